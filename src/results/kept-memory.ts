import type { DeviceStorage } from '../match/device-storage.js';
import { empty, recent, type Memory, type Pace } from '../learning/memory.js';
import { merge } from '../learning/merge.js';
import { read, write } from '../learning/text.js';

/** The key under which a device keeps what a learner knows. `print` is a fingerprint of the learner, not the name. */
export const learningKey = (print: string): string => `abacade.learning.${print}`;

/**
 * What one learner knows, kept on the device for all activities of a site. Two windows that write it lose nothing: each
 * merges what the other has written. A storage that fails is no reason to stop: what is known then lasts as long as the
 * page.
 */
export class KeptMemory {
  #memory: Memory;
  #loading: Promise<Memory> | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #failed = false;
  readonly #listeners = new Set<() => void>();

  /**
   * @param key Where it is kept; undefined if it lasts only as long as the page.
   * @param day Days since 1 January 2024, today: what is older than 400 days is left out.
   */
  constructor(
    private readonly key: string | undefined,
    private readonly storage: DeviceStorage,
    private readonly day: number,
    pace?: Pace,
  ) {
    this.#memory = empty(pace);
  }

  get memory(): Memory {
    return this.#memory;
  }

  /** Whether it outlasts the page: it has a key, and the storage works. */
  get isKept(): boolean {
    return this.key !== undefined && !this.#failed;
  }

  /** Resolves once what is kept has been read. A text that cannot be read is left where it is until something is learned. */
  load(): Promise<Memory> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<Memory> {
    const kept = await this.#read();
    if (kept) this.#memory = recent(merge(this.#memory, kept), this.day);
    this.#changed();
    return this.#memory;
  }

  /** Calls back whenever the memory has changed. Returns a function that ends this. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  async #read(): Promise<Memory | undefined> {
    if (this.key === undefined) return undefined;
    try {
      const text = await this.storage.get(this.key);
      const found = text === undefined ? undefined : read(text);
      return found?.ok ? found.value : undefined;
    } catch {
      this.#failed = true;
      return undefined;
    }
  }

  /** Takes over what has been learned, and keeps it. */
  change(memory: Memory): void {
    this.#memory = memory;
    this.#changed();
    if (this.key !== undefined) this.#writing = this.#writing.then(() => this.#write());
  }

  async #write(): Promise<void> {
    const kept = await this.#read();
    // The pace is the child's choice, also where it was calmer before.
    if (kept) this.#memory = { ...merge(this.#memory, kept), pace: this.#memory.pace };
    try {
      await this.storage.put(this.key!, write(this.#memory));
      this.#failed = false;
    } catch {
      this.#failed = true;
    }
  }

  /** Resolves to a note that is kept beside the memory; undefined where there is none. */
  async note(name: string): Promise<string | undefined> {
    if (this.key === undefined) return undefined;
    return this.storage.get(`${this.key}.${name}`).catch(() => undefined);
  }

  /** Keeps a note beside the memory, where that is possible. */
  async keepNote(name: string, text: string): Promise<void> {
    if (this.key !== undefined) await this.storage.put(`${this.key}.${name}`, text).catch(() => undefined);
  }

  /** Deletes what is kept, with these notes. Resolves to whether that worked. */
  async forget(...notes: readonly string[]): Promise<boolean> {
    this.#memory = empty(this.#memory.pace);
    this.#changed();
    await this.#writing;
    try {
      if (this.key !== undefined) await this.storage.delete(this.key, ...notes.map((name) => `${this.key}.${name}`));
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves once everything has been written. */
  async written(): Promise<void> {
    await this.#writing;
  }
}
