// One roll: its best Sequence, and whether a claim is right.
// A roll is packed: die i (the Master is die 0) in bits 4i to 4i + 3.

import { MATCH, NOVICE, TOTAL, advancedLevel, diceOf, matchLevel, noviceLevel, totalLevel, worth } from './rules';

/** The reasons why a claim is wrong. */
const TOO_FEW = -1;
const NOT_ONE_NUMBER = -2;
const TOO_LOW = -3;
const NUMBER_TWICE = -4;
const UNEVEN_STEPS = -5;

/** The number of dice that show each number, one byte each. */
const counts = memory.data(16);

let most = 0;
let present = 0;
let sum = 0;

/** Counts the dice in the mask. */
function take(dice: i32, mask: i32): void {
  store<f64>(counts, 0);
  store<f64>(counts, 0, 8);
  most = 0;
  present = 0;
  sum = 0;
  for (; mask; mask >>= 1, dice >>= 4) {
    if (!(mask & 1)) continue;
    const number = dice & 15;
    const count = <i32>load<u8>(counts + number) + 1;
    store<u8>(counts + number, <u8>count);
    most = max(most, count);
    present |= 1 << (number - 1);
    sum += number;
  }
}

function levelOf(kind: i32, totalRule: i32): i32 {
  if (kind === MATCH) return matchLevel(most);
  if (kind === TOTAL) return totalLevel(sum, totalRule);
  return kind === NOVICE ? noviceLevel(present) : advancedLevel(present);
}

function packed(dice: i32, kind: i32, level: i32): i32 {
  return worth(dice & 15, level) | (level << 8) | (kind << 16);
}

/**
 * Returns the best Sequence, packed as score, level << 8 and kind << 16; among equal bonuses, the first kind. 0 if
 * there is none (SEQ-03).
 */
export function best(dice: i32, totalRule: i32): i32 {
  take(dice, 63);
  let kind = 0;
  let level = 0;
  for (let k = 0; k < 4; k++) {
    const found = levelOf(k, totalRule);
    if (found > level) {
      kind = k;
      level = found;
    }
  }
  return packed(dice, kind, level);
}

/**
 * Judges whether exactly the dice in the mask form that kind (SEQ-09). Returns the Sequence, packed as above, or a
 * negative reason why not. The dice form the kind if the longest such Sequence among them uses them all.
 */
export function judge(dice: i32, kind: i32, mask: i32, totalRule: i32): i32 {
  const count = popcnt(mask);
  if (count < diceOf(kind, 1)) return TOO_FEW;
  take(dice, mask);
  const level = levelOf(kind, totalRule);
  if (level && diceOf(kind, level) === count) return packed(dice, kind, level);
  if (kind === MATCH) return NOT_ONE_NUMBER;
  if (kind === TOTAL) return TOO_LOW;
  return popcnt(present) < count ? NUMBER_TWICE : UNEVEN_STEPS;
}
