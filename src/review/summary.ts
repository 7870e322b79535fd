/**
 * Summarises a review: how well each player chose, the most costly choice, the best one, and when the game was decided.
 */
import type { Seat } from '../rules/game.js';
import type { Review, ReviewedMove, Unit } from './reviewer.js';

/** The smallest noticeable difference by unit; a choice with a smaller difference counts as good as the best. */
const notable: Readonly<Record<Unit, number>> = {
  steps: 0.05,
  points: 0.5,
  pieces: 0.5,
  places: 0.5,
  chance: 0.005,
  answer: 0.5,
};

/**
 * The relative weight of one unit: a wrong answer counts as much as six percentage points of the chance to win, or as
 * one piece that stays in the hand.
 */
const weights: Readonly<Record<Unit, number>> = {
  steps: 1,
  points: 1,
  pieces: 6,
  places: 1,
  chance: 100,
  answer: 6,
};

type Lost = Pick<ReviewedMove, 'lost' | 'unit'>;

/** Returns whether no noticeably better choice existed. */
export const wasBest = ({ lost, unit }: Lost): boolean => lost < notable[unit];

const cost = ({ lost, unit }: Lost): number => lost * weights[unit];

/** Returns the most costly choices in descending order: at most `most`, and none that was as good as the best. */
export const dearest = <M>(moves: readonly ReviewedMove<M>[], most: number): ReviewedMove<M>[] =>
  moves
    .filter((move) => !wasBest(move))
    .sort((a, b) => cost(b) - cost(a) || a.ply - b.ply)
    .slice(0, most);

/** The summary of one player's choices. */
export interface Account<M = unknown> {
  readonly seat: Seat;
  readonly choices: number;
  /** The number of choices that were as good as the best. */
  readonly best: number;
  /** The number of answers given, and of right ones. */
  readonly answers: number;
  readonly right: number;
  /** The best choice that gained the most; undefined if none gained anything. */
  readonly find: ReviewedMove<M> | undefined;
  /** The most costly choice; undefined if all were as good as the best. */
  readonly dearest: ReviewedMove<M> | undefined;
}

/** Functions by which a game provides more about a choice than its review contains. */
export interface Sides<M> {
  /** Returns whether an answer was right, or undefined if none was required. */
  readonly answered?: (move: ReviewedMove<M>) => boolean | undefined;
  /** Returns how much a choice gained. The best choice with the largest gain is reported. */
  readonly worth?: (move: ReviewedMove<M>) => number;
}

const answeredOf = ({ unit, value }: ReviewedMove): boolean | undefined => (unit === 'answer' ? value >= 1 : undefined);
const worthOf = ({ unit, value }: ReviewedMove): number => (unit === 'points' || unit === 'steps' ? value : 0);

/** Summarises the choices of each of `seats` players. */
export function accounts<M>(review: Review<M>, seats: number, sides: Sides<M> = {}): Account<M>[] {
  const { answered = answeredOf, worth = worthOf } = sides;
  return Array.from({ length: seats }, (_, seat) => {
    const own = review.moves.filter((move) => move.seat === seat);
    const best = own.filter(wasBest);
    const asked = own.map((move) => answered(move)).filter((right) => right !== undefined);
    const find = best.reduce<ReviewedMove<M> | undefined>(
      (found, move) => (worth(move) > (found ? worth(found) : 0) ? move : found),
      undefined,
    );
    return {
      seat,
      choices: own.length,
      best: best.length,
      answers: asked.length,
      right: asked.filter(Boolean).length,
      find,
      dearest: dearest(own, 1).at(0),
    };
  });
}

/**
 * Returns the number of moves after which the winner was ahead of everyone and stayed so; 0 if from the start. Returns
 * undefined for a single player, and if there is not exactly one winner who is ahead at the end.
 */
export function decidedAt(
  { curve, measure }: Pick<Review, 'curve'> & Partial<Pick<Review, 'measure'>>,
  winner: Seat | undefined,
): number | undefined {
  const end = curve.at(-1);
  if (winner === undefined || !end || end.values.length < 2) return undefined;
  const isBehind = (value: number, best: number): boolean => (measure === 'pieces' ? value > best : value < best);
  const leads = ({ values }: Review['curve'][number]): boolean =>
    values.every((value, seat) => seat === winner || isBehind(value, values[winner]));
  if (!leads(end)) return undefined;
  return curve[curve.findLastIndex((point) => !leads(point)) + 1].ply;
}
