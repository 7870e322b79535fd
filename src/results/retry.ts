import type { Timers } from '../match/clock.js';

/** Milliseconds between attempts; the last value is repeated. */
const pauses = [5000, 15_000, 60_000];

/** Retries what has failed, with growing pauses; only one retry is pending at a time. */
export class Retry {
  #failures = 0;
  #cancel: (() => void) | undefined;

  constructor(private readonly timers: Timers) {}

  later(call: () => Promise<unknown>): void {
    this.#cancel?.();
    const pause = pauses[Math.min(this.#failures++, pauses.length - 1)];
    this.#cancel = this.timers.later(() => void call(), pause);
  }

  /** Call after a success: the next failure counts as the first one. */
  reset(): void {
    this.#failures = 0;
    this.#cancel?.();
  }
}
