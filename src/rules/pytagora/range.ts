import type { PytagoraOptions } from './options.js';

/** Returns the numbers of an equation. */
export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Returns the largest number that an equation may have (PYT-24), or Infinity. */
export const largestOf = ({ upTo }: Pick<PytagoraOptions, 'upTo'>): number => upTo || Infinity;

/** Returns whether no number of the equation is too large (PYT-24). */
export const isUpTo = (text: string, options: Pick<PytagoraOptions, 'upTo'>): boolean =>
  numbersIn(text).every((number) => number <= largestOf(options));
