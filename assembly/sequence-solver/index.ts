// What the rolls of Sequence are worth. A roll is packed as in assembly/sequence, whose rules hold here too.
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

/** Where `survey` leaves its 4,096 counts (i32). */
export function countsAt(): usize {
  return counts;
}

/** Where `keep` and `keepForAim` leave their 64 values (f64). */
export function keepsAt(): usize {
  return values;
}

/** Where `aim` finds what each score is worth (f64): 25 scores for each number of the Master from 0 on. */
export function worthsAt(): usize {
  return worths;
}

/** Where `spreadAim` leaves the chances (f64) of the 25 scores. */
export function chancesAt(): usize {
  return chances;
}
