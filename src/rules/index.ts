/**
 * The rules of all games: `games` by name. Await `ready()` of `abacade/core` first if WebAssembly may be blocked, and always
 * before listing the moves of Pytagora.
 */
export * from './games.js';
export * from './game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from './options.js';
