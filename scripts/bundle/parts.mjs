// What loads when: the files that one element becomes for pages without a bundler. `<tag>.js` is a whole game between
// people; beside it stand the lazy modules below. What a module is bundled with follows from who reaches it.

/** A module that is imported dynamically, and the part that it and what only it reaches become: `<tag>.<part>.js`. */
const parts = [
  { part: () => 'set-up', path: /\/components\/[\w-]+\/set-up\.js$/ },
  { part: () => 'study', path: /\/components\/[\w-]+\/study\.js$/ },
  { part: () => 'bot', path: /\/src\/bots\/[\w-]+\.js$/ },
  { part: (language) => language, path: /\/src\/words\/generated\/[\w-]+\.([\w-]+)\.js$/ },
];

/** `study` stands on the computer player, which weighs the choices: what both reach is the computer player's. */
const standsOn = { study: 'bot' };

const main = 'main';

function partOf(id) {
  for (const { part, path } of parts) {
    const found = path.exec(id);
    if (found) return part(found[1]);
  }
  throw new Error(`${id} is imported dynamically, and scripts/bundle/parts.mjs has no part for it.`);
}

/** Everything that a module imports statically, itself too. */
function reachedFrom(id, infoOf) {
  const reached = new Set([id]);
  for (const one of reached) for (const next of infoOf(one)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** For each module the parts that reach it, `main` for the entry. */
function reachability(entry, infoOf) {
  const reachedBy = new Map();
  const waiting = [[entry, main]];
  const seen = new Set([entry]);
  for (const [root, part] of waiting) {
    for (const id of reachedFrom(root, infoOf)) {
      reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(part));
      for (const lazy of infoOf(id)?.dynamicallyImportedIds ?? []) {
        if (seen.has(lazy) || infoOf(lazy)?.isExternal) continue;
        seen.add(lazy);
        waiting.push([lazy, partOf(lazy)]);
      }
    }
  }
  return reachedBy;
}

/** Where a module goes that these parts reach: to the one that all others stand on, else to the element's own file. */
function home(reachedBy) {
  if (reachedBy.has(main)) return main;
  const needed = [...reachedBy].filter((part) => !reachedBy.has(standsOn[part]));
  return needed.length === 1 ? needed[0] : main;
}

/** Rollup's `manualChunks` for one element. */
export function chunksOf(entry) {
  let reachedBy;
  return (id, { getModuleInfo }) => {
    reachedBy ??= reachability(entry, getModuleInfo);
    const by = reachedBy.get(id);
    return by && home(by);
  };
}
