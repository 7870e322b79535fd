/**
 * Sequence: which dice to keep, what a turn is worth, and all rolls counted, apart from the core that scores, so that a
 * page which only plays does not carry it. The solver is in `assembly/sequence-solver`; docs/notes/sequence-solver.md
 * explains it. Dice, masks and errors are as in `sequence.ts`.
 */

import { aside } from './aside.js';
import { whole } from './check.js';
import { core, type CoreExports } from './load.js';
import { wasm } from './generated/sequence-solver.wasm.js';
import { ALL, pack, ruleNumber, sequence as scoring, type TotalRule } from './sequence.js';

export interface SolverExports extends CoreExports {
  survey(totalRule: number): void;
  countsAt(): number;
  keep(dice: number, rollsLeft: number, totalRule: number): number;
  keepsAt(): number;
  expectedTurn(totalRule: number): number;
  solveStep(totalRule: number): number;
  tablesAt(totalRule: number): number;
  tablesSize(): number;
  filled(totalRule: number): void;
  aim(): void;
  solveAim(totalRule: number): number;
  spreadAim(totalRule: number): number;
  keepForAim(dice: number, rollsLeft: number): number;
  worthsAt(): number;
  chancesAt(): number;
}

export const solverCore = core<SolverExports>({ wasm, twin: () => import('./generated/sequence-solver.twin.js') });

/** All 12^6 ordered rolls, counted. */
export interface SequenceCounts {
  /** 2,985,984. */
  readonly rolls: number;
  /** Rolls that make no Sequence. */
  readonly none: number;
  /** Rolls by the bonus of their best Sequence. */
  readonly byBonus: Readonly<Record<0 | 4 | 8 | 12, number>>;
  /** Rolls by the kinds that they make: index bit 0 match, 1 total, 2 novice run, 3 advanced run. */
  readonly byKinds: readonly number[];
  /** Rolls by their score, 0 to 24. */
  readonly byScore: readonly number[];
  /** The sum of all scores. */
  readonly scoreSum: number;
}

export const valuesOf = (core: SolverExports): Float64Array => new Float64Array(core.memory.buffer, core.keepsAt(), 64);

export const solver = {
  /**
   * The dice to keep so that the expected score is highest when `rollsLeft` (0 to 2) more rolls are allowed, and that
   * expected score. Exact. To keep all six is to stop. Of equally good keeps, the one with the most dice; of those the
   * lowest mask.
   */
  keep(
    dice: ArrayLike<number>,
    rollsLeft: number,
    totalRule: TotalRule = 'at-least',
  ): { readonly keep: number; readonly expected: number } {
    if (whole('rollsLeft', rollsLeft, 0, 2) === 0) {
      return { keep: ALL, expected: scoring.score(dice, totalRule)?.score ?? 0 };
    }
    const core = solverCore.get();
    const keep = core.keep(pack(dice), rollsLeft, ruleNumber(totalRule));
    return { keep, expected: valuesOf(core)[keep] };
  },

  /** The expected score of each of the 64 masks of kept dice, for 1 or 2 rolls left and the best choice after. */
  keepValues(dice: ArrayLike<number>, rollsLeft: number, totalRule: TotalRule = 'at-least'): Float64Array {
    const core = solverCore.get();
    core.keep(pack(dice), whole('rollsLeft', rollsLeft, 1, 2), ruleNumber(totalRule));
    return valuesOf(core).slice();
  },

  /**
   * Does a small part, one of 1,820, of what the first `keep` or `keepValues` for a total rule would have to do. Returns
   * how many rows of a table or rolls of the dice it dealt with, at most 364; 0 when all is done. So a page that must solve
   * on its main thread can do it bit by bit.
   */
  solveStep(totalRule: TotalRule = 'at-least'): number {
    return solverCore.get().solveStep(ruleNumber(totalRule));
  },

  /**
   * Solves for a total rule in a worker, which ends after. False where a page allows none, or runs the twin: there
   * `solveStep` has to do it.
   */
  async solveAside(totalRule: TotalRule = 'at-least'): Promise<boolean> {
    await solverCore.ready();
    if (solverCore.engine() === 'twin') return false;
    const rule = ruleNumber(totalRule);
    const tables = await aside(solverCore.code(), rule);
    if (!tables) return false;
    const core = solverCore.get();
    new Uint8Array(core.memory.buffer, core.tablesAt(rule), core.tablesSize()).set(tables);
    core.filled(rule);
    return true;
  },

  /** The expected score of a turn of three rolls, played as well as can be. */
  expectedTurn(totalRule: TotalRule = 'at-least'): number {
    return solverCore.get().expectedTurn(ruleNumber(totalRule));
  },

  /** Counts all 2,985,984 rolls of the six dice. */
  enumerate(totalRule: TotalRule = 'at-least'): SequenceCounts {
    const core = solverCore.get();
    core.survey(ruleNumber(totalRule));
    const counts = new Int32Array(core.memory.buffer, core.countsAt(), 4096);
    const byLevel = [0, 0, 0, 0, 0];
    const byKinds = new Array<number>(16).fill(0);
    const byScore = new Array<number>(25).fill(0);
    counts.forEach((rolls, key) => {
      if (rolls === 0) return;
      byLevel[(key >> 5) & 7] += rolls;
      byKinds[key >> 8] += rolls;
      byScore[key & 31] += rolls;
    });
    return {
      rolls: byKinds.reduce((sum, rolls) => sum + rolls),
      none: byLevel[0],
      byBonus: { 0: byLevel[1], 4: byLevel[2], 8: byLevel[3], 12: byLevel[4] },
      byKinds,
      byScore,
      scoreSum: byScore.reduce((sum, rolls, score) => sum + rolls * score, 0),
    };
  },
} as const;
