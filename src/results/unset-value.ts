import type { Attached } from './channel.js';
import { readState } from './state.js';

/** The texts that platforms return for a value that was never set: empty values of their own language, converted to text. */
const unsetTexts: readonly string[] = ['', 'null', 'undefined', 'false', '{}', '[]', '""', 'NaN'];

/**
 * Returns whether a platform's value means that none was ever set. Each platform has its own: a run-time an empty text, Moodle's H5P `{}`,
 * a script that has lost a value `undefined` or that word as text.
 */
export function isUnset(value: unknown): boolean {
  if (typeof value === 'string') return unsetTexts.includes(value.trim());
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === false;
}

/** Reads a state from a platform; untrusted. Returns undefined if the platform has none yet. */
export function stateFrom(given: unknown): Attached['state'] {
  if (isUnset(given)) return undefined;
  return { raw: typeof given === 'string' ? given : '', read: readState(given) };
}
