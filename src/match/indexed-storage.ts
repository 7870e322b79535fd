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

interface LocalStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** The part of a window used for storage; passed in. Accessing any of it may throw. */
export interface StorageWindow {
  readonly indexedDB?: { open(name: string): Request<Database> } | null;
  /** Holds a text until the database has it; version 0.1.0 stored games here. */
  readonly localStorage?: LocalStorage | null;
  readonly BroadcastChannel?: new (name: string) => Channel;
  setTimeout(call: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

/** The name of the database, and of the channel on which windows notify each other of changes. */
const databaseName = 'abacade';
const storeName = 'kept';
/** Returns the key in `localStorage` of a text that the database may not have yet. */
const pendingKey = (key: string): string => `${databaseName}.pending.${key}`;
/**
 * Milliseconds to wait for the database to open or for a transaction to end: some engines never answer, and a page
 * frozen by the browser may block others.
 */
const timeout = 5000;

/**
 * Stores texts in IndexedDB, because platforms may clear `localStorage` (Moodle does at each login and logout), and
 * because its transactions work across windows.
 */
export class IndexedStorage implements DeviceStorage {
  #database: Database | undefined;
  #opening: Promise<Database> | undefined;
  #channel: Channel | undefined;
  /** Pending swaps: for each key, a function that cancels the swap. */
  readonly #swaps = new Map<string, () => void>();
  readonly #watchers = new Set<{ readonly key: string; readonly onChange: () => void }>();

  constructor(private readonly window: StorageWindow) {}

  async get(key: string): Promise<string | undefined> {
    const pending = this.#pending(key);
    if (pending !== undefined) {
      // A page may have been closed before its write was complete. If writing it fails again, the text stays pending.
      await this.swap(key, pending, () => this.#pending(key) === pending).catch(() => undefined);
      return pending;
    }
    const kept = await this.#read(key);
    if (kept !== undefined) return kept;
    const old = this.#old(key);
    if (old === undefined) return undefined;
    try {
      // Move the text to the database. If that fails, it stays in `localStorage`.
      if (!(await this.swap(key, old, (there) => there === undefined))) return await this.#read(key);
    } catch {
      // the next write reports the failure
    }
    return old;
  }

  async swap(key: string, text: string, accepts: (there: string | undefined) => boolean): Promise<boolean> {
    let accepted = false;
    let pending: string | undefined;
    let isReplaced = false;
    let giveUp = (): void => undefined;
    // Registered before the database is open, because a `put` made in the meantime is newer.
    const replace = (): void => {
      isReplaced = true;
      giveUp();
    };
    const end = (): void => {
      if (this.#swaps.get(key) === replace) this.#swaps.delete(key);
    };
    this.#swaps.set(key, replace);
    const swapping = this.#transact('readwrite', (store, { commit, abort }) => {
      giveUp = abort;
      if (isReplaced) return abort();
      const read = store.get(key);
      read.addEventListener('success', () => {
        // WebKit may fire this event after the transaction was aborted.
        if (isReplaced) return;
        try {
          pending = this.#pending(key);
          accepted = accepts(pending ?? textOf(read.result));
          if (accepted) store.put(text, key);
          commit();
          end();
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
      end();
    }
    if (accepted) {
      this.#settle(key, pending);
      this.#changed(key);
    }
    return accepted;
  }

  async put(key: string, text: string): Promise<void> {
    // When a page is closed, a pending transaction is lost, and so is everything that waits for it; in WebKit every write
    // that is not complete. `localStorage` has a text as soon as it is set.
    this.#local((local) => local.setItem(pendingKey(key), text));
    this.#swaps.get(key)?.();
    this.#swaps.delete(key);
    try {
      await this.#transact('readwrite', (store, { commit }) => {
        store.put(text, key);
        commit();
      });
    } finally {
      this.#settle(key, text);
    }
    this.#changed(key);
  }

  async delete(...keys: readonly string[]): Promise<void> {
    await this.#transact('readwrite', (store, { commit }) => {
      for (const key of keys) store.delete(key);
      commit();
    });
    for (const key of keys) {
      this.#local((local) => local.removeItem(pendingKey(key)));
      this.#changed(key);
    }
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
   * Runs one transaction. If the database is open, the requests are made synchronously. If the connection has broken,
   * which a browser need not report, the database is reopened once.
   */
  async #transact(
    mode: 'readonly' | 'readwrite',
    work: (store: ObjectStore, end: { readonly commit: () => void; readonly abort: () => void }) => void,
    isAgain = false,
  ): Promise<void> {
    const database = this.#database ?? (await this.#open());
    try {
      const transaction = database.transaction(storeName, mode);
      const abort = (): void => {
        try {
          transaction.abort();
        } catch {
          // it has already ended
        }
      };
      // Commits without waiting for the events of each request.
      work(transaction.objectStore(storeName), { commit: () => transaction.commit(), abort });
      await this.#ended(transaction, abort);
    } catch (error) {
      const isClosed = this.#database !== database;
      const isBroken = isClosed || breaks(error);
      if (isBroken || error === silence) this.#leave(database);
      if (!isBroken || isAgain) throw error;
      await this.#transact(mode, work, true);
    }
  }

  /**
   * Resolves when a transaction completes, and rejects if it is aborted or times out. After a timeout it is aborted,
   * unless it has been committed: then its writes may still happen.
   */
  #ended(transaction: Transaction, abort: () => void): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const timer = this.window.setTimeout(() => {
        reject(silence);
        abort();
      }, timeout);
      const end = (tell: () => void) => (): void => {
        this.window.clearTimeout(timer);
        tell();
      };
      transaction.addEventListener('complete', end(resolve));
      transaction.addEventListener(
        'abort',
        end(() => reject(errorOf(transaction))),
      );
    });
  }

  #open(): Promise<Database> {
    this.#opening ??= this.#connectTo().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  #connectTo(): Promise<Database> {
    return new Promise((resolve, reject) => {
      const factory = this.window.indexedDB;
      if (!factory) return reject(new Error('There is no IndexedDB.'));
      // Opens whatever version exists; later versions only add to it.
      const request = factory.open(databaseName);
      let isLate = false;
      const timer = this.window.setTimeout(() => {
        isLate = true;
        reject(new Error('The database does not open.'));
      }, timeout);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
      request.addEventListener('error', () => {
        this.window.clearTimeout(timer);
        reject(errorOf(request));
      });
      request.addEventListener('success', () => {
        const database = request.result;
        if (isLate) return database.close();
        this.window.clearTimeout(timer);
        // An upgrade or a deletion waits until all connections are closed.
        for (const type of ['versionchange', 'close']) database.addEventListener(type, () => this.#leave(database));
        this.#database = database;
        resolve(database);
      });
    });
  }

  /** Closes a connection; the next call opens another. Its pending transactions still complete. */
  #leave(database: Database): void {
    if (this.#database === database) this.#database = undefined;
    database.close();
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
      return undefined; // windows then detect each other's changes only when they write
    }
    this.#channel?.addEventListener('message', ({ data }) => {
      for (const { key, onChange } of [...this.#watchers]) if (key === data) onChange();
    });
    return this.#channel;
  }

  /** Returns the text that `put` received and that the database may not have yet. It is newer than the one there. */
  #pending(key: string): string | undefined {
    return this.#local((local) => local.getItem(pendingKey(key))) ?? undefined;
  }

  /** Removes a text from `localStorage` once its write has ended in this page, unless another has replaced it. */
  #settle(key: string, text: string | undefined): void {
    if (text !== undefined && this.#pending(key) === text) this.#local((local) => local.removeItem(pendingKey(key)));
  }

  /**
   * Returns the text that version 0.1.0 stored in `localStorage`. Other data of the page under the same key is ignored.
   */
  #old(key: string): string | undefined {
    const text = this.#local((local) => local.getItem(key)) ?? '';
    return key.startsWith('abacade.') || text.startsWith('{"abacade":') ? text || undefined : undefined;
  }

  /** Removes the text of version 0.1.0. If that fails, it is not read as long as the database has a newer one. */
  #forgetOld(key: string): void {
    if (this.#old(key) !== undefined) this.#local((local) => local.removeItem(key));
  }

  /** Uses `localStorage`. Returns undefined if it is missing, full or denied. */
  #local<T>(use: (local: LocalStorage) => T): T | undefined {
    try {
      const { localStorage } = this.window;
      return localStorage ? use(localStorage) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The error of a transaction that has timed out. Its connection may be broken, or another page may be blocking it. */
const silence = new Error('The database does not answer.');

/**
 * The names of errors after which a connection is unusable: it was closed, or the browser has lost the process or the
 * file behind it (WebKit reports that by an `UnknownError` in every transaction, and by no event). An abort by this
 * class has no error.
 */
const breaking: readonly unknown[] = ['InvalidStateError', 'UnknownError', 'AbortError'];
const breaks = (error: unknown): boolean => breaking.includes((Object(error) as { readonly name?: unknown }).name);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const errorOf = ({ error }: { readonly error: unknown }): Error =>
  error instanceof Error ? error : new Error('The storage has failed.', { cause: error });
