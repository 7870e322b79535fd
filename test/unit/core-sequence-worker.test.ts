import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { solver, solverCore } from '../../src/core/sequence-solver.js';
import type { SequenceState } from '../../src/rules/sequence/index.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { Forbidden, made, PageWorker, Refused, Silent } from './support/page-workers.js';
import { engines } from './support/engines.js';

const dice = [3, 7, 9, 11, 1, 1];

afterAll(() => solverCore.use('wasm'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the solver of Sequence beside the page', () => {
  it('solves in a worker, and comes to the same values', async () => {
    await solverCore.use('wasm');
    const values = solver.keepValues(dice, 2);
    await solverCore.use('wasm');
    vi.stubGlobal('Worker', PageWorker);
    const { begun, ended } = made;
    expect(await solver.solveInWorker()).toBe(true);
    expect(solver.solveStep(), 'nothing is left to do').toBe(0);
    expect(solver.keepValues(dice, 2)).toEqual(values);
    expect(solver.solveStep('more-than'), 'the other rule is not solved').toBeGreaterThan(0);
    expect(made, 'one worker, which is gone').toEqual({ begun: begun + 1, ended: ended + 1 });
  });

  it.each([
    ['there is none', undefined],
    ['it is forbidden', Forbidden],
    ['it is refused later', Refused],
  ])('says so where %s', async (_, worker) => {
    await solverCore.use('wasm');
    vi.stubGlobal('Worker', worker);
    expect(await solver.solveInWorker()).toBe(false);
    expect(solver.solveStep()).toBeGreaterThan(0);
  });

  it('waits no longer than three seconds for a worker that says nothing', async () => {
    await solverCore.use('wasm');
    vi.useFakeTimers();
    vi.stubGlobal('Worker', Silent);
    const solved = solver.solveInWorker();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await solved).toBe(false);
  });

  it('asks for no worker where the twin runs: a page that refuses the one refuses the other', async () => {
    await solverCore.use('twin');
    vi.stubGlobal('Worker', PageWorker);
    const { begun } = made;
    expect(await solver.solveInWorker()).toBe(false);
    expect(made.begun).toBe(begun);
  });
});

describe.each(engines)('a computer player without a worker, %s', (engine) => {
  it('solves once, in slices of a few small steps between which the page has its turn', async () => {
    vi.resetModules();
    const own = await import('../../src/core/sequence-solver.js');
    const { sequenceBot } = await import('../../src/bots/sequence.js');
    await own.solverCore.use(engine);
    const start = sequence.setup(2, sequence.defaults, () => 0);
    const state: SequenceState = { ...start, phase: { type: 'keep', seat: 0, rolls: 1, dice } };
    // Each read of the clock takes a millisecond, so that steps can be counted instead of time.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    const slices: number[] = [0];
    const step = own.solver.solveStep.bind(own.solver);
    vi.spyOn(own.solver, 'solveStep').mockImplementation((rule) => {
      const work = step(rule);
      slices[slices.length - 1] += work;
      return work;
    });
    const later = setTimeout;
    vi.stubGlobal('setTimeout', (call: () => void, ms?: number) => {
      if (!ms) slices.push(0);
      return later(call, ms);
    });
    const think = () => sequenceBot.think(state, 2, () => 0);
    const [first, second] = await Promise.all([think(), think()]);
    expect(second).toEqual(first);
    expect(
      slices.reduce((sum, work) => sum + work),
      'all is done once',
    ).toBe(12_376 + 91 + 3 * 6_188);
    expect(slices.length).toBeGreaterThan(400);
    expect(Math.max(...slices), 'four steps of at most 364 rolls or 91 rows each').toBeLessThanOrEqual(4 * 364);
    const { length } = slices;
    await think();
    expect(slices).toHaveLength(length);
  });
});
