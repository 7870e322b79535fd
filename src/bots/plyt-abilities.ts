/**
 * How often a computer player answers correctly, in percent: one row per level, one column per count of numbers to
 * multiply, one to six. These are estimates for pupils of about eight, ten and twelve years and for a practised adult,
 * not measurements.
 */
export const abilities: readonly (readonly number[])[] = [
  [99, 80, 40, 15, 5, 2],
  [100, 90, 60, 30, 12, 5],
  [100, 98, 85, 60, 35, 20],
  [100, 100, 96, 85, 65, 45],
];
