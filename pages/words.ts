import { notices, report } from '../src/words/generated/pages.js';
import { languages } from '../src/words/languages.js';
import type { NoticeWords, ReportWords } from '../src/words/types.js';
import { pickLanguage } from '../src/words/words.js';

export type PageWords = ReportWords & Pick<NoticeWords, 'attribute' | 'noCore' | 'retry'>;

/**
 * Returns the words of a page around a game, and their language: the first supported one of those wanted, the page's
 * and the reader's.
 */
export function wordsFor(...wanted: (string | null | undefined)[]): { tag: string; words: PageWords } {
  const tag = pickLanguage(languages, [...wanted, document.documentElement.lang], [navigator.language]);
  const { attribute, noCore, retry } = notices[tag];
  return { tag, words: { ...report[tag], attribute, noCore, retry } };
}
