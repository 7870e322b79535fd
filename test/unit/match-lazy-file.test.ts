import { beforeEach, describe, expect, it } from 'vitest';
import { LazyFile } from '../../src/match/lazy-file.js';
import { FakeTimers } from './support/fake-timers.js';

let timers: FakeTimers;
let asked: { take(value: string): void; lose(error?: Error): void }[];
let told: string[];
let file: LazyFile<string>;
beforeEach(() => {
  timers = new FakeTimers();
  asked = [];
  told = [];
  const fetch = (): Promise<string> =>
    new Promise((take, reject) => asked.push({ take, lose: (error = new Error('503')) => reject(error) }));
  file = new LazyFile(fetch, timers, { lost: (error) => told.push(String(error)), came: () => told.push('came') });
});
const settle = (): Promise<void> => timers.pass(0);

/** The next so many tries fail, each as soon as it is made. */
async function lose(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    while (!asked.length) await timers.pass(1000);
    asked.shift()!.lose();
    await settle();
  }
}

describe('a file that is fetched when it is first needed', () => {
  it('is asked for once, and is there when it has come', async () => {
    expect(asked).toHaveLength(0);
    expect([file.value, file.value]).toEqual([undefined, undefined]);
    const [outcome, arrival] = [file.outcome(), file.arrival()];
    expect([asked.length, file.isComing, file.isLost]).toEqual([1, true, false]);
    asked[0].take('it');
    expect(await Promise.all([outcome, arrival, file.outcome(), file.arrival()])).toEqual(['it', 'it', 'it', 'it']);
    expect([file.value, file.isComing, file.isLost]).toEqual(['it', false, false]);
    expect(told).toEqual(['came']);
    expect(timers.waiting).toBe(0);
  });

  it('is lost where it cannot be had: told once, tried again with growing pauses, until it is there', async () => {
    const [outcome, arrival] = [file.outcome(), file.arrival()];
    const at: number[] = [];
    for (let i = 0; i < 7; i++) {
      at.push(timers.now());
      await lose(1);
      expect(file.isLost).toBe(true);
      while (!asked.length) await timers.pass(500);
    }
    expect(at.slice(1).map((time, i) => time - at[i])).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(await outcome).toBeUndefined();
    expect(told).toEqual(['Error: 503']);
    asked[0].take('it');
    expect(await arrival).toBe('it');
    expect(told).toEqual(['Error: 503', 'came']);
    expect([file.isLost, timers.waiting]).toEqual([false, 0]);
  });

  it('is tried at once when somebody wants that, who hears of it if that fails too', async () => {
    void file.value;
    await lose(1);
    file.retry();
    expect([asked.length, file.isLost, file.isComing]).toEqual([1, false, true]);
    file.retry();
    expect(asked).toHaveLength(1);
    await lose(1);
    expect(told).toHaveLength(2);
    file.retry();
    asked[0].take('it');
    await settle();
    expect([file.value, timers.waiting]).toEqual(['it', 0]);
  });

  it('is not tried as long as nobody wants it, and at once when somebody does again', async () => {
    void file.value;
    await lose(1);
    file.pause(true);
    await timers.pass(100_000);
    expect([asked.length, timers.waiting]).toEqual([0, 0]);
    file.pause(false);
    expect(asked).toHaveLength(1);
  });

  it('that does not answer is lost for now, and is taken whenever it comes', async () => {
    void file.value;
    await timers.pass(15_000);
    expect(told).toEqual(['Error: The file has not come.']);
    await timers.pass(2000);
    expect(asked).toHaveLength(2);
    asked[0].take('late');
    await settle();
    expect([file.value, file.isLost]).toEqual(['late', false]);
    asked[1].lose();
    await settle();
    expect([file.value, told.at(-1), timers.waiting]).toEqual(['late', 'came', 0]);
  });

  it('whose fetching throws has failed as well', async () => {
    const broken = new LazyFile<string>(
      () => {
        throw new Error('no');
      },
      timers,
      { lost: (error) => told.push(String(error)), came: () => undefined },
    );
    expect(await broken.outcome()).toBeUndefined();
    expect(told).toEqual(['Error: no']);
  });

  it('can turn out to be of no use, and is tried again with the same growing pauses', async () => {
    void file.value;
    asked.shift()!.take('one');
    await settle();
    file.lose(new Error('a thought has failed'));
    expect([file.isLost, told.at(-1)]).toEqual([true, 'Error: a thought has failed']);
    await timers.pass(2000);
    asked.shift()!.take('two');
    await settle();
    expect([file.value, file.isLost]).toEqual(['two', false]);
  });
});
