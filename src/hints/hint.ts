/** What a ladder of hints is made of, and what a game has to say for one. */
import type { Game, GameEvent, Random, Seat } from '../rules/game.js';
import type { Fact, Saying } from '../words/say.js';

/** What is to be marked on the board. What is left out is not marked. */
export interface Marks {
  /** Cells of Multiplay's board by their index, row by row; in Up and down the ends of the path. */
  readonly cells?: readonly number[];
  /** Dice by their place, the Master 0. */
  readonly dice?: readonly number[];
  /** In PLYT how many dice, in Multiplay the factors of the row. */
  readonly numbers?: readonly number[];
  /** Squares of the trail. */
  readonly squares?: readonly number[];
  /** Pieces or cards by their place in the hand. */
  readonly pieces?: readonly number[];
  /** In Pytagora where an equation lies. */
  readonly line?: { readonly x: number; readonly y: number; readonly down: boolean; readonly text: string };
}

/** One hint: the key of a sentence in `src/words/<language>/hints.ts`, what it is given, and what to mark. */
export interface Rung extends Saying {
  readonly marks: Marks;
}

/** A ladder: a nudge to think, a narrower one, the move and why. */
export type Rungs = readonly [Rung, Rung, Rung];

/** A ladder for the seat to act, and the move that it leads to. */
export interface Hints<M = unknown> {
  readonly game: string;
  readonly seat: Seat;
  readonly move: M;
  readonly rungs: Rungs;
}

export interface HintOptions {
  readonly signal?: AbortSignal;
  /** Chooses among moves that are equally good; without it the first is taken. */
  readonly random?: Random;
  /** How able the player is taken to be, where the best choice hangs on it: the level of a computer player. */
  readonly level?: number;
}

/** The move to hint at with its rungs. */
export type Found<M> = Pick<Hints<M>, 'move' | 'rungs'>;

/** What a game says of itself for hints. A game is added by one file that fulfils this, and its line in `index.ts`. */
export interface Hinter<S, M> {
  /** Loads what the rules stand on. */
  load?(): Promise<void>;
  /** For the seat to act; undefined where it has no move, or the thought was given up. */
  find(state: S, seat: Seat, options: HintOptions): Promise<Found<M> | undefined> | Found<M> | undefined;
}

export const rung = (code: string, given: readonly Fact[] = [], marks: Marks = {}): Rung => ({ code, given, marks });

/** What is asked of a game beside its own hinter. */
export type Hinted<S, M> = Pick<Game<never, S, M, GameEvent>, 'name' | 'turn'>;
