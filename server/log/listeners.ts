import type { ClassId, Entry, Key } from './port.js';

export type Listener = (key: Key, entry: Entry) => void;

/** Who listens to which class, for the adapters of the log. */
export class Listeners {
  readonly #all = new Map<ClassId, Set<Listener>>();

  /** Returns how to stop. The same function may listen twice. */
  add(cls: ClassId, call: Listener): () => void {
    // A function of its own, so that whoever passes the same one twice hears twice, and stops one.
    const listener: Listener = (key, entry) => call(key, entry);
    const all = this.#all.get(cls) ?? new Set();
    this.#all.set(cls, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.#all.get(cls) === all) this.#all.delete(cls);
    };
  }

  /** Whether anyone listens to a class. */
  has(cls: ClassId): boolean {
    return this.#all.has(cls);
  }

  /** The classes to which someone listens. */
  classes(): ClassId[] {
    return [...this.#all.keys()];
  }

  tell(cls: ClassId, key: Key, entry: Entry): void {
    for (const listener of this.#all.get(cls) ?? []) {
      // An error in a listener is not one of the append.
      queueMicrotask(() => {
        if (this.#all.get(cls)?.has(listener)) listener(key, entry);
      });
    }
  }

  clear(): void {
    this.#all.clear();
  }
}
