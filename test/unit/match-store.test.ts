import { beforeEach, describe, expect, it } from 'vitest';
import { Store, type Storage } from '../../src/match/store.js';

const key = 'class 3b';
let kept: Map<string, string>;
let storage: Storage;
beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
});
const open = (): Store => new Store(key, () => storage);
const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

describe('a saved game', () => {
  it('is there again', () => {
    expect(open().save({ moves: [1] })).toBe('saved');
    expect(open().load()).toEqual({ moves: [1] });
    expect([...kept.keys()]).toEqual([key]);
  });

  it('is gone when it is to be forgotten, with the copy of what could not be read; the next one is saved again', () => {
    kept.set(key, 'nonsense').set('another', '1');
    const store = open();
    expect(store.load()).toBeNull();
    store.setAside();
    store.save(1);
    expect(kept.size).toBe(3);
    store.forget();
    expect([...kept]).toEqual([['another', '1']]);
    expect(store.load()).toBeUndefined();
    expect(store.save(2)).toBe('saved');
  });

  it('that cannot be read and finds no room for a copy says so', () => {
    kept.set(key, 'nonsense');
    const full = new Store(key, () => ({ ...storage, setItem: refuse }));
    expect(full.load()).toBeNull();
    expect(full.setAside()).toBe(false);
    expect([...kept]).toEqual([[key, 'nonsense']]);
  });

  it('that may not be deleted is no error', () => {
    expect(() => new Store(key, () => ({ ...storage, removeItem: refuse })).forget()).not.toThrow();
  });

  it('is not there before', () => {
    expect(open().load()).toBeUndefined();
  });

  it('is saved over by the one who saved it, or has loaded it', () => {
    const first = open();
    first.save(1);
    expect(first.save(2)).toBe('saved');
    const second = open();
    expect(second.load()).toBe(2);
    expect(second.save(3)).toBe('saved');
    expect(kept.get(key)).toBe('3');
  });

  it('is not lost to another who has not seen it', () => {
    open().save(1);
    const other = open();
    expect(other.save(2)).toBe('taken');
    expect(kept.get(key)).toBe('1');
    expect(other.save(2)).toBe('taken');
    expect(other.save(2, true)).toBe('saved');
    expect(kept.get(key)).toBe('2');
    expect(other.save(3)).toBe('saved');
  });

  it('is not lost to one who saw an earlier one', () => {
    const [one, two] = [open(), open()];
    one.save(1);
    two.load();
    one.save(2);
    expect(two.save(3)).toBe('taken');
    expect(two.load()).toBe(2);
    expect(two.save(3)).toBe('saved');
    expect(one.save(4)).toBe('taken');
  });

  it('that somebody deleted is nobody’s: the next is saved', () => {
    const store = open();
    store.save(1);
    kept.clear();
    expect(store.save(2)).toBe('saved');
    expect(kept.get(key)).toBe('2');
  });

  it('of another tab is told from the own', () => {
    const store = open();
    store.save({ a: 1 });
    expect(store.isForeign(key, '{"a":1}')).toBe(false);
    expect(store.isForeign(key, '{"a":2}')).toBe(true);
    expect(store.isForeign('another', '{"a":2}')).toBe(false);
    expect(store.isForeign(key, null)).toBe(false);
    expect(store.isForeign(null, null)).toBe(false);
  });
});

describe('a text that cannot be read', () => {
  beforeEach(() => kept.set(key, '{"moves": [1, '));

  it('is null, and set aside before it is saved over', () => {
    const store = open();
    expect(store.load()).toBeNull();
    store.setAside();
    expect(store.save(1)).toBe('saved');
    expect(Object.fromEntries(kept)).toEqual({ [key]: '1', [`${key}.unread`]: '{"moves": [1, ' });
  });

  it('is not saved over by one who has not seen it', () => {
    expect(open().save(1)).toBe('taken');
  });

  it('nothing is set aside where there was nothing', () => {
    kept.clear();
    const store = open();
    store.load();
    store.setAside();
    expect(kept.size).toBe(0);
  });
});

describe('a storage that fails', () => {
  it('by being forbidden', () => {
    const store = new Store(key, refuse);
    expect(store.load()).toBeUndefined();
    expect(store.save(1)).toBe('failed');
    expect(store.save(1, true)).toBe('failed');
    expect(() => store.setAside()).not.toThrow();
  });

  it('by not being there', () => {
    const store = new Store(key, () => undefined);
    expect(store.load()).toBeUndefined();
    expect(store.save(1)).toBe('failed');
    expect(() => store.setAside()).not.toThrow();
  });

  it('by being full: what stands there stays, and can be saved over when there is room', () => {
    const store = open();
    store.save(1);
    const withRoom = storage;
    storage = { ...storage, setItem: refuse };
    expect(store.save(2)).toBe('failed');
    expect(() => store.setAside()).not.toThrow();
    expect(kept.get(key)).toBe('1');
    storage = withRoom;
    expect(store.save(3)).toBe('saved');
  });

  it('by refusing to be read', () => {
    const store = new Store(key, () => ({ ...storage, getItem: refuse }));
    expect(store.load()).toBeUndefined();
    expect(store.save(1)).toBe('failed');
    expect(kept.size).toBe(0);
  });

  it('and a value that is no JSON', () => {
    const round: unknown[] = [];
    round.push(round);
    expect(open().save(round)).toBe('failed');
    expect(open().save(1n)).toBe('failed');
    expect(kept.size).toBe(0);
  });
});
