// The passes over a table of kept dice, explained in docs/notes/sequence-solver.md: one die more, one die fewer. Each
// pass is divided into steps; a step processes the rows with the same three largest red numbers, whose ranks are
// contiguous.

import { RANKS, begin, blockOf, fall, listLess, listMore, rise } from './multisets';
import * as rows from './rows';
import { ROW } from './rows';
import * as vectors from './vectors';

/** The size of a table in bytes. */
export const SIZE = RANKS * ROW;

/** The number of triples of three largest numbers, 13 · 14 · 15 / 6, which is the number of steps in a pass. */
export const TRIPLES = 455;

/** The current triple, low ≤ middle ≤ high. */
export let low = 0;
export let middle = 0;
export let high = 0;

/** Loads a triple, numbered by ascending rank. Returns the number of its rows. */
export function take(triple: i32): i32 {
  high = middle = 0;
  for (let count = 1; triple >= count; count += high + 1) {
    triple -= count;
    high++;
  }
  while (triple > middle) triple -= ++middle;
  low = triple;
  return blockOf(low);
}

/** Loads the triple of a step in a pass with descending ranks. */
export function takeFalling(step: i32): i32 {
  return take(TRIPLES - 1 - step);
}

/** Returns the rank of the first row of the triple, the lowest or the highest. */
export const firstRising = (): i32 => begin(0, low, middle, high);
export const firstFalling = (): i32 => begin(low, low, middle, high);

/**
 * One die more: computes the values of kept dice when the others are thrown. The values of whole rolls (columns 1 to 12
 * of the rows without a die in hand) are given. Ranks descend, so the rows with one die more are known.
 */
export function throwRows(table: usize): void {
  let rank = firstFalling();
  for (let n = blockOf(low); n > 0; n--, rank--, fall()) {
    const row = table + rank * ROW;
    if (listMore(rank)) {
      if (ASC_FEATURE_SIMD) vectors.meanOfListed(row, table);
      else rows.meanOfListed(row, table);
    } else {
      if (ASC_FEATURE_SIMD) vectors.meanOfMasters(row);
      else rows.meanOfMasters(row);
    }
  }
}

/**
 * One die fewer: computes the values of dice of which the player may keep any, from the values of kept dice. Ranks
 * ascend, so the rows with one die fewer are known.
 */
export function chooseRows(from: usize, to: usize): void {
  let rank = firstRising();
  for (let n = blockOf(low); n > 0; n--, rank++, rise()) {
    const count = listLess(rank);
    if (ASC_FEATURE_SIMD) vectors.highestOfListed(to + rank * ROW, from + rank * ROW, to, count);
    else rows.highestOfListed(to + rank * ROW, from + rank * ROW, to, count);
  }
}
