import type { Failure, FailureCode } from './adapter.js';

/** The current failures: each is reported once, and again if it recurs. */
export class Failures {
  #all: readonly Failure[] = [];

  constructor(
    private readonly onFailure: ((failure: Failure, kept: boolean) => void) | undefined,
    private readonly onClear: (() => void) | undefined,
  ) {}

  get all(): readonly Failure[] {
    return this.#all;
  }

  add(failure: Failure, isStored: boolean): void {
    const isKnown = this.#all.some(({ code, message }) => code === failure.code && message === failure.message);
    if (isKnown) return;
    this.#all = [...this.#all, failure];
    callListener(() => this.onFailure?.(failure, isStored));
  }

  clear(...codes: readonly FailureCode[]): void {
    const left = this.#all.filter(({ code }) => !codes.includes(code));
    if (left.length === this.#all.length) return;
    this.#all = left;
    callListener(() => this.onClear?.());
  }
}

/** Calls a page's listener; an exception there is not a failure of the delivery. */
export function callListener(listener: () => void): void {
  try {
    listener();
  } catch {
    // errors of a listener are its own to handle
  }
}
