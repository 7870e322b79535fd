import type { Timers } from '../match/clock.js';

/** Milliseconds between tries; the last is for all that follow. */
const pauses = [5000, 15_000, 60_000];

/** Tries again what has failed, with growing pauses; one try waits at a time. */
export class Retry {
  #failures = 0;
  #cancel: (() => void) | undefined;

  constructor(private readonly timers: Timers) {}

  later(call: () => Promise<unknown>): void {
    this.#cancel?.();
    const pause = pauses[Math.min(this.#failures++, pauses.length - 1)];
    this.#cancel = this.timers.later(() => void call(), pause);
  }

  /** It has worked: the next failure is a first one. */
  reset(): void {
    this.#failures = 0;
    this.#cancel?.();
  }
}
