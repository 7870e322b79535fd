import { evaluate } from 'mathjs';
import vectors from '../vectors/pytagora.json';
import { check, pytagoraCore } from '../../src/core/pytagora.js';
import { slowCheck } from '../unit/support/pytagora-slow.js';
import type { Contestant, Race } from './measure.js';

const texts = vectors.checks.filter(({ standard }) => standard !== null).map(({ text }) => text);

/** Repetitions in a round: one alone is too short to measure. */
const times = 10;
const work = Array.from({ length: times }, () => texts).flat();

const sum = (valueOf: (text: string) => number) => (): { checksum: number } => ({
  checksum: work.reduce((total, text) => total + valueOf(text), 0),
});

const core = sum((text) => {
  const result = check(text);
  return result.ok ? result.value : NaN;
});

/** Parses and evaluates both sides, and checks no rule but that they are equal. */
const sides = sum((text) => {
  const [left, right] = text.split('=').map((side) => evaluate(side) as number);
  return left === right ? left : NaN;
});

/** A newly loaded core is slow at first. */
const warm = (engine: 'wasm' | 'twin') => async (): Promise<void> => {
  await pytagoraCore.use(engine);
  for (let i = 0; i < 20; i++) core();
};

function contestants(): Promise<Contestant[]> {
  return Promise.resolve([
    { name: 'WebAssembly', ready: warm('wasm'), run: core },
    { name: 'its JavaScript twin', ready: warm('twin'), run: core },
    { name: 'TypeScript, big integers, of the tests', run: sum((text) => Number(slowCheck(text, 'standard')?.value)) },
    { name: 'mathjs, values only', run: sides },
  ]);
}

export const race: Race = {
  title: 'Pytagora: right equations checked, valued and scored',
  unit: 'equations',
  work: work.length,
  contestants,
};
