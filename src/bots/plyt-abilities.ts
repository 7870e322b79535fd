import { levelWithin } from './level.js';

/**
 * The percentages of right answers of the computer players: one row per level, one column per count of numbers to
 * multiply, one to six. These are estimates for pupils of about eight, ten and twelve years and for a practised adult,
 * not measurements.
 */
export const abilities: readonly (readonly number[])[] = [
  [99, 80, 40, 15, 5, 2],
  [100, 90, 60, 30, 12, 5],
  [100, 98, 85, 60, 35, 20],
  [100, 100, 96, 85, 65, 45],
];

/** The values for a beginner, used below level 1; also estimated. */
export const lowest: readonly number[] = [90, 55, 15, 5, 2, 1];

/**
 * The ability of a player: the level of a computer player, or the percentage of right answers by the count of numbers
 * to multiply.
 */
export type Able = number | readonly number[];

/** The number of levels. */
export const plytLevels = abilities.length;

/** Returns the percentages of an ability; those of a level between whole ones are interpolated. */
export function abilityAt(given: unknown): readonly number[] {
  if (Array.isArray(given)) return given as readonly number[];
  const level = levelWithin(given, plytLevels);
  const [below, above] = [Math.floor(level), Math.ceil(level)].map((whole) => abilities[whole - 1] ?? lowest);
  return below.map((percent, i) => percent + (above[i] - percent) * (level - Math.floor(level)));
}
