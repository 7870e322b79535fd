/**
 * How often a computer player is right, in percent, by how many numbers are to be multiplied, one to six; a level a row.
 * A guess at pupils of about eight, ten and twelve years and at a practised grown-up, not a measurement.
 */
export const abilities: readonly (readonly number[])[] = [
  [99, 80, 40, 15, 5, 2],
  [100, 90, 60, 30, 12, 5],
  [100, 98, 85, 60, 35, 20],
  [100, 100, 96, 85, 65, 45],
];
