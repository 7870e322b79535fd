/** So long after a move a tap is taken for the second half of a double tap: it would be the next player's. */
const pause = 300;

/** Guards a game that is passed on between small hands. */
export class Haste {
  #since = -Infinity;

  constructor(private readonly now: () => number) {}

  /** A move was made. */
  note(): void {
    this.#since = this.now();
  }

  /** Whether a tap comes too soon after a move. Keys and programs (whose clicks have no detail) never do. */
  isHasty(event: Event): boolean {
    return event instanceof UIEvent && event.detail > 0 && this.now() - this.#since < pause;
  }
}

/** A key that is held down acts once: the focus moves on with each move, and so the game would play itself. */
export function holdStill(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
