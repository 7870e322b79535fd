import type { Timers } from '../../../src/match/clock.js';

/** A clock that advances only when a test says so. */
export class FakeTimers implements Timers {
  #now = 0;
  #next = 0;
  readonly #waiting = new Map<number, { at: number; call: () => void }>();

  now(): number {
    return this.#now;
  }

  later(call: () => void, ms: number): () => void {
    const id = this.#next++;
    this.#waiting.set(id, { at: this.#now + ms, call });
    return () => void this.#waiting.delete(id);
  }

  /** Simulates a blocked page: time passes, and no timer runs. */
  skip(ms: number): void {
    this.#now += ms;
  }

  /** The number of pending timers. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Lets time pass; timers that fall due run in order, and the promises they cause are awaited. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settled();
    for (;;) {
      const due = [...this.#waiting].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [id, { at, call }] = due;
      this.#now = Math.max(this.#now, at);
      this.#waiting.delete(id);
      call();
      await settled();
    }
    this.#now = Math.max(this.#now, until);
    await settled();
  }
}

/** Resolves after all promises that are ready by now. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
