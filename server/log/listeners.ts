import type { ClassId, Entry, Key } from './port.js';

export type Listener = (key: Key, entry: Entry) => void;

/** The listeners of each class, for the adapters of the log. */
export class Listeners {
  readonly #all = new Map<ClassId, Set<Listener>>();

  /** Adds a listener and returns a function that removes it. The same function may be added twice. */
  add(cls: ClassId, call: Listener): () => void {
    // Each call adds a new function. So a listener that is added twice is called twice, and removed one at a time.
    const listener: Listener = (key, entry) => call(key, entry);
    const all = this.#all.get(cls) ?? new Set();
    this.#all.set(cls, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.#all.get(cls) === all) this.#all.delete(cls);
    };
  }

  /** Returns whether a class has listeners. */
  has(cls: ClassId): boolean {
    return this.#all.has(cls);
  }

  /** Returns the classes that have listeners. */
  classes(): ClassId[] {
    return [...this.#all.keys()];
  }

  tell(cls: ClassId, key: Key, entry: Entry): void {
    for (const listener of this.#all.get(cls) ?? []) {
      // An error in a listener must not fail the append.
      queueMicrotask(() => {
        if (this.#all.get(cls)?.has(listener)) listener(key, entry);
      });
    }
  }

  clear(): void {
    this.#all.clear();
  }
}
