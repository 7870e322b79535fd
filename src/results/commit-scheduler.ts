import type { Timers } from '../match/clock.js';
import type { Outcome } from './adapter.js';

/** Milliseconds without a further call before anything is sent, between checks of the page, and at most in total. */
const quiet = 1000;
const again = 250;
const longest = 15_000;

/**
 * Decides when to send. A call to a run-time may block the page for seconds, so it is made when nobody is answering and
 * nothing moves, and covers several turns.
 */
export class CommitScheduler {
  #waiting: Promise<Outcome> | undefined;
  #resolve: ((outcome: Promise<Outcome>) => void) | undefined;
  #cancel: (() => void) | undefined;
  /** The time since which the page must have been quiet, and the time at which data is sent in any case. */
  #from = 0;
  #due = 0;

  /** Without `idle`, everything is sent immediately. */
  constructor(
    private readonly timers: Timers,
    private readonly idle: (() => boolean) | undefined,
    private readonly send: () => Promise<Outcome>,
  ) {}

  /** Sends in a quiet moment; several calls share one commit. */
  soon(): Promise<Outcome> {
    if (!this.idle) return this.send();
    const now = this.timers.now();
    this.#from = now + quiet;
    if (!this.#waiting) {
      this.#due = now + longest;
      this.#waiting = new Promise((resolve) => (this.#resolve = resolve));
    }
    const waiting = this.#waiting;
    this.#check();
    return waiting;
  }

  #check(): void {
    this.#cancel?.();
    const now = this.timers.now();
    if (now >= this.#due || (now >= this.#from && this.#isIdle())) {
      this.#waiting = undefined;
      return this.#resolve!(this.send());
    }
    const pause = now < this.#from ? this.#from - now : again;
    this.#cancel = this.timers.later(() => this.#check(), Math.max(1, Math.min(pause, this.#due - now)));
  }

  #isIdle(): boolean {
    try {
      return this.idle?.() ?? true;
    } catch {
      return true; // an error of the page
    }
  }
}
