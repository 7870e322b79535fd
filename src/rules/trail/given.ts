/** Reads fields of untrusted moves and options. Nothing here throws, whatever the input. */

export const isWhole = (given: unknown, from: number, to: number): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= from && given <= to;

/** Returns whether the value is a list, even one that cannot be read. */
export const isList = (given: unknown): boolean => {
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

/** Reads a number of up to four digits; NaN for anything else. */
export const readNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : NaN);
