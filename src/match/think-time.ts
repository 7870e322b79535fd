import { longestMs } from '../rules/game.js';

/**
 * How long a person thinks about a question: from when it stands on the screen to the first digit of the entry that is
 * sent. Unlike the clock of a turn it is only told where nothing came between, because it is used to judge whether a
 * fact is known by heart.
 */
export class ThinkTime {
  #stood: number | undefined;
  #first: number | undefined;
  #isSpoilt = false;

  /** `now`: milliseconds on a clock that never goes back. */
  constructor(private readonly now: () => number) {}

  /** Another question comes. `isSeen`: it may have been read before. */
  reset(isSeen = false): void {
    this.#stood = this.#first = undefined;
    this.#isSpoilt = isSeen;
  }

  /** The question stands on the screen. */
  stand(): void {
    this.#stood ??= this.now();
  }

  /** Something else is shown first, or the question is covered. */
  cover(): void {
    if (this.#first !== undefined) this.#isSpoilt = true;
    this.#stood = undefined;
  }

  /** Somebody was kept from thinking, or had another chance to: the game was paused, the page hidden. */
  spoil(): void {
    this.#isSpoilt = true;
  }

  /** Notes the entry so far; an empty one begins anew. */
  type(entry: string): void {
    if (entry === '') this.#first = undefined;
    else this.#first ??= this.now();
  }

  /** Whole milliseconds from 1 to a day, or undefined if they cannot be told. */
  get ms(): number | undefined {
    if (this.#isSpoilt || this.#stood === undefined || this.#first === undefined) return undefined;
    const ms = Math.round(this.#first - this.#stood);
    return ms >= 1 && ms <= longestMs ? ms : undefined;
  }
}
