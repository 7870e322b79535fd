/** The classes of all elements. Written by `npm run games`. */
export { AbacadeClass } from './abacade-class/abacade-class.js';
export { AbacadeKnown } from './abacade-known/abacade-known.js';
export { AbacadeLobby } from './abacade-lobby/abacade-lobby.js';
export { AbacadeReport } from './abacade-report/abacade-report.js';
export { AbacadeWarmUp } from './abacade-warm-up/abacade-warm-up.js';
export { MultiplayGrid } from './multiplay-grid/multiplay-grid.js';
export { PlytBoard } from './plyt-board/plyt-board.js';
export { PytagoraBoard } from './pytagora-board/pytagora-board.js';
export { PytagoraSquare } from './pytagora-square/pytagora-square.js';
export { PytagoraTables } from './pytagora-tables/pytagora-tables.js';
export { SequenceBoard } from './sequence-board/sequence-board.js';
