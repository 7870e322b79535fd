/** How to work out a product or a sum: the name of a way, and its steps with the numbers left out that are to be found. */
import { productTip, sumTip, type TipLine } from '../rules/plyt/tips.js';
import { rung, type Rungs } from './hint.js';

const line = (sign: TipLine['sign'], terms: readonly number[], value: number): TipLine => ({ sign, terms, value });

export interface Way {
  /** The key of its name among the sentences. */
  readonly code: string;
  readonly lines: readonly TipLine[];
}

/** The way that a product of two numbers goes by, as its lines show. */
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
  // Ten times: nothing is easier.
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

/** An easy way to work out several numbers. One number alone is only read. */
export function wayTo(operation: string, numbers: readonly number[]): Way {
  const adds = operation === 'add';
  const [a, b] = numbers;
  if (numbers.length < 2) return { code: 'sum-read', lines: [] };
  if (numbers.length > 2) {
    return adds ? { code: 'sum-tens', lines: sumTip(numbers) } : { code: 'sum-order', lines: productTip(numbers) };
  }
  return adds ? sumOfTwo(a, b) : productOfTwo(a, b);
}

/** So many steps are read at once, no more. */
const mostSteps = 4;

/**
 * The steps as text, `?` for each number that is to be found.
 * @param known how many of the steps are worked out already.
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
  // Of a long way the end: what is known has been read before.
  return known ? texts.slice(-mostSteps) : texts.slice(0, mostSteps);
}

/** Which of the numbers go together first; of two, both. */
function together(numbers: readonly number[], [first]: readonly TipLine[]): number[] {
  if (numbers.length < 3) return numbers.map((_, place) => place);
  const places: number[] = [];
  for (const term of first.terms) {
    const at = numbers.findIndex((number, place) => number === term && !places.includes(place));
    if (at >= 0) places.push(at);
  }
  return places;
}

/**
 * The ladder for an answer: the name of a way, its steps with gaps, and all of it.
 * @param sum in ASCII: `7*8`.
 * @param tells whether the last rung says the answer too; else it goes as far as the last step.
 * @param dice how many of the numbers, the first ones, lie there as dice.
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
