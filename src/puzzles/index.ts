/** Puzzles of any game: a position, a task, and one answer that is clearly the best; headless. */
import { bad, ok, type Result } from '../rules/game.js';
import { makeWith, poseWith, type Posed } from './make.js';
import { multiplayPuzzler } from './multiplay.js';
import { plytPuzzler } from './plyt.js';
import type { Puzzle, Puzzler, Verdict } from './puzzler.js';
import { plusAndMinusPuzzler, pytagoraPuzzler } from './pytagora.js';
import { readDay } from './seeds.js';
import { sequencePuzzler } from './sequence.js';

export { makeWith, poseWith, type Posed } from './make.js';
export type { Fact, Saying } from '../words/say.js';
export type { Puzzle, Puzzler, Task, Unit, Verdict } from './puzzler.js';
export { dayOf, longestSeed, nextSeed } from './seeds.js';

/** The two ways to a puzzle of one game. */
interface Ways {
  make(seed: unknown, options?: unknown, signal?: AbortSignal): Promise<Result<Posed<unknown, unknown>>>;
  pose(text: unknown, signal?: AbortSignal): Promise<Result<Posed<unknown, unknown>>>;
}

const waysTo = <O extends object, S extends { readonly options: O }, M>(puzzler: Puzzler<O, S, M>): Ways => ({
  make: (...given) => makeWith(puzzler, ...given),
  pose: (...given) => poseWith(puzzler, ...given),
});

const games: Readonly<Record<string, Ways>> = {
  multiplay: waysTo(multiplayPuzzler),
  'plus-and-minus': waysTo(plusAndMinusPuzzler),
  plyt: waysTo(plytPuzzler),
  pytagora: waysTo(pytagoraPuzzler),
  sequence: waysTo(sequencePuzzler),
};

function waysOf(game: unknown): Result<Ways> {
  return typeof game === 'string' && Object.hasOwn(games, game)
    ? ok(games[game])
    : bad('game', `There are puzzles of ${Object.keys(games).join(', ')}.`);
}

/**
 * A puzzle for a seed, a text of 1 to 64 characters: the same on every machine. It never throws and works in slices of a
 * few milliseconds.
 * @param game `multiplay`, `plus-and-minus`, `plyt`, `pytagora` or `sequence`.
 * @param options of the game, where they are not the usual ones. No puzzle has a clock.
 * @returns the puzzle; or an error of the code `game`, `seed`, the bad option, `options` (no puzzle was found with them),
 *   `aborted` or `puzzle`.
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
 * The puzzle of a day: its date, `2026-03-14`, is the seed. Of a `Date` it is the day where the reader is.
 * @returns as `puzzle`; the code `date` for what is no day.
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
 * A position as a puzzle, only if its best answer is unique and clear.
 * @param text the position in the notation of the game.
 * @returns the puzzle, without a clock; or an error of the code `game`, those of the notation, `task` (nothing is to be
 *   chosen there, or only one thing), `clear` (no answer is clearly better than all others), `aborted` or `puzzle`.
 */
export async function puzzleFrom(game: unknown, text: unknown, signal?: AbortSignal): Promise<Result<Puzzle>> {
  const ways = waysOf(game);
  if (!ways.ok) return ways;
  const posed = await ways.value.pose(text, signal);
  return posed.ok ? ok(posed.value.puzzle) : posed;
}

/**
 * Judges an answer. Of the puzzle only `game` and `text` are looked at, so it may come from anywhere.
 * @param move as the rules of the game take it.
 * @returns whether it is right, what it is worth and what the best is worth; or an error: those of `puzzleFrom`, and `move`
 *   for a move that the rules refuse or that is not what is asked.
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
