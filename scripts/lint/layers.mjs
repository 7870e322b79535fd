// A lint rule that enforces which layer may import which:
// assembly → src/core → src/rules → src/match, src/bots, src/results → components → demo.
import { dirname, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The layers below those of components that know a match. */
const ofComponents = [
  'src/rules',
  'src/match',
  'src/bots',
  'src/hints',
  'src/review',
  'src/puzzles',
  'src/learning',
  'src/results',
  'src/report',
  'src/live/protocol',
  'src/live/referee',
  'src/live/client',
  'src/words',
];

/**
 * For each layer, the other layers and the packages that it may import. A path belongs to the first layer whose folder
 * contains it; a path in no layer (tests, scripts, configuration) may import anything.
 */
export const layers = {
  assembly: { layers: [], packages: [] },
  'src/core': { layers: [], packages: [] },
  'src/rules': { layers: ['src/core'], packages: [] },
  'src/words': { layers: ['src/rules'], packages: [] },
  'src/match': { layers: ['src/core', 'src/rules', 'src/words'], packages: [] },
  'src/bots': { layers: ['src/core', 'src/rules'], packages: [] },
  'src/hints': { layers: ['src/core', 'src/rules', 'src/bots', 'src/words'], packages: [] },
  'src/review': { layers: ['src/core', 'src/rules', 'src/match', 'src/bots', 'src/words'], packages: [] },
  'src/puzzles': { layers: ['src/core', 'src/rules', 'src/bots', 'src/words'], packages: [] },
  'src/learning': { layers: ['src/rules'], packages: [] },
  'src/results': { layers: ['src/core', 'src/rules', 'src/match', 'src/learning', 'src/words'], packages: [] },
  // A game between devices: the messages, …
  'src/live/protocol': { layers: ['src/rules', 'src/match', 'src/words'], packages: [] },
  // … the server's judgement as pure functions without a socket, a clock or a random source of their own, …
  'src/live/referee': { layers: ['src/live/protocol', 'src/rules', 'src/match', 'src/words'], packages: [] },
  // … and a device's connection to the server.
  'src/live/client': { layers: ['src/live/protocol', 'src/rules', 'src/match'], packages: [] },
  // Unpacks untrusted zips.
  'src/archive': { layers: ['src/rules'], packages: ['fflate'] },
  // The teacher's report: reads the exports of platforms.
  'src/report': {
    layers: ['src/rules', 'src/match', 'src/learning', 'src/archive', 'src/words'],
    packages: [],
  },
  // Builds packages and snippets. Only the demo and the command line import it; no page with a game downloads it.
  'src/embed': { layers: ['src/rules', 'src/match', 'src/puzzles', 'src/words', 'src/archive'], packages: ['fflate'] },
  // Drawings and the appearance of pages, without access to a match.
  'components/style': { layers: ['src/rules', 'src/match', 'src/words'], packages: ['lit'] },
  // QR codes: fetched only where one is shown.
  'components/qr': { layers: [], packages: ['uqr'] },
  // The screens that several games share, and the types of what they are handed. They fetch two elements: the garden and the warm-up.
  'components/parts': { layers: ['components/style', 'components', ...ofComponents], packages: ['lit'] },
  // The element of a game and its controllers. It fetches one element: the lobby.
  'components/game': {
    layers: ['components/style', 'components/parts', 'components', ...ofComponents],
    packages: ['lit'],
  },
  // The elements, and what surrounds a board in a lesson.
  components: {
    layers: ['components/style', 'components/qr', 'components/parts', 'components/game', ...ofComponents],
    packages: ['lit'],
  },
  // The scripts of pages around a game: of packages, of frames, and the autoloader.
  pages: {
    layers: ['components/style', 'src/rules', 'src/match', 'src/learning', 'src/results', 'src/words', 'src/embed'],
    packages: [],
  },
  // Reads, checks and groups messages, for the scripts in Node and for the demo.
  'scripts/messages': { layers: [], packages: ['@messageformat/parser', 'gettext-parser'] },
  demo: {
    layers: [
      'scripts/messages',
      'components/style',
      'components/qr',
      'components/parts',
      'components/game',
      'components',
      'src/core',
      'src/rules',
      'src/match',
      'src/bots',
      'src/puzzles',
      'src/learning',
      'src/results',
      'src/report',
      'src/words',
      'src/embed',
    ],
    packages: ['lit', 'abacade'],
  },
  // The server for games across devices, with packages of its own (server/package.json). Its log is independent of the games.
  'server/log': { layers: [], packages: ['libsql', 'ioredis', 'node:crypto', 'node:fs', 'node:path'] },
  // LTI is handed what it needs; of the server, only its program knows it.
  'server/lti': {
    layers: ['src/words', 'server/log'],
    packages: ['jose', 'libsql', ...['crypto', 'fs', 'http', 'path'].map((name) => `node:${name}`)],
  },
  server: {
    layers: [
      'server/log',
      'server/lti',
      'src/core',
      'src/rules',
      'src/match',
      'src/bots',
      'src/live/protocol',
      'src/live/referee',
      'src/words',
    ],
    packages: [
      'ws',
      'uqr',
      ...[
        'crypto',
        'fs',
        'http',
        'https',
        'module',
        'os',
        'path',
        'stream',
        'url',
        'util',
        'worker_threads',
        'zlib',
      ].map((name) => `node:${name}`),
    ],
  },
  // A file directly in src/, such as the registry of games, may import nothing, and every layer may import it.
  src: { layers: [], packages: [] },
};

/** Returns the layer of a path relative to the root, with forward slashes; undefined if it is in none. */
export const layerOf = (path) => Object.keys(layers).find((layer) => path.startsWith(`${layer}/`));

/** The words of a single language: only `src/words` itself may import them. Others import the generated modules. */
const ofOneLanguage = /^src\/words\/generated\/[^/]+\//;

/** Returns the name of the package: `lit/decorators.js` → `lit`, `@scope/name/file.js` → `@scope/name`. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the import that `file` (relative to the root) may not have, as `{ from, to }`; undefined if it is allowed. */
export function refusal(file, specifier) {
  const from = layerOf(file);
  if (!from) return undefined;
  if (!specifier.startsWith('.')) {
    return layers[from].packages.includes(packageOf(specifier)) ? undefined : { from, to: specifier };
  }
  const target = posix.join(posix.dirname(file), specifier);
  const to = layerOf(target);
  if (from !== 'src/words' && ofOneLanguage.test(target)) return { from, to: target };
  return to === from || to === 'src' || (to && layers[from].layers.includes(to))
    ? undefined
    : { from, to: to ?? target };
}

const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports respect the order of the layers.' },
    messages: { forbidden: '{{from}} may not import {{to}}: see scripts/lint/layers.mjs.' },
    schema: [],
  },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (node) => {
      if (node.source?.type !== 'Literal') return;
      const refused = refusal(file, String(node.source.value));
      if (refused) context.report({ node: node.source, messageId: 'forbidden', data: refused });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { rules: { imports: rule } };
