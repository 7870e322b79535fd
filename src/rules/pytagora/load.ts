import { pytagoraCore } from '../../core/pytagora.js';
import { readySearch } from '../../core/pytagora-search.js';

/** Loads the core that the rules stand on: await it where WebAssembly may be refused. */
export const loadPytagora = (): Promise<void> => pytagoraCore.ready();

/**
 * Loads the search for equations. `moves`, the computer players and the option `only-when-stuck` of PYT-19 stand on it:
 * await it before.
 */
export const loadSearch = readySearch;
