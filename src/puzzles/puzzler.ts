/** The types of puzzles, and the interface that each game implements to provide them. */
import type { Game, Random, Seat } from '../rules/game.js';
import type { Fact, Saying } from '../words/say.js';
import type { Strength } from './strength.js';

/**
 * The unit of a choice's value: points gained immediately, expected steps, the chance to finish first (0 to 1), places
 * left, or whether an answer is right (1) or not (0).
 */
export type Unit = 'points' | 'steps' | 'chance' | 'places' | 'answer';

/** The tasks of puzzles. */
export type Task =
  | 'multiplay-trap'
  | 'multiplay-row'
  | 'multiplay-most'
  | 'sequence-keep'
  | 'plyt-card'
  | 'plyt-dice'
  | 'pytagora-most'
  | 'tables-lay'
  | 'square-fewer';

/** A position with one best answer; JSON-safe. */
export interface Puzzle<S = unknown, M = unknown> {
  readonly game: string;
  /** The seed; empty for a puzzle made from a given position. */
  readonly seed: string;
  /** The strength that was requested; undefined for a puzzle made from a given position. */
  readonly strength?: Strength;
  readonly task: Task;
  /** The arguments of the sentence for the task. */
  readonly given: readonly Fact[];
  /** A sentence that follows the task, if there is something to add. */
  readonly note?: Saying;
  /** The position in the notation of its game. */
  readonly text: string;
  readonly state: S;
  /** The seat that is to choose. */
  readonly seat: Seat;
  readonly best: M;
  /** The values of the best and of the second-best answer. */
  readonly value: number;
  readonly second: number;
  readonly unit: Unit;
  /** The number of different answers. */
  readonly answers: number;
  /** The reason why the best answer is best: the key of a sentence and its arguments. */
  readonly why: Saying;
}

/** The judgement of an answer. */
export interface Verdict<M = unknown> {
  readonly right: boolean;
  /** The values of the answer and of the best one, in the unit of the puzzle. */
  readonly value: number;
  readonly bestValue: number;
  readonly best: M;
  readonly unit: Unit;
}

export interface Choice<M> {
  readonly move: M;
  readonly value: number;
}

/** A position with all its choices. */
export interface Question<M> {
  readonly task: Task;
  readonly given: readonly Fact[];
  readonly note?: Saying;
  readonly choices: readonly Choice<M>[];
  /** The index of the best choice. */
  readonly best: number;
}

/** The puzzles of one game. To add a game, implement this in a file of its own and list it in `index.ts`. */
export interface Puzzler<O, S, M> {
  readonly game: Game<O, S, M>;
  readonly unit: Unit;
  /** The minimum difference between the best answer and any other, so that the answer is not a matter of taste. */
  readonly margin: number;
  /** The largest number of positions tried for one puzzle. */
  readonly most: number;
  /** The tasks of its puzzles; the seed decides which of them is tried first. */
  readonly tasks: readonly Task[];
  /** The default options of its puzzles. */
  readonly usual: Partial<O>;
  /** Adapts a position for a puzzle: no time limit, and only the one choice to make. */
  tidy(state: S): S;
  /** Loads the files and computes the data that judging needs, in slices. */
  load(options: O): Promise<void>;
  /**
   * Generates positions that games can reach, using the seed's random numbers. The caller may yield to the page after
   * each step.
   */
  positions(options: O, random: Random): Generator<S | undefined>;
  /**
   * Returns all answers with their values, or undefined if there is nothing to choose. A step takes a few milliseconds
   * at most.
   */
  rate(state: S): Generator<undefined, Question<M> | undefined>;
  /** Returns a key. Answers with the same key are the same answer in another order or place. */
  key(move: M): string;
  /** Returns whether a generated puzzle is neither too easy nor too hard for its strength. */
  suits(state: S, question: Question<M>, second: number, strength: Strength): boolean;
  /** Returns the value of a legal move, or undefined if it does not answer the task. */
  value(state: S, question: Question<M>, move: M): number | undefined;
  why(state: S, question: Question<M>): Saying;
}

/** Returns the index of the choice with the highest value; the first among equal ones. */
export const highest = <M>(choices: readonly Choice<M>[]): number =>
  choices.reduce((best, { value }, i) => (value > choices[best].value ? i : best), 0);
