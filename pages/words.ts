import { pageWords } from '../src/words/generated/pages.js';
import { keptWords } from './plain-words.js';
import { fetchSpoken, fileOf, first, tagFor, type Said, type Wanted } from './speak.js';
import type { PageWords } from '../src/words/types.js';

export type { PageWords } from '../src/words/types.js';
export { tagFor } from './speak.js';

/** The words of a page around a game, and their language. */
export type Spoken = Said<PageWords>;

/** Fetches the words of the language for these tags; falls back to the first language if that fails. */
export const fetchWords = (...wanted: Wanted): Promise<Spoken> => fetchSpoken(pageWords, wanted);

/** Returns words without waiting: those of a script that has already run, otherwise those of the first language. */
export function wordsFor(...wanted: Wanted): Spoken {
  const tag = tagFor(wanted);
  const words = keptWords(fileOf(tag)) as PageWords | undefined;
  return words ? { tag, words } : { tag: first, words: pageWords };
}
