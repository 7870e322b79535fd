import { beforeEach, describe, expect, it } from 'vitest';
import { Slot } from '../../src/match/slot.js';
import { MemoryStorage } from './support/memory-storage.js';

const key = 'class 3b';
let storage: MemoryStorage;
let kept: Map<string, string>;
beforeEach(() => {
  storage = new MemoryStorage();
  ({ kept } = storage);
});
const open = (): Slot => new Slot(key, storage.window());
const refuse = (): Error => new DOMException('full', 'QuotaExceededError');
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a saved game', () => {
  it('is there again', async () => {
    expect(await open().load()).toBeUndefined();
    expect(await open().setAside(), 'nothing').toBe(true);
    expect(kept.size).toBe(0);
    expect(await open().save({ moves: [1] })).toBe('saved');
    expect(await open().load()).toEqual({ moves: [1] });
    expect([...kept.keys()]).toEqual([key]);
  });

  it('is gone when it is to be forgotten, with the copy of what could not be read; the next one is saved again', async () => {
    kept.set(key, 'nonsense').set('another', '1');
    const slot = open();
    expect(await slot.load()).toBeNull();
    expect(await slot.setAside()).toBe(true);
    expect(kept.get(`${key}.unread`)).toBe('nonsense');
    await slot.save(1);
    void slot.save(2);
    void slot.save(3);
    expect(await slot.forget()).toBe(true);
    expect([...kept]).toEqual([['another', '1']]);
    expect(await slot.save(2)).toBe('saved');
  });

  it('is not lost to another who has not seen it, or has seen an earlier one', async () => {
    const [one, two] = [open(), open()];
    await one.save(1);
    expect(await two.save(2)).toBe('taken');
    expect(await two.save(2), 'still').toBe('taken');
    expect(kept.get(key)).toBe('1');
    expect(await two.load()).toBe(1);
    expect(await two.save(2)).toBe('saved');
    expect(await one.save(3)).toBe('taken');
    expect(await one.save(3, true)).toBe('saved');
    expect(await one.save(4)).toBe('saved');
    expect(kept.get(key)).toBe('4');
  });

  it('that somebody deleted is nobody’s: the next is saved', async () => {
    const slot = open();
    await slot.save(1);
    kept.clear();
    expect(await slot.save(2)).toBe('saved');
  });

  it('is the newest of those that came while another was written', async () => {
    const slot = open();
    const outcomes = [1, 2, 3, 4].map((value) => slot.save(value));
    expect(slot.isBehind).toBe(true);
    expect(await Promise.all(outcomes)).toEqual(['saved', 'saved', 'saved', 'saved']);
    expect(kept.get(key)).toBe('4');
    expect(slot.isBehind).toBe(false);
  });

  it('is with the browser at once when the page is left, and is one’s own afterwards', async () => {
    const slot = open();
    await slot.save(1);
    void slot.save(2);
    void slot.saveNow(3);
    expect(kept.get(key)).toBe('3');
    await settled();
    expect(kept.get(key)).toBe('3');
    expect(await slot.save(4)).toBe('saved');
  });
});

describe('another window', () => {
  it('is told of when it has put another game there, and not of the own, or of a game that was deleted', async () => {
    const [one, two] = [open(), open()];
    let told = 0;
    const stop = one.watch(() => told++);
    await one.save(1);
    await two.load();
    await settled();
    expect(told).toBe(0);
    await two.save(2);
    await settled();
    expect(told).toBe(1);
    await two.forget();
    await settled();
    expect(told).toBe(1);
    stop();
    await two.save(5);
    await settled();
    expect(told).toBe(1);
  });

  it('is no news once it has been decided to overwrite it, though the look began before', async () => {
    const two = open();
    const window = storage.window();
    let answer = (): void => undefined;
    const get = window.get.bind(window);
    window.get = async (name) => {
      const text = await get(name);
      await new Promise<void>((resolve) => (answer = resolve));
      return text;
    };
    const one = new Slot(key, window);
    let told = 0;
    one.watch(() => told++);
    await one.save(1);
    await two.load();
    await two.save(2); // `one` reads it
    await settled();
    const swap = window.swap.bind(window);
    window.swap = async (...given) => {
      await settled(); // the read ends before
      return swap(...given);
    };
    const writing = one.save(3, true);
    answer();
    expect(await writing).toBe('saved');
    await settled();
    expect(told).toBe(0);
    expect(kept.get(key)).toBe('3');
  });

  it('that writes the same is no other game', async () => {
    const [one, two] = [open(), open()];
    let told = 0;
    one.watch(() => told++);
    await one.save(1);
    await two.save(1, true);
    await settled();
    expect(told).toBe(0);
  });
});

describe('a storage that fails', () => {
  it('says so on loading, so that nobody takes it for an empty one', async () => {
    storage.fault = refuse;
    await expect(new Slot(key, storage).load()).rejects.toThrow('full');
  });

  it('leaves what stands there, which is one’s own still however often it fails', async () => {
    const slot = new Slot(key, storage);
    await slot.save(1);
    storage.fault = refuse;
    for (const value of [2, 3, 4]) expect(await slot.save(value)).toBe('failed');
    expect(await slot.saveNow(5)).toBe('failed');
    expect(await slot.setAside()).toBe(false);
    expect(await slot.forget()).toBe(false);
    expect(kept.get(key)).toBe('1');
    storage.fault = () => undefined;
    expect(await slot.save(6)).toBe('saved');
  });

  it('after it has written is no other writer', async () => {
    const slot = new Slot(key, storage);
    await slot.save(1);
    const swap = storage.swap.bind(storage);
    storage.swap = async (...given) => {
      await swap(...given);
      throw new Error('gone');
    };
    expect(await slot.save(2)).toBe('failed');
    expect(await slot.save(3)).toBe('failed');
    storage.swap = swap;
    expect(await slot.save(4)).toBe('saved');
  });

  it('and a value that is no JSON', async () => {
    const round: unknown[] = [];
    round.push(round);
    expect(await open().save(round)).toBe('failed');
    expect(await open().save(1n)).toBe('failed');
    expect(await open().save(undefined)).toBe('failed');
    expect(await open().saveNow(round)).toBe('failed');
    expect(kept.size).toBe(0);
  });
});
