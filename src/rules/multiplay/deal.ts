import type { Random } from '../game.js';

/** The 59 distinct numbers of the 12 × 12 multiplication table, ascending. */
export const products: readonly number[] = [
  ...new Set(Array.from({ length: 144 }, (_, i) => ((i % 12) + 1) * (Math.floor(i / 12) + 1))),
].sort((a, b) => a - b);

/** The numbers of the 121 cubes: each product twice, except 12, which appears five times (MUL-01). */
export const fullSet: readonly number[] = products.flatMap((n) => Array<number>(n === 12 ? 5 : 2).fill(n));

/**
 * Returns how often a number may appear on a board of `cubes` cubes: at least as often as in the complete sets that
 * fit, at most as often as in one set more (MUL-15).
 */
export function limits(number: number, cubes: number): { least: number; most: number } {
  const inSet = number === 12 ? 5 : 2;
  const sets = cubes / fullSet.length;
  return { least: inSet * Math.floor(sets), most: inSet * Math.ceil(sets) };
}

function shuffle(numbers: number[], random: Random): number[] {
  for (let i = numbers.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [numbers[i], numbers[j]] = [numbers[j], numbers[i]];
  }
  return numbers;
}

/**
 * Deals the numbers of a `size` × `size` board, row by row, in random order. Sizes other than 11 keep the proportions
 * of the 121 cubes: as many complete sets as fit, and the rest drawn from one more.
 */
export function deal(size: number, random: Random): number[] {
  const cubes = size * size;
  const whole = Math.floor(cubes / fullSet.length);
  const rest = shuffle([...fullSet], random).slice(0, cubes - whole * fullSet.length);
  return shuffle([...Array.from({ length: whole }, () => fullSet).flat(), ...rest], random);
}
