// The pages that test/browser/pages.test.ts opens in a frame, as hosts might write them, each with a policy.

/** The values of `Content-Security-Policy` that pages may have. */
export const policies = {
  none: undefined,
  self: `default-src 'self'`,
  wasm: `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'`,
  strict: `default-src 'none'; script-src 'self'; style-src 'self'`,
  trusted: `default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html`,
  'trusted-beside': `default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html abacade`,
  untrusted: `default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/** A report-only policy for what no page may do, whatever its own policy. */
export const atHome = `default-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:`;

const module = (file) => `<script type="module" src="/plain/dist/${file}.js"></script>`;
const script = (file) => `<script src="/plain/dist/${file}.js"></script>`;
const floor = (browser) => `<script src="/plain/test/pages/floor.js" data-as="${browser}"></script>`;
const plain = (path) => `<script src="/plain/${path}"></script>`;

/** For each kind of page, the content of its head for an element of that tag. */
const kinds = {
  module: (tag) => module(`cdn/${tag}`),
  script: (tag) => script(`cdn/${tag}.iife`),
  core: () => '<script type="module" src="/plain/test/pages/core.js"></script>',
  all: () => module('cdn/abacade'),
  /** Like Moodle: with RequireJS, and the same game embedded by two authors in different ways. */
  twice: (tag) =>
    `${plain('test/pages/amd.js')}${[script(`cdn/${tag}.iife`), script(`cdn/${tag}.iife`)].join('')}${module(`cdn/${tag}`)}${module('cdn/abacade')}`,
  /** The real RequireJS; one version of the game as a plain script, one as a module, and the autoloader twice. */
  require: (tag) =>
    `${plain('node_modules/requirejs/require.js')}${script(`cdn/${tag}.iife`)}${module(`cdn/${tag}`)}${module('cdn/abacade')}`,
  /** With the styles of Bootstrap 5. */
  bootstrap: (tag) =>
    `<link rel="stylesheet" href="/plain/node_modules/bootstrap/dist/css/bootstrap.min.css">${module(`cdn/${tag}`)}`,
  /** In a frame with an opaque origin, where modules do not load. */
  sandbox: (tag) => `${script(`cdn/${tag}.iife`)}${plain('test/pages/hands.js')}`,
  /** Two versions of one game, and the plain script, embedded by several authors. They run in this order. */
  versions: (tag) =>
    `${module(`cdn/${tag}`)}<script type="module" src="/version/9.9.9/${tag}.js"></script>` +
    `<script defer src="/plain/dist/cdn/${tag}.iife.js"></script>`,
  /** The server-rendered markup, still without its script. */
  bare: () => '',
  /** Two games, each with a script of its own: as modules, as plain scripts, and after another copy of Lit. */
  pair: (tag) => `${module(`cdn/${tag}`)}${module('cdn/sequence-board')}`,
  'plain-pair': (tag) => `${script(`cdn/${tag}.iife`)}${script('cdn/sequence-board.iife')}`,
  'other-lit': (tag) =>
    `${plain('test/pages/other-lit.js')}${module(`cdn/${tag}`)}${script('cdn/sequence-board.iife')}`,
  /** A browser without the features that one of the oldest lacks: test/pages/floor.js. */
  'floor-chrome': (tag) => `${floor('chrome')}${module(`cdn/${tag}`)}`,
  'floor-firefox': (tag) => `${floor('firefox')}${module(`cdn/${tag}`)}`,
  'floor-safari': (tag) => `${floor('safari')}${module(`cdn/${tag}`)}`,
  /** Only the autoloader, in a browser that is too old. */
  'too-old': () => `${floor('too-old')}${module('cdn/abacade')}`,
  /** Only the autoloader. */
  embed: () => module('cdn/abacade'),
};

/**
 * Returns the markup of a page; undefined for an unknown kind. With `begun`, the game starts immediately, otherwise
 * with its form.
 */
export function page(kind, tag, begun) {
  if (!Object.hasOwn(kinds, kind) || !/^[a-z]+(-[a-z]+)+$/.test(tag)) return undefined;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${kind} ${tag}</title>
    <script src="/plain/test/pages/watch.js"></script>
    ${kinds[kind](tag)}
  </head>
  <body>
    <${tag}${begun ? ' players="Ada, Ben" real-dice' : ''}></${tag}>
  </body>
</html>
`;
}
