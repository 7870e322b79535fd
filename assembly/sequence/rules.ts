// What six dice are worth. Every rule of a Sequence stands here once; claims, surveys and the solver ask these functions.
//
// Dice are summed up in three words of twelve bits, one bit for each number (number n is bit n − 1): `ones`, `twos` and
// `fours` are the binary digits of how many dice show it. So each rule is a few operations on words, without a branch.
//
// A kind gives a level: 0 if the dice do not make it, else 1 + bonus / 4.

export const MATCH = 0;
export const TOTAL = 1;
export const NOVICE = 2;
export const ADVANCED = 3;

/** SEQ-04: at least 3 dice of one number; levels 1 to 4 for 3 to 6 dice. */
export function matchLevel(ones: i32, twos: i32, fours: i32): i32 {
  const three = fours | (twos & ones);
  const five = fours & (ones | twos);
  return i32(three != 0) + i32(fours != 0) + i32(five != 0) + i32((fours & twos) != 0);
}

/** SEQ-05: the sum of all six; `totalRule` is 0 for at least 50, 60, 70 and 1 for more than that. */
export function totalLevel(sum: i32, totalRule: i32): i32 {
  const enough = sum - totalRule;
  return i32(enough >= 50) + i32(enough >= 60) + i32(enough >= 70);
}

/** SEQ-06: at least 4 numbers in steps of 1 or of 2; levels 1 to 3 for 4 to 6 numbers. Bit n − 1: number n is present. */
export function noviceLevel(present: i32): i32 {
  const pairs = present & (present >> 1);
  const four = pairs & (pairs >> 2);
  const five = four & (present >> 4);
  const pairs2 = present & (present >> 2);
  const four2 = pairs2 & (pairs2 >> 4);
  const five2 = four2 & (present >> 8);
  return (
    i32((four | four2) != 0) +
    i32((five | five2) != 0) +
    i32(((five & (present >> 5)) | (five2 & (present >> 10))) != 0)
  );
}

/** SEQ-07: at least 3 numbers in steps of 3; level 1 for 3 numbers, 3 for 4. */
export function advancedLevel(present: i32): i32 {
  const three = present & (present >> 3) & (present >> 6);
  return i32(three != 0) + (i32((three & (present >> 9)) != 0) << 1);
}

/** How many dice a Sequence of that kind and level is made of. */
export function dicesOf(kind: i32, level: i32): i32 {
  if (kind == MATCH) return level + 2;
  if (kind == NOVICE) return level + 3;
  return kind == ADVANCED ? (level + 5) >> 1 : 6;
}

/** SEQ-08: the Master's number plus the bonus. SEQ-10: nothing without a Sequence. */
export function worth(master: i32, level: i32): i32 {
  return level ? master + 4 * level - 4 : 0;
}
