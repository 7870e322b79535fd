import type { Random } from '../game.js';

/** The 59 numbers of the 12 × 12 table, rising. */
export const products: readonly number[] = [
  ...new Set(Array.from({ length: 144 }, (_, i) => ((i % 12) + 1) * (Math.floor(i / 12) + 1))),
].sort((a, b) => a - b);

/** MUL-01: each number twice, the number 12 five times: 121 cubes. */
export const fullSet: readonly number[] = products.flatMap((n) => Array<number>(n === 12 ? 5 : 2).fill(n));

/** MUL-15: how often a number lies on a board of so many cubes: between that many full sets and one set more. */
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
 * The numbers of a board, row by row, shuffled. Other sizes keep the proportion of the 121 cubes: as many whole sets as
 * fit, and the rest drawn from one more.
 */
export function deal(size: number, random: Random): number[] {
  const cubes = size * size;
  const whole = Math.floor(cubes / fullSet.length);
  const rest = shuffle([...fullSet], random).slice(0, cubes - whole * fullSet.length);
  return shuffle([...Array.from({ length: whole }, () => fullSet).flat(), ...rest], random);
}
