/** What a look back comes to: how well each player chose, what cost most, the best find, when it was decided. */
import type { Seat } from '../rules/game.js';
import type { Review, ReviewedMove, Unit } from './reviewer.js';

/** From which difference on somebody would notice, by unit: below it a choice was as good as the best. */
const notable: Readonly<Record<Unit, number>> = {
  steps: 0.05,
  points: 0.5,
  pieces: 0.5,
  places: 0.5,
  chance: 0.005,
  answer: 0.5,
};

/**
 * What one of a unit weighs beside the others: a wrong answer as much as six points of a hundred in the chance to win, and
 * as a piece that stays in the hand.
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

/** Whether nothing better could have been chosen, as far as anybody would notice. */
export const wasBest = ({ lost, unit }: Lost): boolean => lost < notable[unit];

const cost = ({ lost, unit }: Lost): number => lost * weights[unit];

/** The choices that cost most, the dearest first: at most so many, and none that was as good as the best. */
export const dearest = <M>(moves: readonly ReviewedMove<M>[], most: number): ReviewedMove<M>[] =>
  moves
    .filter((move) => !wasBest(move))
    .sort((a, b) => cost(b) - cost(a) || a.ply - b.ply)
    .slice(0, most);

/** What one player made of the game. */
export interface Account<M = unknown> {
  readonly seat: Seat;
  readonly choices: number;
  /** Of them as good as the best. */
  readonly best: number;
  /** Answers that were given, and how many of them were right. */
  readonly answers: number;
  readonly right: number;
  /** The best choice that brought most; undefined where none did. */
  readonly find: ReviewedMove<M> | undefined;
  /** The choice that cost most; undefined where all were as good as the best. */
  readonly dearest: ReviewedMove<M> | undefined;
}

/** How a game says more of a choice than its review does. */
export interface Sides<M> {
  /** Whether an answer was given with a choice, and right; undefined where nothing was asked. */
  readonly answered?: (move: ReviewedMove<M>) => boolean | undefined;
  /** How much a choice was to find: of the best ones the greatest is told. */
  readonly worth?: (move: ReviewedMove<M>) => number;
}

const answeredOf = ({ unit, value }: ReviewedMove): boolean | undefined => (unit === 'answer' ? value >= 1 : undefined);
const worthOf = ({ unit, value }: ReviewedMove): number => (unit === 'points' || unit === 'steps' ? value : 0);

/** What each player of so many made of the game. */
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
 * After how many moves the winner was ahead of everybody and stayed so: 0 where that was so from the beginning. Undefined
 * without others, and where the winner is not one or is not ahead at the end.
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
