// The lint rule that keeps the arrows between the rooms of the house:
// assembly → src/core → src/rules → src/match, src/bots, src/results → components → demo.
import { dirname, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * For each room, whom it may import beside itself, and which packages. The first folder that fits a path is its room;
 * a path in no room (tests, scripts, configuration) may import anything.
 */
export const rooms = {
  assembly: { rooms: [], packages: [] },
  'src/core': { rooms: [], packages: [] },
  'src/rules': { rooms: ['src/core'], packages: [] },
  'src/words': { rooms: ['src/rules'], packages: [] },
  'src/match': { rooms: ['src/core', 'src/rules', 'src/words'], packages: [] },
  'src/bots': { rooms: ['src/core', 'src/rules'], packages: [] },
  'src/hints': { rooms: ['src/core', 'src/rules', 'src/bots', 'src/words'], packages: [] },
  'src/review': { rooms: ['src/core', 'src/rules', 'src/match', 'src/bots', 'src/words'], packages: [] },
  'src/puzzles': { rooms: ['src/core', 'src/rules', 'src/bots', 'src/words'], packages: [] },
  'src/results': { rooms: ['src/core', 'src/rules', 'src/match', 'src/words'], packages: [] },
  // Makes packages and snippets. Only the demo and the command line know it: no page with a game downloads it.
  'src/embed': { rooms: ['src/rules', 'src/match', 'src/words'], packages: ['fflate'] },
  components: {
    rooms: ['src/rules', 'src/match', 'src/bots', 'src/hints', 'src/review', 'src/puzzles', 'src/results', 'src/words'],
    packages: ['lit'],
  },
  // The scripts of pages around a game: what a package, a frame, or a division of a page needs.
  pages: { rooms: ['src/rules', 'src/match', 'src/results', 'src/words', 'src/embed'], packages: [] },
  demo: {
    rooms: ['components', 'src/core', 'src/rules', 'src/match', 'src/bots', 'src/results', 'src/words', 'src/embed'],
    packages: ['lit', 'abacade'],
  },
  src: { rooms: [], packages: [] }, // a file of src/ that is in no room knows nobody
};

/** The room of a path below the root, written with forward slashes, or undefined. */
export const roomOf = (path) => Object.keys(rooms).find((room) => path.startsWith(`${room}/`));

/** What is said in one language is only known to the modules that are generated for all of them. */
const ofOneLanguage = /^src\/words\/(?!generated\/)[^/]+\//;

/** `lit/decorators.js` → `lit`, `@scope/name/file.js` → `@scope/name`. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Why `file` (below the root) may not import `specifier`, or undefined if it may. */
export function refusal(file, specifier) {
  const from = roomOf(file);
  if (!from) return undefined;
  if (!specifier.startsWith('.')) {
    return rooms[from].packages.includes(packageOf(specifier)) ? undefined : { from, to: specifier };
  }
  const target = posix.join(posix.dirname(file), specifier);
  const to = roomOf(target);
  if (from !== 'src/words' && ofOneLanguage.test(target)) return { from, to: target };
  return to === from || (to && rooms[from].rooms.includes(to)) ? undefined : { from, to: to ?? target };
}

const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports follow the arrows between the rooms.' },
    messages: { arrow: '{{from}} may not import {{to}}: the arrows are in scripts/lint/arrows.mjs.' },
    schema: [],
  },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (node) => {
      if (node.source?.type !== 'Literal') return;
      const refused = refusal(file, String(node.source.value));
      if (refused) context.report({ node: node.source, messageId: 'arrow', data: refused });
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

export default { rules: { arrows: rule } };
