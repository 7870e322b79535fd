/** Decides when to use kept cards, in PLYT and in Sequence (PLY-31, SEQ-12). */
import type { Seat } from '../rules/game.js';
import { cardChoices, type Card, type CardChoice } from '../rules/trail/cards.js';
import type { TrailRules } from '../rules/trail/chain.js';
import { playableCount, type Hands, type HandMove, type Running } from '../rules/trail/hands.js';
import type { CardOutlook } from './card-outlook.js';

/** A turn in which cards may be played. */
export interface CardTurn extends TrailRules {
  readonly state: Hands;
  readonly run: Running;
  /** The Master's number of the turn. */
  readonly master: number;
  /** The steps of the own move. */
  readonly steps: number;
}

/** Returns what is best done with a card just turned: one of its uses, to keep it, or to put it back. */
export function planTurned(
  { at }: Hands,
  card: Card,
  uses: readonly CardChoice[],
  hand: readonly Card[],
  outlook: CardOutlook,
): CardChoice | 'keep' | 'put-back' {
  const gain = outlook.held(card, at) + outlook.barred(at, [...hand, card]);
  if (!uses.length) return gain <= 0 ? 'put-back' : 'keep';
  const now = outlook.chance(at);
  let best: { readonly plan: CardChoice | 'keep'; readonly gain: number } = { plan: 'keep', gain };
  for (const { seat, to } of uses) {
    const after = at.with(seat, to);
    const played = outlook.chance(after) - now + outlook.barred(after, hand);
    if (played > best.gain) best = { plan: { seat, to }, gain: played };
  }
  return best.plan;
}

/** Plays cards and the own move in the best order, and puts back a card that can do nothing if that is allowed. */
export function playHand<M extends { readonly type: string }>(
  moves: readonly M[],
  turn: CardTurn,
  outlook: CardOutlook,
): M {
  const back = moves.find(({ type }) => type === 'put-back');
  if (back) return back;
  const plan = planHand(turn, outlook);
  const fits = (move: M): boolean => {
    if (typeof plan === 'string') return move.type === plan;
    const card = move as Partial<Extract<HandMove, { type: 'card' }>>;
    return card.type === 'card' && card.index === plan.index && card.seat === plan.seat && card.to === plan.to;
  };
  return moves.find(fits)!;
}

/** The first move of the best order: a card by its index in the hand, the own move, or the end of the turn. */
type Plan = { readonly index: number; readonly seat: Seat; readonly to: number } | 'advance' | 'done';

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
function planHand(turn: CardTurn, outlook: CardOutlook): Plan {
  const { state, run } = turn;
  return new Orders(turn, outlook).best({
    at: state.at,
    cards: Array.from({ length: playableCount(state, run) }, (_, index) => index),
    fresh: run.fresh,
    mayAdvance: run.own === 'to-come',
  }).plan;
}

/** The possible orders within one turn. */
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
    const { master, steps, goal } = this.turn;
    const own = this.#seat;
    if (mayAdvance) {
      const to = Math.min(goal, at[own] + steps);
      const isBarred = to === goal && cards.length + fresh > 0;
      const moved = isBarred ? at : at.with(own, to);
      yield ['advance', to === goal && !isBarred ? 1 : { ...this.#come(point, own, moved), mayAdvance: false }];
    } else yield ['done', this.#ended(point)];
    for (const index of cards) {
      for (const { seat, to } of cardChoices(this.#hand[index], own, master, at, goal)) {
        const left = { ...point, cards: cards.filter((other) => other !== index) };
        yield [{ index, seat, to }, this.#come(left, seat, at.with(seat, to))];
      }
    }
  }

  /** Lands a piece on a square; on a star the own piece turns a card (PLY-23). */
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
    // The types of fresh cards are secret, so they count as a small disadvantage where they may block the Winner
    // square.
    const trouble = fresh && at[this.#seat] > this.turn.goal - 20 ? 0.02 : 0;
    return outlook.chance(at) + worth + outlook.barred(at, held) - trouble;
  }
}
