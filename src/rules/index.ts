import { multiplay } from './multiplay/index.js';
import { plyt } from './plyt/index.js';
import { sequence } from './sequence/index.js';

/** Every game by its name. `await ready()` of `abacade/core` first where WebAssembly may be refused. */
export const games = { plyt, sequence, multiplay } as const;

export * from './game.js';
export type { MultiplayEvent, MultiplayMove, MultiplayOptions, MultiplayState } from './multiplay/index.js';
