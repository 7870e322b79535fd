import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { squares, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { animate, isStill } from '../style/motion.js';
import { hush } from '../style/speech.js';
import { bugAt, bugsOf, bugTransform } from './path.js';

/** Duration of the ladybirds' walk along the whole path if nothing is said, in milliseconds. */
const walkMs = 1800;

/** One step of a ladybird at the end of the game. */
export interface WalkStep {
  /** The index of the ladybird, in the order in which they are drawn. */
  readonly bug: number;
  /** The number that it reaches. */
  readonly digit: number;
  readonly transform: string;
}

/** Returns the steps of the ladybirds, one ladybird after the other, each over all pieces of its end of the path. */
export function stepsOf(state: UpAndDownState): WalkStep[] {
  const bugs = squares[state.options.variant].flatMap((numbers, square) =>
    bugsOf(state, square).map((bug) => ({ ...bug, numbers })),
  );
  return bugs.flatMap(({ cell: last, clockwise, numbers }, bug) => {
    const { length } = numbers;
    const count = clockwise ? last + 1 : length - last;
    let before: number | undefined;
    return Array.from({ length: count }, (_, i) => {
      const cell = clockwise ? i : length - 1 - i;
      const place = bugAt(cell, length, clockwise);
      // It turns the shorter way.
      const turn = before === undefined ? place.turn : place.turn + 360 * Math.round((before - place.turn) / 360);
      before = turn;
      return { bug, digit: numbers[cell], transform: bugTransform({ ...place, turn }) };
    });
  });
}

export interface Walked {
  /** An object that identifies this end of a game. */
  readonly match: object;
  readonly state: UpAndDownState;
  /** The factor of the usual duration of moments; 0 skips the walk. */
  readonly pace: number;
  readonly figure: (value: number) => string;
}

/**
 * Animates the ladybirds once along the path when a game has ended: in step with the spoken numbers, otherwise within a moment.
 * A tap or a key ends it.
 */
export class Walk implements ReactiveController {
  #match: object | undefined;
  #moving: Animation[] = [];

  /**
   * @param now Returns the game that has just ended; undefined while none has.
   * @param count Says numbers and calls back as each begins; returns false if nothing is said.
   */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly now: () => Walked | undefined,
    private readonly count: (numbers: readonly string[], onNumber: (index: number) => void) => boolean,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of ['pointerdown', 'keydown']) this.host.addEventListener(type, this, true);
  }

  hostDisconnected(): void {
    for (const type of ['pointerdown', 'keydown']) this.host.removeEventListener(type, this, true);
    this.handleEvent();
  }

  /** Ends the walk. */
  handleEvent(): void {
    if (!this.#match) return;
    this.#match = undefined;
    for (const one of this.#moving) one.finish();
    this.#moving = [];
    hush();
  }

  hostUpdated(): void {
    const walked = this.now();
    if (!walked || walked.match === this.#match) return;
    this.#match = walked.match;
    if (walked.pace > 0) this.#begin(walked);
  }

  #begin({ match, state, pace, figure }: Walked): void {
    const steps = stepsOf(state);
    const bugs = [...this.host.shadowRoot!.querySelectorAll<SVGGElement>('.bug')];
    const isSaid = this.count(
      steps.map(({ digit }) => figure(digit)),
      (index) => {
        const { bug, transform } = steps[index];
        if (this.#match === match && !isStill()) bugs[bug]?.style.setProperty('transform', transform);
      },
    );
    if (isSaid) return;
    const step = (walkMs * pace) / steps.length;
    for (const [i, bug] of bugs.entries()) {
      const own = steps.filter((one) => one.bug === i);
      const frames = own.map(({ transform }) => ({ transform }));
      const delay = steps.findIndex((one) => one.bug === i) * step;
      const moving = own.length > 1 && animate(bug, frames, { duration: own.length * step, delay, fill: 'backwards' });
      if (moving) this.#moving.push(moving);
    }
  }
}
