// Up to five red dice as a number. A die in hand counts as 0, so there are always five numbers y0 ≤ … ≤ y4 from 0 to 12;
// their rank C(y0, 1) + C(y1 + 1, 2) + … + C(y4 + 4, 5) runs from 0 (all in hand) to RANKS − 1. A die that comes down
// raises the rank. docs/notes/sequence-solver.md explains it.

export const RANKS = 6188;

/** One place more than five dice have, for the rolls of six. */
const table = memory.data(6 * 16 * 4);
const numbers = memory.data(5 * 4);
const ranks = memory.data(12 * 4);

/** C(y + i, i + 1): what number y adds to the rank in place i. */
export function choose(i: i32, y: i32): i32 {
  return load<i32>(table + (((i << 4) + y) << 2));
}

/** Fills the table by Pascal's rule; must run before all else. */
export function prepare(): void {
  for (let i = 0; i < 6; i++) {
    let sum = 0;
    for (let y = 1; y < 16; y++) {
      sum += i ? choose(i - 1, y) : 1;
      store<i32>(table + (((i << 4) + y) << 2), sum);
    }
  }
}

/** Number y_i of the multiset at hand. */
export function number(i: i32): i32 {
  return load<i32>(numbers + (i << 2));
}

export function setNumber(i: i32, y: i32): void {
  store<i32>(numbers + (i << 2), y);
}

/** Takes two numbers `rest`, then `low`, `middle` and `high` in hand; returns their rank. */
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

/** How many multisets have `low` and two certain numbers not below it as their largest three; their ranks have no gap. */
export function blockOf(low: i32): i32 {
  return choose(1, low + 1);
}

/** From a rank to the next. */
export function rise(): void {
  let i = 0;
  while (i < 4 && number(i) === number(i + 1)) setNumber(i++, 0);
  setNumber(i, number(i) + 1);
}

/** From a rank to the one before. */
export function fall(): void {
  let i = 0;
  while (i < 4 && !number(i)) i++;
  const y = number(i) - 1;
  for (; i >= 0; i--) setNumber(i, y);
}

/** The k-th of the ranks that `listMore` or `listLess` found. */
export function listed(k: i32): i32 {
  return load<i32>(ranks + (k << 2));
}

/**
 * Lists the ranks of the twelve multisets in which one die more lies, from the one at hand and its rank. False if no die
 * is left to come down.
 */
export function listMore(rank: i32): bool {
  let place = 0;
  while (place < 5 && !number(place)) place++;
  if (!place--) return false;
  // The last 0 becomes y. Numbers below y make room for it: each moves one place down, which takes from the rank.
  for (let y = 1; y <= 12; y++) {
    for (; place < 4 && number(place + 1) < y; place++) rank -= choose(place + 1, number(place + 1) - 1);
    store<i32>(ranks + ((y - 1) << 2), rank + choose(place, y));
  }
  return true;
}

/** Lists the ranks of the multisets in which one die less lies; returns how many they are, none to five. */
export function listLess(rank: i32): i32 {
  let count = 0;
  let last = 0;
  for (let i = 0; i < 5; i++) {
    const y = number(i);
    if (y !== last) store<i32>(ranks + (count++ << 2), rank - choose(i, y));
    last = y;
    // When a higher number than y is taken away, y moves one place up.
    if (y) rank += choose(i + 1, y - 1);
  }
  return count;
}
