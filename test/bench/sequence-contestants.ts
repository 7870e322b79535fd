/** The contestants of the races for Sequence. All of a race reach the same checksum. */

import scalar from '../../build/sequence-solver.flat.wasm';
import { solverCore } from '../../src/core/sequence-solver.js';
import instantiateTwin from '../../src/core/generated/sequence-solver.twin.js';
import { plainTables, solvePlain, surveyPlain } from './sequence-plain.js';
import type { Contestant } from './measure.js';
import { withoutVectors } from './scalar.js';
import { solveTuned, surveyTuned } from './sequence-tuned.js';

/** Repetitions in a run: one alone is too short to measure. */
export const times = 10;

type Exports = ReturnType<typeof solverCore.get>;

const dice = 0x11b973;

const wasm = (): Exports => solverCore.get();
const plainWasm = (): Exports => withoutVectors(scalar);
const twin = (): Exports => instantiateTwin({}) as unknown as Exports;

function checksumOf(counts: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]) sum = (Math.imul(sum, 31) + i + counts[i]) >>> 0;
  return sum;
}

function surveyOf(core: Exports): () => Int32Array {
  const counts = new Int32Array(core.memory.buffer, core.countsAt(), 4096);
  return () => {
    core.survey(0);
    return counts;
  };
}

const counting = (survey: () => Int32Array) => () => {
  for (let i = 1; i < times; i++) survey();
  return { checksum: checksumOf(survey()) };
};

/** Contestants that count all 2,985,984 rolls. */
export const surveys = (): Contestant[] => [
  { name: 'WebAssembly', run: counting(surveyOf(wasm())) },
  { name: 'WebAssembly without vectors', run: counting(surveyOf(plainWasm())) },
  { name: 'its JavaScript twin', run: counting(surveyOf(twin())) },
  { name: 'TypeScript, 12,376 multisets, tuned', run: counting(() => surveyTuned(0)) },
  { name: 'TypeScript, six loops', run: counting(() => surveyPlain(0)) },
];

/** Plain sums have rounding errors; those of the core and the tuned ones are exact. */
const checksum = ([one, two]: [number, number]): number => Math.round(one * 1e9) + Math.round(two * 1e9);

/** In a core, the first question about dice to keep solves everything. */
function solveCore(core: Exports): [number, number] {
  const values = new Float64Array(core.memory.buffer, core.keepsAt(), 64);
  core.keep(dice, 2, 0);
  const two = values[0];
  core.keep(dice, 1, 0);
  return [values[0], two];
}

/** Times only the solving, not the emptying of the tables before. */
const solving = (empty: () => void, solve: () => [number, number]) => () => {
  let ms = 0;
  let last = 0;
  for (let i = 0; i < times; i++) {
    empty();
    const begin = performance.now();
    last = checksum(solve());
    ms += performance.now() - begin;
  }
  return { checksum: last, ms };
};

function solverOf(core: Exports): Contestant['run'] {
  const memory = new Uint8Array(core.memory.buffer);
  const unsolved = memory.slice();
  return solving(
    () => memory.set(unsolved),
    () => solveCore(core),
  );
}

function solverIn(solve: typeof solvePlain): Contestant['run'] {
  const tables = plainTables();
  return solving(
    () => tables.forEach((table) => table.fill(0)),
    () => solve(0, tables),
  );
}

/** Contestants that solve a turn when warm: optimised programs, allocated memory. */
export const solvers = (): Contestant[] => [
  { name: 'WebAssembly', run: solverOf(wasm()) },
  { name: 'WebAssembly without vectors', run: solverOf(plainWasm()) },
  { name: 'its JavaScript twin', run: solverOf(twin()) },
  { name: 'TypeScript, the same way, tuned', run: solverIn(solveTuned) },
  { name: 'TypeScript, the same way, plain', run: solverIn(solvePlain) },
];

/** Contestants for the situation in a page: the first hint of a new program, without warm-up. */
export const firstHints = (): Contestant[] => {
  const first = (solve: () => [number, number]) => () => ({ checksum: checksum(solve()) });
  return [
    { name: 'WebAssembly', run: first(() => solveCore(wasm())) },
    { name: 'its JavaScript twin', run: first(() => solveCore(twin())) },
    { name: 'TypeScript, the same way, tuned', run: first(() => solveTuned(0, plainTables())) },
    { name: 'TypeScript, the same way, plain', run: first(() => solvePlain(0, plainTables())) },
  ];
};
