import type { DeviceStorage } from '../../../src/match/device-storage.js';

/** A device storage for tests. Its windows share one `kept`; requests are handled in order, and answered a moment later. */
export class MemoryStorage implements DeviceStorage {
  /** While it returns an error, every call rejects with it. */
  fault: () => Error | undefined = () => undefined;
  readonly #watchers: { key: string; onChange: () => void }[] = [];

  constructor(
    readonly kept = new Map<string, string>(),
    private readonly windows: MemoryStorage[] = [],
  ) {
    windows.push(this);
  }

  /** Returns the storage of another window of the same site. */
  window(): MemoryStorage {
    return new MemoryStorage(this.kept, this.windows);
  }

  async get(key: string): Promise<string | undefined> {
    return this.#do(() => this.kept.get(key));
  }

  async swap(key: string, text: string, accepts: (there: string | undefined) => boolean): Promise<boolean> {
    return this.#do(() => {
      const accepted = accepts(this.kept.get(key));
      if (accepted) this.#write(key, text);
      return accepted;
    });
  }

  async put(key: string, text: string): Promise<void> {
    return this.#do(() => this.#write(key, text));
  }

  async delete(...keys: readonly string[]): Promise<void> {
    return this.#do(() => keys.forEach((key) => this.#write(key, undefined)));
  }

  watch(key: string, onChange: () => void): () => void {
    const watcher = { key, onChange };
    this.#watchers.push(watcher);
    return () => void this.#watchers.splice(this.#watchers.indexOf(watcher), 1);
  }

  async #do<T>(work: () => T): Promise<T> {
    const fault = this.fault();
    const done = fault === undefined ? work() : undefined;
    await Promise.resolve();
    if (fault !== undefined) throw fault;
    return done as T;
  }

  #write(key: string, text: string | undefined): void {
    if (text === undefined) this.kept.delete(key);
    else this.kept.set(key, text);
    for (const other of this.windows) {
      if (other === this) continue;
      for (const watcher of [...other.#watchers]) if (watcher.key === key) watcher.onChange();
    }
  }
}
