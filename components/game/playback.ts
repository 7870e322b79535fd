import type { ReactiveControllerHost } from 'lit';
import { timers } from '../parts/environment.js';
import { celebration, celebrationMs, type Beat } from '../parts/beats.js';
import { Moments, type HeldTable } from './moments.js';
import { isStill } from '../style/motion.js';
import type { Sound } from '../style/sounds.js';
import type { GameTypes, PlayingOf } from '../parts/game-types.js';

/** The data and functions that playback is handed. */
interface Needs<T extends GameTypes> {
  /** Returns the beats in which the last move is shown. */
  beats(): readonly Beat[];
  announce(match: PlayingOf<T>): void;
  /** Returns the module of sounds; undefined if sounds are off or it has not loaded. */
  sounds(): Pick<typeof import('../style/sounds.js'), 'play'> | undefined;
  /** Moves the focus to the control where the game continues, if it waits there. */
  follow(): void;
  /** Opens the finish screen, after the last move has been shown. */
  finish(): void;
}

/** Shows the last move of a match in its beats, with sounds, and celebrates the end of a game. */
export class Playback<T extends GameTypes> extends Moments<T> {
  /** Counts the changes that give every control another meaning: each move that is made, and each that has been shown. */
  changes = 0;

  constructor(
    element: ReactiveControllerHost & HTMLElement,
    table: () => HeldTable<T>,
    private readonly on: Needs<T>,
  ) {
    super(element, table, timers);
  }

  /** Shows the move that has just been made. */
  show(match: PlayingOf<T>): void {
    this.changes++;
    this.#play(match);
  }

  /** In a resumed game, waits again at a last move that waits for a person: a wrong answer does so until it has been read. */
  resume(match: PlayingOf<T>): void {
    const waiting = this.on.beats().findIndex(({ ms }) => ms === Infinity);
    if (waiting >= 0) this.#play(match, waiting);
  }

  #play(match: PlayingOf<T>, from = 0): void {
    const { on } = this;
    this.begin(
      {
        match,
        beats: on.beats(),
        begun: ({ sound, steps = 1, ms: length }, ms) => {
          this.#playSound(sound, steps, ms);
          if (length === Infinity) on.follow();
        },
        announce: () => on.announce(match),
        ended: () => {
          this.changes++;
          on.follow();
          if (match.isOver) this.#celebrate(match);
        },
      },
      from,
    );
  }

  /** Shows the end of a match that had no last move, for example because its time is over. */
  finish(match: PlayingOf<T>): void {
    this.changes++;
    this.#celebrate(match);
  }

  /** Plays a sound if sounds are on: once for each step, spread over `ms` milliseconds. */
  #playSound(sound: Sound | undefined, steps = 1, ms = 0): void {
    const module = sound && this.on.sounds();
    if (!module) return;
    for (let step = 0; step < steps; step++) {
      if (step) timers.later(() => module.play(sound, step), (ms * step) / steps);
      else module.play(sound);
    }
  }

  /** Shows the winner. Until this ends, a tap or key only ends it, so that nobody misses it by tapping on a button too early. */
  #celebrate(match: PlayingOf<T>): void {
    this.on.finish();
    // A round may end before anyone had a turn: then there is nothing to celebrate.
    const { turn, plies } = match;
    if (plies.length === 0 || (turn.kind === 'over' && turn.winners.length === 0)) return;
    this.#playSound('finish');
    const ms = isStill() ? celebrationMs.still : celebrationMs.moving;
    this.begin({
      match,
      isDone: true,
      beats: [{ name: celebration, ms }],
      announce: () => undefined,
      ended: () => undefined,
    });
  }
}
