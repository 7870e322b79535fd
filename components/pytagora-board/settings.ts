import type { Notation } from '../../src/words/notation.js';
import { kinds } from '../../src/rules/pytagora/pieces.js';

/** The possible values of the settings that are not options of a game, by their attributes. */
const known: Readonly<Record<string, readonly string[]>> = {
  game: kinds,
  cover: ['on', 'off'],
  times: ['×', '·'],
  divide: ['÷', ':'],
};

/** Returns an error message for a setting; undefined if it is valid. */
export function fault(name: string, value: string): string | undefined {
  const values = known[name];
  if (values) return values.includes(value) ? undefined : `${name} must be one of ${values.join(', ')}.`;
  return digitsOf(value) ? undefined : `${name} must be a numbering system, for example arab.`;
}

/** Returns the ten digits of a numbering system by the name that `Intl` has for it; undefined if there is no such system. */
export function digitsOf(system: string): readonly string[] | undefined {
  try {
    const format = new Intl.NumberFormat('en', { numberingSystem: system });
    if (format.resolvedOptions().numberingSystem !== system) return undefined;
    return Array.from({ length: 10 }, (_, digit) => format.format(digit));
  } catch {
    return undefined; // the name is malformed
  }
}

/** Returns the direction of equations in a language. */
export const directionIn = ({ digits, equations }: Pick<Notation, 'digits' | 'equations'>): 'ltr' | 'rtl' =>
  equations === 'rtl' || digits === 'arab' ? 'rtl' : 'ltr';
