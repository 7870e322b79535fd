/** Time that a referee measures, for games whose players are not trusted to say how long they took. */
import { longestMs, type Game, type GameEvent } from '../rules/game.js';
import { fieldsOf } from '../rules/trail/given.js';

/**
 * Returns the move with `ms` as the referee has measured it, whether the player said another time, an impossible one or
 * none. A move in which no time counts, or something that is no move, is returned as it is. Accepts any move, never throws.
 * @param ms milliseconds; rounded, and kept within what a move may say.
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
