import type { Failure, FailureCode } from './adapter.js';

/** The current failures: each is reported once, and again if it recurs. */
export class Troubles {
  #all: readonly Failure[] = [];

  constructor(
    private readonly onTrouble: ((trouble: Failure, kept: boolean) => void) | undefined,
    private readonly onClear: (() => void) | undefined,
  ) {}

  get all(): readonly Failure[] {
    return this.#all;
  }

  tell(trouble: Failure, kept: boolean): void {
    const isTold = this.#all.some(({ code, message }) => code === trouble.code && message === trouble.message);
    if (isTold) return;
    this.#all = [...this.#all, trouble];
    callListener(() => this.onTrouble?.(trouble, kept));
  }

  over(...codes: readonly FailureCode[]): void {
    const left = this.#all.filter(({ code }) => !codes.includes(code));
    if (left.length === this.#all.length) return;
    this.#all = left;
    callListener(() => this.onClear?.());
  }
}

/** Calls a page's listener; an exception there is not a failure of the delivery. */
export function callListener(told: () => void): void {
  try {
    told();
  } catch {
    // errors of a listener are its own to handle
  }
}
