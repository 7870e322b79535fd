/** How able a player has shown to be in a game of PLYT. */
import type { Seat } from '../rules/game.js';
import { MEAN_MASTER, playerAt, stepsFor, type PlytEvent, type PlytOptions } from '../rules/plyt/index.js';
import { abilities, lowest } from './plyt-abilities.js';
import { difficultyOf, numbersFor } from './plyt-outlook.js';

/** Fewer answers to so many numbers say nothing. */
export const fewestAnswers = 8;

/** Answers to products or sums of so many numbers: how many were asked for, and how many came right and in time. */
export interface Answers {
  readonly right: number;
  readonly of: number;
}

/** What a player has shown in a game. */
export interface Shown {
  /** How often of 100 answers are right, by the count of numbers to multiply. */
  readonly able: readonly number[];
  /** By the count of numbers asked for. */
  readonly answers: readonly Answers[];
}

const none: Answers = { right: 0, of: 0 };

/** Returns the share of right answers: of few, it is nearer to half than what was counted. */
export const shareOf = ({ right, of }: Answers): number => (right + 1) / (of + 2);

/** Returns a player's answers to as many numbers as a number of dice asks for, if there are enough to say how able. */
export function shownOf(options: PlytOptions, seat: Seat, { answers }: Shown, dice: number): Answers | undefined {
  const found = answers[numbersFor(options, seat, dice)];
  return found.of >= fewestAnswers ? found : undefined;
}

/**
 * Returns what a player has shown with a number of dice: it, how many of ten answers were right, and the expected steps;
 * undefined if too few were answered.
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

/** Counts a player's answers by how many numbers were asked for; none in time is none that is right, as in the game. */
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

/** Able as a beginner or as a level of the computer players, each as likely as the others before the first answer. */
const kinds = [lowest, ...abilities];
/** How many answers of a player outweigh what those of that kind can do. */
const weight = 4;

/** Returns the logarithm of how likely answers are if their share is spread around another (beta-binomial). */
function likelihood({ right, of }: Answers, share: number): number {
  let sum = 0;
  for (let i = 0; i < right; i++) sum += Math.log(weight * share + i);
  for (let i = 0; i < of - right; i++) sum += Math.log(weight * (1 - share) + i);
  for (let i = 0; i < of; i++) sum -= Math.log(weight + i);
  return sum;
}

/** Certain is nobody. */
const within = (percent: number): number => Math.min(0.99, Math.max(0.01, percent / 100));

/**
 * Estimates how able a player is from the answers of a game. Where there are enough, they are all that counts; otherwise a
 * player is taken for a mixture of what they may be, weighed by the answers, so that a single one proves little.
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
