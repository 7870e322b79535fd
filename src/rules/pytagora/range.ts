import type { PytagoraOptions } from './options.js';
import { reckon, type Arithmetic } from './reckon.js';

/** Returns the numbers of an equation. */
export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Returns the largest number that an equation may have (PYT-24), or Infinity. */
export const largestOf = ({ upTo }: Pick<PytagoraOptions, 'upTo'>): number => upTo || Infinity;

/** Returns the value of an equation's sides if it is larger than each of its numbers, as in 5 + 6 = 7 + 4; otherwise its largest number. */
export function largestIn(text: string, arithmetic: Arithmetic): number {
  const value = reckon(text.slice(0, text.indexOf('=')), arithmetic);
  return Math.max(...numbersIn(text), value?.ok ? value.value : 0);
}

/** Returns whether no number of the equation is too large, nor the value of its sides (PYT-24). */
export const isUpTo = (text: string, options: Pick<PytagoraOptions, 'upTo'> & Arithmetic): boolean =>
  !options.upTo || largestIn(text, options) <= options.upTo;
