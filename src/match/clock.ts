import { longestMs } from '../rules/game.js';

/** The clock and timer functions of the host, or of a test. */
export interface Timers {
  now(): number;
  later(call: () => void, ms: number): () => void;
}

/**
 * Factors by which a turn may exceed the limit of the rules: not at all, ten times as long, or without a limit (WCAG
 * 2.2.1).
 */
export const allowances = [1, 10, Infinity] as const;
export type Allowance = (typeof allowances)[number];

/**
 * The clock of one turn. It counts milliseconds as the rules see them: with an allowance of ten, ten real seconds count
 * as one, so the rules need not know about the allowance.
 */
export class Clock {
  #timers: Timers;
  #allowance: Allowance = 1;
  #since: number | undefined;
  /** The time that had elapsed when the clock was last started. */
  #gone = 0;
  #limit = 0;
  #stop: (() => void) | undefined;
  #onTick: () => void;

  /** `onTick` is called once a second while a limit runs, and when the limit is reached. */
  constructor(timers: Timers, onTick: () => void) {
    this.#timers = timers;
    this.#onTick = onTick;
  }

  /** Milliseconds elapsed in this turn, at most one day, which is the longest time that the rules accept. */
  get elapsed(): number {
    const running = this.#since === undefined ? 0 : (this.#timers.now() - this.#since) / this.#allowance;
    return Math.min(Math.round(this.#gone + running), longestMs);
  }

  /**
   * The milliseconds to put in a move: the elapsed time, or 0, which means unknown, for players who have extra time. A
   * tenth of the time taken, or none, would look like the quickest answer of all.
   */
  get reported(): number {
    return this.#allowance === 1 ? this.elapsed : 0;
  }

  /** Milliseconds left in real time, or Infinity without a limit. */
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

  /** Stops the clock and sets the time elapsed in this turn, in milliseconds. */
  reset(gone = 0): void {
    this.stop();
    this.#gone = gone;
  }

  /** Continues from the elapsed time. `limit` is in milliseconds, 0 for none. */
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
    // Wait for the next full second, so that the displayed number changes on time.
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
