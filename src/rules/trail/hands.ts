/** Cards in hand: which may be played, which may go back, and which seats may see them (PLY-31, PLY-33, PLY-34). */
import type { Seat } from '../game.js';
import {
  cardChoices,
  unseenOf,
  type Card,
  type CardChoice,
  type CardCounts,
  type CardType,
  type PackCard,
} from './cards.js';
import type { Trail } from './chain.js';

export interface Hands extends Trail {
  /** The cards that each seat keeps, in the order in which they were turned. */
  readonly hands: readonly (readonly Card[])[];
}

/**
 * A player's own move in a turn: still to come, made, blocked because the player holds cards at the goal (PLY-32), or
 * lost through a wrong answer. It is made immediately, so it is still to come only in positions of version 0.2.0.
 */
export type OwnMove = 'to-come' | 'made' | 'held-back' | 'lost';

/** The rest of a turn, after the answer or the claim. */
export interface Running {
  /** The seat whose turn it is. */
  readonly turn: Seat;
  readonly own: OwnMove;
  /**
   * The number of cards at the end of that player's hand that were turned in this turn and so cannot be played in it
   * (PLY-31).
   */
  readonly fresh: number;
}

/** A player's move with cards that are kept. The move that keeps a card is named by each game. */
export type HandMove =
  /** Acts on the open card or the card just turned, or with `index` on that card in the player's own hand. */
  | { readonly type: 'card'; readonly index?: number; readonly seat: Seat; readonly to: number }
  /** Puts back the card just turned, or with `index` a card in the player's own hand that can do nothing. */
  | { readonly type: 'put-back'; readonly index?: number }
  /** Makes the player's own move if it is still to come. */
  | { readonly type: 'advance' }
  /** Ends the turn. */
  | { readonly type: 'done' };

/** Returns how many cards in the current player's hand were turned before this turn. */
export const playableCount = ({ hands }: Hands, { turn, fresh }: Running): number => hands[turn].length - fresh;

/**
 * Returns the cards that the player may play this turn, which excludes those turned in it. Indexes are positions in the
 * hand.
 */
export const playableCards = (state: Hands, run: Running): readonly Card[] =>
  state.hands[run.turn].slice(0, playableCount(state, run));

const masters = Array.from({ length: 12 }, (_, below) => below + 1);

/** Returns whether a card of `seat` would have a use for any number of the Master, given where the pieces are. */
export const hasAnyUse = (at: readonly number[], seat: Seat, card: Card, goal: number): boolean =>
  masters.some((master) => cardChoices(card, seat, master, at, goal).length > 0);

/**
 * Returns whether a card in hand may go back under the pack: only a card that can do nothing whatever the Master shows,
 * in a turn in which holding cards has blocked the player's own move (PLY-32, PLY-34). Otherwise a player on level 4
 * who still holds an "up a level" card could never win, and a game in which everyone does would never end.
 */
export const mayPutBack = ({ at }: Hands, { turn, own }: Running, card: Card, goal: number): boolean =>
  own === 'held-back' && card !== 'hidden' && !hasAnyUse(at, turn, card, goal);

/** Yields the moves of a player who may play cards from the hand. */
export function* handMoves(
  state: Hands,
  run: Running,
  goal: number,
  usesOf: (card: Card) => readonly CardChoice[],
): Generator<HandMove> {
  if (run.own === 'to-come') {
    yield { type: 'advance' }; // PLY-31
    return;
  }
  const cards = playableCards(state, run);
  for (const [index, card] of cards.entries()) {
    for (const choice of usesOf(card)) yield { type: 'card', index, ...choice };
  }
  yield { type: 'done' };
  for (const [index, card] of cards.entries()) {
    if (mayPutBack(state, run, card, goal)) yield { type: 'put-back', index };
  }
}

/**
 * Returns whether the players can hold these cards: only a player who has landed on a Plyt square has turned one
 * (PLY-23), and cards are held only when they are kept for later (PLY-21).
 */
export const areHands = (
  { hands, at }: Hands,
  { cardsWhen, plytSquares }: { readonly cardsWhen: string; readonly plytSquares: readonly number[] },
): boolean =>
  hands.every((hand, seat) => hand.length === 0 || (cardsWhen === 'keep' && plytSquares.length > 0 && at[seat] > 0));

interface Seen extends Hands {
  readonly phase: { readonly type: string };
}

/** A card that only its player has seen. */
interface Turned {
  readonly type: 'turned-card';
  readonly seat: Seat;
  readonly card: Card;
}

const turned = ({ phase }: Seen): Turned | undefined => (phase.type === 'turned-card' ? (phase as Turned) : undefined);

/** Returns the cards of the pack that nobody has seen yet, in the order of their types. */
export const unseenCards = ({
  options,
  at,
  pack,
  hands,
  phase,
}: Seen & { readonly options: { readonly cards: CardCounts } }): CardType[] =>
  unseenOf(options.cards, at.length, [...pack, ...hands.flat(), ...('card' in phase ? [phase.card as Card] : [])]);

const hide = (cards: readonly PackCard[]): Card[] => cards.map(() => 'hidden');

/**
 * Returns the position with every card the seat may not know replaced by `hidden`. A seat knows its own hand (PLY-33).
 */
export function viewOfCards<S extends Seen>(state: S, seat: Seat | 'public'): S {
  const open = turned(state);
  return {
    ...state,
    pack: hide(state.pack),
    hands: state.hands.map((hand, holder) => (holder === seat ? hand : hide(hand))),
    phase: open && open.seat !== seat ? { ...open, card: 'hidden' } : state.phase,
  };
}

/** Returns a move without the card that it turns, which only its player may see. */
export const hideTurned = <M extends { readonly type: string }>(move: M): M =>
  move.type === 'turn' && 'card' in move ? { ...move, card: 'hidden' } : move;

/** Returns whether the position hides any card. */
export const hidesCards = (state: Seen): boolean =>
  state.pack.includes('hidden') ||
  state.hands.some((hand) => hand.includes('hidden')) ||
  turned(state)?.card === 'hidden';

/** Returns whether the position hides exactly the cards that are hidden from one of the seats or from the public. */
export function isViewOfSomebody(state: Seen): boolean {
  const sees = (seat: Seat): boolean => {
    const open = turned(state);
    return !state.hands[seat].includes('hidden') && !(open?.seat === seat && open.card === 'hidden');
  };
  const same = (seat: Seat | 'public'): boolean => JSON.stringify(viewOfCards(state, seat)) === JSON.stringify(state);
  return same('public') || state.hands.some((_, seat) => sees(seat) && same(seat));
}
