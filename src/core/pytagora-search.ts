import type * as Find from './pytagora-find.js';

/*
 * The search is fetched separately, because people playing each other never need it. It is the only part of the cores that
 * must be awaited.
 */
let search: typeof Find | undefined;

/** Loads the search; may be called any number of times. */
export async function readySearch(): Promise<void> {
  search ??= await import('./pytagora-find.js');
  await search.findCore.ready();
}

/** Whether the search has been loaded. */
export const hasSearch = (): boolean => search?.findCore.engine() !== undefined;

function loaded(): typeof Find {
  if (!search) throw new Error('abacade/core: await ready() before equations are looked for.');
  return search;
}

/** See `find` in pytagora-find.ts. @throws Error if the search has not been loaded. */
export const find: typeof Find.find = (...asked) => loaded().find(...asked);

/** See `best` in pytagora-find.ts. @throws Error if the search has not been loaded. */
export const best: typeof Find.best = (...asked) => loaded().best(...asked);

/** See `findAside` in pytagora-find.ts. @throws Error if the search has not been loaded. */
export const findAside: typeof Find.findAside = (...asked) => loaded().findAside(...asked);

/** See `bestInSteps` in pytagora-find.ts. @throws Error if the search has not been loaded. */
export const bestInSteps: typeof Find.bestInSteps = (...asked) => loaded().bestInSteps(...asked);

/** See `findInSteps` in pytagora-find.ts. @throws Error if the search has not been loaded. */
export const findInSteps: typeof Find.findInSteps = (...asked) => loaded().findInSteps(...asked);
