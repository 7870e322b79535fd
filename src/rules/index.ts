/**
 * The rules of all games: `games` by name. Await `ready()` of `abacade/core` first if WebAssembly may be blocked, and always
 * before listing the moves of Pytagora.
 */
import type { Game } from './game.js';
import { games } from './games.js';
import { registeredAs } from './register.js';

export { createGame, type GameSource, type Position, type TypedMove, type WithUndo } from './create-game.js';
export { choice, whole, yesOrNo, type Choice, type Whole, type YesOrNo } from './option-kinds.js';
export { registerGame, type Registration } from './register.js';
export * from './games.js';
export * from './game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from './options.js';

/**
 * Returns the game with a name, as records and events have it: `multiplay`, `up-and-down`, or that of a game by others which
 * is registered; undefined if there is none.
 */
export const gameOf = (name: unknown): Game<unknown, unknown, unknown> | undefined =>
  (Object.values(games) as readonly Game<unknown, unknown, unknown>[]).find((game) => game.name === name) ??
  registeredAs(name)?.game;
