/**
 * The algorithm of the core in the fastest TypeScript that we can write: no allocations, no calls of function values, thirteen sums and
 * maxima in variables, no unpredictable branches.
 */

import { choose, runs, totalLevel } from './sequence-plain.js';

const columns = 13;
const ranks = 6188;
const unit = 12 ** 12;
const twelfth = 1 / 12;

const six = new Uint8Array(6);
const above = new Int32Array(6);

function count(
  counts: Int32Array,
  moreThan: number,
  place: number,
  top: number,
  copies: number,
  most: number,
  present: number,
  sum: number,
  orders: number,
): void {
  orders *= 6 - place;
  for (let number = 1; number <= top; number++) {
    const same = number === top ? copies + 1 : 1;
    const ways = number === top ? (orders / same) | 0 : orders;
    const longest = same > most ? same : most;
    const numbers = present | (1 << (number - 1));
    six[place] = number;
    if (place > 0) {
      count(counts, moreThan, place - 1, number, same, longest, numbers, sum + number, ways);
      continue;
    }
    const match = longest > 2 ? longest - 2 : 0;
    const total = totalLevel(sum + number, moreThan);
    const run = runs[numbers];
    let level = run >> 4;
    if (match > level) level = match;
    if (total > level) level = total;
    if (level === 0) {
      counts[0] += 6 * ways;
      continue;
    }
    const kinds = (run & 15) | (match ? 1 : 0) | (total ? 2 : 0);
    const key = ((kinds << 8) | (level << 5)) + 4 * level - 4;
    for (let i = 0; i < 6; i++) counts[key + six[i]] += ways;
  }
}

const cells = new Int32Array(4096);

export function surveyTuned(moreThan: number): Int32Array {
  cells.fill(0);
  count(cells, moreThan, 5, 12, 0, 0, 0, 0, 1);
  for (let i = 0; i < cells.length; i++) cells[i] /= 6;
  return cells;
}

function score(
  table: Float64Array,
  moreThan: number,
  place: number,
  top: number,
  copies: number,
  most: number,
  present: number,
  sum: number,
): void {
  for (let number = 1; number <= top; number++) {
    const same = number === top ? copies + 1 : 1;
    const longest = same > most ? same : most;
    const numbers = present | (1 << (number - 1));
    six[place] = number;
    if (place > 0) {
      above[place - 1] = above[place] + choose[(place - 1) * 16 + number];
      score(table, moreThan, place - 1, number, same, longest, numbers, sum + number);
      continue;
    }
    const match = longest > 2 ? longest - 2 : 0;
    const total = totalLevel(sum + number, moreThan);
    let level = runs[numbers] >> 4;
    if (match > level) level = match;
    if (total > level) level = total;
    if (level === 0) continue;
    let below = 0;
    for (let i = 0; i < 6; i++) {
      const master = six[i];
      table[(below + above[i]) * columns + master] = (master + 4 * level - 4) * unit;
      below += choose[i * 16 + master];
    }
  }
}

function throwAll(table: Float64Array): void {
  const y = new Uint8Array(5).fill(12);
  for (let rank = ranks - 1; rank >= 0; rank--) {
    const row = rank * columns;
    if (y[0] === 0) {
      let c0 = 0;
      let c1 = 0;
      let c2 = 0;
      let c3 = 0;
      let c4 = 0;
      let c5 = 0;
      let c6 = 0;
      let c7 = 0;
      let c8 = 0;
      let c9 = 0;
      let c10 = 0;
      let c11 = 0;
      let c12 = 0;
      let place = 0;
      while (place < 4 && y[place + 1] === 0) place++;
      let base = rank;
      for (let number = 1; number <= 12; number++) {
        for (; place < 4 && y[place + 1] < number; place++) base -= choose[(place + 1) * 16 + y[place + 1] - 1];
        const more = (base + choose[place * 16 + number]) * columns;
        c0 += table[more + 0];
        c1 += table[more + 1];
        c2 += table[more + 2];
        c3 += table[more + 3];
        c4 += table[more + 4];
        c5 += table[more + 5];
        c6 += table[more + 6];
        c7 += table[more + 7];
        c8 += table[more + 8];
        c9 += table[more + 9];
        c10 += table[more + 10];
        c11 += table[more + 11];
        c12 += table[more + 12];
      }
      table[row + 0] = c0 * twelfth;
      table[row + 1] = c1 * twelfth;
      table[row + 2] = c2 * twelfth;
      table[row + 3] = c3 * twelfth;
      table[row + 4] = c4 * twelfth;
      table[row + 5] = c5 * twelfth;
      table[row + 6] = c6 * twelfth;
      table[row + 7] = c7 * twelfth;
      table[row + 8] = c8 * twelfth;
      table[row + 9] = c9 * twelfth;
      table[row + 10] = c10 * twelfth;
      table[row + 11] = c11 * twelfth;
      table[row + 12] = c12 * twelfth;
    } else {
      let sum = 0;
      for (let column = 1; column < columns; column++) sum += table[row + column];
      table[row] = sum * twelfth;
    }
    let i = 0;
    while (i < 4 && y[i] === 0) i++;
    const less = y[i] - 1;
    for (; i >= 0; i--) y[i] = less;
  }
}

const higher = (a: number, b: number): number => (a + b + Math.abs(a - b)) * 0.5;

function chooseAll(from: Float64Array, to: Float64Array): void {
  const y = new Uint8Array(5);
  for (let rank = 0; rank < ranks; rank++) {
    const row = rank * columns;
    let c0 = from[row + 0];
    let c1 = from[row + 1];
    let c2 = from[row + 2];
    let c3 = from[row + 3];
    let c4 = from[row + 4];
    let c5 = from[row + 5];
    let c6 = from[row + 6];
    let c7 = from[row + 7];
    let c8 = from[row + 8];
    let c9 = from[row + 9];
    let c10 = from[row + 10];
    let c11 = from[row + 11];
    let c12 = from[row + 12];
    let base = rank;
    let last = 0;
    for (let i = 0; i < 5; i++) {
      const number = y[i];
      if (number !== last) {
        const less = (base - choose[i * 16 + number]) * columns;
        c0 = higher(c0, to[less + 0]);
        c1 = higher(c1, to[less + 1]);
        c2 = higher(c2, to[less + 2]);
        c3 = higher(c3, to[less + 3]);
        c4 = higher(c4, to[less + 4]);
        c5 = higher(c5, to[less + 5]);
        c6 = higher(c6, to[less + 6]);
        c7 = higher(c7, to[less + 7]);
        c8 = higher(c8, to[less + 8]);
        c9 = higher(c9, to[less + 9]);
        c10 = higher(c10, to[less + 10]);
        c11 = higher(c11, to[less + 11]);
        c12 = higher(c12, to[less + 12]);
        last = number;
      }
      if (number > 0) base += choose[(i + 1) * 16 + number - 1];
    }
    to[row] = c0;
    to[row + 1] = higher(c1, c0);
    to[row + 2] = higher(c2, c0);
    to[row + 3] = higher(c3, c0);
    to[row + 4] = higher(c4, c0);
    to[row + 5] = higher(c5, c0);
    to[row + 6] = higher(c6, c0);
    to[row + 7] = higher(c7, c0);
    to[row + 8] = higher(c8, c0);
    to[row + 9] = higher(c9, c0);
    to[row + 10] = higher(c10, c0);
    to[row + 11] = higher(c11, c0);
    to[row + 12] = higher(c12, c0);
    let i = 0;
    while (i < 4 && y[i] === y[i + 1]) y[i++] = 0;
    y[i]++;
  }
}

/** Like `solvePlain`; the tables must be empty. */
export function solveTuned(moreThan: number, tables: readonly [Float64Array, Float64Array]): [number, number] {
  const [one, two] = tables;
  score(one, moreThan, 5, 12, 0, 0, 0, 0);
  throwAll(one);
  chooseAll(one, two);
  throwAll(two);
  return [one[0] / unit, two[0] / unit];
}
