import { languages } from '../src/words/languages.js';
import { pickLanguage } from '../src/words/words.js';
import { plainWords } from './plain-words.js';

export type Wanted = readonly (string | null | undefined)[];

/** Words of a page, and their language. */
export interface Said<T> {
  readonly tag: string;
  readonly words: T;
}

/** The language that is always there. */
export const first = languages[0].tag;

/** The script with the words of pages in a language. */
export const fileOf = (tag: string): string => `words-pages.${tag}.js`;

/** The first supported language of those wanted, the page's and the reader's. */
export const tagFor = (wanted: Wanted): string =>
  pickLanguage(languages, [...wanted, document.documentElement.lang], [navigator.language]);

/**
 * Fetches the words of the language for these tags; `words`, the first language's, where they are not to be had. A script
 * that says little hands over the little that it holds.
 */
export async function fetchSpoken<T>(words: T, wanted: Wanted): Promise<Said<T>> {
  const tag = tagFor(wanted);
  if (tag === first) return { tag, words };
  return plainWords<T>(fileOf(tag)).then(
    (fetched) => ({ tag, words: fetched }),
    () => ({ tag: first, words }),
  );
}
