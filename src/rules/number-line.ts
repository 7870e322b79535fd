/**
 * How a child finds a sum on the number line: from the largest number on, to the next ten first; and how a number is made of fives and
 * tens.
 */
import { sumTip } from './tips.js';

/** A jump on the number line. */
export interface Jump {
  readonly from: number;
  readonly to: number;
}

/** Returns the next multiple of ten above a number. */
const nextTen = (n: number): number => 10 * (Math.floor(n / 10) + 1);

/**
 * Returns the numbers in the order in which they are added: those that make a multiple of ten together first; of two, the larger
 * first.
 */
function inOrder(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 2) return [...numbers].sort((a, b) => b - a);
  const left = [...numbers];
  const order: number[] = [];
  for (const { terms } of sumTip(numbers)) {
    for (const term of terms) {
      const at = left.indexOf(term);
      if (at >= 0) order.push(...left.splice(at, 1));
    }
  }
  return [...order, ...left];
}

/**
 * Returns the jumps of an addition on the number line, beginning at its first number. A jump across a multiple of ten is parted there if
 * only two numbers are added.
 * @param numbers Two to six whole numbers from 1 to 12.
 */
export function jumpsOf(numbers: readonly number[]): readonly Jump[] {
  const [first, ...others] = inOrder(numbers);
  const jumps: Jump[] = [];
  let at = first;
  for (const number of others) {
    const ten = nextTen(at);
    const to = at + number;
    if (numbers.length === 2 && at % 10 && to > ten) jumps.push({ from: at, to: ten }, { from: ten, to });
    else jumps.push({ from: at, to });
    at = to;
  }
  return jumps;
}

/**
 * Returns the parts in which a number is recognised: five or ten and the rest; one part for a number up to five, and for ten.
 * @param number A whole number from 1 to 12.
 */
export function partsOf(number: number): readonly [number] | readonly [number, number] {
  const base = number > 10 ? 10 : number > 5 && number < 10 ? 5 : number;
  return number > base ? [base, number - base] : [number];
}
