/** When to use kept cards: the orders in which cards and the own move can follow each other in a turn (PLY-31). */
import type { Seat } from '../rules/game.js';
import { playerAt, stepsFor, usesOf, type PlytState } from '../rules/plyt/index.js';
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
  const { phase, options, pack } = state;
  if (phase.type !== 'play-cards') return 'done';
  const { turn, thrown } = phase;
  const hand = state.hands[turn];
  const steps = stepsFor(playerAt(options, turn), thrown.length, thrown[0]);
  let points = 0;

  const worths = hand.map((card) => outlook.held(card, state.at));

  function ended({ at, cards, fresh }: Point): number {
    const held: Card[] = cards.map((index) => hand[index]);
    const worth = cards.reduce((sum, index) => sum + worths[index], 0);
    // What a fresh card is, nobody may ask the pack: it counts as a small trouble where it may bar the summit.
    const trouble = fresh && at[turn] > WINNER - 20 ? 0.02 : 0;
    return outlook.chance(at) + worth + outlook.barred(at, held) - trouble;
  }

  function* choices(point: Point): Generator<[Plan, Point | number]> {
    const { at, cards, fresh, mayAdvance } = point;
    if (mayAdvance) {
      const to = Math.min(WINNER, at[turn] + steps);
      const isBarred = to === WINNER && cards.length + fresh > 0;
      const moved = isBarred ? at : at.with(turn, to);
      yield ['advance', to === WINNER && !isBarred ? 1 : { ...come(point, turn, moved), mayAdvance: false }];
    } else yield ['done', ended(point)];
    for (const index of cards) {
      for (const { seat, to } of usesOf({ ...state, at }, turn, hand[index], thrown[0])) {
        const left = { ...point, cards: cards.filter((other) => other !== index) };
        yield [{ index, seat, to }, come(left, seat, at.with(seat, to))];
      }
    }
  }

  /** A piece comes to a square; the own one turns a card on a star (PLY-23). */
  function come(point: Point, mover: Seat, at: readonly number[]): Point {
    const turns = mover === turn && at !== point.at && pack.length > 0 && options.plytSquares.includes(at[mover]);
    return { ...point, at, fresh: point.fresh + (turns ? 1 : 0) };
  }

  function best(point: Point): { value: number; plan: Plan } {
    let found: { value: number; plan: Plan } = { value: -1, plan: point.mayAdvance ? 'advance' : 'done' };
    for (const [plan, next] of choices(point)) {
      const value = typeof next === 'number' ? next : points++ < mostPoints ? best(next).value : ended(next);
      if (value > found.value + 1e-9) found = { value, plan };
    }
    return found;
  }

  const playable = hand.length - phase.fresh;
  return best({
    at: state.at,
    cards: Array.from({ length: playable }, (_, index) => index),
    fresh: phase.fresh,
    mayAdvance: phase.own === 'to-come',
  }).plan;
}
