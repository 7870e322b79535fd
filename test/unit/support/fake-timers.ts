import type { Timers } from '../../../src/match/clock.js';

/** A clock that goes on when it is told to. */
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

  /** Something blocks the page: time passes, and nothing is called. */
  skip(ms: number): void {
    this.#now += ms;
  }

  /** How many calls are still to come. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Lets time pass; what falls due is called in order, and what it promises is awaited. */
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

/** After all that was promised and kept by now. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
