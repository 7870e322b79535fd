/** Computes the stars that an answer to a puzzle earns, and stores them. */
import type { Strength } from './strength.js';
import type { Unit, Verdict } from './puzzler.js';

/** The quality of an answer: the best, nearly as good, fair, or worse. */
export type Credit = 'best' | 'near' | 'fair' | 'none';

/** The smallest fraction of the best answer's value that counts as `near`, and as `fair`. */
export const creditFrom = { near: 0.85, fair: 0.6 } as const;

/** The units in which an answer may be nearly as good as another; in all others it is either right or wrong. */
const graded: readonly Unit[] = ['points', 'steps', 'chance'];

/** Returns how good the judged answer is. */
export function creditOf({ right, value, bestValue, unit }: Omit<Verdict, 'best'>): Credit {
  if (right) return 'best';
  const part = graded.includes(unit) && bestValue > 0 ? value / bestValue : 0;
  return part >= creditFrom.near ? 'near' : part >= creditFrom.fair ? 'fair' : 'none';
}

/**
 * The way in which an answer was reached: the number of answers given, including this one, and of hints, whether the
 * best answer was shown, and how many different answers there are.
 */
export interface Course {
  readonly tries: number;
  readonly hints: number;
  readonly shown: boolean;
  readonly answers?: number;
}

export const mostStars = 3;

/**
 * Returns the maximum number of stars after a number of answers, because a player who tries one answer after another
 * until one is right has not made a choice. Two are left after wrong answers to at most a quarter of the others, and at
 * most two; one after at most half of them, and at most five.
 */
function starsLeft(tries: number, answers: number): number {
  if (tries === 1) return mostStars;
  const wrong = tries - 1;
  if (wrong <= Math.min(2, (answers - 1) / 4)) return 2;
  return wrong <= Math.min(5, (answers - 1) / 2) ? 1 : 0;
}

/**
 * Returns the stars of an answer, 0 to 3. Three: the best as the first answer, without help. Two: the best later or
 * after hints, or near the best without hints. One: the best after it was shown, near the best after hints, or a fair
 * answer. An answer that is not the best earns nothing once the best was shown. Too many tries reduce the stars, see
 * `starsLeft`.
 */
export function starsFor(credit: Credit, { tries, hints, shown, answers = Infinity }: Course): number {
  const left = starsLeft(tries, answers);
  if (credit === 'none') return 0;
  if (shown) return credit === 'best' ? Math.min(1, left) : 0;
  const earned = credit === 'best' ? (hints === 0 ? 3 : 2) : credit === 'near' && hints === 0 ? 2 : 1;
  return Math.min(earned, left);
}

/** The stars of the puzzles played, by their keys, the most recent last. */
export type KeptStars = ReadonlyMap<string, number>;

/** The number of puzzles whose stars are stored. */
export const mostKept = 500;
const longestKey = 120;

export const keyOfPuzzle = (game: string, seed: string, strength: Strength): string => `${game} ${strength} ${seed}`;

/** Reads stored stars. Drops invalid entries; never throws. */
export function readStars(text: unknown): KeptStars {
  let given: unknown;
  try {
    given = JSON.parse(text as string) as unknown;
  } catch {
    return new Map();
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return new Map();
  const isSound = ([key, stars]: [string, unknown]): boolean =>
    key.length <= longestKey && (stars === 1 || stars === 2 || stars === 3);
  return new Map((Object.entries(given).filter(isSound) as [string, number][]).slice(-mostKept));
}

/** Returns the stars with those of one more puzzle added. The best of several results of one puzzle counts. */
export function withStars(kept: KeptStars, key: string, stars: number): KeptStars {
  const others = [...kept].filter(([other]) => other !== key);
  return new Map([...others, [key, Math.max(stars, kept.get(key) ?? 0)] as const].slice(-mostKept));
}

export const writeStars = (kept: KeptStars): string => JSON.stringify(Object.fromEntries(kept));

/** Returns the sum of all stars. */
export const sumOfStars = (kept: KeptStars): number => [...kept.values()].reduce((sum, stars) => sum + stars, 0);
