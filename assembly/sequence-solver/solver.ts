// The exact value of every way to keep dice, as docs/notes/sequence-solver.md explains: one die more, one die less.

import { RANKS, begin, blockOf, fall, listLess, listMore, rise } from './multisets';
import * as rows from './rows';
import { ROW } from './rows';
import { score } from './survey';
import * as vectors from './vectors';

/** 12^12: in this unit all values of two stages are whole numbers below 2^53, so sums and comparisons are exact. */
export const UNIT: f64 = 8916100448256;

const SIZE = RANKS * ROW;
/** For each total rule the values of kept dice with one and with two rolls left; then one table to work in. */
const tables = memory.data(5 * RANKS * ROW);
/** For each total rule how many steps are done. */
const progress = memory.data(2 * 4);
const expected = memory.data(2 * 8);

/** A step deals with the rows of three largest red numbers, of which there are 13 · 14 · 15 / 6 triples. */
const TRIPLES = 455;
/** Score, throw, choose, throw. */
const STEPS = 4 * TRIPLES;

/** The triple at hand, low ≤ middle ≤ high. */
let low = 0;
let middle = 0;
let high = 0;

/**
 * One die more: the values of kept dice when the others are thrown. Those of whole rolls, the columns 1 to 12 of the rows
 * without a die in hand, are given. Ranks fall, so what has one die more is known.
 */
function throwRows(table: usize): void {
  let rank = begin(low, low, middle, high);
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
function chooseRows(from: usize, to: usize): void {
  let rank = begin(0, low, middle, high);
  for (let n = blockOf(low); n > 0; n--, rank++, rise()) {
    const count = listLess(rank);
    if (ASC_FEATURE_SIMD) vectors.highestOfListed(to + rank * ROW, from + rank * ROW, to, count);
    else rows.highestOfListed(to + rank * ROW, from + rank * ROW, to, count);
  }
}

/** Takes a triple in hand; they are numbered as ranks rise. */
function take(triple: i32): void {
  high = middle = 0;
  for (let count = 1; triple >= count; count += high + 1) {
    triple -= count;
    high++;
  }
  while (triple > middle) triple -= ++middle;
  low = triple;
}

/** The values of kept dice with 1 or 2 rolls left. */
export function tableOf(totalRule: i32, rollsLeft: i32): usize {
  return tables + (totalRule * 2 + rollsLeft - 1) * SIZE;
}

/** Does a step towards both tables of a total rule; returns how many rows or rolls it dealt with, 0 when all is done. */
export function solveStep(totalRule: i32): i32 {
  const done = progress + (totalRule << 2);
  const step = load<i32>(done);
  if (step === STEPS) return 0;
  store<i32>(done, step + 1);
  const one = tableOf(totalRule, 1);
  const two = tableOf(totalRule, 2);
  const stage = step / TRIPLES;
  take(stage & 1 ? TRIPLES - 1 - (step % TRIPLES) : step % TRIPLES);
  if (stage === 0) return score(totalRule, one, UNIT, low, middle, high);
  if (stage === 2) chooseRows(one, two);
  else throwRows(stage === 1 ? one : two);
  return blockOf(low);
}

/** Does all steps that are left. */
export function solve(totalRule: i32): void {
  while (solveStep(totalRule)) continue;
}

/** Both tables of a total rule, one after the other, lie from here. */
export function tablesAt(totalRule: i32): usize {
  return tableOf(totalRule, 1);
}

/** How many bytes they take. */
export function tablesSize(): i32 {
  return 2 * SIZE;
}

/** Both tables of a total rule have been filled from elsewhere. */
export function filled(totalRule: i32): void {
  store<i32>(progress + (totalRule << 2), STEPS);
}

/** The expected score of a whole turn: a third stage, of which only the empty table matters. */
export function expectedTurn(totalRule: i32): f64 {
  const known = expected + (totalRule << 3);
  if (!load<f64>(known)) {
    solve(totalRule);
    const work = tables + 4 * SIZE;
    for (let i = 0; i < TRIPLES; i++) {
      take(i);
      chooseRows(tableOf(totalRule, 2), work);
    }
    for (let i = TRIPLES - 1; i >= 0; i--) {
      take(i);
      throwRows(work);
    }
    store<f64>(known, load<f64>(work) / UNIT);
  }
  return load<f64>(known);
}
