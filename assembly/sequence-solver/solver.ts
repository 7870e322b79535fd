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

/** A step deals with the rows of two largest red numbers, of which there are 13 · 14 / 2 pairs. */
const PAIRS = 91;
/** Score, throw, choose, throw. */
const STEPS = 4 * PAIRS;

/**
 * One die more: the values of kept dice when the others are thrown. Those of whole rolls, the columns 1 to 12 of the rows
 * without a die in hand, are given. Ranks fall, so what has one die more is known.
 */
function throwRows(table: usize, low: i32, high: i32): void {
  let rank = begin(low, low, high);
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
function chooseRows(from: usize, to: usize, low: i32, high: i32): void {
  let rank = begin(0, low, high);
  for (let n = blockOf(low); n > 0; n--, rank++, rise()) {
    const count = listLess(rank);
    if (ASC_FEATURE_SIMD) vectors.highestOfListed(to + rank * ROW, from + rank * ROW, to, count);
    else rows.highestOfListed(to + rank * ROW, from + rank * ROW, to, count);
  }
}

/** The larger number of a pair. Pairs are numbered as ranks rise. */
function highOf(pair: i32): i32 {
  let high = 0;
  while (pair > high) pair -= ++high;
  return high;
}

function lowOf(pair: i32): i32 {
  const high = highOf(pair);
  return pair - ((high * (high + 1)) >> 1);
}

/** The values of kept dice with 1 or 2 rolls left. */
export function tableOf(totalRule: i32, rollsLeft: i32): usize {
  return tables + (totalRule * 2 + rollsLeft - 1) * SIZE;
}

/** Does a step towards both tables of a total rule; true when none is left to do. */
export function solveStep(totalRule: i32): bool {
  const done = progress + (totalRule << 2);
  const step = load<i32>(done);
  if (step === STEPS) return true;
  store<i32>(done, step + 1);
  const one = tableOf(totalRule, 1);
  const two = tableOf(totalRule, 2);
  const stage = step / PAIRS;
  const pair = stage & 1 ? PAIRS - 1 - (step % PAIRS) : step % PAIRS;
  if (stage === 0) score(totalRule, one, UNIT, lowOf(pair), highOf(pair));
  else if (stage === 2) chooseRows(one, two, lowOf(pair), highOf(pair));
  else throwRows(stage === 1 ? one : two, lowOf(pair), highOf(pair));
  return false;
}

/** Does all steps that are left. */
export function solve(totalRule: i32): void {
  let done = false;
  while (!done) done = solveStep(totalRule);
}

/** The expected score of a whole turn: a third stage, of which only the empty table matters. */
export function expectedTurn(totalRule: i32): f64 {
  const known = expected + (totalRule << 3);
  if (!load<f64>(known)) {
    solve(totalRule);
    const work = tables + 4 * SIZE;
    for (let i = 0; i < PAIRS; i++) chooseRows(tableOf(totalRule, 2), work, lowOf(i), highOf(i));
    for (let i = PAIRS - 1; i >= 0; i--) throwRows(work, lowOf(i), highOf(i));
    store<f64>(known, load<f64>(work) / UNIT);
  }
  return load<f64>(known);
}
