/** When to use kept cards: the orders in which cards and the own move can follow each other in a turn (PLY-31). */
import type { Seat } from '../rules/game.js';
import { playerAt, stepsFor, usesOf, type PlytState } from '../rules/plyt/index.js';
import type { Running } from '../rules/plyt/state.js';
import type { Card } from '../rules/trail/cards.js';
import { WINNER } from '../rules/trail/spiral.js';
import type { Outlook } from './plyt-ahead.js';

/** The first move of the best order: a card of the hand by its place, the own move, or the end of the turn. */
export type Plan = { readonly index: number; readonly seat: Seat; readonly to: number } | 'advance' | 'done';

interface Point {
  readonly at: readonly number[];
  /** The places in the hand of the cards that can still be played. */
  readonly cards: readonly number[];
  /** Cards turned in this turn: they cannot be played, and bar the summit (PLY-32). */
  readonly fresh: number;
  readonly mayAdvance: boolean;
}

/** So many points of the turn are looked at, then each is judged as it is. */
const mostPoints = 300;

/** Finds the best order by going through all, as far as the number of points allows. */
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

/** The orders of one turn. */
class Orders {
  readonly #hand: readonly Card[];
  /** What each card of the hand is worth if it is held. */
  readonly #worths: readonly number[];
  /** What the own move brings. */
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

  /** What can be done at a point, and what it leads to: another point, or a value where the turn or the game ends. */
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

  /** A piece comes to a square; the own one turns a card on a star (PLY-23). */
  #come(point: Point, mover: Seat, at: readonly number[]): Point {
    const { options, pack } = this.state;
    const isOwn = mover === this.run.turn && at !== point.at;
    const turns = isOwn && pack.length > 0 && options.plytSquares.includes(at[mover]);
    return { ...point, at, fresh: point.fresh + (turns ? 1 : 0) };
  }

  /** What it is worth to end the turn at a point. */
  #ended({ at, cards, fresh }: Point): number {
    const { outlook } = this;
    const held = cards.map((index) => this.#hand[index]);
    const worth = cards.reduce((sum, index) => sum + this.#worths[index], 0);
    // What a fresh card is, nobody may ask the pack: it counts as a small trouble where it may bar the summit.
    const trouble = fresh && at[this.run.turn] > WINNER - 20 ? 0.02 : 0;
    return outlook.chance(at) + worth + outlook.barred(at, held) - trouble;
  }
}
