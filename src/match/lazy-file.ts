import type { Timers } from './clock.js';

/** Milliseconds between attempts; the last value is repeated. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];
/** Milliseconds after which a file that has not loaded counts as failed, although it may still load. */
const timeout = 15_000;

/** Receives the state changes of a file. */
export interface FileListener {
  /**
   * Loading has failed. Called for the first failure, and when a requested retry fails; not while paused, but if the retry
   * after the pause fails, too.
   */
  failed(error: unknown): void;
  loaded(): void;
}

/**
 * A file that is fetched when first needed. A failed fetch is retried automatically with growing pauses until it
 * succeeds.
 */
export class LazyFile<T> {
  #value: T | undefined;
  #state: 'idle' | 'loading' | 'failed' | 'loaded' = 'idle';
  /** The number of failed attempts. */
  #failures = 0;
  #isPaused = false;
  /** True after a failure that nobody needed to know yet. */
  #isUntold = false;
  #cancelPause: (() => void) | undefined;
  #waiting: ((value: T | undefined) => void)[] = [];

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly timers: Timers,
    private readonly listener: FileListener,
  ) {}

  /** Returns the file if it is loaded; otherwise starts loading it and returns undefined. */
  get value(): T | undefined {
    if (this.#state === 'idle') this.#start();
    return this.#value;
  }

  get isLoading(): boolean {
    return this.#state === 'loading';
  }

  get hasFailed(): boolean {
    return this.#state === 'failed';
  }

  /** Resolves once the file has loaded or failed: to the file, or to undefined if it failed. */
  outcome(): Promise<T | undefined> {
    const { value } = this;
    return this.#state === 'loading' ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(value);
  }

  /** Resolves to the file once it has loaded, however long that takes. Never rejects. */
  async loaded(): Promise<T> {
    for (;;) {
      const value = await this.outcome();
      if (this.#state === 'loaded') return value as T;
      await new Promise((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Retries immediately. The file counts as loading until the retry fails. */
  retry(): void {
    if (this.#state === 'failed') this.#start();
  }

  /** Marks a loaded file as unusable, as if loading had failed. */
  fail(error: unknown): void {
    this.#state = 'loading';
    this.#fail(error);
  }

  /** Stops or resumes the automatic retries, for example while nobody needs the file. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (isPaused) this.#cancelPause?.();
    else if (this.#isUntold) this.#start();
    else if (this.#state === 'failed') this.#try();
  }

  #start(): void {
    this.#isUntold = false;
    this.#state = 'loading';
    this.#try();
  }

  #try(): void {
    this.#cancelPause?.();
    let isOver = false;
    const fail = (error: unknown): void => {
      if (isOver || this.#state === 'loaded') return;
      isOver = true;
      this.#fail(error);
    };
    const cancel = this.timers.later(() => fail(new Error('The file has not loaded in time.')), timeout);
    // A synchronous exception counts as a failure, too.
    new Promise<T>((resolve) => resolve(this.fetch())).then((value) => this.#load(value), fail).finally(cancel);
  }

  #load(value: T): void {
    if (this.#state === 'loaded') return;
    this.#cancelPause?.();
    this.#state = 'loaded';
    this.#isUntold = false;
    this.#value = value;
    this.#settle(value);
    this.listener.loaded();
  }

  #fail(error: unknown): void {
    const isNew = this.#state === 'loading';
    this.#state = 'failed';
    const pause = pauses[Math.min(this.#failures++, pauses.length - 1)];
    if (!this.#isPaused) this.#cancelPause = this.timers.later(() => this.#try(), pause);
    if (!isNew) return;
    this.#settle(undefined);
    this.#isUntold = this.#isPaused;
    if (!this.#isPaused) this.listener.failed(error);
  }

  #settle(value: T | undefined): void {
    for (const resolve of this.#waiting.splice(0)) resolve(value);
  }
}
