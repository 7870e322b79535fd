import { readySearch } from '../../core/pytagora-search.js';

export { hasSearch } from '../../core/pytagora-search.js';

/**
 * Loads the search for equations. `moves`, the computer players and the option `only-when-stuck` of PYT-19 stand on it:
 * await it before.
 */
export const loadSearch = readySearch;
