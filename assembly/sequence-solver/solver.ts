// The exact value of every way to keep dice, as explained in docs/notes/sequence-solver.md: one die more, one die
// fewer.

import { SIZE, TRIPLES, chooseRows, high, low, middle, take, takeFalling, throwRows } from './passes';
import { score } from './survey';

/** 12^12. In this unit, all values of two stages are integers below 2^53, so that sums and comparisons are exact. */
export const UNIT: f64 = 8916100448256;

/** For each total rule, the values of kept dice with one and with two rolls left; then one working table. */
const tables = memory.data(5 * SIZE);
/** The number of steps done for each total rule. */
const progress = memory.data(2 * 4);
const expected = memory.data(2 * 8);

/** The number of steps in all passes: score, throw, choose, throw. */
const STEPS = 4 * TRIPLES;

/** Returns the table of values of kept dice with 1 or 2 rolls left. */
export function tableOf(totalRule: i32, rollsLeft: i32): usize {
  return tables + (totalRule * 2 + rollsLeft - 1) * SIZE;
}

/**
 * Does one step towards both tables of a total rule. Returns the number of rows or rolls processed, or 0 once all is
 * done.
 */
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

/** Does all remaining steps. */
export function solve(totalRule: i32): void {
  while (solveStep(totalRule)) continue;
}

/** Returns the address of both tables of a total rule, which are adjacent. */
export function tablesAt(totalRule: i32): usize {
  return tableOf(totalRule, 1);
}

/** Returns the size of both tables in bytes. */
export function tablesSize(): i32 {
  return 2 * SIZE;
}

/** Marks both tables of a total rule as filled by the caller. */
export function filled(totalRule: i32): void {
  store<i32>(progress + (totalRule << 2), STEPS);
}

/** Returns the expected score of a whole turn, for which only the empty multiset of a third stage is needed. */
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
