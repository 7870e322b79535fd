import { longestMs } from '../rules/game.js';

/**
 * Measures how long a person thinks about a question: from when it is shown to the first digit of the submitted entry.
 * Unlike the clock of a turn, the time is reported only if there was no interruption, because it is used to judge
 * whether a fact is known by heart.
 */
export class ThinkTime {
  #stood: number | undefined;
  #first: number | undefined;
  #isSpoilt = false;

  /** `now` returns milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number) {}

  /** Called when there is another question; `isSeen` if it may have been read before. */
  reset(isSeen = false): void {
    this.#stood = this.#first = undefined;
    this.#isSpoilt = isSeen;
  }

  /** Called when the question is shown. */
  stand(): void {
    this.#stood ??= this.now();
  }

  /** Called when something else is shown first, or the question is covered. */
  cover(): void {
    if (this.#first !== undefined) this.#isSpoilt = true;
    this.#stood = undefined;
  }

  /** Called when thinking was interrupted or prolonged: the game was paused, or the page hidden. */
  spoil(): void {
    this.#isSpoilt = true;
  }

  /** Records the entry so far; an empty one restarts. */
  type(entry: string): void {
    if (entry === '') this.#first = undefined;
    else this.#first ??= this.now();
  }

  /** The time in whole milliseconds, from 1 to a day; undefined if it is unknown. */
  get ms(): number | undefined {
    if (this.#isSpoilt || this.#stood === undefined || this.#first === undefined) return undefined;
    const ms = Math.round(this.#first - this.#stood);
    return ms >= 1 && ms <= longestMs ? ms : undefined;
  }
}
