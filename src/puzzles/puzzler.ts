/** What a puzzle is made of, and what a game has to say for one. */
import type { Game, Random, Seat } from '../rules/game.js';
import type { Task } from '../words/puzzle.js';
import type { Fact, Saying } from '../words/say.js';

/** What a choice is worth in: points at once, steps on average, the chance to be first (0 to 1). */
export type Unit = 'points' | 'steps' | 'chance';

export type { Task };

/** A position with one best answer, plain as JSON. */
export interface Puzzle<S = unknown, M = unknown> {
  readonly game: string;
  /** Where it came from; empty for a position that was given. */
  readonly seed: string;
  readonly task: Task;
  /** What the sentence of the task mentions. */
  readonly given: readonly Fact[];
  /** The position in the notation of its game. */
  readonly text: string;
  readonly state: S;
  /** Who is to choose. */
  readonly seat: Seat;
  readonly best: M;
  /** What the best is worth, and the next best answer. */
  readonly value: number;
  readonly second: number;
  readonly unit: Unit;
  /** Why it is the best: the key of a sentence beside the tasks, and what it is given. */
  readonly why: Saying;
}

/** What a puzzle says of an answer. */
export interface Verdict<M = unknown> {
  readonly right: boolean;
  /** What the answer is worth, and the best one, in the unit of the puzzle. */
  readonly value: number;
  readonly bestValue: number;
  readonly best: M;
  readonly unit: Unit;
}

export interface Choice<M> {
  readonly move: M;
  readonly value: number;
}

/** A position with all that can be chosen in it. */
export interface Question<M> {
  readonly task: Task;
  readonly given: readonly Fact[];
  readonly choices: readonly Choice<M>[];
  /** The number of the choice that is best. */
  readonly best: number;
}

/** What a game says of itself for puzzles. A game is added by one file that fulfils this, and its line in `index.ts`. */
export interface Puzzler<O, S, M> {
  readonly game: Game<O, S, M>;
  readonly unit: Unit;
  /** By so much the best must be better than any other answer, so that nobody calls it a matter of taste. */
  readonly margin: number;
  /** At most so many positions are looked at for one puzzle. */
  readonly most: number;
  /** The tasks that its own puzzles may have; the seed says which of them is looked for first. */
  readonly tasks: readonly Task[];
  /** The options of its puzzles where nobody says otherwise. */
  readonly usual: Partial<O>;
  /** The position as a puzzle has it: without a clock, and nothing but the one choice to make. */
  tidy(state: S): S;
  /** Loads and solves what judging stands on, in slices of its own. */
  load(options: O): Promise<void>;
  /** Positions as games lead to them, with the seed's own luck; a page may have its turn after each step. */
  positions(options: O, random: Random): Generator<S | undefined>;
  /** All answers with what they are worth; undefined where nothing is to be chosen. A step is a few milliseconds at most. */
  rate(state: S): Generator<undefined, Question<M> | undefined>;
  /** Answers of one key are one answer, in another order or place. */
  key(move: M): string;
  /** Whether one has to think to find the best: a puzzle of its own is no gift. */
  isHard(state: S, question: Question<M>, second: number): boolean;
  /** What a move is worth; undefined where it is not what is asked. The rules allow it. */
  value(state: S, question: Question<M>, move: M): number | undefined;
  why(state: S, question: Question<M>): Saying;
}

/** The choice with the highest value; the first of equal ones. */
export const highest = <M>(choices: readonly Choice<M>[]): number =>
  choices.reduce((best, { value }, i) => (value > choices[best].value ? i : best), 0);
