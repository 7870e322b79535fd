// The Sequences that dice make. This file contains every rule of a Sequence, and no other does: for claims, the survey
// of all rolls and the solver.
// A kind has a level: 0 if the dice do not make it, otherwise 1 + bonus / 4. The numbers present are a word of bits in
// which number n is bit n − 1, so that finding a run takes a few operations and no branch.

export const MATCH = 0;
export const TOTAL = 1;
export const NOVICE = 2;
export const ADVANCED = 3;

/**
 * Returns the level of a match: at least 3 equal dice, levels 1 to 4 for 3 to 6 dice (SEQ-04). `most`: the largest
 * number of equal dice.
 */
export function matchLevel(most: i32): i32 {
  return max(most - 2, 0);
}

/**
 * Returns the level of a total, given the sum of all six dice; `totalRule` is 0 for at least 50, 60, 70 and 1 for more
 * than that (SEQ-05).
 */
export function totalLevel(sum: i32, totalRule: i32): i32 {
  const enough = sum - totalRule;
  return i32(enough >= 50) + i32(enough >= 60) + i32(enough >= 70);
}

/**
 * Returns the level of a novice run: at least 4 different numbers in steps of 1 or of 2, levels 1 to 3 for 4 to 6
 * numbers (SEQ-06).
 */
export function noviceLevel(present: i32): i32 {
  const two = present & (present >> 1);
  const four = two & (two >> 2);
  const five = four & (present >> 4);
  const six = five & (present >> 5);
  const twoBy2 = present & (present >> 2);
  const fourBy2 = twoBy2 & (twoBy2 >> 4);
  const fiveBy2 = fourBy2 & (present >> 8);
  const sixBy2 = fiveBy2 & (present >> 10);
  return i32((four | fourBy2) !== 0) + i32((five | fiveBy2) !== 0) + i32((six | sixBy2) !== 0);
}

/**
 * Returns the level of an advanced run: at least 3 different numbers in steps of 3, level 1 for 3 numbers and 3 for 4
 * (SEQ-07).
 */
export function advancedLevel(present: i32): i32 {
  const three = present & (present >> 3) & (present >> 6);
  const four = three & (present >> 9);
  return i32(three !== 0) + 2 * i32(four !== 0);
}

/** Returns the number of dice in a Sequence of that kind and level. */
export function diceOf(kind: i32, level: i32): i32 {
  if (kind === MATCH) return level + 2;
  if (kind === NOVICE) return level + 3;
  return kind === ADVANCED ? (level + 5) >> 1 : 6;
}

/** Returns the Master's number plus the bonus (SEQ-08), or 0 without a Sequence (SEQ-10). */
export function worth(master: i32, level: i32): i32 {
  return level ? master + 4 * (level - 1) : 0;
}
