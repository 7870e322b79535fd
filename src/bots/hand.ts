/** Decides when to use kept cards, in PLYT and in Sequence (PLY-31, SEQ-12). */
import type { Seat } from '../rules/game.js';
import { cardChoices, type Card } from '../rules/trail/cards.js';
import type { TrailRules } from '../rules/trail/chain.js';
import { mayPutBack, playableCount, type Hands, type HandMove, type Running } from '../rules/trail/hands.js';
import type { CardOutlook } from './card-outlook.js';
import { replaced } from '../lists.js';

/** A turn in which cards may be played. */
export interface CardTurn extends TrailRules {
  readonly state: Hands;
  readonly run: Running;
  /** The Master's number of the turn. */
  readonly master: number;
}

/** A move, and the chance to finish first after it. */
export interface Promised<M> {
  readonly move: M;
  readonly chance: number;
}

interface Typed {
  readonly type: string;
}

type CardMove = Extract<HandMove, { type: 'card' }>;

const asCard = (move: Typed): CardMove | undefined => (move.type === 'card' ? (move as CardMove) : undefined);

/** Returns the best of some moves; the first among equal ones. */
export const bestOf = <M>(promises: readonly Promised<M>[]): Promised<M> =>
  promises.reduce((best, one) => (one.chance > best.chance + 1e-9 ? one : best));

/**
 * Returns the possible moves with a card just turned, the safest first: to put it back, to keep it, or one of its uses.
 */
export function turnedPromises<M extends Typed>(
  moves: readonly M[],
  { at }: Hands,
  card: Card,
  hand: readonly Card[],
  outlook: CardOutlook,
): Promised<M>[] {
  const chance = (move: M): number => {
    const use = asCard(move);
    if (use) {
      const after = replaced(at, use.seat, use.to);
      return outlook.chance(after) + outlook.barred(after, hand);
    }
    const now = outlook.chance(at);
    return move.type === 'put-back'
      ? now + outlook.barred(at, hand)
      : now + outlook.held(card, at) + outlook.barred(at, [...hand, card]);
  };
  const cautious = ({ type }: M): number => (type === 'put-back' ? 0 : type === 'card' ? 2 : 1);
  return [...moves].sort((a, b) => cautious(a) - cautious(b)).map((move) => ({ move, chance: chance(move) }));
}

/**
 * Returns the possible moves with a hand: playing a card, putting one back under the pack, or ending the turn, each
 * followed by the best order of the rest. If the player's own move is still to come, that is the only move.
 */
export function handPromises<M extends Typed>(
  moves: readonly M[],
  turn: CardTurn,
  outlook: CardOutlook,
): Promised<M>[] {
  const only = moves.find(({ type }) => type === 'advance');
  if (only) return [{ move: only, chance: outlook.chance(turn.state.at) }];
  const { state, run } = turn;
  const plans = new Orders(turn, outlook).values({
    at: state.at,
    cards: Array.from({ length: playableCount(state, run) }, (_, index) => index),
    fresh: run.fresh,
  });
  return plans.map(([plan, chance]) => ({ move: moves.find((move) => fits(move, plan))!, chance }));
}

type PutBack = Extract<HandMove, { type: 'put-back' }>;

const fits = (move: Typed, plan: Plan): boolean => {
  if (plan === 'done') return move.type === plan;
  if (!('seat' in plan)) return move.type === 'put-back' && ((move as PutBack).index ?? 0) === plan.index;
  const card = asCard(move);
  return card?.index === plan.index && card.seat === plan.seat && card.to === plan.to;
};

/** A move within a turn: a card played by its index in the hand, a card put back (PLY-34), or the end of the turn. */
type Plan = { readonly index: number; readonly seat: Seat; readonly to: number } | { readonly index: number } | 'done';

interface Point {
  readonly at: readonly number[];
  /** The indexes in the hand of the cards that can still be played. */
  readonly cards: readonly number[];
  /** Cards turned in this turn, which cannot be played and block the Winner square (PLY-32). */
  readonly fresh: number;
}

/** The number of states of a turn that are searched; further ones are evaluated without a search. */
const mostPoints = 300;

/** The possible orders within one turn, searched exhaustively up to that number of states. */
class Orders {
  readonly #seat: Seat;
  readonly #hand: readonly Card[];
  /** The value of holding each card of the hand. */
  readonly #worths: readonly number[];
  #points = 0;

  constructor(
    private readonly turn: CardTurn,
    private readonly outlook: CardOutlook,
  ) {
    const { state, run } = turn;
    this.#seat = run.turn;
    this.#hand = state.hands[run.turn];
    this.#worths = this.#hand.map((card) => outlook.held(card, state.at));
  }

  /**
   * Returns the value of each choice in a state. Among equal ones, putting a card back comes first, then ending the
   * turn.
   */
  values(point: Point): [Plan, number][] {
    return Array.from(this.#choices(point), ([plan, next]) => [
      plan,
      typeof next === 'number' ? next : this.#worth(next),
    ]);
  }

  #worth(point: Point): number {
    return this.#points++ < mostPoints ? Math.max(...this.values(point).map(([, value]) => value)) : this.#ended(point);
  }

  /** Yields the choices in a state and their results: another state, or a value if the turn ends. */
  *#choices(point: Point): Generator<[Plan, Point | number]> {
    const { at, cards } = point;
    const { master, goal } = this.turn;
    const own = this.#seat;
    const { state, run } = this.turn;
    const without = (index: number): Point => ({ ...point, cards: cards.filter((other) => other !== index) });
    for (const index of cards) {
      if (mayPutBack({ ...state, at }, run, this.#hand[index], goal)) yield [{ index }, without(index)];
    }
    yield ['done', this.#ended(point)];
    for (const index of cards) {
      for (const { seat, to } of cardChoices(this.#hand[index], own, master, at, goal)) {
        yield [{ index, seat, to }, this.#come(without(index), seat, replaced(at, seat, to))];
      }
    }
  }

  /** Lands a piece on a square; if the player's own piece lands on a star, it turns a card (PLY-23). */
  #come(point: Point, mover: Seat, at: readonly number[]): Point {
    const { state, plytSquares } = this.turn;
    const isOwn = mover === this.#seat && at !== point.at;
    const turns = isOwn && state.pack.length > 0 && plytSquares.includes(at[mover]);
    return { ...point, at, fresh: point.fresh + (turns ? 1 : 0) };
  }

  /** Returns the value of ending the turn in a state. */
  #ended({ at, cards, fresh }: Point): number {
    const { outlook } = this;
    const held = cards.map((index) => this.#hand[index]);
    const worth = cards.reduce((sum, index) => sum + this.#worths[index], 0);
    // The types of fresh cards are secret, so they count as a small disadvantage if they may block the Winner square.
    const trouble = fresh && at[this.#seat] > this.turn.goal - 20 ? 0.02 : 0;
    return outlook.chance(at) + worth + outlook.barred(at, held) - trouble;
  }
}
