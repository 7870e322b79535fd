/** Kept cards: what their holder may do with them (PLY-31, PLY-32, PLY-34). */
import type { Seat } from '../game.js';
import { cardChoices, type Card, type CardChoice } from '../trail/cards.js';
import type { OpenCard } from '../trail/chain.js';
import type { Tell } from '../trail/events.js';
import { WINNER } from '../trail/spiral.js';
import { FACES } from './player.js';
import type { PlytEvent, PlytState, Running } from './state.js';
import { goOn, landed, playableCount } from './turn.js';

/** Returns what a card of `seat` can do now, given the Master of the current throw (PLY-24). */
export const usesOf = (state: PlytState, seat: Seat, card: Card, master: number): CardChoice[] =>
  cardChoices(card, seat, master, state.at, WINNER);

/**
 * Returns the cards that the player may play this turn, which excludes those turned in it. Indexes are positions in the
 * hand.
 */
export const playableCards = (state: PlytState, run: Running): readonly Card[] =>
  state.hands[run.turn].slice(0, playableCount(state, run));

/** Whether the card can do nothing in this position, whatever the Master shows. */
export function isDead(state: PlytState, seat: Seat, card: Card): boolean {
  for (let master = 1; master <= FACES; master++) {
    if (usesOf(state, seat, card, master).length > 0) return false;
  }
  return card !== 'hidden';
}

/**
 * Whether a card in hand may go back under the pack: only a card that can do nothing, in a turn in which holding cards
 * has blocked the player's own move (PLY-32, PLY-34). Otherwise a player on level 4 who still holds an "up a level"
 * card could never win, and a game in which everyone does would never end.
 */
export const mayPutBack = (state: PlytState, run: Running, card: Card): boolean =>
  run.own === 'held-back' && isDead(state, run.turn, card);

const without = (state: PlytState, seat: Seat, index: number): PlytState => ({
  ...state,
  hands: state.hands.with(seat, state.hands[seat].toSpliced(index, 1)),
  pack: [...state.pack, state.hands[seat][index]],
});

/** Plays a card from the hand. The card goes to the bottom of the pack, and the piece that it moved lands. */
export function playCard(
  state: PlytState,
  run: Running,
  index: number,
  { seat, to }: CardChoice,
  tell: Tell<PlytEvent>,
): PlytState {
  const card = state.hands[run.turn][index];
  tell({ type: 'card-played', seat: run.turn, card });
  tell({ type: 'moved', seat, from: state.at[seat], to, cause: 'card' });
  return landed({ ...without(state, run.turn, index), at: state.at.with(seat, to) }, seat, run, tell);
}

/** Puts a card from the hand at the bottom of the pack. */
export function putBack(state: PlytState, run: Running, index: number, tell: Tell<PlytEvent>): PlytState {
  tell({ type: 'card-put-back', seat: run.turn });
  return goOn(without(state, run.turn, index), run, tell);
}

/** The player whose piece landed plays the turned card at once. */
export function playTurned(
  state: PlytState,
  { seat, card, links }: OpenCard,
  run: Running,
  choice: CardChoice,
  tell: Tell<PlytEvent>,
): PlytState {
  tell({ type: 'card-played', seat, card });
  tell({ type: 'moved', seat: choice.seat, from: state.at[choice.seat], to: choice.to, cause: 'card' });
  const moved = { ...state, at: state.at.with(choice.seat, choice.to), pack: [...state.pack, card] };
  return landed(moved, choice.seat, run, tell, links + 1);
}

/** The player whose piece landed keeps the turned card. */
export function keepTurned(state: PlytState, seat: Seat, card: Card, run: Running, tell: Tell<PlytEvent>): PlytState {
  tell({ type: 'card-kept', seat });
  const hands = state.hands.with(seat, [...state.hands[seat], card]);
  return goOn({ ...state, hands }, { ...run, fresh: run.fresh + (seat === run.turn ? 1 : 0) }, tell);
}

/** The player whose piece landed puts the turned card at the bottom of the pack. */
export function returnTurned(state: PlytState, seat: Seat, card: Card, run: Running, tell: Tell<PlytEvent>): PlytState {
  tell({ type: 'card-put-back', seat });
  return goOn({ ...state, pack: [...state.pack, card] }, run, tell);
}
