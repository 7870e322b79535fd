/**
 * All elements as classes. Importing them registers nothing; to register one, import its own module, such as
 * `abacade/multiplay-grid`.
 */
export { MultiplayGrid } from './multiplay-grid/multiplay-grid.js';
export { PlytBoard } from './plyt-board/plyt-board.js';
export { SequenceBoard } from './sequence-board/sequence-board.js';
export { PytagoraSquare } from './pytagora-square/pytagora-square.js';
export { PytagoraTables } from './pytagora-tables/pytagora-tables.js';
export { PytagoraBoard } from './pytagora-board/pytagora-board.js';
export { AbacadeReport } from './abacade-report/abacade-report.js';
export { AbacadeClass } from './abacade-class/abacade-class.js';
export { AbacadeLobby } from './abacade-lobby/abacade-lobby.js';
export { AbacadeWarmUp } from './abacade-warm-up/abacade-warm-up.js';
export { AbacadeKnown } from './abacade-known/abacade-known.js';
export type * from './game/events.js';
export type { Player } from '../src/match/players.js';
