// Optimises a turn for an arbitrary aim: instead of steps, the caller defines the value of each score, such as the
// chance to win the race. Solved like the turn for the most steps, from the scores computed there.

import { rise } from './multisets';
import { SIZE, TRIPLES, chooseRows, firstRising, take, takeFalling, throwRows } from './passes';
import { ROW } from './rows';
import { UNIT, solveStep, tableOf } from './solver';

/** The number of possible scores, 0 to 12 + 12 (SEQ-08). */
export const SCORES = 25;
/** The value of each score: row by row by the Master's number, 0 to 12; row 0 is unused. */
export const worths = memory.data(13 * SCORES * 8);

const tables = memory.data(2 * SIZE);
/** The number of steps done since the aim was set, for solving and for spreading. */
let progress = 0;
export let spreads = 0;

/** The number of steps in all passes: value, throw, choose, throw. */
const STEPS = 4 * TRIPLES;

/** Returns the values of kept dice with 1 or 2 rolls left. */
export function aimTable(rollsLeft: i32): usize {
  return tables + (rollsLeft - 1) * SIZE;
}

/** Resets the progress for a new aim in `worths`; `solveAim` solves it. */
export function aim(): void {
  progress = 0;
  spreads = 0;
}

/** Returns the number of the next step of spreading. */
export function takeSpread(): i32 {
  return spreads++;
}

/** Writes the values of whole rolls; rows with a die in hand are overwritten by the throw that follows. */
function giveWorth(scores: usize, to: usize, count: i32): void {
  let at = firstRising() * ROW;
  for (; count > 0; count--, at += ROW, rise()) {
    for (let master = 1; master <= 12; master++) {
      const score = i32(load<f64>(scores + at + (master << 3)) / UNIT);
      store<f64>(to + at + (master << 3), load<f64>(worths + ((master * SCORES + score) << 3)));
    }
  }
}

/**
 * Does one step towards the tables of the aim. Returns the number of rows or rolls processed, or 0 once all is done.
 */
export function solveAim(totalRule: i32): i32 {
  const before = solveStep(totalRule); // computes the scores
  if (before) return before;
  if (progress === STEPS) return 0;
  const one = aimTable(1);
  const two = aimTable(2);
  const stage = progress / TRIPLES;
  const step = progress++ % TRIPLES;
  const rows = stage & 1 ? takeFalling(step) : take(step);
  if (stage === 0) giveWorth(tableOf(totalRule, 1), one, rows);
  else if (stage === 2) chooseRows(one, two);
  else throwRows(stage === 1 ? one : two);
  return rows;
}
