/** Creates puzzles of any game, and judges answers. */
import { endInSlices } from '../bots/slices.js';
import { bad, ok, type Game, type Result } from '../rules/game.js';
import type { Puzzle, Puzzler, Question, Verdict } from './puzzler.js';
import { randomFrom, readSeed } from './seeds.js';
import { readStrength, seedFor, usualStrength, type Strength } from './strength.js';

/** A puzzle, and a function that judges answers to it immediately. */
export interface Posed<S, M> {
  readonly puzzle: Puzzle<S, M>;
  judge(move: M): Result<Verdict<M>>;
}

/** Differences below this are ignored: sums of doubles may differ in the last bits. */
const alike = 1e-9;

/**
 * Returns the value of the second-best answer, not counting the best one in another order; undefined if there is none.
 */
function secondOf<O, S, M>(puzzler: Puzzler<O, S, M>, { choices, best }: Question<M>): number | undefined {
  const key = puzzler.key(choices[best].move);
  let second: number | undefined;
  for (const { move, value } of choices) {
    if ((second === undefined || value > second) && puzzler.key(move) !== key) second = value;
  }
  return second;
}

/** Judges an untrusted move. */
function judgeMove<O, S, M>(puzzler: Puzzler<O, S, M>, state: S, question: Question<M>, move: M): Result<Verdict<M>> {
  const step = puzzler.game.play(state, move);
  if (!step.ok) return bad('move', step.message);
  const value = puzzler.value(state, question, move);
  if (value === undefined) return bad('move', 'The puzzle asks for another kind of move.');
  const { move: best, value: bestValue } = question.choices[question.best];
  return ok({ right: value >= bestValue - alike, value, bestValue, best, unit: puzzler.unit });
}

/**
 * Turns a position into a puzzle, or explains why that is impossible: nothing to choose (`task`), or no clearly best
 * answer (`clear`).
 */
function* pose<O, S, M>(
  puzzler: Puzzler<O, S, M>,
  state: S,
  seed: string,
  strength?: Strength,
): Generator<undefined, Result<Posed<S, M> & { readonly suits: boolean }>> {
  const { game, unit, margin } = puzzler;
  const turn = game.turn(state);
  const question = turn.kind === 'seat' ? yield* puzzler.rate(state) : undefined;
  if (turn.kind !== 'seat' || !question?.choices.length)
    return bad('task', 'There is nothing to choose here that a puzzle could ask.');
  const { move: best, value } = question.choices[question.best];
  const second = secondOf(puzzler, question);
  if (second === undefined) return bad('task', 'There is only one answer.');
  if (value - second < margin - alike) return bad('clear', 'No answer is clearly better than all others.');
  const puzzle: Puzzle<S, M> = {
    game: game.name,
    seed,
    ...(strength && { strength }),
    task: question.task,
    given: question.given,
    ...(question.note && { note: question.note }),
    text: game.write(state),
    state,
    seat: turn.seat,
    best,
    value,
    second,
    unit,
    answers: new Set(question.choices.map((choice) => puzzler.key(choice.move))).size,
    why: puzzler.why(state, question),
  };
  return ok({
    puzzle,
    judge: (move) => judgeMove(puzzler, state, question, move),
    suits: puzzler.suits(state, question, second, strength ?? usualStrength),
  });
}

/**
 * Searches for a position with the task that the seed selects. A position with another task is used if there is none.
 */
function* search<O, S, M>(
  puzzler: Puzzler<O, S, M>,
  options: O,
  seed: string,
  strength: Strength,
): Generator<undefined, Posed<S, M> | undefined> {
  const random = randomFrom(seedFor(seed, strength));
  const wanted = puzzler.tasks[random(puzzler.tasks.length)];
  let other: Posed<S, M> | undefined;
  let left = puzzler.most;
  for (const state of puzzler.positions(options, random)) {
    if (left-- === 0) break;
    yield;
    if (!state) continue;
    const posed = yield* pose(puzzler, state, seed, strength);
    if (!posed.ok || !posed.value.suits) continue;
    if (posed.value.puzzle.task === wanted) return posed.value;
    other ??= posed.value;
  }
  return other;
}

const aborted = <T>(): Result<T> => bad('aborted', 'The puzzle was given up.');

/** Converts any exception into an error. */
async function safely<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    return bad('puzzle', `No puzzle can be made: ${error instanceof Error ? error.message : typeof error}.`);
  }
}

/** Splits the given options into the options of the game and the strength. */
function askedFor<O, S, M>(
  { game, usual }: Puzzler<O, S, M>,
  given: unknown,
): Result<{ readonly options: O; readonly strength: Strength }> {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const { strength, ...wanted }: { strength?: unknown } = isObject ? given : {};
  const read = readStrength(strength);
  if (!read.ok) return read;
  const isNothing = isObject || given === undefined || given === null;
  const options = game.options(isNothing ? { ...usual, ...wanted } : given);
  return options.ok ? ok({ options: options.value, strength: read.value }) : options;
}

/**
 * Creates a puzzle of one game for a seed. Error codes: `seed`, `strength`, the name of the invalid option, `options`,
 * `aborted`, `puzzle`.
 */
export const makePuzzle = <O, S, M>(
  puzzler: Puzzler<O, S, M>,
  seed: unknown,
  options?: unknown,
  signal?: AbortSignal,
): Promise<Result<Posed<S, M>>> =>
  safely(async () => {
    const read = readSeed(seed);
    if (!read.ok) return read;
    const asked = askedFor(puzzler, options);
    if (!asked.ok) return asked;
    const { options: checked, strength } = asked.value;
    await puzzler.load(checked);
    if (signal?.aborted) return aborted();
    const posed = await endInSlices(search(puzzler, checked, read.value, strength), signal);
    if (signal?.aborted) return aborted();
    return posed ? ok(posed) : bad('options', 'With these options no puzzle was found that is clear.');
  });

/** Turns a position into a puzzle. Error codes: those of the notation, `task`, `clear`, `aborted`, `puzzle`. */
export const puzzleFromText = <O extends object, S extends { readonly options: O }, M>(
  puzzler: Puzzler<O, S, M>,
  text: unknown,
  signal?: AbortSignal,
): Promise<Result<Posed<S, M>>> =>
  safely(async () => {
    const { game }: { game: Game<O, S, M> } = puzzler;
    if (typeof text !== 'string') return bad('text', 'A position is a text.');
    await puzzler.load(game.defaults);
    const read = game.read(text);
    if (!read.ok) return read;
    await puzzler.load(read.value.options);
    if (signal?.aborted) return aborted();
    const posed = await endInSlices(pose(puzzler, puzzler.tidy(read.value), ''), signal);
    return posed && !signal?.aborted ? posed : aborted();
  });
