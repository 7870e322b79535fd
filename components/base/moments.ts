import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Timers } from '../../src/match/clock.js';
import type { Ply } from '../../src/match/match.js';
import type { Sound } from '../ui/sounds.js';
import type { GameTypes, MatchOf } from './types.js';

/** One step in showing a move. The position on the screen is the one before the move until the last beat has passed. */
export interface Beat {
  /** What the screens draw meanwhile. */
  readonly name: string;
  /** Milliseconds at normal speed; Infinity: until somebody goes on. */
  readonly ms: number;
  /** The move is announced as this beat begins, otherwise after the last one. */
  readonly announces?: boolean;
  /** What is heard as it begins, where sounds are on. */
  readonly sound?: Sound;
  /** How many steps a piece takes meanwhile: each is heard. */
  readonly steps?: number;
}

/** The move that is being shown, as the screens draw it. */
export interface Moment<T extends GameTypes> {
  readonly beat: Beat;
  readonly ply: Ply<T['state'], T['move'], T['event']>;
}

/** The beat after the last move of a game. */
export const celebration = 'celebration';
/** How long it lasts at normal speed, in milliseconds; and how long the buttons wait where nothing moves. */
export const celebrationMs = { moving: 900, still: 300 } as const;

/** A move to be shown. */
interface Showing<T extends GameTypes> {
  readonly match: MatchOf<T>;
  /** Whether what it led to is shown already; else the position before it. */
  readonly isDone?: boolean;
  readonly beats: readonly Beat[];
  /** Called as a beat begins that takes so many milliseconds. */
  begun?(beat: Beat, ms: number): void;
  /** Called once, when the move is to be announced. */
  announce(): void;
  /** Called once, after the last beat. */
  ended(): void;
}

interface Running<T extends GameTypes> extends Showing<T> {
  readonly shown: MatchOf<T>;
  readonly ply: Moment<T>['ply'];
  at: number;
  isAnnounced: boolean;
}

/** What the controller needs of the element that shows the moments. */
export interface MomentsHost<T extends GameTypes> extends ReactiveControllerHost, HTMLElement {
  readonly table: { hold(isHeld: boolean): void; readonly match: MatchOf<T> | undefined };
}

/**
 * Shows moves in beats: the dice roll, the answer is judged, the piece hops. The state is already the new one; a tap or a
 * key shows it at once. Until then clocks and computer players wait.
 */
export class Moments<T extends GameTypes> implements ReactiveController {
  pace = 1;
  #running: Running<T> | undefined;
  #cancel: (() => void) | undefined;
  /** Whether the tap that is down now has ended a moment: its click does nothing else. */
  #swallows = false;

  constructor(
    private readonly host: MomentsHost<T>,
    private readonly timers: Timers,
  ) {
    host.addController(this);
  }

  /** The beat that is being shown; undefined between moments. */
  get current(): Moment<T> | undefined {
    const running = this.#running;
    return running && { beat: running.beats[running.at], ply: running.ply };
  }

  /** The match as it is shown: without the move that is still being shown. */
  get match(): MatchOf<T> | undefined {
    return this.#running?.shown ?? this.host.table.match;
  }

  /** Shows the last move of a match; a moment that is still being shown ends first. `from`: the first beat to show. */
  begin(showing: Showing<T>, from = 0): void {
    this.end();
    const { match, isDone } = showing;
    const ply = match.plies.at(-1)!;
    const shown = isDone ? match : match.upTo(match.ply - 1);
    this.#running = { ...showing, shown, ply, at: from - 1, isAnnounced: from > 0 };
    this.#next();
  }

  /** Goes on to what follows: from a beat that waits for somebody, to the next beat; from any other, to the end. */
  goOn(): void {
    if (this.current?.beat.ms === Infinity) this.#next();
    else this.end(true);
  }

  /** Ends the moment at once; `stops`: at a beat that waits for somebody. */
  end(stops = false): void {
    const running = this.#running;
    if (!running) return;
    const waiting = running.beats.findIndex(({ ms }, i) => i > running.at && ms === Infinity);
    running.at = stops && waiting >= 0 ? waiting - 1 : running.beats.length;
    this.#next();
  }

  /** Forgets the moment: the move it shows has been taken back, or another game has begun. */
  cancel(): void {
    this.#cancel?.();
    this.#running = undefined;
    this.host.table.hold(false);
    this.host.requestUpdate();
  }

  #next(): void {
    const running = this.#running!;
    this.#cancel?.();
    this.#cancel = undefined;
    const announce = (): void => {
      if (!running.isAnnounced) running.announce();
      running.isAnnounced = true;
    };
    for (;;) {
      const beat = running.beats[++running.at] as Beat | undefined;
      if (!beat) break;
      if (beat.announces) announce();
      const ms = beat.ms === Infinity ? Infinity : beat.ms * this.pace;
      if (!ms) continue;
      this.host.table.hold(true);
      running.begun?.(beat, ms);
      if (ms !== Infinity) this.#cancel = this.timers.later(() => this.#next(), ms);
      return this.host.requestUpdate();
    }
    this.#running = undefined;
    announce();
    running.ended();
    this.host.table.hold(false);
    this.host.requestUpdate();
  }

  // ---- taps and keys end a moment ----

  hostConnected(): void {
    for (const type of inputs) this.host.addEventListener(type, this, true);
  }

  hostDisconnected(): void {
    for (const type of inputs) this.host.removeEventListener(type, this, true);
  }

  handleEvent(event: Event): void {
    const { current } = this;
    // A click by a key, or by a program, is another matter.
    if (event.type === 'click' && this.#swallows && (event as MouseEvent).detail) return swallow(event);
    if (event.type === 'pointerdown') this.#swallows = false;
    if (!event.isTrusted || !current || current.beat.ms === Infinity || !this.#isOnGame(event)) return;
    if (event.type === 'pointerdown') this.#swallows = true;
    else if (event.type !== 'keydown' || !skips(event as KeyboardEvent)) return;
    swallow(event);
    this.goOn();
  }

  /** Whether an event is on the game itself: not on its menu, nor on what the page has put into a slot. */
  #isOnGame(event: Event): boolean {
    const path = event.composedPath().filter((one) => one instanceof Element);
    return path.some((one) => one.classList.contains('app')) && !path.some((one) => one.matches('[data-free]'));
  }
}

const inputs = ['pointerdown', 'click', 'keydown'] as const;

/** Keys that lead elsewhere, or belong to the browser, end no moment. */
const skips = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(key);

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
