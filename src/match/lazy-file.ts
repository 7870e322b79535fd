import type { Timers } from './clock.js';

/** Milliseconds between attempts; the last value is repeated. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];
/** Milliseconds after which a file that has not arrived counts as lost, although it may still arrive. */
const timeout = 15_000;

/** Receives the state changes of a file. */
export interface FileListener {
  /** Loading has failed. Called for the first failure, and when a requested retry fails. */
  lost(error: unknown): void;
  came(): void;
}

/**
 * A file that is fetched when first needed. A failed fetch is retried automatically with growing pauses until it
 * succeeds.
 */
export class LazyFile<T> {
  #value: T | undefined;
  #state: 'unasked' | 'coming' | 'lost' | 'there' = 'unasked';
  /** The number of failed attempts. */
  #failures = 0;
  #isPaused = false;
  #cancelPause: (() => void) | undefined;
  #waiting: ((value: T | undefined) => void)[] = [];

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly timers: Timers,
    private readonly listener: FileListener,
  ) {}

  /** The file if it is loaded; otherwise starts loading it and returns undefined. */
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

  /** Resolves once the file has loaded or failed: to the file, or to undefined if it failed. */
  outcome(): Promise<T | undefined> {
    const { value } = this;
    return this.#state === 'coming' ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(value);
  }

  /** Resolves to the file once it has loaded, however long that takes. Never rejects. */
  async arrival(): Promise<T> {
    for (;;) {
      const value = await this.outcome();
      if (this.#state === 'there') return value as T;
      await new Promise((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Retries immediately. The file counts as loading until the retry fails. */
  retry(): void {
    if (this.#state === 'lost') this.#send();
  }

  /** Marks a loaded file as unusable, as if loading had failed. */
  lose(error: unknown): void {
    this.#state = 'coming';
    this.#lose(error);
  }

  /** Stops or resumes the automatic retries, for example while nobody needs the file. */
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
    // A synchronous exception counts as a failure, too.
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
