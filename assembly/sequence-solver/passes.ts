// The passes over a table of kept dice that docs/notes/sequence-solver.md explains, cut into steps: one die more, one die
// less. A step deals with the rows of three largest red numbers, whose ranks have no gap.

import { RANKS, begin, blockOf, fall, listLess, listMore, rise } from './multisets';
import * as rows from './rows';
import { ROW } from './rows';
import * as vectors from './vectors';

/** The bytes of a table. */
export const SIZE = RANKS * ROW;

/** So many triples of three largest numbers there are, 13 · 14 · 15 / 6: so many steps are a pass. */
export const TRIPLES = 455;

/** The triple at hand, low ≤ middle ≤ high. */
export let low = 0;
export let middle = 0;
export let high = 0;

/** Takes a triple in hand; they are numbered as ranks rise. Returns how many rows it has. */
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

/** Takes the triple of a step of a pass in which ranks fall. */
export function takeFalling(step: i32): i32 {
  return take(TRIPLES - 1 - step);
}

/** The rank of the first row of the triple, the lowest or the highest. */
export const firstRising = (): i32 => begin(0, low, middle, high);
export const firstFalling = (): i32 => begin(low, low, middle, high);

/**
 * One die more: the values of kept dice when the others are thrown. Those of whole rolls, the columns 1 to 12 of the rows
 * without a die in hand, are given. Ranks fall, so what has one die more is known.
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
 * One die less: the values of dice of which the player may keep any, from the values of kept dice. Ranks rise, so what has
 * one die less is known.
 */
export function chooseRows(from: usize, to: usize): void {
  let rank = firstRising();
  for (let n = blockOf(low); n > 0; n--, rank++, rise()) {
    const count = listLess(rank);
    if (ASC_FEATURE_SIMD) vectors.highestOfListed(to + rank * ROW, from + rank * ROW, to, count);
    else rows.highestOfListed(to + rank * ROW, from + rank * ROW, to, count);
  }
}
