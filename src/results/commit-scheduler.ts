import type { Timers } from '../match/clock.js';
import type { Outcome } from './adapter.js';

/** Milliseconds without a further call before anything is sent, between looks at the page, and at most in all. */
const quiet = 1000;
const again = 250;
const longest = 15_000;

/**
 * When to send: a call to a run-time may block the page for seconds, so it is made when nobody is answering and nothing
 * moves, and for a few turns at once.
 */
export class CommitScheduler {
  #waiting: Promise<Outcome> | undefined;
  #resolve: ((outcome: Promise<Outcome>) => void) | undefined;
  #cancel: (() => void) | undefined;
  /** When the page must have been quiet from, and when it is sent in any case. */
  #from = 0;
  #due = 0;

  /** Without `idle` everything is sent at once. */
  constructor(
    private readonly timers: Timers,
    private readonly idle: (() => boolean) | undefined,
    private readonly send: () => Promise<Outcome>,
  ) {}

  /** Sends in a quiet moment; several calls are one. */
  soon(): Promise<Outcome> {
    if (!this.idle) return this.send();
    const now = this.timers.now();
    this.#from = now + quiet;
    if (!this.#waiting) {
      this.#due = now + longest;
      this.#waiting = new Promise((resolve) => (this.#resolve = resolve));
    }
    const waiting = this.#waiting;
    this.#look();
    return waiting;
  }

  #look(): void {
    this.#cancel?.();
    const now = this.timers.now();
    if (now >= this.#due || (now >= this.#from && this.#isIdle())) {
      this.#waiting = undefined;
      return this.#resolve!(this.send());
    }
    const pause = now < this.#from ? this.#from - now : again;
    this.#cancel = this.timers.later(() => this.#look(), Math.max(1, Math.min(pause, this.#due - now)));
  }

  #isIdle(): boolean {
    try {
      return this.idle?.() ?? true;
    } catch {
      return true; // the page's own fault
    }
  }
}
