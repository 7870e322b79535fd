/**
 * Sequence: optimises a turn for an aim other than steps, and computes the distribution of its scores. Uses the core of
 * `sequence-solver.ts`. The core holds one aim at a time, so a caller that solves in steps must not let another caller
 * set an aim in between.
 */

import { whole } from './check.js';
import { pack, ruleNumber, SCORES, type TotalRule } from './sequence.js';
import { solverCore, valuesOf } from './sequence-solver.js';

export const aim = {
  /**
   * Sets the value of each result of a turn to its player, by the Master's number (1 to 12) and the score (0 to 24).
   * Values are compared to within 10^−12, which suits probabilities.
   */
  set(worth: (master: number, score: number) => number): void {
    const core = solverCore.get();
    const worths = new Float64Array(core.memory.buffer, core.worthsAt(), 13 * SCORES);
    for (let master = 1; master <= 12; master++) {
      for (let score = 0; score < SCORES; score++) worths[master * SCORES + score] = worth(master, score);
    }
    core.aim();
  },

  /**
   * Does a small part of the work for `keep`. Returns the number of rows or rolls it processed, at most 364, or 0 once
   * all is done.
   */
  solveStep: (totalRule: TotalRule = 'at-least'): number => solverCore.get().solveAim(ruleNumber(totalRule)),

  /** Does a small part of the work for `chances`, once the aim is solved. Returns the same as `solveStep`. */
  spreadStep: (totalRule: TotalRule = 'at-least'): number => solverCore.get().spreadAim(ruleNumber(totalRule)),

  /**
   * Returns the dice to keep with 1 or 2 rolls left, and the expected value of each of the 64 masks of kept dice, for
   * the solved aim. Keeping all six dice means stopping. Ties are broken in favour of more dice, then of the lower
   * mask.
   */
  keep(dice: ArrayLike<number>, rollsLeft: number): { readonly keep: number; readonly values: Float64Array } {
    const core = solverCore.get();
    const keep = core.keepForAim(pack(dice), whole('rollsLeft', rollsLeft, 1, 2));
    return { keep, values: valuesOf(core).slice() };
  },

  /** Returns the probabilities of the scores 0 to 24 of a turn played for the aim, once `spreadStep` is done. */
  chances(): Float64Array {
    const core = solverCore.get();
    return new Float64Array(core.memory.buffer, core.chancesAt(), SCORES).slice();
  },
} as const;
