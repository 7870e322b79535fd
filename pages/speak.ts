import { languages } from '../src/words/languages.js';
import { pickLanguage } from '../src/words/words.js';
import { plainWords } from './plain-words.js';

export type Wanted = readonly (string | null | undefined)[];

/** Words of a page, and their language. */
export interface Said<T> {
  readonly tag: string;
  readonly words: T;
}

/** The language that is always available. */
export const first = languages[0].tag;

/** Returns the name of the script with the words of pages in a language. */
export const fileOf = (tag: string): string => `words-pages.${tag}.js`;

/** Returns the first supported language of those wanted, those of the page and those of the reader. */
export const tagFor = (wanted: Wanted): string =>
  pickLanguage(languages, [...wanted, document.documentElement.lang], [navigator.language]);

/**
 * Fetches the words of the language for these tags; falls back to `words`, those of the first language, if that fails. A
 * script with few sentences passes only the words that it contains.
 */
export async function fetchSpoken<T>(words: T, wanted: Wanted): Promise<Said<T>> {
  const tag = tagFor(wanted);
  if (tag === first) return { tag, words };
  return plainWords<T>(fileOf(tag)).then(
    (fetched) => ({ tag, words: fetched }),
    () => ({ tag: first, words }),
  );
}
