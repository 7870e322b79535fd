/** Reads fields of untrusted moves and options. Nothing here throws, whatever the input. */
import { bad, ok, type Result } from '../game.js';

export const isWhole = (given: unknown, from: number, to: number): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= from && given <= to;

const isList = (given: unknown): boolean => {
  try {
    return Array.isArray(given);
  } catch {
    return true; // a revoked proxy, whose items cannot be read
  }
};

/** Returns a copy of a list of exactly `count` dice from 1 to 12, or null. */
export function diceOf(given: unknown, count: number): number[] | null {
  const list = listOf(given, count, count);
  return list?.every((die) => isWhole(die, 1, 12)) ? list : null;
}

/** Returns a copy of a list of `least` to `most` values, or null. */
export function listOf(given: unknown, least: number, most: number): unknown[] | null {
  try {
    if (!Array.isArray(given)) return null;
    const { length } = given; // read once, because a proxy may return another length the next time
    return length >= least && length <= most ? Array.from({ length }, (_, i): unknown => given[i]) : null;
  } catch {
    return null; // a proxy may throw
  }
}

/** Returns a copy of an object's own fields, or null for anything else. */
export function fieldsOf(given: unknown): Record<string, unknown> | null {
  try {
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : null;
  } catch {
    return null; // a getter or a proxy may throw
  }
}

/** Returns one field of any value, or undefined if it is missing or unreadable. */
export function fieldOf(given: unknown, name: string): unknown {
  try {
    return (Object(given) as Record<string, unknown>)[name];
  } catch {
    return undefined; // a getter or a proxy may throw
  }
}

/** Validates one option: returns the value, or a description of what was expected. */
export type Check<T> = (given: unknown) => { readonly value: T } | { readonly expected: string };

export const whole =
  (from: number, to: number): Check<number> =>
  (given) =>
    isWhole(given, from, to) ? { value: given + 0 } : { expected: `a whole number from ${from} to ${to}` }; // −0 + 0 = 0

export const yesOrNo: Check<boolean> = (given) =>
  typeof given === 'boolean' ? { value: given } : { expected: 'true or false' };

export const oneOf =
  <const T extends string | number>(...values: readonly T[]): Check<T> =>
  (given) =>
    values.includes(given as T) ? { value: given as T } : { expected: values.join(' or ') };

/** Accepts a list in which each value passes the check. */
export const listOfEach =
  <T>(check: Check<T>, least: number, most: number): Check<readonly T[]> =>
  (given) => {
    const checked = listOf(given, least, most)?.map(check);
    const values = checked?.flatMap((one) => ('value' in one ? [one.value] : []));
    if (checked && values && values.length === checked.length) return { value: values };
    const wrong = checked?.find((one) => 'expected' in one);
    return { expected: `a list of ${least} to ${most}${wrong ? `, each ${wrong.expected}` : ' values'}` };
  };

/** One value per seat. Seats beyond the end of the list share its last value. */
export type PerPlayer<T> = readonly T[];

/** Accepts one value for all players, or a list of one to six values, one per player. */
export const perPlayer =
  <T>(check: Check<T>): Check<PerPlayer<T>> =>
  (given) => {
    if (isList(given)) return listOfEach(check, 1, 6)(given);
    const checked = check(given);
    return 'value' in checked
      ? { value: [checked.value] }
      : { expected: `${checked.expected}, once or for each player` };
  };

/** Returns the value for a seat. */
export const valueFor = <T>(values: PerPlayer<T>, seat: number): T => values[Math.min(seat, values.length - 1)];

/** Validates options and fills in the defaults. The code of an error is the name of the invalid field. */
export function complete<O extends object>(
  given: unknown,
  defaults: O,
  checks: { readonly [K in keyof O]: Check<O[K]> },
): Result<O> {
  const fields = given === undefined ? {} : fieldsOf(given);
  if (!fields) return bad('options', 'Options must be an object.');

  const options = { ...defaults };
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(checks, name)) return bad(name, `There is no option ${name}.`);
    if (value === undefined) continue;
    const checked = checks[name as keyof O](value);
    if ('expected' in checked) return bad(name, `${name} must be ${checked.expected}.`);
    options[name as keyof O] = checked.value;
  }
  return ok(options);
}
