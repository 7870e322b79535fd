import type { Refusals } from './words.js';

/** What Multiplication tables says at the first move. Numbers and sums come in the reader's digits. */
export interface TablesWords {
  readonly title: string;
  readonly board: string;
  readonly round: (round: string, of: string) => string;
  readonly fromBag: string;
  readonly hand: (name: string) => string;
  /** A piece that is to be laid. */
  readonly fits: (number: string) => string;
  readonly takeTwo: string;
  readonly take: string;
  /** What the player is to do: `sum` is "3 × 8". */
  readonly ask: (sum: string) => string;
  readonly mayLay: (product: string) => string;
  readonly firstTake: string;
  readonly takeOne: string;
  readonly layIt: string;
  /** Why nothing can be laid yet: so many pieces are missing. */
  readonly lacks: (pieces: number) => string;
  readonly pass: string;
  readonly notNow: string;
  /** Takes the piece laid last back into the hand. */
  readonly putBack: (number: string) => string;
  readonly isLaid: (pieces: string) => string;
  readonly itMakes: (product: string) => string;
  readonly pieces: (count: number) => string;
  readonly players: string;
  readonly signsLeft: (equals: number) => string;
  readonly refusals: Refusals;
}

/** What is told of a game of Multiplication tables, and said to those who ask. */
export interface TablesTellingWords {
  readonly sum: (name: string, sum: string) => string;
  readonly wrong: (name: string, given: string) => string;
  readonly attached: (name: string, product: string) => string;
  readonly passed: (name: string) => string;
  readonly roundOver: (sum: string, product: string, count: number) => string;
  readonly drew: (name: string, number: string) => string;
  /** What a computer player draws is not told. */
  readonly drewUnseen: (name: string) => string;
  readonly noneDrawn: string;
  readonly ended: string;
  readonly help: string;
  readonly hear: string;
  /** Shows the sum as rows of dots. */
  readonly dots: string;
  readonly rows: (rows: number, dots: number) => string;
  /** How the round went for a player, in a word or two. */
  readonly right: string;
  readonly saidWrong: (given: string) => string;
  readonly didPass: string;
}

/** What the set-up form says of Multiplication tables. */
export interface TablesFormWords {
  readonly about: string;
  readonly answer: string;
  readonly answerHelp: string;
}
