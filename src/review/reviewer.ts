/** The types of reviews, and the interface that each game implements to provide them. */
import type { Game, GameEvent, Seat } from '../rules/game.js';
import type { Ply } from '../match/match.js';
import type { Saying } from '../words/say.js';

/**
 * The reason why a choice was good or bad: the key of a sentence in `words/source/<game>.json`, and its arguments in
 * order.
 */
export type Why = Saying;

/**
 * The unit of comparison: expected steps, points gained immediately, pieces that leave the hand immediately, remaining
 * places for the piece that stays in the hand, the chance to win, or whether an answer was right (1 or 0).
 */
export type Unit = 'steps' | 'points' | 'pieces' | 'places' | 'chance' | 'answer';

/** A choice compared with the best one. */
export interface Judged<M> {
  readonly best: M;
  /** The values of the choice that was made and of the best one. */
  readonly value: number;
  readonly bestValue: number;
  readonly unit: Unit;
  readonly why: Why;
  /** The good side of a choice that was not the best, said before the reason. */
  readonly good?: Why | undefined;
  /** The choice won the game, so that none was better. */
  readonly isWin?: true;
  /** The time ran out, so that no answer counts. */
  readonly isLate?: true;
}

/** A choice made in the game. */
export interface ReviewedMove<M = unknown> extends Judged<M> {
  /** The index of the move in the record, from 0. */
  readonly ply: number;
  readonly seat: Seat;
  readonly played: M;
  /** `bestValue` minus `value`, never below 0. */
  readonly lost: number;
}

/** The standings after a number of moves. */
export interface CurvePoint {
  readonly ply: number;
  readonly values: readonly number[];
}

export interface Review<M = unknown> {
  readonly game: string;
  /**
   * The measure that the curve shows for each seat: its chance to win, 0 to 1; its score; or its number of pieces, of
   * which the smallest wins.
   */
  readonly measure: 'chance' | 'score' | 'pieces';
  readonly curve: readonly CurvePoint[];
  readonly moves: readonly ReviewedMove<M>[];
}

/** The reviews of one game. To add a game, implement this in a file of its own and list it in `index.ts`. */
export interface Reviewer<O, S, M, E extends GameEvent> {
  readonly game: Game<O, S, M, E>;
  /** The number of levels of its computer players, which a record may name. */
  readonly levels: number;
  measure(start: S): Review['measure'];
  /** Loads the files that the rules need. */
  load?(): Promise<void>;
  /** Computes the data that judging needs, in slices. */
  prepare?(start: S): Promise<void>;
  /** Returns the values of the curve, or undefined during a turn. */
  point(state: S): readonly number[] | undefined;
  /**
   * Judges a choice by the position before it, or returns undefined if there was nothing to choose. Does little work
   * synchronously, because the caller yields to the page between calls; anything longer is returned as a promise, and
   * done in a worker or in slices.
   * @param plies All moves of the game, from which the players' abilities can be estimated.
   * @param signal If aborted, the result is discarded.
   */
  judge(
    before: S,
    ply: Ply<S, M, E>,
    plies: readonly Ply<S, M, E>[],
    signal?: AbortSignal,
  ): Judged<M> | undefined | Promise<Judged<M> | undefined>;
}
