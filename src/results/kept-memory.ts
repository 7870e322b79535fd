import type { DeviceStorage } from '../match/device-storage.js';
import { empty, type Memory, type Pace } from '../learning/memory.js';
import { merge, mergeNews, type Memories } from '../learning/merge.js';
import { read, write } from '../learning/text.js';

/** The key under which a device keeps what a learner knows. `print` is a fingerprint of the learner, not the name. */
export const learningKey = (print: string): string => `abacade.learning.${print}`;

/** How often a write is tried again that another one came before. */
const mostTries = 5;

/**
 * What one learner knows, kept on the device for all activities of a site. Writers of a page and of other windows lose
 * nothing: each takes over what another has written, as soon as it hears of it. A storage that fails is no reason to
 * stop: what is known then lasts as long as the page.
 */
export class KeptMemory {
  #memory: Memory;
  /** The text that the storage was last known to have. */
  #seen: string | undefined;
  /** The memory as it was then, and what that text says. */
  #before: Memories | undefined;
  #loading: Promise<Memory> | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #failed = false;
  readonly #listeners = new Set<() => void>();

  /**
   * @param key Where it is kept; undefined if it lasts only as long as the page.
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
    const { key, storage } = this;
    if (key !== undefined) {
      storage.watch(key, () => void this.#look(key));
      await this.#look(key);
    }
    return this.#memory;
  }

  async #look(key: string): Promise<void> {
    try {
      this.#take(await this.storage.get(key));
    } catch {
      this.#failed = true;
    }
    this.#changed();
  }

  /** Takes over what the storage has: what others have added, or that it was forgotten. */
  #take(text: string | undefined): void {
    if (text === this.#seen) return;
    const found = read(text);
    if (found.ok) this.#memory = mergeNews(this.#memory, found.value, this.#before, this.today());
    else if (text === undefined) this.#memory = empty(this.#memory.pace);
    this.#sees(text, found);
  }

  #sees(text: string | undefined, found = read(text)): void {
    this.#seen = text;
    this.#before = found.ok ? { ours: this.#memory, theirs: found.value } : undefined;
  }

  /** Asks for a pace: of all that are asked for, the calmest holds until the child chooses another. */
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

  /** Takes over what has been learned, and keeps it. */
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
          if (accepts) this.#sees(text);
          return accepts;
        });
      }
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
      this.#sees(undefined);
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
