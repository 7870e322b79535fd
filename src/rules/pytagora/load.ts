import { readySearch } from '../../core/pytagora-search.js';

export { hasSearch } from '../../core/pytagora-search.js';

/**
 * Loads the search for equations. Await it before calling `moves`, using a computer player or playing with the option
 * `only-when-stuck` of PYT-19.
 */
export const loadSearch = readySearch;
