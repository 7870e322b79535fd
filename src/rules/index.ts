/**
 * The rules of all games: `games` by name. Await `ready()` of `abacade/core` first if WebAssembly may be blocked, and always
 * before listing the moves of Pytagora.
 */
import type { Game } from './game.js';
import { games } from './games.js';

export * from './games.js';
export * from './game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from './options.js';

/** Returns the game with a name, as records and events have it: `multiplay`, `up-and-down`; undefined if there is none. */
export const gameOf = (name: unknown): Game<unknown, unknown, unknown> | undefined =>
  (Object.values(games) as readonly Game<unknown, unknown, unknown>[]).find((game) => game.name === name);
