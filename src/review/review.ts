import { inSlices } from '../bots/slices.js';
import type { Match } from '../match/match.js';
import { replay } from '../match/replay.js';
import { bad, ok, type GameEvent, type Result } from '../rules/game.js';
import type { CurvePoint, Review, ReviewedMove, Reviewer } from './reviewer.js';

/** No game of any kind comes near. */
const mostMoves = 20_000;

/** Replays a record move by move; a page may have its turn after each. */
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

function* judging<O, S, M, E extends GameEvent>(
  reviewer: Reviewer<O, S, M, E>,
  match: Match<O, S, M, E>,
): Generator<undefined, Review<M>> {
  const { plies } = match;
  const curve: CurvePoint[] = [];
  const moves: ReviewedMove<M>[] = [];
  let before = match.start;
  const mark = (ply: number, state: S): void => {
    const values = reviewer.point(state);
    if (values) curve.push({ ply, values });
  };
  mark(0, before);
  for (const [i, ply] of plies.entries()) {
    const judged = ply.by === 'chance' ? undefined : reviewer.judge(before, ply, plies);
    if (judged && ply.by !== 'chance') {
      const lost = Math.max(0, judged.bestValue - judged.value);
      moves.push({ ply: i, seat: ply.by, played: ply.move, lost, ...judged });
    }
    mark(i + 1, ply.state);
    before = ply.state;
    yield;
  }
  return { game: reviewer.game.name, measure: reviewer.measure(match.start), curve, moves };
}

/** Runs a generator to its end, in slices. */
async function run<T>(
  steps: Generator<undefined, T>,
  signal: AbortSignal | undefined,
  made: (steps: number) => void,
): Promise<T | undefined> {
  let value: T | undefined;
  let count = 0;
  await inSlices(() => {
    const step = steps.next();
    if (step.done) value = step.value;
    else made(++count);
    return !step.done;
  }, signal);
  return value;
}

/** What share of the work has been done when the game has been replayed, and when what judging needs is there. */
const shareOf = { replayed: 0.1, prepared: 0.8 };

/**
 * Looks back at a record of one game. The codes of errors are the bad fields of the record, and `aborted`.
 * It works in slices that leave a page its turn, one move of the game at a time.
 * @param progress is told what share of the work is done, 0 to 1.
 */
export async function reviewWith<O, S, M, E extends GameEvent>(
  reviewer: Reviewer<O, S, M, E>,
  record: unknown,
  signal?: AbortSignal,
  progress: (share: number) => void = () => undefined,
): Promise<Result<Review<M>>> {
  try {
    await reviewer.load?.();
    const match = await run(replaying(reviewer, record), signal, () => undefined);
    if (match && !match.ok) return match;
    const { replayed, prepared } = shareOf;
    progress(replayed);
    if (match) {
      const { start, plies } = match.value;
      await reviewer.prepare?.(start, plies, signal, (share) => progress(replayed + share * (prepared - replayed)));
    }
    const from = reviewer.prepare ? prepared : replayed;
    const all = match?.value.plies.length ?? 0;
    const judged = (plies: number): void => progress(from + (plies / all) * (1 - from));
    const review = match && (await run(judging(reviewer, match.value), signal, judged));
    return review ? ok(review) : bad('aborted', 'The look back was given up.');
  } catch (error) {
    return bad('record', `The record cannot be read: ${String(error instanceof Error ? error.message : typeof error)}`);
  }
}
