import type { DeviceStorage } from '../match/device-storage.js';
import { empty, type Memory, type Pace } from '../learning/memory.js';
import { merge, mergeNews, type Memories } from '../learning/merge.js';
import { read, write } from '../learning/text.js';

/** Returns the key for a learner's knowledge on a device. `print` is a fingerprint of the learner, not the name. */
export const learningKey = (print: string): string => `abacade.learning.${print}`;

/** Maximum number of times a write is tried again because another window wrote first. */
const mostTries = 5;

/**
 * A learner's knowledge, stored on the device for all activities of a site. The writers in a page and in other windows lose nothing: each
 * merges what another has written, as soon as it is notified. If the storage fails, the memory goes on and lasts as long as the page.
 */
export class StoredMemory {
  #memory: Memory;
  /** The text that the storage was last known to contain. */
  #seen: string | undefined;
  /** The memory at that time, and the memory read from that text. */
  #before: Memories | undefined;
  #loading: Promise<Memory> | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #failed = false;
  readonly #listeners = new Set<() => void>();

  /**
   * @param key The storage key; undefined if the memory lasts only as long as the page.
   * @param today Returns today, in days since 1 January 2024, by the clock of the device, which may be wrong: nothing is
   *   ever left out because of a date.
   */
  constructor(
    private readonly key: string | undefined,
    private readonly storage: DeviceStorage,
    private readonly today: () => number,
  ) {
    this.#memory = empty();
  }

  get memory(): Memory {
    return this.#memory;
  }

  /** True if the memory outlasts the page: it has a key, and the storage works. */
  get isStored(): boolean {
    return this.key !== undefined && !this.#failed;
  }

  /** Resolves to the stored memory. A text that cannot be read stays there until something is learned. */
  load(): Promise<Memory> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<Memory> {
    const { key, storage } = this;
    if (key !== undefined) {
      storage.watch(key, () => void this.#read(key));
      await this.#read(key);
    }
    return this.#memory;
  }

  async #read(key: string): Promise<void> {
    try {
      this.#take(await this.storage.get(key));
    } catch {
      this.#failed = true;
    }
    this.#changed();
  }

  /** Merges the stored text: additions by others, or that the memory was deleted. */
  #take(text: string | undefined): void {
    if (text === this.#seen) return;
    const found = read(text);
    if (found.ok) this.#memory = mergeNews(this.#memory, found.value, this.#before, this.today());
    else if (text === undefined) this.#memory = empty(this.#memory.pace);
    this.#setSeen(text, found);
  }

  #setSeen(text: string | undefined, found = read(text)): void {
    this.#seen = text;
    this.#before = found.ok ? { ours: this.#memory, theirs: found.value } : undefined;
  }

  /** Requests a pace: the calmest of all requested paces applies until the child chooses another. */
  ask(pace: Pace): void {
    this.#memory = merge(this.#memory, empty(pace));
    this.#changed();
  }

  /** Calls back whenever the memory has changed. Returns a function that ends this. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Takes over a changed memory, and stores it. */
  change(memory: Memory): void {
    this.#memory = memory;
    this.#changed();
    const { key } = this;
    if (key !== undefined) this.#writing = this.#writing.then(() => this.#write(key));
  }

  async #write(key: string): Promise<void> {
    try {
      for (let tries = 0, isDone = false; !isDone; tries++) {
        this.#take(await this.storage.get(key));
        const text = write(this.#memory);
        const isLast = tries === mostTries;
        isDone = await this.storage.swap(key, text, (there) => {
          const accepts = there === this.#seen || isLast;
          if (accepts) this.#setSeen(text);
          return accepts;
        });
      }
      this.#failed = false;
    } catch {
      this.#failed = true;
    }
  }

  /** Resolves to a note stored beside the memory; undefined if there is none. */
  async note(name: string): Promise<string | undefined> {
    if (this.key === undefined) return undefined;
    return this.storage.get(`${this.key}.${name}`).catch(() => undefined);
  }

  /** Stores a note beside the memory, if that is possible. */
  async storeNote(name: string, text: string): Promise<void> {
    if (this.key !== undefined) await this.storage.put(`${this.key}.${name}`, text).catch(() => undefined);
  }

  /** Deletes the memory and these notes. Resolves to true if that worked. */
  async forget(...notes: readonly string[]): Promise<boolean> {
    this.#memory = empty(this.#memory.pace);
    this.#changed();
    await this.#writing;
    try {
      if (this.key !== undefined) await this.storage.delete(this.key, ...notes.map((name) => `${this.key}.${name}`));
      this.#setSeen(undefined);
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
