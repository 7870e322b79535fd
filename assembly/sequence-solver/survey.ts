// All 12^6 rolls, as 12,376 multisets of six numbers. Only the score depends on which die is the Master (SEQ-08), so
// the kinds and the level of a multiset are determined once for all its Masters.

import { choose } from './multisets';
import { ROW } from './rows';
import { advancedLevel, matchLevel, noviceLevel, totalLevel, worth } from '../sequence/rules';
import { surveyByVectors } from './survey-vectors';

const CELLS = 4096;
/**
 * counts[kinds << 8 | level << 5 | score]: the number of rolls with these kinds (a bit per kind), best level and score.
 */
export const counts = memory.data(CELLS * 4);

/** The runs in a set of numbers: the higher level << 4 | the bits of the kinds. */
const runs = memory.data(4096);

/** The numbers of the roll in order, the largest in place 5. */
const six = memory.data(6);
/**
 * In place i, the sum that the numbers above place i contribute to the rank of five dice, if the i-th is the Master.
 */
const above = memory.data(6 * 4);

let rule = 0;
/** The table to write scores to, or 0 to count rolls instead. */
let table: usize = 0;
let unit: f64 = 0;

function prepareRuns(): void {
  if (load<u8>(runs + 4095)) return;
  for (let present = 0; present < 4096; present++) {
    const novice = noviceLevel(present);
    const advanced = advancedLevel(present);
    const kinds = (i32(novice !== 0) << 2) | (i32(advanced !== 0) << 3);
    store<u8>(runs + present, <u8>((max(novice, advanced) << 4) | kinds));
  }
}

/**
 * Counts the rolls of a multiset, one sixth of them for each die as the Master, so all counts are multiplied by six.
 */
function count(kinds: i32, level: i32, orders: i32): void {
  if (!level) {
    store<i32>(counts, load<i32>(counts) + 6 * orders);
    return;
  }
  const cells = counts + (((kinds << 8) | (level << 5)) << 2);
  for (let i = 0; i < 6; i++) {
    const at = cells + (worth(load<u8>(six + i), level) << 2);
    store<i32>(at, load<i32>(at) + orders);
  }
}

/** Writes the score with each die as the Master into the row of the other five. */
function write(level: i32): void {
  let below = 0;
  for (let i = 0; i < 6; i++) {
    const master: i32 = load<u8>(six + i);
    const rank = below + load<i32>(above + (i << 2));
    store<f64>(table + rank * ROW + (master << 3), f64(worth(master, level)) * unit);
    below += choose(i, master);
  }
}

function made(most: i32, present: i32, sum: i32, orders: i32): void {
  const match = matchLevel(most);
  const total = totalLevel(sum, rule);
  const run: i32 = load<u8>(runs + present);
  const level = max(max(match, total), run >> 4);
  // Scores of 0 need not be written, because tables are initially 0.
  if (!table) count(i32(match !== 0) | (i32(total !== 0) << 1) | (run & 15), level, orders);
  else if (level) write(level);
}

/**
 * Lays the dice of places `place` and below, none above `top`, the largest first. The dice laid so far have `orders`
 * orders; `copies` of them show `top`, and `most` is the largest number of equal dice.
 */
function put(place: i32, top: i32, copies: i32, most: i32, present: i32, sum: i32, orders: i32): void {
  orders *= 6 - place;
  for (let number = 1; number <= top; number++) {
    const same = number === top ? copies + 1 : 1;
    const ways = number === top ? orders / same : orders;
    const longest = max(most, same);
    const numbers = present | (1 << (number - 1));
    store<u8>(six + place, number);
    if (place) {
      const at = above + (place << 2);
      store<i32>(at - 4, load<i32>(at) + choose(place - 1, number));
      put(place - 1, number, same, longest, numbers, sum + number, ways);
    } else made(longest, numbers, sum + number, ways);
  }
}

/** Counts all rolls by kinds, level and score. */
export function survey(totalRule: i32): void {
  for (let at = counts; at < counts + CELLS * 4; at += 8) store<i64>(at, 0);
  if (ASC_FEATURE_SIMD) {
    surveyByVectors(totalRule, counts);
    return;
  }
  prepareRuns();
  rule = totalRule;
  table = 0;
  put(5, 12, 0, 0, 0, 0, 1);
  for (let at = counts; at < counts + CELLS * 4; at += 4) store<i32>(at, load<i32>(at) / 6);
}

/** Lays a die in place `place`, as `put` does; returns how many dice show that number. */
function lay(place: i32, number: i32, same: i32): i32 {
  store<u8>(six + place, number);
  const at = above + (place << 2);
  store<i32>(at - 4, (place < 5 ? load<i32>(at) : 0) + choose(place - 1, number));
  return same + 1;
}

/**
 * Writes the scores, in units, of the rolls with these three largest numbers into a table, which must be empty. Returns
 * the number of such multisets; a multiset with a die missing is not a roll.
 */
export function score(totalRule: i32, into: usize, unitOfScore: f64, low: i32, middle: i32, high: i32): i32 {
  if (!low) return 1;
  prepareRuns();
  rule = totalRule;
  table = into;
  unit = unitOfScore;
  lay(5, high, 0);
  const two = lay(4, middle, i32(middle === high));
  const copies = lay(3, low, low === middle ? two : 0);
  const present = (1 << (low - 1)) | (1 << (middle - 1)) | (1 << (high - 1));
  put(2, low, copies, max(two, copies), present, low + middle + high, 1);
  return choose(2, low);
}
