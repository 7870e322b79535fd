// Ranks multisets of up to five red dice. A die still in hand counts as 0, so there are always five numbers y0 ≤ … ≤ y4
// from 0 to 12; their rank C(y0, 1) + C(y1 + 1, 2) + … + C(y4 + 4, 5) runs from 0 (all in hand) to RANKS − 1. Laying a
// die raises the rank. docs/notes/sequence-solver.md explains it.

export const RANKS = 6188;

/** Binomial coefficients, with one place more than five dice need, for rolls of six. */
const table = memory.data(6 * 16 * 4);
const numbers = memory.data(5 * 4);
const ranks = memory.data(12 * 4);

/** Returns C(y + i, i + 1), which number y in place i contributes to the rank. */
export function choose(i: i32, y: i32): i32 {
  return load<i32>(table + (((i << 4) + y) << 2));
}

/** Fills the table by Pascal's rule; must run first. */
export function prepare(): void {
  for (let i = 0; i < 6; i++) {
    let sum = 0;
    for (let y = 1; y < 16; y++) {
      sum += i ? choose(i - 1, y) : 1;
      store<i32>(table + (((i << 4) + y) << 2), sum);
    }
  }
}

/** Returns number y_i of the current multiset. */
export function number(i: i32): i32 {
  return load<i32>(numbers + (i << 2));
}

export function setNumber(i: i32, y: i32): void {
  store<i32>(numbers + (i << 2), y);
}

/** Loads two numbers `rest`, then `low`, `middle` and `high`; returns their rank. */
export function begin(rest: i32, low: i32, middle: i32, high: i32): i32 {
  setNumber(0, rest);
  setNumber(1, rest);
  setNumber(2, low);
  setNumber(3, middle);
  setNumber(4, high);
  let rank = 0;
  for (let i = 0; i < 5; i++) rank += choose(i, number(i));
  return rank;
}

/**
 * Returns how many multisets have `low` and two given larger numbers as their largest three; their ranks are
 * contiguous.
 */
export function blockOf(low: i32): i32 {
  return choose(1, low + 1);
}

/** Moves to the next rank. */
export function rise(): void {
  let i = 0;
  while (i < 4 && number(i) === number(i + 1)) setNumber(i++, 0);
  setNumber(i, number(i) + 1);
}

/** Moves to the previous rank. */
export function fall(): void {
  let i = 0;
  while (i < 4 && !number(i)) i++;
  const y = number(i) - 1;
  for (; i >= 0; i--) setNumber(i, y);
}

/** Returns the k-th of the ranks found by `listMore` or `listLess`. */
export function listed(k: i32): i32 {
  return load<i32>(ranks + (k << 2));
}

/**
 * Lists the ranks of the twelve multisets with one more die laid, given the current multiset and its rank. Returns
 * false if no die is left to lay.
 */
export function listMore(rank: i32): bool {
  let place = 0;
  while (place < 5 && !number(place)) place++;
  if (!place--) return false;
  // The last 0 becomes y. Numbers below y each move one place down, which lowers the rank.
  for (let y = 1; y <= 12; y++) {
    for (; place < 4 && number(place + 1) < y; place++) rank -= choose(place + 1, number(place + 1) - 1);
    store<i32>(ranks + ((y - 1) << 2), rank + choose(place, y));
  }
  return true;
}

/** Lists the ranks of the multisets with one die fewer; returns their number, 0 to 5. */
export function listLess(rank: i32): i32 {
  let count = 0;
  let last = 0;
  for (let i = 0; i < 5; i++) {
    const y = number(i);
    if (y !== last) store<i32>(ranks + (count++ << 2), rank - choose(i, y));
    last = y;
    // When a number higher than y is removed, y moves one place up.
    if (y) rank += choose(i + 1, y - 1);
  }
  return count;
}
