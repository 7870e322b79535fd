/**
 * Sequence: a turn that aims at something else than steps, and how the scores of a turn fall. The same core as
 * `sequence-solver.ts`; one aim at a time is at work in it, so who solves one in slices lets nobody come between.
 */

import { whole } from './check.js';
import { pack, ruleNumber, SCORES, type TotalRule } from './sequence.js';
import { solverCore, valuesOf } from './sequence-solver.js';

export const aim = {
  /**
   * Sets what a turn is worth to its player by the Master's number, 1 to 12, and the score, 0 to 24. Any numbers that a
   * double holds exactly enough to compare at 10^−12, such as chances.
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
   * Does a small part of what `keep` needs; returns how many rows or rolls it dealt with, at most 364, 0 when all is done.
   */
  solveStep: (totalRule: TotalRule = 'at-least'): number => solverCore.get().solveAim(ruleNumber(totalRule)),

  /** The same for `chances`, once the aim is solved. */
  spreadStep: (totalRule: TotalRule = 'at-least'): number => solverCore.get().spreadAim(ruleNumber(totalRule)),

  /**
   * The dice to keep when 1 or 2 rolls are left, and what each of the 64 masks of kept dice is expected to bring, for the
   * aim that has been solved. To keep all six is to stop. Of equally good keeps, the one with the most dice; of those the
   * lowest mask.
   */
  keep(dice: ArrayLike<number>, rollsLeft: number): { readonly keep: number; readonly values: Float64Array } {
    const core = solverCore.get();
    const keep = core.keepForAim(pack(dice), whole('rollsLeft', rollsLeft, 1, 2));
    return { keep, values: valuesOf(core).slice() };
  },

  /** The chances of the scores 0 to 24 of a turn that is played for the aim, once they have been spread. */
  chances(): Float64Array {
    const core = solverCore.get();
    return new Float64Array(core.memory.buffer, core.chancesAt(), SCORES).slice();
  },
} as const;
