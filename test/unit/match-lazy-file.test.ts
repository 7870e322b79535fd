import { beforeEach, describe, expect, it } from 'vitest';
import { LazyFile } from '../../src/match/lazy-file.js';
import { FakeTimers } from './support/fake-timers.js';

let timers: FakeTimers;
let asked: { take(value: string): void; fail(error?: Error): void }[];
let told: string[];
let file: LazyFile<string>;
beforeEach(() => {
  timers = new FakeTimers();
  asked = [];
  told = [];
  const fetch = (): Promise<string> =>
    new Promise((take, reject) => asked.push({ take, fail: (error = new Error('503')) => reject(error) }));
  file = new LazyFile(fetch, timers, {
    failed: (error) => told.push(String(error)),
    loaded: () => told.push('loaded'),
  });
});
const settle = (): Promise<void> => timers.pass(0);

/** Makes this many attempts fail, each as soon as it is made. */
async function failNext(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    while (!asked.length) await timers.pass(1000);
    asked.shift()!.fail();
    await settle();
  }
}

describe('a lazy file', () => {
  it('is fetched once', async () => {
    expect(asked).toHaveLength(0);
    expect([file.value, file.value]).toEqual([undefined, undefined]);
    const [outcome, loaded] = [file.outcome(), file.loaded()];
    expect([asked.length, file.isLoading, file.hasFailed]).toEqual([1, true, false]);
    asked[0].take('it');
    expect(await Promise.all([outcome, loaded, file.outcome(), file.loaded()])).toEqual(['it', 'it', 'it', 'it']);
    expect([file.value, file.isLoading, file.hasFailed]).toEqual(['it', false, false]);
    expect(told).toEqual(['loaded']);
    expect(timers.waiting).toBe(0);
  });

  it('fails where it cannot be fetched: reported once, and retried with growing pauses until it has loaded', async () => {
    const [outcome, loaded] = [file.outcome(), file.loaded()];
    const at: number[] = [];
    for (let i = 0; i < 7; i++) {
      at.push(timers.now());
      await failNext(1);
      expect(file.hasFailed).toBe(true);
      while (!asked.length) await timers.pass(500);
    }
    expect(at.slice(1).map((time, i) => time - at[i])).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(await outcome).toBeUndefined();
    expect(told).toEqual(['Error: 503']);
    asked[0].take('it');
    expect(await loaded).toBe('it');
    expect(told).toEqual(['Error: 503', 'loaded']);
    expect([file.hasFailed, timers.waiting]).toEqual([false, 0]);
  });

  it('is retried at once on request, and reports if that fails, too', async () => {
    void file.value;
    await failNext(1);
    file.retry();
    expect([asked.length, file.hasFailed, file.isLoading]).toEqual([1, false, true]);
    file.retry();
    expect(asked).toHaveLength(1);
    await failNext(1);
    expect(told).toHaveLength(2);
    file.retry();
    asked[0].take('it');
    await settle();
    expect([file.value, timers.waiting]).toEqual(['it', 0]);
  });

  it('is not retried while paused, and at once when resumed', async () => {
    void file.value;
    await failNext(1);
    file.pause(true);
    await timers.pass(100_000);
    expect([asked.length, timers.waiting]).toEqual([0, 0]);
    file.pause(false);
    expect(asked).toHaveLength(1);
  });

  it('does not report a failure while paused, but one of the retry after that', async () => {
    const loaded = file.loaded();
    const outcome = file.outcome();
    file.pause(true);
    await failNext(1);
    await timers.pass(100_000);
    expect([await outcome, file.hasFailed, asked.length, timers.waiting]).toEqual([undefined, true, 0, 0]);
    expect(told).toEqual([]);
    file.pause(false);
    expect([file.isLoading, asked.length]).toEqual([true, 1]);
    await failNext(1);
    expect(told).toEqual(['Error: 503']);
    await timers.pass(4000);
    asked.shift()!.take('it');
    expect(await loaded).toBe('it');
    expect(told).toEqual(['Error: 503', 'loaded']);
    file.pause(true);
    file.pause(false);
    expect([file.isLoading, asked.length]).toEqual([false, 0]);
  });

  it('that takes too long counts as failed, and is used whenever it loads', async () => {
    void file.value;
    await timers.pass(15_000);
    expect(told).toEqual(['Error: The file has not loaded in time.']);
    await timers.pass(2000);
    expect(asked).toHaveLength(2);
    asked[0].take('late');
    await settle();
    expect([file.value, file.hasFailed]).toEqual(['late', false]);
    asked[1].fail();
    await settle();
    expect([file.value, told.at(-1), timers.waiting]).toEqual(['late', 'loaded', 0]);
  });

  it('fails if fetching throws', async () => {
    const broken = new LazyFile<string>(
      () => {
        throw new Error('no');
      },
      timers,
      { failed: (error) => told.push(String(error)), loaded: () => undefined },
    );
    expect(await broken.outcome()).toBeUndefined();
    expect(told).toEqual(['Error: no']);
  });

  it('can be marked as failed after loading, and is retried with the same growing pauses', async () => {
    void file.value;
    asked.shift()!.take('one');
    await settle();
    file.fail(new Error('a thought has failed'));
    expect([file.hasFailed, told.at(-1)]).toEqual([true, 'Error: a thought has failed']);
    await timers.pass(2000);
    asked.shift()!.take('two');
    await settle();
    expect([file.value, file.hasFailed]).toEqual(['two', false]);
  });
});
