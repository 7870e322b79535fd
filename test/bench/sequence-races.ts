/** What races against what, for Sequence. All of a race come to the same checksum. */

import { solverCore } from '../../src/core/sequence-solver.js';
import instantiateTwin from '../../src/core/generated/sequence-solver.twin.js';
import { plainTables, solvePlain, surveyPlain } from './sequence-plain.js';
import { solveTuned, surveyTuned } from './sequence-tuned.js';

type Exports = ReturnType<typeof solverCore.get>;

export interface Contestant {
  readonly name: string;
  /** Does the work once. `ms`: what it took, if getting ready for it does not count. */
  readonly run: () => { checksum: number; ms?: number };
}

const dice = 0x11b973;

const wasm = (): Exports => solverCore.get();
const twin = (): Exports => instantiateTwin({}) as unknown as Exports;

function checksumOf(counts: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]) sum = (Math.imul(sum, 31) + i + counts[i]) >>> 0;
  return sum;
}

function surveyOf(core: Exports): Contestant['run'] {
  const counts = new Int32Array(core.memory.buffer, core.countsAt(), 4096);
  return () => {
    core.survey(0);
    return { checksum: checksumOf(counts) };
  };
}

/** Counts all 2,985,984 rolls. */
export const survey = (): Contestant[] => [
  { name: 'WebAssembly', run: surveyOf(wasm()) },
  { name: 'its JavaScript twin', run: surveyOf(twin()) },
  { name: 'TypeScript, the same way, tuned', run: () => ({ checksum: checksumOf(surveyTuned(0)) }) },
  { name: 'TypeScript, six loops', run: () => ({ checksum: checksumOf(surveyPlain(0)) }) },
];

/** Plain sums round, those of the core and the tuned ones are exact. */
const rounded = (one: number, two: number): number => Math.round(one * 1e9) + Math.round(two * 1e9);

function timed(work: () => [number, number]): { checksum: number; ms: number } {
  const begin = performance.now();
  const [one, two] = work();
  return { ms: performance.now() - begin, checksum: rounded(one, two) };
}

/** The first keep of a core solves all. */
function solveCore(core: Exports): [number, number] {
  const values = new Float64Array(core.memory.buffer, core.keepsAt(), 64);
  core.keep(dice, 2, 0);
  const two = values[0];
  core.keep(dice, 1, 0);
  return [values[0], two];
}

function solverOf(core: Exports): Contestant['run'] {
  const memory = new Uint8Array(core.memory.buffer);
  const unsolved = memory.slice();
  return () => {
    memory.set(unsolved);
    return timed(() => solveCore(core));
  };
}

function solverIn(solve: typeof solvePlain): Contestant['run'] {
  const tables = plainTables();
  return () => {
    for (const table of tables) table.fill(0);
    return timed(() => solve(0, tables));
  };
}

/** Solves a turn, with everything warm: programs optimised, memory in place. */
export const solver = (): Contestant[] => [
  { name: 'WebAssembly', run: solverOf(wasm()) },
  { name: 'its JavaScript twin', run: solverOf(twin()) },
  { name: 'TypeScript, the same way, tuned', run: solverIn(solveTuned) },
  { name: 'TypeScript, the same way, plain', run: solverIn(solvePlain) },
];

/** What a page meets: the first hint of a fresh program, which takes no time to warm up. */
export const firstHint: readonly Contestant[] = [
  { name: 'WebAssembly', run: () => timed(() => solveCore(wasm())) },
  { name: 'its JavaScript twin', run: () => timed(() => solveCore(twin())) },
  { name: 'TypeScript, the same way, tuned', run: () => timed(() => solveTuned(0, plainTables())) },
  { name: 'TypeScript, the same way, plain', run: () => timed(() => solvePlain(0, plainTables())) },
];
