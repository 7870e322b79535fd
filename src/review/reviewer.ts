/** What a look back at a game is made of, and what a game has to say for one. */
import type { Game, GameEvent, Seat } from '../rules/game.js';
import type { Ply } from '../match/match.js';
import type { Saying } from '../words/say.js';

/** Why a choice was good or not: the key of a sentence in `src/words/<language>/review.ts`, and what it is given, in order. */
export type Why = Saying;

/**
 * What is compared: steps on average, points at once, pieces that leave the hand at once, places that the path still has
 * for what stays in the hand, the chance to win, or whether an answer was right (1 or 0).
 */
export type Unit = 'steps' | 'points' | 'pieces' | 'places' | 'chance' | 'answer';

/** A choice beside the best one. */
export interface Judged<M> {
  readonly best: M;
  /** What the choice that was made is worth, and the best one. */
  readonly value: number;
  readonly bestValue: number;
  readonly unit: Unit;
  readonly why: Why;
}

/** A choice of a game that was played. */
export interface ReviewedMove<M = unknown> extends Judged<M> {
  /** Which move of the record it is, from 0. */
  readonly ply: number;
  readonly seat: Seat;
  readonly played: M;
  /** `bestValue` less `value`, never below 0. */
  readonly lost: number;
}

/** Where everybody stood after so many moves. */
export interface CurvePoint {
  readonly ply: number;
  readonly values: readonly number[];
}

export interface Review<M = unknown> {
  readonly game: string;
  /** What the curve shows: the chance of each seat to win, 0 to 1, its score, or its pieces, of which the fewest win. */
  readonly measure: 'chance' | 'score' | 'pieces';
  readonly curve: readonly CurvePoint[];
  readonly moves: readonly ReviewedMove<M>[];
}

/** What a game says of itself for a look back. A game is added by one file that fulfils this, and its line in `index.ts`. */
export interface Reviewer<O, S, M, E extends GameEvent> {
  readonly game: Game<O, S, M, E>;
  /** The levels of its computer players, which a record may name. */
  readonly levels: number;
  measure(start: S): Review['measure'];
  /** Loads what the rules stand on. */
  load?(): Promise<void>;
  /** Solves what judging needs, in slices of its own. */
  prepare?(start: S): Promise<void>;
  /** The values of the curve, where a point belongs there; undefined in the middle of a turn. */
  point(state: S): readonly number[] | undefined;
  /**
   * Judges a choice by the position before it; undefined where there was nothing to choose. It does little work, for a page
   * has its turn between two of them; what takes longer is promised, and done in a worker or in slices.
   * @param plies of the whole game, for what the players have shown that they can do.
   * @param signal says when nobody waits for it any more; what is promised then is thrown away.
   */
  judge(
    before: S,
    ply: Ply<S, M, E>,
    plies: readonly Ply<S, M, E>[],
    signal?: AbortSignal,
  ): Judged<M> | undefined | Promise<Judged<M> | undefined>;
}
