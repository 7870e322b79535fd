import { inSlices } from '../bots/slices.js';
import type { Ply } from '../match/match.js';
import { bad, ok, type GameEvent, type Result } from '../rules/game.js';
import type { CurvePoint, Judged, Review, ReviewedMove, Reviewer } from './reviewer.js';

/** The part of a match that is reviewed. */
interface Reviewable<S, M, E extends GameEvent> {
  readonly start: S;
  readonly plies: readonly Ply<S, M, E>[];
}

/** Returns whether a move of a seat has won the game. */
function wins<O, S, M, E extends GameEvent>({ game }: Reviewer<O, S, M, E>, { state, by }: Ply<S, M, E>): boolean {
  const turn = game.turn(state);
  return turn.kind === 'over' && by !== 'chance' && turn.winners.includes(by);
}

/** Returns the judgement of a choice that won: none was better, whatever it would have scored. An answer stays right or wrong. */
const asWin = <M>(judged: Judged<M>, move: M): Judged<M> => ({
  ...judged,
  best: move,
  bestValue: judged.value,
  isWin: true,
});

function* judging<O, S, M, E extends GameEvent>(
  reviewer: Reviewer<O, S, M, E>,
  match: Reviewable<S, M, E>,
  signal: AbortSignal | undefined,
  progress: (share: number) => void,
): Generator<Promise<Judged<M> | undefined> | undefined, Review<M>, Judged<M> | undefined> {
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
    const given = ply.by === 'chance' ? undefined : reviewer.judge(before, ply, plies, signal);
    const judged = given instanceof Promise ? yield given : given;
    if (judged && ply.by !== 'chance') {
      const fair = judged.unit !== 'answer' && wins(reviewer, ply) ? asWin(judged, ply.move) : judged;
      const lost = Math.max(0, fair.bestValue - fair.value);
      moves.push({ ply: i, seat: ply.by, played: ply.move, lost, ...fair });
    }
    mark(i + 1, ply.state);
    before = ply.state;
    progress((i + 1) / plies.length);
    yield;
  }
  return { game: reviewer.game.name, measure: reviewer.measure(match.start), curve, moves };
}

/** Runs a generator to its end in slices, awaiting the promises that it yields. */
export async function run<T, W>(
  steps: Generator<Promise<W> | undefined, T, W | undefined>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  let value: T | undefined;
  let waits: Promise<W> | undefined;
  let given: W | undefined;
  do {
    const isDone = await inSlices(() => {
      const step = steps.next(given);
      given = undefined;
      waits = step.done ? undefined : step.value;
      if (step.done) value = step.value;
      return !step.done && !waits;
    }, signal);
    if (!isDone) return undefined;
    given = await waits;
  } while (waits);
  return value;
}

/**
 * Reviews a match in slices, one move at a time. The code of an error is `aborted`, or `match` if it cannot be judged.
 * @param progress Called with the share of the moves judged so far, 0 to 1.
 */
export async function reviewMatch<O, S, M, E extends GameEvent>(
  reviewer: Reviewer<O, S, M, E>,
  match: Reviewable<S, M, E>,
  signal?: AbortSignal,
  progress: (share: number) => void = () => undefined,
): Promise<Result<Review<M>>> {
  try {
    await reviewer.load?.();
    await reviewer.prepare?.(match.start);
    const review = await run(judging(reviewer, match, signal, progress), signal);
    return review ? ok(review) : bad('aborted', 'The look back was given up.');
  } catch (error) {
    return bad(
      'match',
      `The match cannot be reviewed: ${String(error instanceof Error ? error.message : typeof error)}`,
    );
  }
}
