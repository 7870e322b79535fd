import type { Match } from '../match/match.js';
import { mostMoves } from '../match/record.js';
import { replay } from '../match/replay.js';
import { bad, type GameEvent, type Result } from '../rules/game.js';
import { reviewMatch, run } from './review.js';
import type { Review, Reviewer } from './reviewer.js';

/** Replays a record move by move; the caller may yield to the page after each. */
function* replaying<O, S, M, E extends GameEvent>(
  { game, levels }: Reviewer<O, S, M, E>,
  given: unknown,
): Generator<undefined, Result<Match<O, S, M, E>>> {
  const { moves, at, ...rest } = { ...(given as Record<string, unknown>) };
  if (!Array.isArray(moves) || moves.length > mostMoves) return bad('moves', 'The moves cannot be read.');
  const made = at === undefined ? moves.length : at;
  if (!Number.isInteger(made) || (made as number) < 0 || (made as number) > moves.length) {
    return bad('at', 'at must be one of the moves.');
  }
  const begun = replay(game, { ...rest, moves: [], waiting: undefined }, levels);
  if (!begun.ok) return begun;
  for (let i = 0; i < (made as number); i++) {
    const step = begun.value.play(moves[i] as M);
    if (!step.ok) return bad('moves', `Move ${i + 1} cannot be made: ${step.message}`);
    yield;
  }
  return begun;
}

/**
 * Reviews a record of one game in slices, one move at a time. The codes of errors are the names of invalid fields of
 * the record, and those of `reviewMatch`.
 * @param progress Called with the share of the moves judged so far, 0 to 1.
 */
export async function reviewWith<O, S, M, E extends GameEvent>(
  reviewer: Reviewer<O, S, M, E>,
  record: unknown,
  signal?: AbortSignal,
  progress: (share: number) => void = () => undefined,
): Promise<Result<Review<M>>> {
  try {
    await reviewer.load?.();
    const match = await run(replaying(reviewer, record), signal);
    if (!match) return bad('aborted', 'The look back was given up.');
    return match.ok ? await reviewMatch(reviewer, match.value, signal, progress) : match;
  } catch (error) {
    return bad('record', `The record cannot be read: ${String(error instanceof Error ? error.message : typeof error)}`);
  }
}
