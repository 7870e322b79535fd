import type { Attached } from './channel.js';
import { readState } from './state.js';

/** The texts that platforms give for a value that was never set: values of their own language, made to text. */
const nothings: readonly string[] = ['', 'null', 'undefined', 'false', '{}', '[]', '""', 'NaN'];

/**
 * Whether a value of a platform stands for one that was never set. Each platform has its own: a run-time an empty text,
 * Moodle's H5P `{}`, a script that has lost a value `undefined` or the word for it.
 */
export function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return nothings.includes(value.trim());
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === false;
}

/** Reads a state as a platform gives it; untrusted. Undefined if it has none yet. */
export function keptFrom(given: unknown): Attached['kept'] {
  if (isNothing(given)) return undefined;
  return { raw: typeof given === 'string' ? given : '', read: readState(given) };
}
