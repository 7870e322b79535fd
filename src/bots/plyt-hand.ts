/** Decides when to use kept cards: the possible orders of cards and the own move in a turn (PLY-31). */
import type { Seat } from '../rules/game.js';
import { playerAt, stepsFor, usesOf, type PlytState } from '../rules/plyt/index.js';
import type { Running } from '../rules/plyt/state.js';
import type { Card } from '../rules/trail/cards.js';
import { WINNER } from '../rules/trail/spiral.js';
import type { Outlook } from './plyt-outlook.js';

/** The first move of the best order: a card by its index in the hand, the own move, or the end of the turn. */
export type Plan = { readonly index: number; readonly seat: Seat; readonly to: number } | 'advance' | 'done';

interface Point {
  readonly at: readonly number[];
  /** The indexes in the hand of the cards that can still be played. */
  readonly cards: readonly number[];
  /** Cards turned in this turn, which cannot be played and block the Winner square (PLY-32). */
  readonly fresh: number;
  readonly mayAdvance: boolean;
}

/** The number of states of a turn that are searched; further ones are evaluated as they are. */
const mostPoints = 300;

/** Finds the best order by exhaustive search, up to that number of states. */
export function planHand(state: PlytState, outlook: Outlook): Plan {
  const { phase } = state;
  if (phase.type !== 'play-cards') return 'done';
  const playable = state.hands[phase.turn].length - phase.fresh;
  return new Orders(state, phase, outlook).best({
    at: state.at,
    cards: Array.from({ length: playable }, (_, index) => index),
    fresh: phase.fresh,
    mayAdvance: phase.own === 'to-come',
  }).plan;
}

/** The possible orders within one turn. */
class Orders {
  readonly #hand: readonly Card[];
  /** The value of holding each card of the hand. */
  readonly #worths: readonly number[];
  /** The steps of the own move. */
  readonly #steps: number;
  #points = 0;

  constructor(
    private readonly state: PlytState,
    private readonly run: Running,
    private readonly outlook: Outlook,
  ) {
    const { turn, thrown } = run;
    this.#hand = state.hands[turn];
    this.#worths = this.#hand.map((card) => outlook.held(card, state.at));
    this.#steps = stepsFor(playerAt(state.options, turn), thrown.length, thrown[0]);
  }

  best(point: Point): { value: number; plan: Plan } {
    let found: { value: number; plan: Plan } = { value: -1, plan: point.mayAdvance ? 'advance' : 'done' };
    for (const [plan, next] of this.#choices(point)) {
      const value = typeof next === 'number' ? next : this.#worth(next);
      if (value > found.value + 1e-9) found = { value, plan };
    }
    return found;
  }

  #worth(point: Point): number {
    return this.#points++ < mostPoints ? this.best(point).value : this.#ended(point);
  }

  /** Yields the choices in a state and their results: another state, or a value if the turn or the game ends. */
  *#choices(point: Point): Generator<[Plan, Point | number]> {
    const { at, cards, fresh, mayAdvance } = point;
    const { turn, thrown } = this.run;
    if (mayAdvance) {
      const to = Math.min(WINNER, at[turn] + this.#steps);
      const isBarred = to === WINNER && cards.length + fresh > 0;
      const moved = isBarred ? at : at.with(turn, to);
      yield ['advance', to === WINNER && !isBarred ? 1 : { ...this.#come(point, turn, moved), mayAdvance: false }];
    } else yield ['done', this.#ended(point)];
    for (const index of cards) {
      for (const { seat, to } of usesOf({ ...this.state, at }, turn, this.#hand[index], thrown[0])) {
        const left = { ...point, cards: cards.filter((other) => other !== index) };
        yield [{ index, seat, to }, this.#come(left, seat, at.with(seat, to))];
      }
    }
  }

  /** Lands a piece on a square; on a star the own piece turns a card (PLY-23). */
  #come(point: Point, mover: Seat, at: readonly number[]): Point {
    const { options, pack } = this.state;
    const isOwn = mover === this.run.turn && at !== point.at;
    const turns = isOwn && pack.length > 0 && options.plytSquares.includes(at[mover]);
    return { ...point, at, fresh: point.fresh + (turns ? 1 : 0) };
  }

  /** Returns the value of ending the turn in a state. */
  #ended({ at, cards, fresh }: Point): number {
    const { outlook } = this;
    const held = cards.map((index) => this.#hand[index]);
    const worth = cards.reduce((sum, index) => sum + this.#worths[index], 0);
    // The types of fresh cards are secret, so they count as a small disadvantage where they may block the Winner
    // square.
    const trouble = fresh && at[this.run.turn] > WINNER - 20 ? 0.02 : 0;
    return outlook.chance(at) + worth + outlook.barred(at, held) - trouble;
  }
}
