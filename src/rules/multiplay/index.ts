import { multiplayCore } from '../../core/multiplay.js';
import { multiplayWith } from './game.js';
import { read, write } from './text.js';

/** Multiplay by Andy Merritt's rules: `docs/rules/multiplay.md`. */
export const multiplay = /* @__PURE__ */ multiplayWith({ write, read });

/** Loads the core that the rules stand on: await it where WebAssembly may be refused. */
export const loadMultiplay = (): Promise<void> => multiplayCore.ready();

export * from './options.js';
export * from './state.js';
export { legalCells, timesRow } from './play.js';
export { multiplayWith, type Multiplay } from './game.js';
