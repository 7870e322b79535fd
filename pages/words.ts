import { pageWords } from '../src/words/generated/pages.js';
import { languages } from '../src/words/languages.js';
import { keptWords, plainWords } from './plain-words.js';
import type { PageWords } from '../src/words/types.js';
import { pickLanguage } from '../src/words/words.js';

export type { PageWords } from '../src/words/types.js';

type Wanted = readonly (string | null | undefined)[];

/** The words of a page around a game, and their language. */
export interface Spoken {
  readonly tag: string;
  readonly words: PageWords;
}

const first: Spoken = { tag: languages[0].tag, words: pageWords };

const name = 'words-pages';
const fileOf = (tag: string): string => `${name}.${tag}.js`;

/** The first supported language of those wanted, the page's and the reader's. */
export const tagFor = (wanted: Wanted): string =>
  pickLanguage(languages, [...wanted, document.documentElement.lang], [navigator.language]);

/** Fetches the words of the language for these tags; the first language's where they are not to be had. */
export async function fetchWords(...wanted: Wanted): Promise<Spoken> {
  const tag = tagFor(wanted);
  if (tag === first.tag) return first;
  return plainWords<PageWords>(fileOf(tag)).then(
    (words) => ({ tag, words }),
    () => first,
  );
}

/** The words at once: those of a script that has run before this one, else the first language's. */
export function wordsFor(...wanted: Wanted): Spoken {
  const tag = tagFor(wanted);
  const words = keptWords(fileOf(tag)) as PageWords | undefined;
  return words ? { tag, words } : first;
}
