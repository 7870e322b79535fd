/** The random numbers of puzzles: the same seed gives the same numbers on every machine. */
import { fnv1a } from '../fnv1a.js';
import { bad, ok, type Random, type Result } from '../rules/game.js';

/** Returns a small deterministic random number generator, based on the finaliser of MurmurHash3. */
export function randomFrom(seed: string): Random {
  let state = fnv1a(Array.from(seed, (char) => char.codePointAt(0)!));
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * below);
  };
}

export const longestSeed = 64;

/** Accepts a text of 1 to 64 characters. The code of an error is `seed`. */
export const readSeed = (given: unknown): Result<string> =>
  typeof given === 'string' && given.length > 0 && given.length <= longestSeed
    ? ok(given)
    : bad('seed', `A seed is a text of 1 to ${longestSeed} characters.`);

/** Writes a date in local time, for example `2026-03-14`. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Accepts a valid calendar day such as `2026-03-14`, or a `Date`, which stands for its day in local time. The code of
 * an error is `date`.
 */
export function readDay(given: unknown): Result<string> {
  const fault = bad<string>('date', 'A date is a day as 2026-03-14, or a Date.');
  let text: unknown;
  try {
    text = given instanceof Date && Number.isFinite(given.getTime()) ? dayOf(given) : given;
  } catch {
    return fault; // a proxy may throw
  }
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return fault;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isFinite(day.getTime()) && day.toISOString().startsWith(text) ? ok(text) : fault;
}

/** Returns the seed of the next puzzle: `2026-03-14`, `2026-03-14 2`, `2026-03-14 3` and so on. */
export const nextSeed = (first: string, count: number): string =>
  count > 1 ? `${first.slice(0, longestSeed - 8)} ${count}` : first;
