// The exact value of every way to keep dice, as docs/notes/sequence-solver.md explains: one die more, one die less.

import { SIZE, TRIPLES, chooseRows, high, low, middle, take, takeFalling, throwRows } from './passes';
import { score } from './survey';

/** 12^12: in this unit all values of two stages are whole numbers below 2^53, so sums and comparisons are exact. */
export const UNIT: f64 = 8916100448256;

/** For each total rule the values of kept dice with one and with two rolls left; then one table to work in. */
const tables = memory.data(5 * SIZE);
/** For each total rule how many steps are done. */
const progress = memory.data(2 * 4);
const expected = memory.data(2 * 8);

/** Score, throw, choose, throw. */
const STEPS = 4 * TRIPLES;

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
  const rows = stage & 1 ? takeFalling(step % TRIPLES) : take(step % TRIPLES);
  if (stage === 0) return score(totalRule, one, UNIT, low, middle, high);
  if (stage === 2) chooseRows(one, two);
  else throwRows(stage === 1 ? one : two);
  return rows;
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
    for (let i = 0; i < TRIPLES; i++) {
      takeFalling(i);
      throwRows(work);
    }
    store<f64>(known, load<f64>(work) / UNIT);
  }
  return load<f64>(known);
}
