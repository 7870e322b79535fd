import type { Verdict } from '../../src/puzzles/puzzler.js';

/** The progress in one puzzle so far. */
export interface PuzzleCourse<M> {
  /** The number of answers given. */
  tries: number;
  /** The number of hints taken. */
  hints: number;
  /** True if the answer was shown before it was found. */
  isShown: boolean;
  isSolved: boolean;
  /** The stars of the answers, 0 to 3. */
  won: number;
  /** The verdict on the last answer; undefined before the first answer, and after the child has turned to something else. */
  verdict?: Verdict<M> | undefined;
  /** The answer that is shown on the board. */
  marked?: M | undefined;
  /** Another sentence to show. */
  note?: string | undefined;
  /** The text to share, if it could be neither shared nor copied. */
  text?: string | undefined;
}

/** The progress at the start of a puzzle. */
export const fresh: Readonly<PuzzleCourse<never>> = { tries: 0, hints: 0, isShown: false, isSolved: false, won: 0 };

/** The maximum number of hints before the answer itself. */
export const lastHint = 2;
