// The same counts as in survey.ts, for WebAssembly: five red dice at a time, with the twelve numbers of the Master in
// the lanes of a vector. The twin has no vectors.
// The result of dice is a byte, 0 if they make no Sequence: the level in bits 0 to 2, and a bit for each kind above.
// Every byte comes from a table filled by the rules.

import {
  ADVANCED,
  MATCH,
  NOVICE,
  TOTAL,
  advancedLevel,
  matchLevel,
  noviceLevel,
  totalLevel,
  worth,
} from '../sequence/rules';

const NUMBERS = 12;
const LANES = 16;
/** The number of these result bytes, and of all rolls of six dice. */
const MADE = 128;
const ROLLS = 2985984;

/** The results of a set of at most five numbers with one more: a vector for each set. */
const runs = memory.data(4096 * LANES);
/** The result of each sum that six dice and unused lanes can have. */
const totals = memory.data(5 * NUMBERS + 1 + LANES);
/** The result of each number of equal dice. */
const matches = memory.data(LANES);
/** The number of rolls by result and by the Master's number: twelve counts (i32) each. */
const cells = memory.data(MADE * NUMBERS * 4);
const lanes = memory.data(LANES);

const madeBy = (kind: i32, level: i32): i32 => (level ? level | (8 << kind) : 0);

function prepare(): void {
  if (load<u8>(matches + 6)) return;
  for (let present = 0; present < 4096; present++) {
    if (popcnt(present) > 5) continue;
    for (let i = 0; i < NUMBERS; i++) {
      const numbers = present | (1 << i);
      const novice = noviceLevel(numbers);
      const advanced = advancedLevel(numbers);
      const kinds = (madeBy(NOVICE, novice) | madeBy(ADVANCED, advanced)) & ~7;
      store<u8>(runs + present * LANES + i, <u8>(kinds | max(novice, advanced)));
    }
  }
  for (let dice = 0; dice <= 6; dice++) store<u8>(matches + dice, <u8>madeBy(MATCH, matchLevel(dice)));
}

/** Returns the results of these five dice with each of the twelve Masters; unused lanes are 0. */
function makes(shown: v128, most: i32, present: i32, sum: i32): v128 {
  const levels = i8x16.splat(7);
  const run = v128.load(runs + present * LANES);
  const total = v128.load(totals + sum + 1);
  const one = i8x16.splat(1);
  const match = i8x16.swizzle(v128.load(matches), i8x16.add(shown, one));
  const red = i8x16.splat(load<u8>(matches + most));
  const level = i8x16.max_u(
    i8x16.max_u(v128.and(run, levels), v128.and(total, levels)),
    i8x16.max_u(v128.and(match, levels), v128.and(red, levels)),
  );
  const kinds = v128.andnot(v128.or(v128.or(run, total), v128.or(match, red)), levels);
  return v128.and(v128.or(kinds, level), i32x4(-1, -1, -1, 0));
}

/** Counts one of the twelve rolls. */
function countLane(lane: i32, orders: i32): void {
  const at = cells + lane * MADE * 4 + ((<i32>load<u8>(lanes + lane)) << 2);
  store<i32>(at, load<i32>(at) + orders);
}

/** Counts twelve rolls, each standing for `orders`, without a branch, which would be unpredictable. */
function count(made: v128, orders: i32): void {
  v128.store(lanes, made);
  countLane(0, orders);
  countLane(1, orders);
  countLane(2, orders);
  countLane(3, orders);
  countLane(4, orders);
  countLane(5, orders);
  countLane(6, orders);
  countLane(7, orders);
  countLane(8, orders);
  countLane(9, orders);
  countLane(10, orders);
  countLane(11, orders);
}

/**
 * Lays the red dice of places `place` and below, none above `top`, the largest first. The dice laid so far have
 * `orders` orders; `copies` of them show `top`, `most` is the largest number of equal dice, and lane n − 1 of `shown`
 * counts the dice that show n.
 */
function put(place: i32, top: i32, copies: i32, most: i32, present: i32, sum: i32, orders: i32, shown: v128): void {
  orders *= 5 - place;
  const numbers = i8x16(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0, 0);
  for (let number = 1; number <= top; number++) {
    const same = number === top ? copies + 1 : 1;
    const ways = number === top ? orders / same : orders;
    const longest = max(most, same);
    const now = present | (1 << (number - 1));
    const all = i8x16.sub(shown, i8x16.eq(numbers, i8x16.splat(<i8>number)));
    if (place) put(place - 1, number, same, longest, now, sum + number, ways, all);
    else count(makes(all, longest, now, sum + number), ways);
  }
}

/** Fills `counts`, which must be empty, with all rolls by kinds, level and score. */
export function surveyByVectors(totalRule: i32, counts: usize): void {
  prepare();
  for (let sum = 0; sum <= 6 * NUMBERS; sum++) store<u8>(totals + sum, <u8>madeBy(TOTAL, totalLevel(sum, totalRule)));
  for (let at = cells; at < cells + MADE * NUMBERS * 4; at += 16) v128.store(at, i32x4.splat(0));
  put(4, NUMBERS, 0, 0, 0, 0, 1, i32x4.splat(0));
  let rest = ROLLS;
  for (let made = 1; made < MADE; made++) {
    const level = made & 7;
    const row = counts + ((((made >> 3) << 8) | (level << 5)) << 2);
    for (let i = 0; i < NUMBERS; i++) {
      const rolls = load<i32>(cells + ((i * MADE + made) << 2));
      if (!rolls) continue;
      store<i32>(row + (worth(i + 1, level) << 2), rolls);
      rest -= rolls;
    }
  }
  store<i32>(counts, rest);
}
