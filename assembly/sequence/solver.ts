// The exact value of every way to keep dice, as docs/notes/sequence-solver.md explains: one die more, one die less.

import { RANKS, choose, fall, number, rank, rise, setNumber } from './multisets';
import { ROW, scoreAll } from './survey';

/** 12^12: in this unit all values of two stages are whole numbers below 2^53, so sums and comparisons are exact. */
const UNIT = 8916100448256.0;

const SIZE = RANKS * ROW;
/** For each total rule the value of kept dice with one and with two rolls left; then one table to work in. */
const tables = memory.data(5 * 643552);
const solved = memory.data(4);
const expected = memory.data(2 * 8);

/** 64 values, one for each mask of kept dice. */
export const keeps = memory.data(64 * 8);

/** One die more: from the values of rolls (columns 1 to 12 of the full rows) to those of all kept dice. */
function throwAll(table: usize): void {
  for (let i = 0; i < 5; i++) setNumber(i, 12);
  for (let r = RANKS - 1; ; r--) {
    const row = table + r * ROW;
    let hand = 0;
    while (hand < 5 && !number(hand)) hand++;
    if (hand) {
      let a = 0.0,
        b = 0.0,
        c = 0.0,
        d = 0.0,
        e = 0.0,
        f = 0.0,
        g = 0.0,
        h = 0.0,
        i = 0.0,
        j = 0.0,
        k = 0.0,
        l = 0.0;
      let base = r;
      let place = hand - 1;
      for (let y = 1; y <= 12; y++) {
        while (place < 4 && number(place + 1) < y) {
          place++;
          base -= choose(place, number(place) - 1);
        }
        const from = table + (base + choose(place, y)) * ROW;
        a += load<f64>(from, 8);
        b += load<f64>(from, 16);
        c += load<f64>(from, 24);
        d += load<f64>(from, 32);
        e += load<f64>(from, 40);
        f += load<f64>(from, 48);
        g += load<f64>(from, 56);
        h += load<f64>(from, 64);
        i += load<f64>(from, 72);
        j += load<f64>(from, 80);
        k += load<f64>(from, 88);
        l += load<f64>(from, 96);
      }
      store<f64>(row, a * (1.0 / 12), 8);
      store<f64>(row, b * (1.0 / 12), 16);
      store<f64>(row, c * (1.0 / 12), 24);
      store<f64>(row, d * (1.0 / 12), 32);
      store<f64>(row, e * (1.0 / 12), 40);
      store<f64>(row, f * (1.0 / 12), 48);
      store<f64>(row, g * (1.0 / 12), 56);
      store<f64>(row, h * (1.0 / 12), 64);
      store<f64>(row, i * (1.0 / 12), 72);
      store<f64>(row, j * (1.0 / 12), 80);
      store<f64>(row, k * (1.0 / 12), 88);
      store<f64>(row, l * (1.0 / 12), 96);
    }
    let sum = 0.0;
    for (let at = row + 8; at < row + ROW; at += 8) sum += load<f64>(at);
    store<f64>(row, sum * (1.0 / 12));
    if (!r) break;
    fall();
  }
}

/** One die less: from the values of kept dice to the values of dice among which the player may choose. */
function chooseAll(from: usize, to: usize): void {
  for (let i = 0; i < 5; i++) setNumber(i, 0);
  for (let r = 0; ; rise()) {
    const row = to + r * ROW;
    const old = from + r * ROW;
    for (let at = 0; at < ROW; at += 8) store<f64>(row + at, load<f64>(old + at));
    let up = r;
    let last = 0;
    for (let i = 0; i < 5; i++) {
      const y = number(i);
      if (y != last) {
        const less = to + (up - choose(i, y)) * ROW;
        for (let at = 0; at < ROW; at += 8) {
          store<f64>(row + at, max(load<f64>(row + at), load<f64>(less + at)));
        }
        last = y;
      }
      if (y && i < 4) up += choose(i + 1, y - 1);
    }
    const none = load<f64>(row);
    for (let at = 8; at < ROW; at += 8) store<f64>(row + at, max(load<f64>(row + at), none));
    if (++r == RANKS) break;
  }
}

/** The table of a total rule with `left` rolls left, 1 or 2; solved when first asked for. */
function tableOf(totalRule: i32, left: i32): usize {
  const one = tables + totalRule * 2 * SIZE;
  const two = one + SIZE;
  if (!load<u8>(solved + totalRule)) {
    scoreAll(totalRule, one, UNIT);
    throwAll(one);
    chooseAll(one, two);
    throwAll(two);
    store<u8>(solved + totalRule, 1);
  }
  return left == 1 ? one : two;
}

/**
 * Writes into `keeps` the expected score of each of the 64 ways to keep dice of a packed roll, with 1 or 2 rolls left,
 * the best chosen afterwards; all six are kept to stop. Returns the best: of equals the one with the most dice, of those
 * the lowest mask.
 */
export function keep(dice: i32, left: i32, totalRule: i32): i32 {
  const table = tableOf(totalRule, left);
  let bestMask = 0;
  let best = -1.0;
  for (let mask = 0; mask < 64; mask++) {
    for (let i = 0; i < 5; i++) setNumber(i, (mask >> (i + 1)) & 1 ? (dice >> (4 * i + 4)) & 15 : 0);
    // All six kept are what the roll is worth now: that value stands in the first table.
    const from = mask == 63 ? tableOf(totalRule, 1) : table;
    const value = load<f64>(from + rank() * ROW + (mask & 1 ? (dice & 15) << 3 : 0));
    if (value > best || (value == best && popcnt(mask) > popcnt(bestMask))) {
      best = value;
      bestMask = mask;
    }
    store<f64>(keeps + (mask << 3), value / UNIT);
  }
  return bestMask;
}

/** The expected score of a whole turn. */
export function expectedTurn(totalRule: i32): f64 {
  const two = tableOf(totalRule, 2);
  const work = tables + 4 * SIZE;
  if (!load<f64>(expected + (totalRule << 3))) {
    chooseAll(two, work);
    throwAll(work);
    store<f64>(expected + (totalRule << 3), load<f64>(work) / UNIT);
  }
  return load<f64>(expected + (totalRule << 3));
}
