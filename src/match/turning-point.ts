/** The move of a finished game that changed the most: what a class can talk about. */
import type { Game, GameEvent, Seat } from '../rules/game.js';

export interface TurningPoint {
  /** The number of moves up to and including the one that changed the most, those of chance included. */
  readonly ply: number;
  /** The seat that made the move. */
  readonly seat: Seat;
  /** The points that its lead over the best of the others changed by, for the better. */
  readonly swing: number;
  /** The scores by seat, before the move and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The part of a match that is needed here. */
interface Played<S> {
  readonly start: S;
  readonly plies: readonly { readonly by: Seat | 'chance'; readonly state: S }[];
}

/** Returns the points by which a seat is ahead of the best of the others; negative if it is behind. */
const lead = (scores: readonly number[], seat: Seat): number =>
  scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));

/**
 * Returns the move after which its player's lead had grown by most; of several, the last, because it decided more. Undefined if no move
 * made a difference, or nobody was there to be ahead of.
 */
export function turningPoint<O, S, M, E extends GameEvent>(
  { scores, fewest }: Pick<Game<O, S, M, E>, 'scores' | 'fewest'>,
  { start, plies }: Played<S>,
): TurningPoint | undefined {
  const worth = (state: S): readonly number[] => scores(state).map((score) => (fewest ? -score : score));
  let before = start;
  let found: TurningPoint | undefined;
  if (scores(start).length < 2) return undefined;
  for (const [i, { by, state }] of plies.entries()) {
    const swing = by === 'chance' ? 0 : lead(worth(state), by) - lead(worth(before), by);
    if (by !== 'chance' && swing > 0 && swing >= (found?.swing ?? 0))
      found = { ply: i + 1, seat: by, swing, before: scores(before), after: scores(state) };
    before = state;
  }
  return found;
}

/**
 * Returns the numbers of moves, those of chance included, after which a class looks at a match: before the move that changed the most, after it,
 * and after the next move of a seat, if there is one.
 */
export function stepsAround({ plies }: Pick<Played<unknown>, 'plies'>, { ply }: TurningPoint): readonly number[] {
  const next = plies.findIndex(({ by }, i) => i >= ply && by !== 'chance');
  return [ply - 1, ply, ...(next < 0 ? [] : [next + 1])];
}
