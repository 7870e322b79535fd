/** Estimates a player's ability from the answers in a game of PLYT. */
import type { Seat } from '../rules/game.js';
import { MEAN_MASTER, playerAt, stepsFor, type PlytEvent, type PlytOptions } from '../rules/plyt/index.js';
import { abilities, lowest } from './plyt-abilities.js';
import { difficultyOf, numbersFor } from './plyt-outlook.js';

/** The minimum number of answers to questions with the same count of numbers; fewer are not meaningful. */
export const fewestAnswers = 8;

/**
 * Answers to products or sums of the same count of numbers: how many were asked for, and how many were right and in
 * time.
 */
export interface Answers {
  readonly right: number;
  readonly of: number;
}

/** A player's performance in a game. */
export interface Shown {
  /** The percentage of right answers, by the count of numbers to multiply. */
  readonly able: readonly number[];
  /** The answers by the count of numbers asked for. */
  readonly answers: readonly Answers[];
}

const none: Answers = { right: 0, of: 0 };

/** Returns the estimated share of right answers; with few answers, it is closer to half than the observed share. */
export const shareOf = ({ right, of }: Answers): number => (right + 1) / (of + 2);

/**
 * Returns a player's answers to questions with as many numbers as that many dice ask for, or undefined if there are too
 * few.
 */
export function shownOf(options: PlytOptions, seat: Seat, { answers }: Shown, dice: number): Answers | undefined {
  const found = answers[numbersFor(options, seat, dice)];
  return found.of >= fewestAnswers ? found : undefined;
}

/**
 * Returns a number of dice with how many of ten answers were right and the expected steps, from the player's answers;
 * undefined if there are too few.
 */
export function factsShown(
  options: PlytOptions,
  seat: Seat,
  shown: Shown,
  dice: number,
): [number, number, number] | undefined {
  const answers = shownOf(options, seat, shown, dice);
  if (!answers) return undefined;
  const share = shareOf(answers);
  return [dice, Math.round(10 * share), share * stepsFor(playerAt(options, seat), dice, MEAN_MASTER)];
}

/**
 * Counts a player's answers by the count of numbers asked for. No answer in time counts as a wrong one, as in the game.
 */
export function answersOf(seat: Seat, plies: readonly { readonly events: readonly PlytEvent[] }[]): Answers[] {
  const answers: Answers[] = Array.from({ length: 1 + lowest.length }, () => none);
  for (const { events } of plies) {
    for (const event of events) {
      if ((event.type !== 'answered' && event.type !== 'time-up') || event.seat !== seat) continue;
      const numbers = event.prompt.split(/[*+]/).length;
      const { right, of } = answers[numbers];
      answers[numbers] = { right: right + Number(event.type === 'answered' && event.right), of: of + 1 };
    }
  }
  return answers;
}

/**
 * The assumed kinds of players: beginners and the levels of the computer players, all equally likely before the first
 * answer.
 */
const kinds = [lowest, ...abilities];
/** The number of answers that outweighs the prior assumption about a kind of player. */
const weight = 4;

/** Returns the log-likelihood of the answers if their share is distributed around another share (beta-binomial). */
function likelihood({ right, of }: Answers, share: number): number {
  let sum = 0;
  for (let i = 0; i < right; i++) sum += Math.log(weight * share + i);
  for (let i = 0; i < of - right; i++) sum += Math.log(weight * (1 - share) + i);
  for (let i = 0; i < of; i++) sum -= Math.log(weight + i);
  return sum;
}

/** Limits a percentage to a probability from 0.01 to 0.99, because no player is certain to be right or wrong. */
const within = (percent: number): number => Math.min(0.99, Math.max(0.01, percent / 100));

/**
 * Estimates a player's ability from the answers of a game. Counts of numbers with enough answers are judged by these
 * alone. Otherwise the player is treated as a mixture of the kinds of players, weighted by the answers, so that a
 * single answer has little effect.
 */
export function shownBy(
  options: PlytOptions,
  seat: Seat,
  plies: readonly { readonly events: readonly PlytEvent[] }[],
): Shown {
  const answers = answersOf(seat, plies);
  const asked = lowest.map(() => none);
  answers.forEach(({ right, of }, numbers) => {
    const at = difficultyOf(options, seat, numbers);
    asked[at] = { right: asked[at].right + right, of: asked[at].of + of };
  });
  const logs = kinds.map((kind) => asked.reduce((sum, one, at) => sum + likelihood(one, within(kind[at])), 0));
  const most = Math.max(...logs);
  const likely = logs.map((log) => Math.exp(log - most));
  const all = likely.reduce((sum, one) => sum + one);
  const able = asked.map((one, at) => {
    if (one.of >= fewestAnswers) return 100 * shareOf(one);
    const mixed = kinds.reduce((sum, kind, i) => sum + likely[i] * (one.right + weight * within(kind[at])), 0);
    return (100 * mixed) / all / (one.of + weight);
  });
  return { able, answers };
}
