import type { Notation } from '../../src/words/notation.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';

/** The language of the reader, and how numbers are written in it. */
export interface Reader<W> {
  readonly words: MainWords<CommonWords>;
  readonly gameWords: MainWords<W>;
  readonly languageTag: string;
  /** The notation of equations for the reader. */
  readonly notation: Notation;
  /** True if the content around a game runs from right to left. */
  readonly rtl: boolean;
  /** Returns a number in the reader's digits; `sign` adds a plus sign. */
  figure(value: number, sign?: boolean): string;
}
