import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { questionOf } from '../../src/bots/multiplay.js';
import {
  checkQuestion,
  search,
  searchCore,
  type SearchQuestion,
  type Thought,
} from '../../src/core/multiplay-search.js';
import { legalCells } from '../../src/rules/multiplay/index.js';
import { samples } from './support/multiplay-samples.js';
import { slowSearch } from './support/multiplay-search-slow.js';
import { engines } from './support/engines.js';
import { runs } from './support/runs.js';

const states = samples(31, 60).filter(({ phase }) => phase === 'choose' || phase === 'answer');
const small = states.filter(({ options }) => options.size === 5);

const weights = readFileSync(new URL('../../assembly/multiplay-search/weights.ts', import.meta.url), 'utf8');
const list = (name: string): number[] =>
  new RegExp(`${name} = memory\\.data<i8>\\(\\[([^\\]]*)\\]`).exec(weights)![1].match(/-?\d+/g)!.map(Number);
const learned = { mover: list('mover'), other: list('other'), windows: list('windows') };

/** The plain program answers each question only once, as it is slow. */
const slowAnswers = new Map<string, Thought | undefined>();
function slowAnswer(name: string, question: SearchQuestion): Thought | undefined {
  if (!slowAnswers.has(name)) slowAnswers.set(name, slowSearch(question, learned));
  return slowAnswers.get(name);
}

function answer(question: SearchQuestion, atOnce = 1e9): number | undefined {
  const thought = search(question);
  while (thought?.step(atOnce));
  return thought?.choice();
}

/** Returns the complete result of a search. */
function thoughtOn(question: SearchQuestion, atOnce: number): Thought | undefined {
  const thought = search(question);
  while (thought?.step(atOnce));
  return thought?.thought();
}

afterAll(() => searchCore.use('wasm'));

describe.each(engines)('the search of Multiplay, %s', (engine) => {
  it('at first sight chooses as the plain program does', async () => {
    await searchCore.use(engine);
    expect(new Set(states.map(({ scores }) => scores.length))).toEqual(new Set([2, 3, 4]));
    for (const [i, state] of states.entries()) {
      if (i % 4 > 1 || i >= runs(24, 60)) continue; // with and without the learned weights, all sizes
      const question = { ...questionOf(state, 3), learned: i % 2 === 0 };
      expect(answer(question), String(i)).toBe(slowAnswer(`first ${i}`, question)?.choice);
    }
  });

  it('chooses as the plain program does after playouts', async () => {
    await searchCore.use(engine);
    let changed = 0;
    for (const [i, state] of small.entries()) {
      const question = { ...questionOf(state, 4), learned: i % 2 === 0, budget: 13 };
      const thought = thoughtOn(question, 5);
      expect(thought, String(i)).toEqual(slowAnswer(`played ${i}`, question));
      if (thought?.choice !== answer({ ...question, budget: 0 })) changed++;
    }
    expect(changed, 'playouts change a choice now and then').toBeGreaterThan(1);
  });

  it('tries the cubes that are asked about too, as the plain program does', async () => {
    await searchCore.use(engine);
    let asked = 0;
    for (const [i, state] of states.entries()) {
      const cells = legalCells(state);
      if (cells.length < 8 || state.options.size > 9) continue;
      const six = thoughtOn({ ...questionOf(state, 4), budget: 30 }, 9)!.tried.map(({ cell }) => cell);
      expect(six.length).toBe(6);
      const also = cells.filter((cell) => !six.includes(cell)).slice(0, 2);
      const question = { ...questionOf(state, 4), learned: false, budget: 17, also: [...also, six[2]] };
      const thought = thoughtOn(question, 3)!;
      expect(thought, String(i)).toEqual(slowAnswer(`also ${i}`, question));
      expect(thought.tried.map(({ cell }) => cell).sort()).toEqual(
        [...new Set([...thought.tried.slice(0, 6).map(({ cell }) => cell), ...also])].sort(),
      );
      expect(thought.tried.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
      if (++asked === runs(3, 6)) break;
    }
    expect(asked).toBeGreaterThan(2);
  });
});

describe('the search of Multiplay', () => {
  it('gives the same answer to the same question, whatever was asked between', () => {
    const questions = states.slice(0, 12).map((state) => questionOf(state, 4));
    const first = questions.map((question) => answer({ ...question, budget: 60 }));
    const again = [...questions].reverse().map((question) => answer({ ...question, budget: 60 }, 7));
    expect(again.reverse()).toEqual(first);
  });

  it('answers with no budget, and with one that nobody would wait for', () => {
    const question = questionOf(states[0], 4);
    expect(answer({ ...question, budget: 0 })).toBeTypeOf('number');
    let steps = 1;
    for (const thought = search({ ...question, budget: 1e9 })!; thought.step(1000); steps++);
    expect(steps).toBeLessThanOrEqual(6);
  });

  it('passes where no white cube is in the row', () => {
    const { size } = states[0].options;
    const question = { ...questionOf(states[0], 4), colours: new Uint8Array(size * size).fill(1) };
    expect(search(question)).toBe(undefined);
  });

  it.each([
    [{ budget: -1 }, 'budget'],
    [{ budget: 1e10 }, 'budget'],
    [{ budget: NaN }, 'budget'],
    [{ also: [121] }, 'also'],
    [{ also: [0, 1.5] }, 'also'],
    [{ die: 0 }, 'die'],
    [{ die: 13 }, 'die'],
    [{ colour: 5 }, 'colour'],
    [{ size: 6 }, 'size'],
    [{ size: 17 }, 'size'],
    [{ scores: [1] }, 'scores'],
    [{ scores: [0, Infinity] }, 'scores'],
    [{ endAt: -1 }, 'endAt'],
    [{ number: 145 }, 'number'],
    [{ numbers: new Uint8Array(121) }, 'numbers'],
    [{ numbers: new Uint8Array(121).fill(12) }, 'numbers'],
    [{ numbers: new Uint8Array(120).fill(12) }, 'numbers'],
    [{ colours: new Uint8Array(121).fill(9) }, 'colours'],
    [{ colours: [] as unknown as Uint8Array }, 'colours'],
  ])('names what is wrong: %j', (wrong, field) => {
    const state = states.find(({ options, scores }) => options.size === 11 && scores.length === 2)!;
    const question = questionOf(state, 4);
    expect(() => checkQuestion(question)).not.toThrow();
    expect(() => search({ ...question, ...wrong })).toThrow(new RegExp(`^${field}`));
  });
});
