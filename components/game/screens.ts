import type { LitElement } from 'lit';
import type { Seat } from '../../src/rules/game.js';

export type Screen = 'loading' | 'set-up' | 'play' | 'finish' | 'replay' | 'practice' | 'warm-up' | 'garden';

/** The match behind the screens. */
interface Moves {
  readonly table: { setActive(isActive: boolean): void; readonly match: { readonly isOver: boolean } | undefined };
  readonly playback: { end(): void };
}

/** The parts of the element that its screens are handed. */
interface Needs {
  readonly element: LitElement;
  readonly moves: Moves;
  /** The learner, who is told which screen has been chosen. */
  readonly learner: { shown(screen: Screen): void } | undefined;
}

/** The screens during which no clock runs and no computer player acts. */
const away: readonly Screen[] = ['set-up', 'warm-up', 'garden'];

/** The screen that an element shows, and how one leads to another. */
export class Screens {
  current: Screen = 'loading';
  /** True while "How to play" is open over the game, which waits meanwhile. */
  showsHowTo = false;
  /** The seat whose page of the replay is open. */
  page: Seat = 0;
  /** The number of missed facts that have been practised since the end of the game. */
  practised = 0;

  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  openHowTo(isShown = true): void {
    this.showsHowTo = isShown;
    this.#attend();
  }

  show(screen: Screen): void {
    // Leaving the finish screen also ends the celebration.
    if (this.current === 'finish' && screen !== 'finish') this.#needs.moves.playback.end();
    this.current = screen;
    this.#attend();
    this.#needs.learner?.shown(screen);
  }

  backToGame(): void {
    this.show(this.#needs.moves.table.match?.isOver ? 'finish' : 'play');
  }

  openReplay(seat: Seat): void {
    this.page = seat;
    this.show('replay');
  }

  /** Returns to the end of the game; `count` is the number of facts that were practised successfully. */
  closePractice(count = 0): void {
    this.practised = count;
    this.show('finish');
  }

  #attend(): void {
    const { element, moves } = this.#needs;
    moves.table.setActive(element.isConnected && !away.includes(this.current) && !this.showsHowTo);
    element.requestUpdate();
  }
}
