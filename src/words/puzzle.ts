/** What a puzzle asks and says, by the codes of `src/puzzles`. */
import type { Sentences, Writer } from './say.js';

/** What a puzzle may ask for. */
export const taskCodes = [
  'multiplay-trap',
  'multiplay-row',
  'multiplay-most',
  'sequence-keep',
  'plyt-card',
  'plyt-dice',
  'pytagora-most',
] as const;

export type Task = (typeof taskCodes)[number];

export const puzzleCodes = [
  ...taskCodes,
  'multiplay-traps',
  'multiplay-makes-row',
  'multiplay-brings',
  'sequence-keep-these',
  'sequence-none',
  'sequence-stop',
  'plyt-dice-best',
  'plyt-card-best',
  'pytagora-brings',
] as const;

export type PuzzleCode = (typeof puzzleCodes)[number];

export interface PuzzleWords {
  readonly heading: string;
  readonly ofTheDay: string;
  /** While one is made. */
  readonly making: string;
  /** Tasks, and why the best answer is the best. */
  readonly said: Sentences<PuzzleCode>;
  /** One of a list of pairs: so many dice, and how often of 100 they are answered right. */
  readonly pair: NonNullable<Writer['pair']>;
  /** What an answer brings, by its unit. */
  readonly worth: Readonly<Record<'points' | 'steps' | 'chance', (figure: string) => string>>;
  readonly better: string;
  /** A move that is no answer. */
  readonly notAsked: string;
  readonly right: (tries: number) => string;
  /** Right, after it was shown. */
  readonly rightThen: string;
  readonly star: string;
  /** Said of what is marked on the board. */
  readonly marked: string;
  readonly tries: (tries: number) => string;
  readonly tryAgain: string;
  readonly showMe: string;
  readonly another: string;
  readonly leave: string;
}
