import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Timers } from '../../src/match/clock.js';
import { paceAmong } from '../../src/match/speed.js';
import { digitOf, keyOf } from '../style/keys.js';
import type { Beat, Moment } from '../parts/beats.js';
import type { GameTypes, PlayingOf } from '../parts/game-types.js';

/** A move to be shown. */
interface Showing<T extends GameTypes> {
  readonly match: PlayingOf<T>;
  /** True if the result is already shown, instead of the position before the move. */
  readonly isDone?: boolean;
  readonly beats: readonly Beat[];
  /** Called as a beat begins, with its duration in milliseconds. */
  begun?(beat: Beat, ms: number): void;
  /** Called once, when the move should be announced. */
  announce(): void;
  /** Called once, after the last beat. */
  ended(): void;
}

interface Running<T extends GameTypes> extends Showing<T> {
  readonly shown: PlayingOf<T>;
  readonly ply: Moment<T>['ply'];
  at: number;
  isAnnounced: boolean;
}

/** A table whose clock and computer players wait while a move is shown. */
export interface HeldTable<T extends GameTypes> {
  hold(isHeld: boolean): void;
  readonly match: PlayingOf<T> | undefined;
}

/**
 * Shows moves in beats: the dice roll, the answer is judged, the piece hops. The state is already the new one; a tap or a
 * key ends the moment and shows it at once. Until then clocks and computer players wait.
 */
export class Moments<T extends GameTypes> implements ReactiveController {
  pace = 1;
  #running: Running<T> | undefined;
  #cancel: (() => void) | undefined;
  #isSeen = true;
  /** True if the current tap has ended a moment, so that its click must have no other effect. */
  #swallows = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly table: () => HeldTable<T>,
    private readonly timers: Timers,
  ) {
    host.addController(this);
  }

  /** The beat that is being shown; undefined between moments. */
  get current(): Moment<T> | undefined {
    const running = this.#running;
    if (!running) return undefined;
    const beat = running.beats[running.at];
    return { beat, ms: this.#lengthOf(beat), ply: running.ply };
  }

  /** The match as shown: without the move that is still being shown. */
  get match(): PlayingOf<T> | undefined {
    return this.#running?.shown ?? this.table().match;
  }

  /** Shows the last move of a match, starting with beat `from`. A moment that is still being shown ends first. */
  begin(showing: Showing<T>, from = 0): void {
    this.end();
    const { match, isDone } = showing;
    const ply = match.plies.at(-1)!;
    const shown = isDone ? match : match.upTo(match.ply - 1);
    this.#running = { ...showing, shown, ply, at: from - 1, isAnnounced: from > 0 };
    this.#next();
  }

  /** Continues: after a beat that waits for a person, with the next beat; otherwise ends the moment. */
  goOn(): void {
    if (this.current?.beat.ms === Infinity) this.#next();
    else this.end(true);
  }

  /** Ends the moment immediately; with `stops`, only up to a beat that waits for a person. */
  end(stops = false): void {
    const running = this.#running;
    if (!running) return;
    const waiting = running.beats.findIndex(({ ms }, i) => i > running.at && ms === Infinity);
    running.at = stops && waiting >= 0 ? waiting - 1 : running.beats.length;
    this.#next();
  }

  /** Discards the moment, because its move has been undone or another game has begun. */
  cancel(): void {
    this.#cancel?.();
    this.#running = undefined;
    this.table().hold(false);
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
      const ms = this.#lengthOf(beat);
      if (!ms) continue;
      this.table().hold(true);
      running.begun?.(beat, ms);
      this.#wait(ms);
      return this.host.requestUpdate();
    }
    this.#running = undefined;
    announce();
    running.ended();
    this.table().hold(false);
    this.host.requestUpdate();
  }

  /** Shows a beat for `ms` milliseconds. While the page is hidden, throws and the moves of computer players wait. */
  #wait(ms: number): void {
    if (ms !== Infinity && (this.#isSeen || !this.#isWatched)) this.#cancel = this.timers.later(() => this.#next(), ms);
  }

  /** True if the move is one to watch: a throw, or the move of a computer player. */
  get #isWatched(): boolean {
    const { match, ply } = this.#running!;
    return ply.by === 'chance' || match.isBot(ply.by);
  }

  #lengthOf({ ms }: Beat): number {
    return ms === Infinity ? Infinity : ms * this.#paceNow;
  }

  /** The duration of beats, as a multiple of normal: many computer players are shown faster. */
  get #paceNow(): number {
    const { match, ply } = this.#running!;
    const { turn } = ply.by === 'chance' ? match : { turn: { kind: 'seat', seat: ply.by } as const };
    const isBots = turn.kind === 'seat' && match.isBot(turn.seat);
    return this.pace * (isBots ? paceAmong(match) : 1);
  }

  /** Sets whether the page is visible. A beat that waited is then shown for its whole duration. */
  setSeen(isSeen: boolean): void {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    const { beat } = this.current ?? {};
    if (!beat || !this.#isWatched) return;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#wait(this.#lengthOf(beat));
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
    // Clicks caused by a key or a program have `detail` 0 and are not affected.
    if (event.type === 'click' && this.#swallows && (event as MouseEvent).detail) return swallow(event);
    if (event.type === 'pointerdown') this.#swallows = false;
    if (!event.isTrusted || !current || current.beat.ms === Infinity || !this.#isOnGame(event)) return;
    if (event.type === 'pointerdown') this.#swallows = true;
    else if (event.type !== 'keydown' || !skips(event as KeyboardEvent)) return;
    swallow(event);
    this.goOn();
  }

  /** Returns whether an event is on the game itself, not on its menu or on slotted content. */
  #isOnGame(event: Event): boolean {
    const path = event.composedPath().filter((one) => one instanceof Element);
    return path.some((one) => one.classList.contains('app')) && !path.some((one) => one.matches('[data-free]'));
  }
}

const inputs = ['pointerdown', 'click', 'keydown'] as const;

/** Returns whether a key ends a moment: keys that move the focus or belong to the browser do not. */
const skips = (event: KeyboardEvent): boolean => keyOf(event) !== '' || digitOf(event) >= 0;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
