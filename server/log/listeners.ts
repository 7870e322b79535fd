import type { LessonId, Entry, Key } from './port.js';

export type Listener = (key: Key, entry: Entry) => void;

/** The listeners of each lesson, for the adapters of the log. */
export class Listeners {
  readonly #all = new Map<LessonId, Set<Listener>>();

  /** Adds a listener and returns a function that removes it. The same function may be added twice. */
  add(lesson: LessonId, call: Listener): () => void {
    // Each call adds a new function. So a listener that is added twice is called twice, and removed one at a time.
    const listener: Listener = (key, entry) => call(key, entry);
    const all = this.#all.get(lesson) ?? new Set();
    this.#all.set(lesson, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.#all.get(lesson) === all) this.#all.delete(lesson);
    };
  }

  /** Returns whether a lesson has listeners. */
  has(lesson: LessonId): boolean {
    return this.#all.has(lesson);
  }

  /** Returns the lessons that have listeners. */
  lessons(): LessonId[] {
    return [...this.#all.keys()];
  }

  notify(lesson: LessonId, key: Key, entry: Entry): void {
    for (const listener of this.#all.get(lesson) ?? []) {
      // An error in a listener must not fail the append.
      queueMicrotask(() => {
        if (this.#all.get(lesson)?.has(listener)) listener(key, entry);
      });
    }
  }

  clear(): void {
    this.#all.clear();
  }
}
