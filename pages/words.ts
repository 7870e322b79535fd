import { faults as englishFaults } from '../src/words/en/faults.js';
import { report as english } from '../src/words/en/report.js';
import { faults as italianFaults } from '../src/words/it/faults.js';
import { report as italian } from '../src/words/it/report.js';
import { pickLanguage, type FaultWords, type ReportWords } from '../src/words/words.js';

const pick = ({ attribute, noCore, retry }: FaultWords) => ({ attribute, noCore, retry });

const tables: Readonly<Record<string, ReportWords & Pick<FaultWords, 'attribute' | 'noCore' | 'retry'>>> = {
  en: { ...english, ...pick(englishFaults) },
  it: { ...italian, ...pick(italianFaults) },
};

export type PageWords = (typeof tables)[string];

/** The words of a page around a game, and their language: the game's, the page's, else the reader's. */
export function wordsFor(...wanted: (string | null | undefined)[]): { tag: string; words: PageWords } {
  const tag = pickLanguage(Object.keys(tables), [...wanted, document.documentElement.lang, navigator.language]);
  return { tag, words: tables[tag] };
}
