// All 12^6 rolls, seen as 52,416 kinds of roll: a Master's number and a multiset of five red ones.

import { advancedLevel, matchLevel, noviceLevel, totalLevel, worth } from './rules';
import { choose } from './multisets';

/** counts[kinds << 8 | level << 5 | score]: rolls with these kinds (bit per kind), that best level and that score. */
export const counts = memory.data(4096 * 4);

let rule = 0;
let values: usize = 0;
let scale = 0.0;

/** One row of the solver's tables: thirteen doubles, one for each number of the Master; 0 stands for "in hand". */
export const ROW = 13 * 8;

function visit(ones: i32, twos: i32, fours: i32, sum: i32, rank: i32, orders: i32): void {
  for (let master = 1; master <= 12; master++) {
    const bit = 1 << (master - 1);
    const carry = ones & bit;
    const one = ones ^ bit;
    const two = twos ^ carry;
    const four = fours ^ (twos & carry);
    const present = one | two | four;
    const match = matchLevel(one, two, four);
    const total = totalLevel(sum + master, rule);
    const novice = noviceLevel(present);
    const advanced = advancedLevel(present);
    const level = max(max(match, total), max(novice, advanced));
    const score = worth(master, level);
    if (values) {
      store<f64>(values + rank * ROW + (master << 3), f64(score) * scale);
    } else {
      const kinds = i32(match != 0) | (i32(total != 0) << 1) | (i32(novice != 0) << 2) | (i32(advanced != 0) << 3);
      const at = counts + (((kinds << 8) | (level << 5) | score) << 2);
      store<i32>(at, load<i32>(at) + orders);
    }
  }
}

/**
 * Puts in `left` more red dice, none above `top`: largest numbers first, as the rank counts them.
 * `orders` is in how many orders the dice put in may lie; `copies` of them show `top`.
 */
function put(
  left: i32,
  top: i32,
  ones: i32,
  twos: i32,
  fours: i32,
  sum: i32,
  rank: i32,
  orders: i32,
  copies: i32,
): void {
  if (!left) {
    visit(ones, twos, fours, sum, rank, orders);
    return;
  }
  for (let number = 1; number <= top; number++) {
    const bit = 1 << (number - 1);
    const carry = ones & bit;
    const same = number == top ? copies + 1 : 1;
    put(
      left - 1,
      number,
      ones ^ bit,
      twos ^ carry,
      fours ^ (twos & carry),
      sum + number,
      rank + choose(left - 1, number),
      (orders * (6 - left)) / same,
      same,
    );
  }
}

/** Counts all rolls by kinds, level and score. */
export function survey(totalRule: i32): void {
  for (let i: usize = 0; i < 4096 * 4; i += 8) store<i64>(counts + i, 0);
  rule = totalRule;
  values = 0;
  put(5, 12, 0, 0, 0, 0, 0, 1, 0);
}

/** Writes what every roll scores, times `unit`, into the columns 1 to 12 of a table of the solver. */
export function scoreAll(totalRule: i32, table: usize, unit: f64): void {
  rule = totalRule;
  values = table;
  scale = unit;
  put(5, 12, 0, 0, 0, 0, 0, 1, 0);
}
