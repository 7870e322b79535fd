import type { DeviceStorage } from './device-storage.js';

/** A call that waits for the storage. */
interface Waiting {
  readonly call: (storage: DeviceStorage) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * A storage whose code is fetched when it is first used. Calls that come before are made in their order as soon as it is
 * there; later ones are passed on synchronously, so they also work in a page that is being closed. If it cannot be
 * fetched, the calls that wait are rejected, and the next one fetches it again.
 */
export class LazyStorage implements DeviceStorage {
  #storage: DeviceStorage | undefined;
  #loading: Promise<void> | undefined;
  #waiting: Waiting[] = [];

  constructor(private readonly fetch: () => Promise<DeviceStorage>) {}

  /** Resolves once the storage has been fetched. */
  ready(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  get(key: string): Promise<string | undefined> {
    return this.#use((storage) => storage.get(key));
  }

  swap(key: string, text: string, accepts: (there: string | undefined) => boolean): Promise<boolean> {
    return this.#use((storage) => storage.swap(key, text, accepts));
  }

  put(key: string, text: string): Promise<void> {
    return this.#use((storage) => storage.put(key, text));
  }

  delete(...keys: readonly string[]): Promise<void> {
    return this.#use((storage) => storage.delete(...keys));
  }

  watch(key: string, onChange: () => void): () => void {
    let stop: (() => void) | undefined;
    let isOn = true;
    this.#use((storage) => {
      if (isOn) stop = storage.watch(key, onChange);
      return Promise.resolve();
    }).catch(() => undefined);
    return () => {
      isOn = false;
      stop?.();
    };
  }

  #use<R>(call: (storage: DeviceStorage) => Promise<R>): Promise<R> {
    if (this.#storage) return call(this.#storage);
    return new Promise<R>((resolve, fail) => {
      this.#waiting.push({ call: (storage) => resolve(call(storage)), fail });
      this.ready().catch(() => undefined);
    });
  }

  async #load(): Promise<void> {
    try {
      this.#storage = await this.fetch();
      for (const { call } of this.#waiting.splice(0)) call(this.#storage);
    } catch (error) {
      this.#loading = undefined;
      for (const { fail } of this.#waiting.splice(0)) fail(error);
      throw error;
    }
  }
}
