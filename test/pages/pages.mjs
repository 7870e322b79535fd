// The pages that test/browser/pages.test.ts opens in a frame, as a host might write them, each under a policy.

/** Policies that a page may be under, as the value of `Content-Security-Policy`. */
export const policies = {
  none: undefined,
  self: `default-src 'self'`,
  wasm: `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'`,
  trusted: `default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html`,
};

const module = (file) => `<script type="module" src="/plain/dist/${file}.js"></script>`;
const script = (file) => `<script src="/plain/dist/${file}.js"></script>`;

/** By kind of page: what stands in its head for an element of that tag. */
const kinds = {
  module: (tag) => module(`cdn/${tag}`),
  script: (tag) => script(`cdn/${tag}.iife`),
  core: () => '<script type="module" src="/plain/test/pages/core.js"></script>',
  all: () => module('cdn/abacade'),
  /** As in Moodle: RequireJS is there, and two authors have pasted the same game in their own way. */
  twice: (tag) =>
    `<script src="/plain/test/pages/amd.js"></script>${[script(`cdn/${tag}.iife`), script(`cdn/${tag}.iife`)].join('')}${module(`cdn/${tag}`)}${module('cdn/abacade')}`,
};

/** The markup of a page, or undefined for an unknown kind. With `begun` the game begins at once, else with its form. */
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
