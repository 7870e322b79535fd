/** All elements as classes. Importing them registers nothing: import `abacade/multiplay-grid` for that. */
export { MultiplayGrid } from './multiplay-grid/multiplay-grid.js';
export { PytagoraBoard } from './pytagora-board/pytagora-board.js';
export type * from './parts/events.js';
