import type { Timers } from './clock.js';

/** Milliseconds from one try to the next; the last of them goes on. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];
/** Milliseconds after which a file that has not answered counts as lost, though it may still come. */
const timeout = 15_000;

/** Who hears of a file. */
export interface FileListener {
  /** It cannot be had for now: told on the first failure, and where a try fails that somebody has asked for. */
  lost(error: unknown): void;
  came(): void;
}

/**
 * A file that is fetched when it is first needed: coming, there, or lost. What is lost is tried again by itself, with
 * growing pauses, until it is there.
 */
export class LazyFile<T> {
  #value: T | undefined;
  #state: 'unasked' | 'coming' | 'lost' | 'there' = 'unasked';
  /** How often it has failed. */
  #failures = 0;
  #isPaused = false;
  #cancelPause: (() => void) | undefined;
  #waiting: ((value: T | undefined) => void)[] = [];

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly timers: Timers,
    private readonly listener: FileListener,
  ) {}

  /** The file if it is there; else it is sent for. */
  get value(): T | undefined {
    if (this.#state === 'unasked') this.#send();
    return this.#value;
  }

  get isComing(): boolean {
    return this.#state === 'coming';
  }

  get isLost(): boolean {
    return this.#state === 'lost';
  }

  /** The file as soon as it is there; undefined where it is lost for now. */
  outcome(): Promise<T | undefined> {
    const { value } = this;
    return this.#state === 'coming' ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(value);
  }

  /** The file, however long that takes. */
  async arrival(): Promise<T> {
    for (;;) {
      const value = await this.outcome();
      if (this.#state === 'there') return value as T;
      await new Promise((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Tries at once; it is no longer lost until that fails. */
  retry(): void {
    if (this.#state === 'lost') this.#send();
  }

  /** It was there, and turns out to be of no use. */
  lose(error: unknown): void {
    this.#state = 'coming';
    this.#lose(error);
  }

  /** Nobody waits for it any more: it is not tried again until somebody does. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (isPaused) this.#cancelPause?.();
    else if (this.#state === 'lost') this.#try();
  }

  #send(): void {
    this.#state = 'coming';
    this.#try();
  }

  #try(): void {
    this.#cancelPause?.();
    let isOver = false;
    const lose = (error: unknown): void => {
      if (isOver || this.#state === 'there') return;
      isOver = true;
      this.#lose(error);
    };
    const cancel = this.timers.later(() => lose(new Error('The file has not come.')), timeout);
    // What throws at once has failed as well.
    new Promise<T>((resolve) => resolve(this.fetch())).then((value) => this.#arrive(value), lose).finally(cancel);
  }

  #arrive(value: T): void {
    if (this.#state === 'there') return;
    this.#cancelPause?.();
    this.#state = 'there';
    this.#value = value;
    this.#answer(value);
    this.listener.came();
  }

  #lose(error: unknown): void {
    const isNew = this.#state === 'coming';
    this.#state = 'lost';
    const pause = pauses[Math.min(this.#failures++, pauses.length - 1)];
    if (!this.#isPaused) this.#cancelPause = this.timers.later(() => this.#try(), pause);
    if (!isNew) return;
    this.#answer(undefined);
    this.listener.lost(error);
  }

  #answer(value: T | undefined): void {
    for (const resolve of this.#waiting.splice(0)) resolve(value);
  }
}
