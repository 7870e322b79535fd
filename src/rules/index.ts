import { multiplay } from './multiplay/index.js';
import { plusAndMinus, pytagora } from './pytagora/index.js';

/**
 * Every game by its name. `await ready()` of `abacade/core` first where WebAssembly may be refused, and wherever the moves
 * of Pytagora are asked for.
 */
export const games = { multiplay, pytagora, plusAndMinus } as const;

export * from './game.js';
export type { MultiplayEvent, MultiplayMove, MultiplayOptions, MultiplayState } from './multiplay/index.js';
export type { PytagoraEvent, PytagoraMove, PytagoraOptions, PytagoraState } from './pytagora/index.js';
