// The values of rolls of Sequence. A roll is packed as in assembly/sequence, whose rules apply here too.
// `totalRule` is 0 for at least, 1 for more than.

import { worths } from './aim';
import { values } from './keep';
import { prepare } from './multisets';
import { chances } from './spread';
import { counts } from './survey';

prepare();

export { aim, solveAim } from './aim';
export { keep, keepForAim } from './keep';
export { expectedTurn, filled, solveStep, tablesAt, tablesSize } from './solver';
export { spreadAim } from './spread';
export { survey } from './survey';

/** Returns the address of the 4,096 counts (i32) of `survey`. */
export function countsAt(): usize {
  return counts;
}

/** Returns the address of the 64 values (f64) of `keep` and `keepForAim`. */
export function keepsAt(): usize {
  return values;
}

/** Returns the address of the values of scores (f64) for `aim`: 25 scores for each number of the Master from 0. */
export function worthsAt(): usize {
  return worths;
}

/** Returns the address of the probabilities (f64) of the 25 scores, from `spreadAim`. */
export function chancesAt(): usize {
  return chances;
}
