import { multiplayCore } from '../../core/multiplay.js';

/** Loads the core that the rules use. Await it first if WebAssembly may be blocked. */
export const loadMultiplay = (): Promise<void> => multiplayCore.ready();

export * from './options.js';
export * from './state.js';
export { facesNow, legalCells, timesRow } from './play.js';
export { columnName, gainAt, placeOf, rowsAndTraps } from './gains.js';
export { multiplay, type Multiplay } from './game.js';
