// The core of Sequence. A roll is packed into a number: die i (the Master is die 0) in bits 4i to 4i + 3.
// `totalRule` is 0 for at least, 1 for more than.

import { values } from './keep';
import { prepare } from './multisets';
import { counts } from './survey';

prepare();

export { best, judge } from './claims';
export { keep } from './keep';
export { expectedTurn, solveStep } from './solver';
export { survey } from './survey';

/** Where `survey` leaves its 4,096 counts (i32). */
export function countsAt(): usize {
  return counts;
}

/** Where `keep` leaves its 64 values (f64). */
export function keepsAt(): usize {
  return values;
}
