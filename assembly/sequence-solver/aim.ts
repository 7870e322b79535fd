// A turn with an aim: what it is to bring is not steps but whatever the caller says that a score is worth, such as the
// chance to win the race from where it leads. Solved as the turn for most steps is, from the scores that it has found.

import { rise } from './multisets';
import { SIZE, TRIPLES, chooseRows, firstRising, take, takeFalling, throwRows } from './passes';
import { ROW } from './rows';
import { UNIT, solveStep, tableOf } from './solver';

/** One more than the highest score, 12 + 12 (SEQ-08). */
export const SCORES = 25;
/** What a score is worth: row by row by the Master's number, 0 to 12; number 0 is not used. */
export const worths = memory.data(13 * SCORES * 8);

const tables = memory.data(2 * SIZE);
/** How many steps are done since the aim was set, of solving and of spreading. */
let progress = 0;
export let spreads = 0;

/** Give worth, throw, choose, throw. */
const STEPS = 4 * TRIPLES;

/** The values of kept dice with 1 or 2 rolls left. */
export function aimTable(rollsLeft: i32): usize {
  return tables + (rollsLeft - 1) * SIZE;
}

/** A new aim stands in `worths`; `solveAim` solves it. */
export function aim(): void {
  progress = 0;
  spreads = 0;
}

/** The number of the next step of spreading. */
export function takeSpread(): i32 {
  return spreads++;
}

/** Writes what whole rolls are worth; rows with a die in hand are overwritten by the throw that follows. */
function giveWorth(scores: usize, to: usize, count: i32): void {
  let at = firstRising() * ROW;
  for (; count > 0; count--, at += ROW, rise()) {
    for (let master = 1; master <= 12; master++) {
      const score = i32(load<f64>(scores + at + (master << 3)) / UNIT);
      store<f64>(to + at + (master << 3), load<f64>(worths + ((master * SCORES + score) << 3)));
    }
  }
}

/** Does a step towards the tables of the aim; returns how many rows or rolls it dealt with, 0 when all is done. */
export function solveAim(totalRule: i32): i32 {
  const before = solveStep(totalRule); // where the scores come from
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
