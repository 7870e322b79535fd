import { multiplayCore } from '../../core/multiplay.js';

export { multiplay } from './whole.js';

/** Loads the core that the rules use. Await it first if WebAssembly may be blocked. */
export const loadMultiplay = (): Promise<void> => multiplayCore.ready();

export * from './options.js';
export * from './state.js';
export { legalCells, timesRow } from './play.js';
export { columnName, gainAt, placeOf, rowsAndTraps } from './sight.js';
export { multiplayWith, type Multiplay } from './game.js';
