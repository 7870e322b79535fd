// Operations on a row of the solver's tables: the values of all thirteen Masters for one multiset of red dice.

import { listed } from './multisets';

/**
 * The size of a row: thirteen doubles, where 0 means the Master is in hand, and one unused double to make their number
 * even.
 */
export const ROW = 14 * 8;

/**
 * Multiplying by this divides by 12 exactly: if the quotient is a double, the product rounds to it, because this double
 * differs from 1/12 by only one part in 2^54.
 */
export const TWELFTH: f64 = 1.0 / 12;

/** Sets a row to the mean of the twelve listed rows. */
export function meanOfListed(row: usize, table: usize): void {
  const a = table + listed(0) * ROW;
  const b = table + listed(1) * ROW;
  const c = table + listed(2) * ROW;
  const d = table + listed(3) * ROW;
  const e = table + listed(4) * ROW;
  const f = table + listed(5) * ROW;
  const g = table + listed(6) * ROW;
  const h = table + listed(7) * ROW;
  const i = table + listed(8) * ROW;
  const j = table + listed(9) * ROW;
  const k = table + listed(10) * ROW;
  const l = table + listed(11) * ROW;
  for (let at = 0; at < ROW; at += 8) {
    let sum = load<f64>(a + at) + load<f64>(b + at) + load<f64>(c + at) + load<f64>(d + at);
    sum += load<f64>(e + at) + load<f64>(f + at) + load<f64>(g + at) + load<f64>(h + at);
    sum += load<f64>(i + at) + load<f64>(j + at) + load<f64>(k + at) + load<f64>(l + at);
    store<f64>(row + at, sum * TWELFTH);
  }
}

/** Sets the value with the Master in hand to the mean of the twelve values with the Master laid. */
export function meanOfMasters(row: usize): void {
  let sum: f64 = 0;
  for (let at = 8; at < 13 * 8; at += 8) sum += load<f64>(row + at);
  store<f64>(row, sum * TWELFTH);
}

/** Returns the larger of two integers without a branch, which would be unpredictable. */
function higher(a: f64, b: f64): f64 {
  return (a + b + abs(a - b)) * 0.5;
}

/**
 * Sets a row to the maximum of `own`, of `count` listed rows of its table, and of its value with the Master in hand.
 */
export function highestOfListed(row: usize, own: usize, table: usize, count: i32): void {
  for (let k = 0; k < count; k++) {
    const less = table + listed(k) * ROW;
    for (let at = 0; at < ROW; at += 8) store<f64>(row + at, higher(load<f64>(own + at), load<f64>(less + at)));
    own = row;
  }
  const inHand = load<f64>(own);
  for (let at = 0; at < ROW; at += 8) store<f64>(row + at, higher(load<f64>(own + at), inHand));
}
