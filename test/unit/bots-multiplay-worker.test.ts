import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { multiplayBot, questionOf } from '../../src/bots/multiplay.js';
import { search, searchInWorker, searchCore, type Thought } from '../../src/core/multiplay-search.js';
import type { MultiplayState } from '../../src/rules/multiplay/index.js';
import { samples } from './support/multiplay-samples.js';
import { Dying, Forbidden, made, PageWorker, Refused, Silent } from './support/page-workers.js';
import { engines } from './support/engines.js';

const states = samples(8, 30).filter(({ phase, options }) => phase === 'choose' && options.answer === 'off');
const state = states.find(({ options }) => options.size === 7)!;

/** Returns the answer of the search when it is called directly. */
function direct(from: MultiplayState): Thought {
  const thought = search(questionOf(from, 4))!;
  while (thought.step(1e9));
  return thought.thought();
}
const think = (from: MultiplayState, signal?: AbortSignal) => multiplayBot.think(from, 4, () => 0, signal);

beforeAll(() => searchCore.use('wasm'));
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await searchCore.use('wasm');
});

describe('a strong computer player of Multiplay', () => {
  it('thinks in a worker, and comes to the same move', async () => {
    vi.stubGlobal('Worker', PageWorker);
    const before = { ...made };
    for (const one of states.slice(0, 4)) {
      expect(await searchInWorker(questionOf(one, 4))).toEqual(direct(one));
      expect(await think(one)).toMatchObject({ cell: direct(one).choice });
    }
    expect(made.begun - before.begun).toBe(8);
    expect(made.ended - before.ended, 'each ends with its answer').toBe(8);
  });

  it.each([
    ['there is none', undefined],
    ['it is forbidden', Forbidden],
    ['it is refused later', Refused],
    ['it dies', Dying],
  ])('thinks on the page where %s, to the same move', async (_, worker) => {
    vi.stubGlobal('Worker', worker);
    expect(await searchInWorker(questionOf(state, 4))).toBe(null);
    expect(await think(state)).toMatchObject({ cell: direct(state).choice });
  });

  it('thinks on the page after three seconds of a worker that says nothing', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', Silent);
    const thought = think(state);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await thought).toMatchObject({ cell: direct(state).choice });
  });

  it('asks for no worker where the twin runs, and comes to the same move', async () => {
    const { choice: cell } = direct(state);
    await searchCore.use('twin');
    vi.stubGlobal('Worker', PageWorker);
    const { begun } = made;
    expect(await think(state)).toMatchObject({ cell });
    expect(made.begun).toBe(begun);
  });

  it('waits no second time for workers that say nothing, but for those that have answered', async () => {
    let asked = 0;
    let answers = false;
    class Page extends Silent {
      onmessage?: (event: { data: unknown }) => void;
      override postMessage(): void {
        asked++;
        if (answers) this.onmessage?.({ data: [direct(state).choice, [], 0] });
      }
    }
    vi.useFakeTimers();
    const thinkOf = async (worker: unknown): Promise<void> => {
      vi.stubGlobal('Worker', worker);
      const thought = think(state);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await thought).toMatchObject({ cell: direct(state).choice });
    };
    class Mute extends Page {}
    await thinkOf(Mute);
    await thinkOf(Mute);
    expect(asked).toBe(1);
    answers = true;
    await thinkOf(Page);
    answers = false;
    await thinkOf(Page);
    await thinkOf(Page);
    expect(asked).toBe(4);
  });

  it('ends its worker at once when the thought is aborted', async () => {
    class Slow extends Silent {} // not the class that has been waited for before
    vi.stubGlobal('Worker', Slow);
    const ended = vi.spyOn(Slow.prototype, 'terminate');
    const abort = new AbortController();
    const thought = think(state, abort.signal);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ended).not.toHaveBeenCalled();
    abort.abort();
    expect(ended).toHaveBeenCalledOnce();
    await thought;
    await think(state, abort.signal);
    expect(ended, 'an aborted thought makes no worker').toHaveBeenCalledOnce();
  });

  it.each(engines)('works in slices of a few playouts, one thought at a time: %s', async (engine) => {
    await searchCore.use(engine);
    const [one, other] = states;
    const expected = [direct(one).choice, direct(other).choice];
    vi.stubGlobal('Worker', undefined);
    const slices: number[] = [];
    const core = searchCore.get();
    vi.spyOn(searchCore, 'get').mockReturnValue({
      ...core,
      think(playouts) {
        slices.push(playouts);
        core.think(playouts);
      },
    });
    const moves = await Promise.all([think(one), think(other)]);
    expect(moves).toMatchObject(expected.map((cell) => ({ cell })));
    expect(Math.max(...slices)).toBeLessThanOrEqual(8);
    expect(slices.length).toBeGreaterThan(40);
  });

  it('leaves off between two slices', async () => {
    vi.stubGlobal('Worker', undefined);
    const abort = new AbortController();
    let slices = 0;
    const core = searchCore.get();
    vi.spyOn(searchCore, 'get').mockReturnValue({
      ...core,
      think(playouts) {
        if (++slices === 3) abort.abort();
        core.think(playouts);
      },
    });
    await think(state, abort.signal);
    expect(slices).toBe(3);
  });
});
