import type { Refusals } from './words.js';

/** What Up and down says at the first move. Numbers come in the reader's digits; `or` joins them. */
export interface SquareWords {
  readonly title: string;
  /** A path: how many of its numbers lie, the last of them, what comes next. */
  readonly path: (name: string, laid: number, of: number, next: string) => string;
  /** The names of the squares: one, or the even and the odd one. */
  readonly paths: { readonly whole: string; readonly even: string; readonly odd: string };
  readonly or: (one: string, other: string) => string;
  readonly next: (numbers: string) => string;
  /** Where the number is not to be told. */
  readonly find: string;
  readonly hand: (name: string) => string;
  /** A piece that is to be laid. */
  readonly fits: (number: string) => string;
  /** A place where a piece may be laid. */
  readonly place: (number: string, path: string) => string;
  readonly draw: string;
  readonly whichEnd: string;
  readonly dots: (count: number) => string;
  readonly pieces: (count: number) => string;
  readonly players: string;
  readonly refusals: Refusals;
}

/** What is told of a game of Up and down, and said to those who ask. */
export interface SquareTellingWords {
  readonly drewAndLaid: (name: string, number: string) => string;
  readonly drew: (name: string, number: string) => string;
  /** What a computer player keeps is not told. */
  readonly drewUnseen: (name: string) => string;
  readonly drewForBoth: (name: string, number: string) => string;
  readonly laid: (name: string, number: string) => string;
  readonly closed: string;
  readonly closedOne: { readonly even: string; readonly odd: string };
  readonly passed: (name: string) => string;
  readonly ended: string;
  readonly stuck: string;
  readonly help: string;
  readonly hear: string;
}

/** What the set-up form says of Up and down. */
export interface SquareFormWords {
  readonly about: string;
  readonly variant: string;
  readonly variants: { readonly plain: string; readonly 'even-and-odd': string; readonly 'both-ways': string };
  readonly variantHelp: { readonly plain: string; readonly 'even-and-odd': string; readonly 'both-ways': string };
  readonly aided: string;
  readonly aidedHelp: string;
}

/** What the look back says of a game that the fewest pieces win. */
export interface FewestWords {
  readonly wins: (names: readonly string[], pieces: number) => string;
  readonly grew: string;
  readonly beginning: string;
  readonly table: string;
}
