import type * as Find from './pytagora-find.js';

/*
 * The search is fetched by itself: a page on which people play needs it for no move of theirs. So it is the one part of
 * the cores that must be awaited.
 */
let room: typeof Find | undefined;

/** Loads the search; may be called any number of times. */
export async function readySearch(): Promise<void> {
  room ??= await import('./pytagora-find.js');
  await room.findCore.ready();
}

/** Whether the search was loaded. */
export const hasSearch = (): boolean => room?.findCore.engine() !== undefined;

function loaded(): typeof Find {
  if (!room) throw new Error('abacade/core: await ready() before equations are looked for.');
  return room;
}

/** `find` of pytagora-find.ts. @throws Error before the search was loaded. */
export const find: typeof Find.find = (...asked) => loaded().find(...asked);

/** `best` of pytagora-find.ts. @throws Error before the search was loaded. */
export const best: typeof Find.best = (...asked) => loaded().best(...asked);

/** `findAside` of pytagora-find.ts. @throws Error before the search was loaded. */
export const findAside: typeof Find.findAside = (...asked) => loaded().findAside(...asked);

/** `bestInSteps` of pytagora-find.ts. @throws Error before the search was loaded. */
export const bestInSteps: typeof Find.bestInSteps = (...asked) => loaded().bestInSteps(...asked);

/** `findInSteps` of pytagora-find.ts. @throws Error before the search was loaded. */
export const findInSteps: typeof Find.findInSteps = (...asked) => loaded().findInSteps(...asked);
