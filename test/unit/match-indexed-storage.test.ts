import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { IndexedStorage, type StorageWindow } from '../../src/match/indexed-storage.js';
import { Slot } from '../../src/match/slot.js';

type Changed = { -readonly [name in keyof StorageWindow]?: StorageWindow[name] };

let indexedDB: IDBFactory;
let old: Map<string, string>;
let opened: IDBDatabase[];
beforeEach(() => {
  indexedDB = new IDBFactory();
  old = new Map();
  opened = [];
});

/** Returns a window of one site; `more` replaces parts of it. */
function windowOf(more: Changed = {}): StorageWindow {
  const factory = {
    open(name: string) {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    },
  };
  return {
    indexedDB: factory,
    localStorage: {
      getItem: (key) => old.get(key) ?? null,
      setItem: (key, text) => void old.set(key, text),
      removeItem: (key) => void old.delete(key),
    },
    setTimeout: (call, ms) => Number(setTimeout(call, ms)),
    clearTimeout: (id) => clearTimeout(id),
    ...more,
  };
}
const open = (more?: Changed): IndexedStorage => new IndexedStorage(windowOf(more));
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('a storage of the device', () => {
  it('keeps a text, also when it is opened again', async () => {
    const storage = open();
    expect(await storage.get('a')).toBeUndefined();
    await storage.put('a', 'one');
    await storage.put('b', '');
    expect([await storage.get('a'), await open().get('a'), await open().get('b')]).toEqual(['one', 'one', '']);
    await storage.delete('a', 'b', 'c');
    expect([await storage.get('a'), await storage.get('b')]).toEqual([undefined, undefined]);
    expect(opened).toHaveLength(3);
  });

  it('swaps what is accepted, and nothing else', async () => {
    const storage = open();
    expect(await storage.swap('a', 'one', (there) => there === undefined)).toBe(true);
    expect(await storage.swap('a', 'two', (there) => there === undefined)).toBe(false);
    expect(await storage.swap('a', 'two', (there) => there === 'one')).toBe(true);
    expect(await storage.get('a')).toBe('two');
  });

  it('lets no window come between the reading and the writing of a swap', async () => {
    const storages = Array.from({ length: 8 }, () => open());
    const add = (storage: IndexedStorage) => async () => {
      for (let done = 0; done < 5;) {
        const read = (await storage.get('n')) ?? '0';
        if (await storage.swap('n', String(Number(read) + 1), (there) => (there ?? '0') === read)) done++;
      }
    };
    await Promise.all(storages.map((storage) => add(storage)()));
    expect(await open().get('n')).toBe('40');
  });

  it('has handed a text to the browser when put returns, with its commit', async () => {
    const storage = open();
    await storage.get('a');
    const [database] = opened;
    const calls: string[] = [];
    const { transaction } = database;
    database.transaction = (...given: Parameters<typeof transaction>) => {
      const begun = transaction.apply(database, given);
      const commit = begun.commit.bind(begun);
      begun.commit = () => {
        calls.push('commit');
        commit();
      };
      return begun;
    };
    void storage.put('a', 'one');
    expect(calls).toEqual(['commit']);
    expect(await open().get('a')).toBe('one');
  });

  it('is opened once for those who ask at the same time', async () => {
    const storage = open();
    await Promise.all([storage.get('a'), storage.put('b', 'x'), storage.swap('c', 'y', () => true)]);
    expect(opened).toHaveLength(1);
  });

  it('takes what stands there and is no text for nothing', async () => {
    await open().put('a', 'one');
    const transaction = opened[0].transaction('kept', 'readwrite');
    transaction.objectStore('kept').put({ some: 'thing' }, 'a');
    await moment();
    expect(await open().get('a')).toBeUndefined();
  });
});

describe('a game that version 0.1.0 kept', () => {
  const game = '{"abacade":1,"moves":[]}';

  it('is found, and moves over', async () => {
    old.set('a', game);
    expect(await open().get('a')).toBe(game);
    expect(old.size).toBe(0);
    expect(await open({ localStorage: null }).get('a')).toBe(game);
  });

  it('of a package is found as well', async () => {
    old.set('abacade./scorm.1a2b', '{"state":""}');
    expect(await open().get('abacade./scorm.1a2b')).toBe('{"state":""}');
  });

  it('gives way to a newer one, and is deleted with it', async () => {
    await open().put('a', 'newer');
    old.set('a', game);
    const storage = open();
    expect(await storage.get('a')).toBe('newer');
    await storage.delete('a');
    expect(old.size).toBe(0);
    expect(await storage.get('a')).toBeUndefined();
  });

  it('stays where it is when it cannot be written, and is found all the same', async () => {
    old.set('a', game);
    const storage = open();
    await storage.get('b');
    const [database] = opened;
    const { transaction } = database;
    database.transaction = ((names: string, mode: IDBTransactionMode) => {
      if (mode === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
      return transaction.call(database, names, mode);
    }) as typeof transaction;
    expect(await storage.get('a')).toBe(game);
    await expect(storage.put('a', 'x')).rejects.toThrow('full');
    expect([...old]).toEqual([['a', game]]);
  });

  it('is not taken for one where the page keeps something of its own under the key', async () => {
    old.set('theme', 'dark');
    const storage = open();
    expect(await storage.get('theme')).toBeUndefined();
    await storage.put('theme', game);
    await storage.delete('theme');
    expect([...old]).toEqual([['theme', 'dark']]);
  });

  it('may be out of reach', async () => {
    const out = Object.defineProperty(windowOf(), 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const storage = new IndexedStorage(out);
    expect(await storage.get('a')).toBeUndefined();
    await storage.put('a', 'one');
    expect(await storage.get('a')).toBe('one');
  });
});

describe('other windows', () => {
  it('are told of a change, and of no other key; not the window itself, and not for ever', async () => {
    const [one, two] = [open({ BroadcastChannel }), open({ BroadcastChannel })];
    const heard: string[] = [];
    one.watch('a', () => heard.push('one'));
    const stop = two.watch('a', () => heard.push('two'));
    await one.put('a', 'x');
    await one.put('b', 'x');
    await moment();
    expect(heard).toEqual(['two']);
    await two.swap('a', 'y', () => true);
    await two.swap('a', 'y', () => false);
    await moment();
    expect(heard).toEqual(['two', 'one']);
    stop();
    await one.delete('a');
    await moment();
    expect(heard).toEqual(['two', 'one']);
    expect(await two.get('a')).toBeUndefined();
  });

  it('are not needed', async () => {
    const storage = open({
      BroadcastChannel: class {
        constructor() {
          throw new DOMException('no', 'SecurityError');
        }
        addEventListener(): void {}
        postMessage(): void {}
      },
    });
    storage.watch('a', () => undefined)();
    await storage.put('a', 'x');
    expect(await storage.get('a')).toBe('x');
  });
});

describe('a database', () => {
  it('that is deleted is created again, and deleting it does not have to wait', async () => {
    const storage = open();
    await storage.put('a', 'one');
    const deleting = indexedDB.deleteDatabase('abacade');
    await new Promise((resolve, reject) => {
      deleting.onsuccess = resolve;
      deleting.onblocked = reject;
    });
    expect(await storage.get('a')).toBeUndefined();
    await storage.put('a', 'two');
    expect(await storage.get('a')).toBe('two');
    expect(opened).toHaveLength(2);
  });

  it('that was closed by the browser is opened again', async () => {
    const storage = open();
    await storage.put('a', 'one');
    opened[0].close();
    expect(await storage.get('a')).toBe('one');
    opened[1].close();
    expect(await storage.swap('a', 'two', (there) => there === 'one')).toBe(true);
  });

  it.each(['UnknownError', 'AbortError', 'InvalidStateError'])(
    'whose connection fails with %s and no event is opened again, for every call',
    async (name) => {
      for (const how of [failAtOnce, failInTheEnd]) {
        const storage = open();
        const calls: (() => Promise<unknown>)[] = [
          () => storage.put('a', 'one'),
          () => storage.get('a'),
          () => storage.swap('a', 'two', (there) => there === 'one'),
          () => storage.delete('b'),
        ];
        const answers: unknown[] = [];
        for (const call of calls) {
          await storage.get('c');
          how(opened.at(-1)!, name);
          const before = opened.length;
          answers.push(await call());
          expect(opened).toHaveLength(before + 1);
        }
        expect(answers).toEqual([undefined, 'one', true, undefined]);
        expect(await storage.get('a')).toBe('two');
      }
    },
  );

  it('whose connection breaks again and again says so, and is opened again by the next call', async () => {
    const storage = open({ indexedDB: spoiling(2) });
    await expect(storage.put('a', 'one')).rejects.toThrow('lost');
    await storage.put('a', 'two');
    expect(await storage.get('a')).toBe('two');
    expect(opened).toHaveLength(3);
  });

  it('whose connection no longer answers is opened again by the next call', async () => {
    const storage = open({ setTimeout: (call) => Number(setTimeout(call, 50)) });
    await storage.put('a', 'one');
    opened[0].transaction = silentTransaction;
    await expect(storage.get('a')).rejects.toThrow('does not answer');
    expect(await storage.get('a')).toBe('one');
  });

  it('that is full is not opened again for that', async () => {
    const storage = open();
    await storage.put('a', 'one');
    failInTheEnd(opened[0], 'QuotaExceededError');
    await expect(storage.put('a', 'two')).rejects.toThrow('lost');
    expect(opened).toHaveLength(1);
  });

  it('of a later version is used as it is', async () => {
    await open().put('a', 'one');
    opened[0].close();
    await new Promise((resolve) => (indexedDB.open('abacade', 7).onsuccess = resolve));
    expect(await open().get('a')).toBe('one');
  });

  it.each([
    ['that is forbidden', { open: (): never => raise() }],
    ['that is not there', null],
  ])('%s says so in every call, and is asked again', async (_, factory) => {
    const there = windowOf({ indexedDB: factory });
    const storage = new IndexedStorage(there);
    await expect(storage.get('a')).rejects.toBeInstanceOf(Error);
    await expect(storage.put('a', '')).rejects.toBeInstanceOf(Error);
    await expect(storage.swap('a', '', () => true)).rejects.toBeInstanceOf(Error);
    await expect(storage.delete('a')).rejects.toBeInstanceOf(Error);
    Object.assign(there, windowOf());
    await storage.put('a', 'one');
    expect(await storage.get('a')).toBe('one');
  });

  it('that never opens is given up after a while', async () => {
    const [first] = [open({ setTimeout: (call) => Number(setTimeout(call, 10)), indexedDB: silent })];
    await expect(first.get('a')).rejects.toThrow('does not open');
  });

  it('that another page holds refuses after a while, and is there again when it is free', async () => {
    const holder = open();
    await holder.put('a', 'one');
    let isHeld = true;
    const held = opened[0].transaction('kept', 'readwrite');
    const hold = (): void => {
      if (isHeld) held.objectStore('kept').get('a').onsuccess = hold;
    };
    hold();
    const storage = open({ setTimeout: (call) => Number(setTimeout(call, 100)) });
    const asked: (string | undefined)[] = [];
    await Promise.all([
      expect(storage.get('a')).rejects.toThrow('does not answer'),
      expect(storage.put('b', 'two')).rejects.toThrow('does not answer'),
      expect(storage.swap('a', 'three', (there) => asked.push(there) > 0)).rejects.toThrow('does not answer'),
    ]);
    isHeld = false;
    await moment();
    expect([await holder.get('a'), asked]).toEqual(['one', []]);
    await storage.put('a', 'four');
    expect(await holder.get('a')).toBe('four');
  });
});

const raise = (): never => {
  throw new DOMException('no', 'SecurityError');
};
const lost = (name: string): DOMException => new DOMException('The connection is lost.', name);
/** Makes every transaction of a connection throw. */
const failAtOnce = (database: IDBDatabase, name: string): void => {
  database.transaction = () => {
    throw lost(name);
  };
};
/** Makes every transaction of a connection end without having done anything. */
const failInTheEnd = (database: IDBDatabase, name: string): void => {
  database.transaction = () => {
    const end = new EventTarget();
    queueMicrotask(() => end.dispatchEvent(new Event('abort')));
    return Object.assign(end, { error: lost(name), objectStore: silentStore, commit() {}, abort() {} }) as never;
  };
};
const silentStore = () => ({ get: silent.open, put: silent.open, delete: silent.open });
const silentTransaction = (): never =>
  Object.assign(new EventTarget(), { objectStore: silentStore, commit() {}, abort() {} }) as never;
/** Returns a database whose first `count` connections break as soon as they are open. */
function spoiling(count: number): NonNullable<StorageWindow['indexedDB']> {
  const { indexedDB: factory } = windowOf();
  return {
    open(name) {
      const request = factory!.open(name);
      request.addEventListener('success', () => count-- > 0 && failAtOnce(opened.at(-1)!, 'UnknownError'));
      return request;
    },
  };
}
const silent = { open: () => ({ addEventListener: () => undefined }) as never };

describe('a page that is left while it writes', () => {
  it('has its last text kept, in the place of the one that was being written', async () => {
    const storage = open();
    await storage.put('a', 'one');
    const swap = storage.swap('a', 'two', (there) => there === 'one');
    const put = storage.put('a', 'three');
    expect(await Promise.all([swap, put])).toEqual([true, undefined]);
    expect(await storage.get('a')).toBe('three');
    expect(await storage.swap('a', 'four', (there) => there === 'three')).toBe(true);
  });

  it('is not asked about what was read for a writing that was replaced', async () => {
    const storage = open();
    await storage.put('a', 'one');
    const late = lateReading(opened[0]);
    const asked: (string | undefined)[] = [];
    const swap = storage.swap('a', 'two', (there) => asked.push(there) > 0);
    await late.read;
    const put = storage.put('a', 'three');
    late.tell();
    expect(await Promise.all([swap, put])).toEqual([true, undefined]);
    expect(asked).toEqual([]);
    expect(await storage.get('a')).toBe('three');
  });

  it('has its last text kept where the database was not open yet', async () => {
    await open().put('a', 'one');
    const storage = open();
    const asked: (string | undefined)[] = [];
    const swap = storage.swap('a', 'two', (there) => asked.push(there) > 0);
    const put = storage.put('a', 'three');
    expect(await Promise.all([swap, put])).toEqual([true, undefined]);
    expect(asked).toEqual([]);
    expect(await storage.get('a')).toBe('three');
  });

  it('knows its own text again when it is not left', async () => {
    const storage = open();
    const slot = new Slot('a', storage);
    await slot.load();
    await slot.save(1);
    const late = lateReading(opened[0]);
    const saving = slot.save(2);
    await late.read;
    const now = [slot.saveNow(3), slot.saveNow(4)];
    late.tell();
    expect(await Promise.all([saving, ...now, slot.save(5)])).toEqual(['saved', 'saved', 'saved', 'saved']);
    expect(await storage.get('a')).toBe('5');
  });
});

describe('a page that is gone before its write is complete', () => {
  const pending = 'abacade.pending.a';
  /** Writes `one`, then `two` in a page whose transactions from then on are lost. */
  async function lose(): Promise<void> {
    const storage = open();
    await storage.put('a', 'one');
    opened.at(-1)!.transaction = silentTransaction;
    void storage.put('a', 'two').catch(() => undefined);
  }

  it('has its last text kept, and written by the next page', async () => {
    await lose();
    expect(await open({ localStorage: null }).get('a')).toBe('one');
    expect(await open().get('a')).toBe('two');
    expect(old.size).toBe(0);
    expect(await open({ localStorage: null }).get('a')).toBe('two');
  });

  it('leaves nothing in localStorage once a text is written, swapped or deleted', async () => {
    const storage = open();
    const put = storage.put('a', 'one');
    expect([...old]).toEqual([[pending, 'one']]);
    await put;
    expect(old.size).toBe(0);
    await lose();
    const asked: (string | undefined)[] = [];
    expect(await storage.swap('a', 'three', (there) => asked.push(there) > 0)).toBe(true);
    expect([asked, old.size]).toEqual([['two'], 0]);
    await lose();
    await storage.delete('a');
    expect([await storage.get('a'), old.size]).toEqual([undefined, 0]);
  });

  it('is noticed by another window, which overwrites nothing', async () => {
    const slot = new Slot('a', open());
    await slot.save('mine');
    await lose();
    expect(await slot.save('more')).toBe('taken');
    expect(await open().get('a')).toBe('two');
  });

  it('does not come back over what was written since', async () => {
    await lose();
    const reading = open();
    const late = lateReading(await opening(reading));
    const got = reading.get('a');
    await late.read;
    old.delete(pending); // as another window does, once its newer text is stored
    late.tell();
    expect(await got).toBe('two');
    expect(await open().get('a')).toBe('one');
  });

  it('stays where it is as long as the database refuses it', async () => {
    await lose();
    const storage = open();
    const database = await opening(storage);
    const { transaction } = database;
    database.transaction = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await storage.get('a')).toBe('two');
    expect([...old]).toEqual([[pending, 'two']]);
    database.transaction = transaction;
    expect([await storage.get('a'), old.size]).toEqual(['two', 0]);
  });

  it('is as before where localStorage refuses', async () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = open({ localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    await storage.put('a', 'one');
    expect(await storage.get('a')).toBe('one');
  });
});

/** Opens the database of a storage, and returns it. */
async function opening(storage: IndexedStorage): Promise<IDBDatabase> {
  await storage.get('another');
  return opened.at(-1)!;
}

/**
 * Delays the success event of the next read of a database until `tell` is called, though its transaction has been aborted since: WebKit
 * does so if the page was busy when the read ended.
 */
function lateReading(database: IDBDatabase): { readonly read: Promise<void>; tell(): void } {
  const { transaction } = database;
  let isRead: () => void;
  const late = { read: new Promise<void>((resolve) => (isRead = resolve)), tell: (): void => undefined };
  database.transaction = (...given: Parameters<typeof transaction>) => {
    const begun = transaction.apply(database, given);
    database.transaction = transaction;
    const store = begun.objectStore('kept');
    const { get } = store;
    store.get = (key) => {
      const request = get.call(store, key);
      const listen = request.addEventListener.bind(request);
      const hear = (_: string, listener: () => void): void =>
        listen('success', () => {
          late.tell = listener;
          // The transaction stays open until then.
          const wait = (): void => void get.call(store, key).addEventListener('success', wait);
          wait();
          isRead();
        });
      return Object.assign(request, { addEventListener: hear });
    };
    begun.objectStore = () => store;
    return begun;
  };
  return late;
}
