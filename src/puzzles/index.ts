/** Puzzles of any game, without a user interface: a position, a task, and one answer that is clearly best. */
import { bad, ok, type Result } from '../rules/game.js';
import { puzzlers } from './games.js';
import { makePuzzle, puzzleFromText, type Posed } from './make.js';
import type { Puzzle, Puzzler, Verdict } from './puzzler.js';
import { readDay } from './seeds.js';

export { makePuzzle, puzzleFromText, type Posed } from './make.js';
export type { Fact, Saying } from '../words/say.js';
export type { Puzzle, Puzzler, Task, Unit, Verdict } from './puzzler.js';
export { dayOf, longestSeed, nextSeed } from './seeds.js';
export { creditOf, starsFor, type Course, type Credit } from './stars.js';
export { strengths, type Strength } from './strength.js';

/** The two ways to create a puzzle of one game. */
interface Ways {
  make(seed: unknown, options?: unknown, signal?: AbortSignal): Promise<Result<Posed<unknown, unknown>>>;
  pose(text: unknown, signal?: AbortSignal): Promise<Result<Posed<unknown, unknown>>>;
}

type AnyPuzzler = Puzzler<object, { readonly options: object }, unknown>;

const waysTo = (puzzler: AnyPuzzler): Ways => ({
  make: (...given) => makePuzzle(puzzler, ...given),
  pose: (...given) => puzzleFromText(puzzler, ...given),
});

function waysOf(game: unknown): Result<Ways> {
  return typeof game === 'string' && Object.hasOwn(puzzlers, game)
    ? ok(waysTo(puzzlers[game as keyof typeof puzzlers] as unknown as AnyPuzzler))
    : bad('game', `There are puzzles of ${Object.keys(puzzlers).join(', ')}.`);
}

/**
 * Creates the puzzle for a seed, a text of 1 to 64 characters. The same seed gives the same puzzle on every machine.
 * Never rejects; works in slices of a few milliseconds.
 * @param game The name of a game, such as `multiplay`.
 * @param options Options of the game that differ from the defaults of its puzzles, and the `strength`: `easy`, `medium`
 *   (default) or `hard`. No puzzle has a time limit.
 * @returns The puzzle, or an error with the code `game`, `seed`, `strength`, the name of the invalid option, `options`
 *   (no puzzle was found with them), `aborted` or `puzzle`.
 */
export async function puzzle(
  game: unknown,
  seed: unknown,
  options?: unknown,
  signal?: AbortSignal,
): Promise<Result<Puzzle>> {
  const ways = waysOf(game);
  if (!ways.ok) return ways;
  const posed = await ways.value.make(seed, options, signal);
  return posed.ok ? ok(posed.value.puzzle) : posed;
}

/**
 * Creates the puzzle of a day. Its date, such as `2026-03-14`, is the seed. A `Date` stands for its day in local time.
 * @returns As `puzzle`; the code is `date` if it is not a valid day.
 */
export async function daily(
  game: unknown,
  date: unknown,
  options?: unknown,
  signal?: AbortSignal,
): Promise<Result<Puzzle>> {
  const day = readDay(date);
  return day.ok ? puzzle(game, day.value, options, signal) : day;
}

/**
 * Turns a position into a puzzle if its best answer is unique and clear.
 * @param text The position in the notation of the game.
 * @returns The puzzle, without a time limit, or an error with the code `game`, a code of the notation, `task` (there is
 *   nothing to choose, or only one choice), `clear` (no answer is clearly better than all others), `aborted` or
 *   `puzzle`.
 */
export async function puzzleFrom(game: unknown, text: unknown, signal?: AbortSignal): Promise<Result<Puzzle>> {
  const ways = waysOf(game);
  if (!ways.ok) return ways;
  const posed = await ways.value.pose(text, signal);
  return posed.ok ? ok(posed.value.puzzle) : posed;
}

/**
 * Judges an answer. Only `game` and `text` of the puzzle are used; it is untrusted.
 * @param move A move of the game.
 * @returns Whether the answer is right, its value and the value of the best answer; or an error with a code of
 *   `puzzleFrom`, or `move` for a move that is illegal or does not answer the task.
 */
export async function judge(puzzle: unknown, move: unknown, signal?: AbortSignal): Promise<Result<Verdict>> {
  try {
    const { game, text } = Object(puzzle) as { game?: unknown; text?: unknown };
    const ways = waysOf(game);
    if (!ways.ok) return ways;
    const posed = await ways.value.pose(text, signal);
    return posed.ok ? posed.value.judge(move) : posed;
  } catch (error) {
    return bad('puzzle', `The puzzle cannot be read: ${error instanceof Error ? error.message : typeof error}.`);
  }
}
