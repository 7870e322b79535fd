// What the rolls of Sequence are worth. A roll is packed as in assembly/sequence, whose rules hold here too.
// `totalRule` is 0 for at least, 1 for more than.

import { values } from './keep';
import { prepare } from './multisets';
import { counts } from './survey';

prepare();

export { keep } from './keep';
export { expectedTurn, filled, solveStep, tablesAt, tablesSize } from './solver';
export { survey } from './survey';

/** Where `survey` leaves its 4,096 counts (i32). */
export function countsAt(): usize {
  return counts;
}

/** Where `keep` leaves its 64 values (f64). */
export function keepsAt(): usize {
  return values;
}
