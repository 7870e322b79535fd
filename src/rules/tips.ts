/**
 * Finds an easy order in which to multiply or add several numbers, as a list of steps. The costs are estimates of
 * mental effort chosen for these tips; only their order matters.
 */

/** One step: `terms` joined by `sign` equal `value`. */
export interface TipLine {
  readonly terms: readonly number[];
  readonly sign: '*' | '+' | '-' | '/';
  readonly value: number;
}

interface Way {
  readonly lines: readonly TipLine[];
  /** The difficulty of mental calculation; lower is easier. */
  readonly cost: number;
}

const line = (sign: TipLine['sign'], terms: readonly number[], value: number): TipLine => ({ sign, terms, value });

/** Returns the number of digits without trailing zeros, which add no effort. */
const figures = (n: number): number => String(n).replace(/0+$/, '').length;
/** Returns the number without its trailing zeros. */
const core = (n: number): number => Number(String(n).replace(/0+$/, ''));

/** Returns the cost of a fact of the times tables: low if one factor is small, higher for facts such as 7 × 8. */
const factCost = (a: number, b: number): number => {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return low === 1 ? 0.2 : low <= 3 || high === 10 ? 1 : low <= 5 || high === 11 ? 1.4 : 2;
};

/** Splits a number into its place values: 56 becomes 50 and 6. */
function places(n: number): number[] {
  const digits = [...String(n)];
  return digits.map((digit, i) => Number(digit) * 10 ** (digits.length - 1 - i)).filter(Boolean);
}

/** Returns ways to work out a × m, where m, a number without trailing zeros, is at most 12. */
function waysTimes(a: number, m: number): Way[] {
  const value = a * m;
  const size = figures(a);
  const whole = [line('*', [a, m], value)];
  if (core(a) === 1 || core(m) === 1) return [{ lines: whole, cost: 0.3 }];
  if (core(a) <= 12 && core(m) <= 12) return [{ lines: whole, cost: factCost(core(a), core(m)) }];

  const ways: Way[] = [];
  const ten = line('*', [a, 10], a * 10);
  // Double repeatedly.
  const doublings = [2, 4, 8].indexOf(m) + 1;
  if (doublings) {
    const lines = Array.from({ length: doublings }, (_, i) => line('*', [a * 2 ** i, 2], a * 2 ** (i + 1)));
    ways.push({ lines, cost: doublings * size * 0.8 });
  }
  // Half of ten times the number.
  if (m === 5) ways.push({ lines: [ten, line('/', [a * 10, 2], value)], cost: 0.3 + size });
  // Ten times the number, minus or plus the rest.
  if (m === 9) ways.push({ lines: [ten, line('-', [a * 10, a], value)], cost: 0.3 + size * 1.3 });
  if (m === 11) ways.push({ lines: [ten, line('+', [a * 10, a], value)], cost: 0.3 + size });
  if (m === 12) {
    ways.push({ lines: [ten, line('*', [a, 2], a * 2), line('+', [a * 10, a * 2], value)], cost: 0.5 + size * 1.6 });
  }
  // Place by place.
  const parts = places(a);
  if (m < 10 && parts.length > 1) {
    const each = parts.map((part) => line('*', [part, m], part * m));
    const sum = line(
      '+',
      each.map((one) => one.value),
      value,
    );
    ways.push({ lines: [...each, sum], cost: parts.length * factCost(5, m) + parts.length - 1 });
  } else if (m < 10) ways.push({ lines: whole, cost: size * 2 });
  return ways;
}

/** Returns the easiest way to work out a × b, or undefined if neither factor is small enough to multiply by. */
function times(a: number, b: number): Way | undefined {
  const ways: Way[] = [];
  for (const [other, by] of [
    [a, b],
    [b, a],
  ]) {
    const m = by <= 12 ? by : core(by);
    if (m > 12) continue;
    const noughts = by / m;
    for (const { lines, cost } of waysTimes(other, m)) {
      const more = noughts > 1 && lines.length > 1 ? [line('*', [other * m, noughts], other * by)] : [];
      // A single step includes the zeros: 56 × 20 = 1120.
      const said = noughts > 1 && lines.length === 1 ? [line('*', [other, by], other * by)] : lines;
      ways.push({ lines: [...said, ...more], cost: cost + (more.length ? 0.2 : 0) });
    }
  }
  return ways.sort((x, y) => x.cost - y.cost)[0];
}

const without = (numbers: readonly number[], i: number, k: number): number[] =>
  numbers.filter((_, at) => at !== i && at !== k);

/** Returns the easiest order overall: which two numbers to multiply first, and so on. */
function bestProduct(numbers: readonly number[], known: Map<string, Way>): Way {
  if (numbers.length < 2) return { lines: [], cost: 0 };
  const key = [...numbers].sort((a, b) => a - b).join();
  const before = known.get(key);
  if (before) return before;
  let best: Way = { lines: [], cost: Infinity };
  for (let i = 0; i < numbers.length; i++) {
    for (let k = i + 1; k < numbers.length; k++) {
      const first = times(numbers[i], numbers[k]);
      if (!first || first.cost >= best.cost) continue;
      const rest = bestProduct([...without(numbers, i, k), numbers[i] * numbers[k]], known);
      const cost = first.cost + rest.cost;
      if (cost < best.cost) best = { lines: [...first.lines, ...rest.lines], cost };
    }
  }
  known.set(key, best);
  return best;
}

/**
 * Breaks a hard fact of the tables down into easier ones, because a player who asks for a tip about only two dice does
 * not know the fact itself.
 */
function fact(a: number, b: number): TipLine[] {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const value = a * b;
  if (low <= 2 || low === 10 || high === 10) return [line('*', [a, b], value)];
  if (high === 9 || high > 10) {
    const [ten, rest] = [low * 10, low * Math.abs(high - 10)];
    const lines = [line('*', [low, 10], ten)];
    if (high === 12) lines.push(line('*', [low, 2], rest));
    return [...lines, line(high === 9 ? '-' : '+', [ten, rest], value)];
  }
  const double = [high, low].find((n) => n % 2 === 0);
  if (double) {
    const other = double === high ? low : high;
    const half = (other * double) / 2;
    return [line('*', [other, double / 2], half), line('*', [half, 2], value)];
  }
  // Both factors are 3, 5 or 7.
  return [line('*', [high, low - 1], high * (low - 1)), line('+', [high * (low - 1), high], value)];
}

/**
 * Returns an easy order in which to multiply, one step after another; the last step gives the product. Ones change
 * nothing and are omitted if at least two other numbers remain.
 * @param numbers One to six integers from 1 to 12.
 */
export function productTip(numbers: readonly number[]): readonly TipLine[] {
  if (numbers.length === 2) return fact(numbers[0], numbers[1]);
  const others = numbers.filter((n) => n !== 1);
  return bestProduct(others.length > 1 ? others : numbers, new Map()).lines;
}

/**
 * Returns an easy order in which to add, one step after another: numbers that make a multiple of ten are added first.
 */
export function sumTip(numbers: readonly number[]): readonly TipLine[] {
  const left = [...numbers];
  const lines: TipLine[] = [];
  while (left.length > 1) {
    let [a, b] = [0, 1];
    for (let i = 0; i < left.length; i++) {
      for (let k = i + 1; k < left.length; k++) {
        if ((left[a] + left[b]) % 10 && (left[i] + left[k]) % 10 === 0) [a, b] = [i, k];
      }
    }
    const value = left[a] + left[b];
    lines.push(line('+', [left[a], left[b]], value));
    left.splice(0, left.length, value, ...without(left, a, b));
  }
  return lines;
}
