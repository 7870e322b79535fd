// What dice make. Every rule of a Sequence stands here once; claims, the survey of all rolls and the solver ask for it here.
//
// A kind gives a level: 0 if the dice do not make it, else 1 + bonus / 4. Numbers that are present are a word of bits, number
// n being bit n − 1, so that a run takes a few operations and no branch.

export const MATCH = 0;
export const TOTAL = 1;
export const NOVICE = 2;
export const ADVANCED = 3;

/** SEQ-04: at least 3 dice of one number, levels 1 to 4 for 3 to 6 dice. `most`: of the number that most dice show. */
export function matchLevel(most: i32): i32 {
  return max(most - 2, 0);
}

/** SEQ-05: the sum of all six; `totalRule` is 0 for at least 50, 60, 70 and 1 for more than that. */
export function totalLevel(sum: i32, totalRule: i32): i32 {
  const enough = sum - totalRule;
  return i32(enough >= 50) + i32(enough >= 60) + i32(enough >= 70);
}

/** SEQ-06: at least 4 different numbers in steps of 1 or of 2, levels 1 to 3 for 4 to 6 numbers. */
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

/** SEQ-07: at least 3 different numbers in steps of 3, level 1 for 3 numbers and 3 for 4. */
export function advancedLevel(present: i32): i32 {
  const three = present & (present >> 3) & (present >> 6);
  const four = three & (present >> 9);
  return i32(three !== 0) + 2 * i32(four !== 0);
}

/** How many dice a Sequence of that kind and level is made of. */
export function diceOf(kind: i32, level: i32): i32 {
  if (kind === MATCH) return level + 2;
  if (kind === NOVICE) return level + 3;
  return kind === ADVANCED ? (level + 5) >> 1 : 6;
}

/** SEQ-08: the Master's number plus the bonus. SEQ-10: nothing without a Sequence. */
export function worth(master: i32, level: i32): i32 {
  return level ? master + 4 * (level - 1) : 0;
}
