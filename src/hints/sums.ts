/**
 * Explains how to work out a product or a sum: the name of a method, and its steps with blanks for the numbers to find.
 */
import { productTip, sumTip, type TipLine } from '../rules/tips.js';
import { placesOf, rung, type Rungs } from './hint.js';

const line = (sign: TipLine['sign'], terms: readonly number[], value: number): TipLine => ({ sign, terms, value });

export interface Way {
  /** The key of its name in the words. */
  readonly code: string;
  readonly lines: readonly TipLine[];
}

/** Identifies the method for a product of two numbers from its steps. */
function codeOf(lines: readonly TipLine[]): string {
  const signs = lines.map(({ sign }) => sign);
  const isByTen = lines[0].terms.includes(10);
  if (signs.includes('/')) return 'sum-half-of-ten';
  if (signs.includes('-')) return 'sum-ten-less';
  if (signs.at(-1) === '*') return 'sum-double';
  return isByTen ? 'sum-ten-more' : 'sum-one-more';
}

function productOfTwo(a: number, b: number): Way {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (low === 0) return { code: 'sum-nought', lines: [line('*', [a, b], 0)] };
  if (low === 1) return { code: 'sum-once', lines: [line('*', [a, b], a * b)] };
  if (low === 2) return { code: 'sum-twice', lines: [line('+', [high, high], a * b)] };
  const lines = productTip([a, b]);
  // Multiplying by ten cannot be made easier.
  if (lines.length < 2) return { code: 'sum-ten', lines };
  return { code: codeOf(lines), lines };
}

function sumOfTwo(a: number, b: number): Way {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (high >= 10 || low + high <= 10) return { code: 'sum-count-on', lines: [line('+', [high, low], a + b)] };
  const toTen = 10 - high;
  const rest = low - toTen;
  return { code: 'sum-make-ten', lines: [line('+', [high, toTen], 10), line('+', [10, rest], a + b)] };
}

/** Returns an easy method for combining several numbers. A single number only has to be read. */
export function wayTo(operation: string, numbers: readonly number[]): Way {
  const adds = operation === 'add';
  const [a, b] = numbers;
  if (numbers.length < 2) return { code: 'sum-read', lines: [] };
  if (numbers.length > 2) {
    return adds ? { code: 'sum-tens', lines: sumTip(numbers) } : { code: 'sum-order', lines: productTip(numbers) };
  }
  return adds ? sumOfTwo(a, b) : productOfTwo(a, b);
}

/** The largest number of steps shown at once. */
const mostSteps = 4;

/**
 * Writes the steps as text, with `?` for each number to be found.
 * @param known The number of steps that are already worked out.
 */
export function steps(lines: readonly TipLine[], known = 0): string[] {
  const open: number[] = [];
  const texts = lines.map(({ terms, sign, value }, i) => {
    const shown = terms.map((term) => {
      const at = open.indexOf(term);
      if (at < 0) return String(term);
      open.splice(at, 1);
      return '?';
    });
    if (i >= known) open.push(value);
    return `${shown.join(sign)}=${i < known ? value : '?'}`;
  });
  // Show the end of a long method, since its known steps have been shown before.
  return known ? texts.slice(-mostSteps) : texts.slice(0, mostSteps);
}

/** Returns the indexes of the numbers to combine first; of two numbers, both. */
const together = (numbers: readonly number[], [first]: readonly TipLine[]): number[] =>
  numbers.length < 3 ? numbers.map((_, place) => place) : placesOf(numbers, first.terms);

/**
 * Creates the hints for an answer: the name of a method, its steps with blanks, and all steps.
 * @param sum The question in ASCII, for example `7*8`.
 * @param tells Whether the last hint includes the answer; otherwise it stops before the last step.
 * @param dice How many of the numbers, from the first, are shown as dice.
 */
export function sumRungs(
  operation: string,
  numbers: readonly number[],
  sum: string,
  answer: number,
  tells: boolean,
  dice: number,
): Rungs {
  const { code, lines } = wayTo(operation, numbers);
  if (!lines.length) {
    const here = rung('sum-read-here', [], { dice: [0] });
    return [rung(code), here, here];
  }
  const marks = { dice: together(numbers, lines).filter((place) => place < dice) };
  const last = tells
    ? rung('sum-answer', [{ sums: steps(lines, lines.length) }, { sum: `${sum}=${answer}` }], marks)
    : rung('sum-last-step', [{ sums: steps(lines, lines.length - 1) }], marks);
  return [rung(code, [{ sum }]), rung('sum-steps', [{ sums: steps(lines) }], marks), last];
}
