import type { Random } from '../game.js';

/** The 59 distinct numbers of the 12 × 12 multiplication table, ascending. */
export const products: readonly number[] = [
  ...new Set(Array.from({ length: 144 }, (_, i) => ((i % 12) + 1) * (Math.floor(i / 12) + 1))),
].sort((a, b) => a - b);

/** The numbers of the 121 cubes: each product twice, except 12, which appears five times (MUL-01). */
export const fullSet: readonly number[] = products.flatMap((n) => Array<number>(n === 12 ? 5 : 2).fill(n));

/** The largest number of cubes that the chosen tables are given: the core has room for 64 of one table. */
const mostOfTables = 60;

/** A part of a board: a set of numbers, which is dealt as often as it fits. */
interface Part {
  readonly set: readonly number[];
  readonly cubes: number;
}

/** Returns whether a number is a product of one of the tables, or any number if no table is chosen (MUL-17). */
export const isInTables = (number: number, tables: readonly number[]): boolean =>
  tables.length === 0 || tables.some((table) => number % table === 0 && number <= table * 12);

/**
 * Returns the parts of a board. Usually the complete set is the only one. Chosen tables that would have less than half
 * of the cubes are given half of them, with their products as often as each other (MUL-17).
 */
function partsOf(cubes: number, tables: readonly number[]): readonly Part[] {
  const chosen = products.filter((number) => isInTables(number, tables));
  const half = Math.min(Math.floor(cubes / 2), mostOfTables);
  const share = fullSet.filter((number) => isInTables(number, tables)).length / fullSet.length;
  if (share * cubes >= half) return [{ set: fullSet, cubes }];
  const others = products.filter((number) => !isInTables(number, tables));
  return [
    { set: chosen, cubes: half },
    { set: others, cubes: cubes - half },
  ];
}

/**
 * Returns how often a number may appear on a board of `cubes` cubes: at least as often as in the complete sets that
 * fit, at most as often as in one set more (MUL-15).
 */
export function limits(number: number, cubes: number, tables: readonly number[]): { least: number; most: number } {
  const part = partsOf(cubes, tables).find(({ set }) => set.includes(number))!;
  const inSet = part.set.filter((one) => one === number).length;
  const sets = part.cubes / part.set.length;
  return { least: inSet * Math.floor(sets), most: inSet * Math.ceil(sets) };
}

function shuffle(numbers: number[], random: Random): number[] {
  for (let i = numbers.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [numbers[i], numbers[j]] = [numbers[j], numbers[i]];
  }
  return numbers;
}

/** Deals the cubes of a part: as many complete sets as fit, and the rest drawn from one more. */
function dealPart({ set, cubes }: Part, random: Random): number[] {
  const whole = Math.floor(cubes / set.length);
  const rest = shuffle([...set], random).slice(0, cubes - whole * set.length);
  return [...Array.from({ length: whole }, () => set).flat(), ...rest];
}

/**
 * Deals the numbers of a `size` × `size` board, row by row, in random order. Sizes other than 11 keep the proportions
 * of the 121 cubes.
 */
export const deal = (size: number, tables: readonly number[], random: Random): number[] =>
  shuffle(
    partsOf(size * size, tables).flatMap((part) => dealPart(part, random)),
    random,
  );
