// Defines which modules load when: the files of one element for pages without a bundler. `<tag>.js` is a whole game between
// people; the lazy modules below are fetched when needed. Reachability decides which file a module is bundled into.

/** Maps dynamically imported modules to parts. A module and whatever only it imports become `<tag>.<part>.js`. */
const parts = [
  { part: () => 'set-up', path: /\/components\/[\w-]+\/set-up\.ts$/ },
  { part: () => 'study', path: /\/components\/[\w-]+\/study\.ts$/ },
  { part: () => 'lesson', path: /\/components\/[\w-]+\/lesson\.ts$/ },
  { part: () => 'finish', path: /\/components\/[\w-]+\/finish\.ts$/ },
  { part: () => 'bot', path: /\/src\/bots\/[\w-]+\.ts$/ },
  { part: () => 'saving', path: /\/components\/game\/saving\.ts$/ },
  { part: () => 'storage', path: /\/src\/match\/indexed-storage\.ts$/ },
  { part: () => 'learning', path: /\/components\/game\/learning\.ts$/ },
  { part: () => 'warm-up', path: /\/components\/parts\/warm-up\/before-game\.ts$/ },
  { part: () => 'garden', path: /\/components\/parts\/garden\.ts$/ },
  { part: () => 'qr', path: /\/components\/qr\/qr-code\.ts$/ },
  { part: () => 'older', path: /\/components\/style\/older\/styles\.ts$/ },
  { part: () => 'sounds', path: /\/components\/style\/sounds\.ts$/ },
  { part: () => 'live', path: /\/components\/parts\/live\/live\.ts$/ },
  // The words around a board across devices are fetched with it, only in the reader's language.
  { part: (language) => `live-${language}`, path: /\/src\/words\/generated\/live\.([\w-]+)\.ts$/ },
  { part: (language) => language, path: /\/src\/words\/generated\/[\w-]+\.([\w-]+)\.ts$/ },
];

/**
 * The parts that each part loads, so that modules that both need belong to the loaded one: `study` imports the computer
 * player, which rates the choices, what the end of a game praises, which a replay shows again, and the lessons for practice;
 * the warm-up is opened from the form, updates what is known and gives lessons; the garden opens the warm-up.
 */
const standsOn = {
  study: ['bot', 'lesson', 'finish'],
  'warm-up': ['set-up', 'learning', 'lesson'],
  garden: ['warm-up', 'set-up', 'learning'],
};

/**
 * The parts that have modules in common: what exactly these reach is a file of its own, which each of them imports. A game that
 * gives no lessons while it is played gives them in practice and in the warm-up.
 */
const shared = { lesson: ['study', 'warm-up'] };

const main = 'main';

function partOf(id) {
  for (const { part, path } of parts) {
    const found = path.exec(id);
    if (found) return part(found[1]);
  }
  throw new Error(`${id} is imported dynamically, and scripts/bundle/parts.mjs has no part for it.`);
}

/** Returns a module and everything that it imports statically, directly or indirectly. */
function reachedFrom(id, infoOf) {
  const reached = new Set([id]);
  for (const one of reached) for (const next of infoOf(one)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Returns, for each module, the set of parts that reach it; `main` is the entry. */
function reachability(entry, infoOf) {
  const reachedBy = new Map();
  const waiting = [[entry, main]];
  const seen = new Set([entry]);
  for (const [root, part] of waiting) {
    for (const id of reachedFrom(root, infoOf)) {
      reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(part));
      for (const lazy of infoOf(id)?.dynamicallyImportedIds ?? []) {
        if (seen.has(lazy) || infoOf(lazy).isExternal) continue; // a twin is in a file of its own
        seen.add(lazy);
        waiting.push([lazy, partOf(lazy)]);
      }
    }
  }
  return reachedBy;
}

/**
 * Returns the part for a module reached by these parts: the one that all others build on, or one that they share, otherwise
 * the element's file.
 */
function home(reachedBy) {
  if (reachedBy.has(main)) return main;
  const needed = [...reachedBy].filter((part) => !standsOn[part]?.some((other) => reachedBy.has(other)));
  if (needed.length === 1) return needed[0];
  const isNeeded = (parts) => parts.length === needed.length && parts.every((part) => needed.includes(part));
  return Object.keys(shared).find((part) => isNeeded(shared[part])) ?? main;
}

/** Returns, for Rollup's `manualChunks`, the function that names the file of each module of an element. */
export function chunksOf(tag, entry) {
  let reachedBy;
  return (id, { getModuleInfo }) => {
    reachedBy ??= reachability(entry, getModuleInfo);
    const by = reachedBy.get(id);
    if (!by) return null;
    const part = home(by);
    return part === main ? tag : part;
  };
}
