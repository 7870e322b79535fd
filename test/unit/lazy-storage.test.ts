import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../../src/match/device-storage.js';
import { LazyStorage } from '../../src/match/lazy-storage.js';

/** Returns a storage in memory that notes its calls. */
function inMemory(): { storage: DeviceStorage; calls: string[]; changed(key: string): void } {
  const texts = new Map<string, string>();
  const calls: string[] = [];
  const watchers: { readonly key: string; readonly onChange: () => void }[] = [];
  const storage: DeviceStorage = {
    get(key) {
      calls.push(`get ${key}`);
      return Promise.resolve(texts.get(key));
    },
    swap(key, text, accepts) {
      calls.push(`swap ${key}`);
      const isAccepted = accepts(texts.get(key));
      if (isAccepted) texts.set(key, text);
      return Promise.resolve(isAccepted);
    },
    put(key, text) {
      calls.push(`put ${key}`);
      texts.set(key, text);
      return Promise.resolve();
    },
    delete(...keys) {
      calls.push(`delete ${keys.join()}`);
      for (const key of keys) texts.delete(key);
      return Promise.resolve();
    },
    watch(key, onChange) {
      calls.push(`watch ${key}`);
      const watcher = { key, onChange };
      watchers.push(watcher);
      return () => void watchers.splice(watchers.indexOf(watcher), 1);
    },
  };
  const changed = (key: string): void => {
    for (const one of watchers) if (one.key === key) one.onChange();
  };
  return { storage, calls, changed };
}

describe('A storage that is fetched when it is used', () => {
  it('is not fetched before, and only once', async () => {
    let fetched = 0;
    const { storage } = inMemory();
    const lazy = new LazyStorage(() => {
      fetched++;
      return Promise.resolve(storage);
    });
    await Promise.resolve();
    expect(fetched).toBe(0);
    await Promise.all([lazy.put('a', 'x'), lazy.get('a'), lazy.ready()]);
    await lazy.delete('a');
    expect(fetched).toBe(1);
  });

  it('makes the calls that came before in their order, and later ones at once', async () => {
    const { storage, calls } = inMemory();
    let come: (storage: DeviceStorage) => void = () => undefined;
    const lazy = new LazyStorage(() => new Promise((resolve) => (come = resolve)));
    const waiting = Promise.all([lazy.put('a', '1'), lazy.swap('a', '2', (there) => there === '1'), lazy.get('a')]);
    expect(calls).toEqual([]);
    come(storage);
    expect(await waiting).toEqual([undefined, true, '2']);
    expect(calls).toEqual(['put a', 'swap a', 'get a']);
    void lazy.put('a', '3');
    expect(calls.at(-1)).toBe('put a');
    expect(calls).toHaveLength(4);
  });

  it('rejects what waits if it cannot be fetched, and is fetched again by the next call', async () => {
    const { storage, calls } = inMemory();
    let isLost = true;
    const lazy = new LazyStorage(() => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve(storage)));
    const failed = await Promise.allSettled([lazy.get('a'), lazy.put('a', '1'), lazy.ready()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    isLost = false;
    await lazy.put('a', '2');
    expect(await lazy.get('a')).toBe('2');
    expect(calls).toEqual(['put a', 'get a']);
  });

  it('watches once it is there, unless nobody does any more', async () => {
    const { storage, calls, changed } = inMemory();
    const lazy = new LazyStorage(() => Promise.resolve(storage));
    let told = 0;
    const stop = lazy.watch('a', () => told++);
    lazy.watch('b', () => told++)();
    await lazy.ready();
    expect(calls).toEqual(['watch a']);
    changed('a');
    expect(told).toBe(1);
    stop();
    changed('a');
    expect(told).toBe(1);
  });
});
