import type { DeviceStorage } from '../../../src/match/device-storage.js';

interface Asked {
  readonly key: string;
  readonly kind: 'get' | 'swap' | 'put' | 'delete';
  readonly work: () => void;
  readonly replace: () => void;
  readonly refuse: (error: Error) => void;
}

/** The storage that the windows of one device share. */
export class StepDevice {
  readonly kept = new Map<string, string>();
  readonly windows: StepStorage[] = [];
  isFailing = false;

  window(): StepStorage {
    const storage = new StepStorage(this);
    this.windows.push(storage);
    return storage;
  }
}

/**
 * The device's storage as one window has it. The requests of the window wait until `work` is called; writes of other windows wait until
 * `tell` is called.
 */
export class StepStorage implements DeviceStorage {
  #asked: Asked[] = [];
  #told: string[] = [];
  readonly #watchers: { readonly key: string; readonly onChange: () => void }[] = [];

  constructor(private readonly device: StepDevice) {}

  /** True if anything waits. */
  get isBusy(): boolean {
    return this.#asked.length + this.#told.length > 0;
  }

  get(key: string): Promise<string | undefined> {
    return this.#ask('get', key, () => this.device.kept.get(key));
  }

  swap(key: string, text: string, accepts: (there: string | undefined) => boolean): Promise<boolean> {
    return this.#ask('swap', key, () => {
      const accepted = accepts(this.device.kept.get(key));
      if (accepted) this.#write(key, text);
      return accepted;
    });
  }

  put(key: string, text: string): Promise<void> {
    // A pending swap is replaced, and counts as done.
    const isReplaced = (one: Asked): boolean => one.key === key && one.kind === 'swap';
    for (const one of this.#asked.filter(isReplaced)) one.replace();
    this.#asked = this.#asked.filter((one) => !isReplaced(one));
    const asked = this.#ask('put', key, () => this.#write(key, text));
    // The browser receives it as a whole, so it comes before later requests of other windows.
    while (this.#asked.length) this.work();
    return asked;
  }

  delete(...keys: readonly string[]): Promise<void> {
    return this.#ask('delete', keys[0], () => keys.forEach((key) => this.#write(key, undefined)));
  }

  watch(key: string, onChange: () => void): () => void {
    const watcher = { key, onChange };
    this.#watchers.push(watcher);
    return () => void this.#watchers.splice(this.#watchers.indexOf(watcher), 1);
  }

  /** Does the next request. */
  work(): void {
    const next = this.#asked.shift();
    if (this.device.isFailing) next?.refuse(new Error('The quota has been exceeded.'));
    else next?.work();
  }

  /** Notifies the window of the next write of another window. */
  tell(): void {
    const next = this.#told.shift();
    for (const { key, onChange } of [...this.#watchers]) if (key === next) onChange();
  }

  /** Closes the window; everything that waits is lost. */
  end(): void {
    this.#asked = [];
    this.#told = [];
    this.#watchers.length = 0;
    this.device.windows.splice(this.device.windows.indexOf(this), 1);
  }

  #ask<T>(kind: Asked['kind'], key: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const replace = (): void => resolve(true as T);
      this.#asked.push({ key, kind, work: () => resolve(work()), replace, refuse: reject });
    });
  }

  #write(key: string, text: string | undefined): void {
    if (text === undefined) this.device.kept.delete(key);
    else this.device.kept.set(key, text);
    for (const other of this.device.windows) if (other !== this) other.#told.push(key);
  }
}
