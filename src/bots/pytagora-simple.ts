/** Tells the equations that a child finds from others: by their signs, their numbers, and what is reckoned on the way. */
import { largestOf, numbersIn, reckon, type PytagoraState } from '../rules/pytagora/index.js';

/** The limits of a child's equations. */
export interface Reach {
  /** The largest number, also on the way to a result. */
  readonly largest: number;
  /** The largest result of × or of a division's dividend, and the largest factor beside it. */
  readonly product: number;
  readonly factor: number;
  /** The largest number of signs besides the equals sign. */
  readonly signs: number;
}

type Situation = Pick<PytagoraState, 'game' | 'options'>;

/** Returns the number of signs of an equation besides its equals sign. */
export const signsIn = (text: string): number => text.replace(/[\d=]/g, '').length;

/** Returns the largest number of an equation, written or reached on the way: 17 in 8+9-7=10. */
export function highest(text: string, { options }: Situation): number {
  const onTheWay = text.split('=').flatMap((side) =>
    [...side.matchAll(/\d+/g)].map(({ 0: digits, index }) => {
      const told = reckon(side.slice(0, index + digits.length), options);
      return told?.ok ? told.value : Infinity;
    }),
  );
  return Math.max(...numbersIn(text), ...onTheWay);
}

/**
 * Returns what a child who begins can be expected to find: one sign, + and − up to 20, × and ÷ of the tables to 10 up
 * to 50; in a game with numbers up to another limit (PYT-24), up to that one, 100 at most.
 */
export function firstReach({ options }: Situation): Reach {
  const limit = Math.min(100, largestOf(options));
  return options.upTo
    ? { largest: limit, product: limit, factor: 10, signs: 1 }
    : { largest: 20, product: 50, factor: 10, signs: 1 };
}

/** Returns whether an equation is within reach. */
export function isInReach(text: string, state: Situation, { largest, product, factor, signs }: Reach): boolean {
  if (signsIn(text) > signs) return false;
  if (!/[*/]/.test(text)) return highest(text, state) <= largest;
  const factors = [...text.matchAll(/(\d+)\*(\d+)|\/(\d+)/g)].flatMap(([, a, b, by]) => [a ?? by, b ?? by].map(Number));
  return factors.every((one) => one <= factor) && highest(text, state) <= Math.max(largest, product);
}
