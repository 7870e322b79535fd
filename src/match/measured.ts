/** Time measured by a referee, for games whose players are not trusted to report how long they took. */
import { longestMs, type Game, type GameEvent } from '../rules/game.js';
import { fieldsOf } from '../rules/trail/given.js';

/**
 * Returns the move with `ms` as measured by the referee, regardless of whether the player reported another time, an
 * impossible one or none. A move in which no time counts, or a value that is not a move, is returned unchanged. Accepts
 * any value and never throws.
 * @param ms Milliseconds; rounded, and limited to the range that a move may contain.
 */
export function measured<O, S, M, E extends GameEvent>(
  { timed }: Pick<Game<O, S, M, E>, 'timed'>,
  move: M,
  ms: number,
): M {
  const fields = fieldsOf(move);
  if (!fields || !timed?.some((type) => type === fields['type'])) return move;
  return { ...fields, ms: Math.min(longestMs, Math.max(0, Math.round(ms))) } as M;
}
