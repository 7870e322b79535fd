import type { DeviceStorage } from './device-storage.js';

interface Target {
  addEventListener(type: string, listener: () => void): void;
}

interface Request<T> extends Target {
  readonly result: T;
  readonly error: unknown;
}

interface ObjectStore {
  get(key: string): Request<unknown>;
  put(value: string, key: string): Request<unknown>;
  delete(key: string): Request<unknown>;
}

interface Transaction extends Target {
  readonly error: unknown;
  objectStore(name: string): ObjectStore;
  commit(): void;
  abort(): void;
}

interface Database extends Target {
  createObjectStore(name: string): unknown;
  transaction(store: string, mode: 'readonly' | 'readwrite'): Transaction;
  close(): void;
}

interface Channel {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: string): void;
}

/** The parts of a window that this storage uses. They are passed in; accessing any of them may throw. */
export interface StorageWindow {
  readonly indexedDB?: { open(name: string): Request<Database> } | null;
  /** Where version 0.1.0 stored its games. */
  readonly localStorage?: { getItem(key: string): string | null; removeItem(key: string): void } | null;
  readonly BroadcastChannel?: new (name: string) => Channel;
  setTimeout(call: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

/** The name of the database, and of the channel on which windows notify each other of changes. */
const databaseName = 'abacade';
const storeName = 'kept';
/** Milliseconds after which opening the database is abandoned, because some engines never answer. */
const openTimeout = 5000;

/**
 * Stores texts in IndexedDB, which survives when a platform empties `localStorage` (Moodle does so at each login and
 * logout) and whose transactions hold across windows.
 */
export class IndexedStorage implements DeviceStorage {
  #database: Database | undefined;
  #opening: Promise<Database> | undefined;
  #channel: Channel | undefined;
  /** The swaps in progress by key, each with a function that cancels it. */
  readonly #swaps = new Map<string, () => void>();
  readonly #watchers = new Set<{ readonly key: string; readonly onChange: () => void }>();

  constructor(private readonly window: StorageWindow) {}

  async get(key: string): Promise<string | undefined> {
    const kept = await this.#read(key);
    if (kept !== undefined) return kept;
    const old = this.#old(key);
    if (old === undefined) return undefined;
    try {
      // Migrates the text. If it cannot be written, the old one stays where it is.
      if (!(await this.swap(key, old, (there) => there === undefined))) return await this.#read(key);
    } catch {
      // The next writer gets the error.
    }
    return old;
  }

  async swap(key: string, text: string, accepts: (there: string | undefined) => boolean): Promise<boolean> {
    let accepted = false;
    let isReplaced = false;
    const swapping = this.#transact('readwrite', (store, { commit, abort }) => {
      this.#swaps.set(key, () => {
        isReplaced = abort();
      });
      const read = store.get(key);
      read.addEventListener('success', () => {
        try {
          accepted = accepts(textOf(read.result));
          if (accepted) store.put(text, key);
          commit();
          this.#swaps.delete(key);
        } catch {
          abort();
        }
      });
    });
    try {
      await swapping;
    } catch (error) {
      if (!isReplaced) throw error;
      return true;
    } finally {
      this.#swaps.delete(key);
    }
    if (accepted) this.#changed(key);
    return accepted;
  }

  async put(key: string, text: string): Promise<void> {
    // A page that is closing loses the transaction in progress and everything queued behind it.
    this.#swaps.get(key)?.();
    this.#swaps.delete(key);
    await this.#transact('readwrite', (store, { commit }) => {
      store.put(text, key);
      commit();
    });
    this.#changed(key);
  }

  async delete(...keys: readonly string[]): Promise<void> {
    await this.#transact('readwrite', (store, { commit }) => {
      for (const key of keys) store.delete(key);
      commit();
    });
    for (const key of keys) this.#changed(key);
  }

  watch(key: string, onChange: () => void): () => void {
    const watcher = { key, onChange };
    this.#watchers.add(watcher);
    this.#connect();
    return () => void this.#watchers.delete(watcher);
  }

  async #read(key: string): Promise<string | undefined> {
    let read: Request<unknown> | undefined;
    await this.#transact('readonly', (store) => {
      read = store.get(key);
    });
    return textOf(read?.result);
  }

  /**
   * Runs one transaction. If the database is open, the requests are issued before this returns. If it was closed in the
   * meantime (deleted, or upgraded by another window), it is reopened once.
   */
  async #transact(
    mode: 'readonly' | 'readwrite',
    work: (store: ObjectStore, end: { readonly commit: () => void; readonly abort: () => boolean }) => void,
    isAgain = false,
  ): Promise<void> {
    const database = this.#database ?? (await this.#open());
    try {
      const transaction = database.transaction(storeName, mode);
      work(transaction.objectStore(storeName), {
        // Commits explicitly, without waiting for the page to receive each request's event.
        commit: () => transaction.commit(),
        // Returns false if the transaction has already ended.
        abort: () => {
          try {
            transaction.abort();
            return true;
          } catch {
            return false;
          }
        },
      });
      await ended(transaction);
    } catch (error) {
      const { name } = Object(error) as { readonly name?: unknown };
      const isClosed = this.#database !== database || name === 'InvalidStateError';
      if (!isClosed || isAgain) throw error;
      this.#closed(database);
      await this.#transact(mode, work, true);
    }
  }

  #open(): Promise<Database> {
    this.#opening ??= this.#connectTo().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  #connectTo(): Promise<Database> {
    return new Promise((resolve, reject) => {
      const factory = this.window.indexedDB;
      if (!factory) return reject(new Error('There is no IndexedDB.'));
      // Opens any existing version: a later version of this package may only add to it.
      const request = factory.open(databaseName);
      let isLate = false;
      const timer = this.window.setTimeout(() => {
        isLate = true;
        reject(new Error('The database does not open.'));
      }, openTimeout);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
      request.addEventListener('error', () => {
        this.window.clearTimeout(timer);
        reject(errorOf(request));
      });
      request.addEventListener('success', () => {
        const database = request.result;
        if (isLate) return database.close();
        this.window.clearTimeout(timer);
        // Another version, or whoever deletes the database, has to wait until every connection is closed.
        database.addEventListener('versionchange', () => {
          database.close();
          this.#closed(database);
        });
        database.addEventListener('close', () => this.#closed(database));
        this.#database = database;
        resolve(database);
      });
    });
  }

  #closed(database: Database): void {
    if (this.#database === database) this.#database = undefined;
  }

  #changed(key: string): void {
    this.#forgetOld(key);
    this.#connect()?.postMessage(key);
  }

  #connect(): Channel | undefined {
    if (this.#channel) return this.#channel;
    try {
      const { BroadcastChannel } = this.window;
      this.#channel = BroadcastChannel && new BroadcastChannel(databaseName);
    } catch {
      return undefined; // without a channel, windows notice each other's changes when they write
    }
    this.#channel?.addEventListener('message', ({ data }) => {
      for (const { key, onChange } of [...this.#watchers]) if (key === data) onChange();
    });
    return this.#channel;
  }

  /**
   * Returns the text stored by version 0.1.0. If the key holds something else that belongs to the page, it is left
   * alone.
   */
  #old(key: string): string | undefined {
    try {
      const text = this.window.localStorage?.getItem(key) ?? '';
      return key.startsWith('abacade.') || text.startsWith('{"abacade":') ? text || undefined : undefined;
    } catch {
      return undefined; // inaccessible
    }
  }

  #forgetOld(key: string): void {
    try {
      if (this.#old(key) !== undefined) this.window.localStorage?.removeItem(key);
    } catch {
      // A text that cannot be deleted is ignored as long as the newer one exists.
    }
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const errorOf = ({ error }: { readonly error: unknown }): Error =>
  error instanceof Error ? error : new Error('The storage has failed.', { cause: error });

/** Resolves when the transaction completes. An aborted transaction has changed nothing. */
const ended = (transaction: Transaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(errorOf(transaction)));
  });
