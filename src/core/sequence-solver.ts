/**
 * Sequence: finds the best dice to keep and the value of a turn, and counts all rolls. Separate from the scoring core,
 * so that a page that only plays does not have to load it. The solver is in `assembly/sequence-solver` and explained in
 * docs/notes/sequence-solver.md. Dice, masks and errors are as in `sequence.ts`.
 */

import { solveTables } from './sequence-worker.js';
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

/** Counts of all 12^6 ordered rolls. */
export interface SequenceCounts {
  /** 2,985,984. */
  readonly rolls: number;
  /** The number of rolls that make no Sequence. */
  readonly none: number;
  /** The number of rolls by the bonus of their best Sequence. */
  readonly byBonus: Readonly<Record<0 | 4 | 8 | 12, number>>;
  /** The number of rolls by the kinds they make. Bits of the index: 0 match, 1 total, 2 novice run, 3 advanced run. */
  readonly byKinds: readonly number[];
  /** The number of rolls by score, 0 to 24. */
  readonly byScore: readonly number[];
  /** The sum of all scores. */
  readonly scoreSum: number;
}

export const valuesOf = (core: SolverExports): Float64Array => new Float64Array(core.memory.buffer, core.keepsAt(), 64);

export const solver = {
  /**
   * Returns the dice to keep for the highest expected score with `rollsLeft` (0 to 2) more rolls, and that score.
   * Exact. Keeping all six dice means stopping. Ties are broken in favour of more dice, then of the lower mask.
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

  /**
   * Returns the expected score of each of the 64 masks of kept dice, for 1 or 2 rolls left and optimal play after that.
   */
  keepValues(dice: ArrayLike<number>, rollsLeft: number, totalRule: TotalRule = 'at-least'): Float64Array {
    const core = solverCore.get();
    core.keep(pack(dice), whole('rollsLeft', rollsLeft, 1, 2), ruleNumber(totalRule));
    return valuesOf(core).slice();
  },

  /**
   * Does a small part, one of 1,820, of the work that the first `keep` or `keepValues` for a total rule needs, so that
   * a page can solve on its main thread step by step. Returns the number of table rows or rolls it processed, at most
   * 364, or 0 once all is done.
   */
  solveStep(totalRule: TotalRule = 'at-least'): number {
    return solverCore.get().solveStep(ruleNumber(totalRule));
  },

  /**
   * Solves for a total rule in a worker, which terminates afterwards. Resolves to false if the page allows no worker or
   * only the twin can run; then use `solveStep`.
   */
  async solveInWorker(totalRule: TotalRule = 'at-least'): Promise<boolean> {
    await solverCore.ready();
    if (solverCore.engine() === 'twin') return false;
    const rule = ruleNumber(totalRule);
    const tables = await solveTables(solverCore.code(), rule);
    if (!tables) return false;
    const core = solverCore.get();
    new Uint8Array(core.memory.buffer, core.tablesAt(rule), core.tablesSize()).set(tables);
    core.filled(rule);
    return true;
  },

  /** Returns the expected score of a turn of three rolls with optimal play. */
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
