import { kinds } from '../../src/rules/pytagora/pieces.js';

/** What settings that are no options of a game can be, by their attributes. */
const known: Readonly<Record<string, readonly string[]>> = {
  game: kinds,
  cover: ['on', 'off'],
  times: ['×', '·'],
  divide: ['÷', ':'],
};

/** What is wrong with a setting; undefined where nothing is. */
export function fault(name: string, value: string): string | undefined {
  const values = known[name];
  if (values) return values.includes(value) ? undefined : `${name} must be one of ${values.join(', ')}.`;
  return digitsOf(value) ? undefined : `${name} must be a numbering system, for example arab.`;
}

/** The ten digits of a numbering system by the name that `Intl` has for it; undefined where there is none. */
export function digitsOf(system: string): readonly string[] | undefined {
  try {
    const format = new Intl.NumberFormat('en', { numberingSystem: system });
    if (format.resolvedOptions().numberingSystem !== system) return undefined;
    return Array.from({ length: 10 }, (_, digit) => format.format(digit));
  } catch {
    return undefined; // not even a name
  }
}
