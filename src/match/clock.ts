import { longestMs } from '../rules/game.js';

/** What tells the time and calls back; the host's own, or a test's. */
export interface Timers {
  now(): number;
  later(call: () => void, ms: number): () => void;
}

/** How much longer than the rules' limit a turn may last: as it is, ten times, or without end (WCAG 2.2.1). */
export const allowances = [1, 10, Infinity] as const;
export type Allowance = (typeof allowances)[number];

/**
 * The clock of one turn. It measures in milliseconds of the rules: with an allowance of ten, ten seconds on the wall are
 * one second for the rules, so the rules need not know of it.
 */
export class Clock {
  #timers: Timers;
  #allowance: Allowance = 1;
  #since: number | undefined;
  /** Time gone before the clock was last started. */
  #gone = 0;
  #limit = 0;
  #stop: (() => void) | undefined;
  #onTick: () => void;

  /** `onTick` is called once a second while a limit runs, and when it is reached. */
  constructor(timers: Timers, onTick: () => void) {
    this.#timers = timers;
    this.#onTick = onTick;
  }

  /** Milliseconds of this turn; a day at most, for the rules take no more. */
  get elapsed(): number {
    const running = this.#since === undefined ? 0 : (this.#timers.now() - this.#since) / this.#allowance;
    return Math.min(Math.round(this.#gone + running), longestMs);
  }

  /** Milliseconds left, as they pass on the wall; Infinity without a limit. */
  get left(): number {
    if (!this.#limit || this.#allowance === Infinity) return Infinity;
    return Math.max(0, (this.#limit - this.elapsed) * this.#allowance);
  }

  get isUp(): boolean {
    return this.left === 0;
  }

  get isRunning(): boolean {
    return this.#since !== undefined;
  }

  get allowance(): Allowance {
    return this.#allowance;
  }

  set allowance(allowance: Allowance) {
    const { isRunning } = this;
    this.stop();
    this.#allowance = allowance;
    if (isRunning) this.start(this.#limit);
  }

  /** Stands still at a time of the turn. */
  reset(gone = 0): void {
    this.stop();
    this.#gone = gone;
  }

  /** Goes on from where it stands; `limit` in milliseconds, 0 for none. */
  start(limit: number): void {
    this.stop();
    this.#limit = limit;
    this.#since = this.#timers.now();
    this.#wait();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#gone = this.elapsed;
    this.#since = undefined;
  }

  #wait(): void {
    if (this.left === Infinity) return;
    // on to the next full second left, so that the figure shown changes on time
    const pause = this.left % 1000 || Math.min(1000, this.left);
    this.#stop = this.#timers.later(
      () => {
        if (!this.isUp) this.#wait();
        this.#onTick();
      },
      Math.max(pause, 1),
    );
  }
}
