import type { LitElement } from 'lit';
import type { Seat } from '../../src/rules/game.js';

export type Screen = 'loading' | 'set-up' | 'play' | 'finish' | 'replay' | 'practice' | 'warm-up' | 'garden';

/** The match behind the screens. */
interface Moves {
  readonly table: { setActive(isActive: boolean): void; readonly match: { readonly isOver: boolean } | undefined };
  readonly playback: { end(): void };
}

/** The screens during which no clock runs and no computer player acts. */
const away: readonly Screen[] = ['set-up', 'warm-up', 'garden'];

/** The screen that an element shows, and how one leads to another. */
export class Screens {
  #current: Screen = 'loading';
  #showsHowTo = false;
  /** The seat whose page of the replay is open. */
  page: Seat = 0;
  /** The number of missed facts that have been practised since the end of the game. */
  practised = 0;

  /** @param shown called when a screen has been chosen */
  constructor(
    private readonly element: LitElement,
    private readonly moves: () => Moves,
    private readonly shown: (screen: Screen) => void,
  ) {}

  get current(): Screen {
    return this.#current;
  }

  /** True while "How to play" is open over the game, which waits meanwhile. */
  get showsHowTo(): boolean {
    return this.#showsHowTo;
  }

  set showsHowTo(isShown: boolean) {
    this.#showsHowTo = isShown;
    this.#attend();
  }

  show(screen: Screen): void {
    // Leaving the finish screen also ends the celebration.
    if (this.#current === 'finish' && screen !== 'finish') this.moves().playback.end();
    this.#current = screen;
    this.#attend();
    this.shown(screen);
  }

  /** Shows the chosen screen again, because the element is on the page again. */
  showAgain(): void {
    this.show(this.#current);
  }

  backToGame(): void {
    this.show(this.moves().table.match?.isOver ? 'finish' : 'play');
  }

  /** Returns to the game if the form is open, because it cannot be shown. */
  leaveForm(): void {
    if (this.#current === 'set-up') this.backToGame();
  }

  openReplay(seat: Seat): void {
    this.page = seat;
    this.show('replay');
  }

  #attend(): void {
    this.moves().table.setActive(this.element.isConnected && !away.includes(this.#current) && !this.#showsHowTo);
    this.element.requestUpdate();
  }
}
