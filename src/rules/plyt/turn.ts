/** The course of a PLYT turn after the answer: own move, landing, cards, next player (PLY-10 to 12, 18, 23, 32). */
import type { Seat } from '../game.js';
import { act, land, type Landed, type OpenCard, type Unseen } from '../trail/chain.js';
import type { Card, CardChoice } from '../trail/cards.js';
import type { Tell } from '../trail/events.js';
import { WINNER } from '../trail/spiral.js';
import { playerAt, squareAfter } from './player.js';
import { trailRules, type PlytEvent, type PlytState, type Running } from './state.js';

/** Returns how many cards in the current player's hand were turned before this turn. */
export const playableCount = (state: PlytState, run: Running): number => state.hands[run.turn].length - run.fresh;

/** Continues the turn: a choice of cards, the own move, or the next player. */
export function goOn(state: PlytState, run: Running, tell: Tell<PlytEvent>): PlytState {
  // PLY-33: the choice is offered whenever the player holds a card, since skipping it would reveal that no card can be
  // used.
  if (run.own !== 'lost' && playableCount(state, run) > 0) return { ...state, phase: { type: 'play-cards', ...run } };
  return run.own === 'to-come' ? ownMove(state, run, tell) : passTurn(state, run.turn, tell);
}

/** Makes the move that a right answer earns (PLY-10). */
export function ownMove(state: PlytState, run: Running, tell: Tell<PlytEvent>): PlytState {
  const { turn, thrown } = run;
  const from = state.at[turn];
  const to = squareAfter(playerAt(state.options, turn), from, thrown.length, thrown[0]);
  if (to === WINNER && state.hands[turn].length > 0) {
    tell({ type: 'stayed', seat: turn, at: from, why: 'holds-cards' }); // PLY-32
    return goOn(state, { ...run, own: 'held-back' }, tell);
  }

  tell({ type: 'moved', seat: turn, from, to, cause: 'own' });
  const moved = { ...state, at: state.at.with(turn, to) };
  if (to === WINNER) {
    tell({ type: 'won', seat: turn }); // PLY-12
    return { ...moved, phase: { type: 'over', winner: turn } };
  }
  return landed(moved, turn, { ...run, own: 'made' }, tell);
}

/**
 * Handles a wrong or late answer: the piece stays, or with the penalty option moves back, but never off the board
 * (PLY-11, PLY-18).
 */
export function wrongAnswer(state: PlytState, turn: Seat, thrown: readonly number[], tell: Tell<PlytEvent>): PlytState {
  const run: Running = { turn, thrown, own: 'lost', fresh: 0 };
  const from = state.at[turn];
  const to = state.options.penalty && from > 0 ? Math.max(1, from - thrown[0]) : from;
  if (to === from) {
    tell({ type: 'stayed', seat: turn, at: from, why: 'wrong' });
    return goOn(state, run, tell);
  }
  tell({ type: 'moved', seat: turn, from, to, cause: 'penalty' });
  return landed({ ...state, at: state.at.with(turn, to) }, turn, run, tell);
}

/**
 * Handles a piece landing on a square; on a Plyt square its player turns a card (PLY-23).
 * @param links Of cards kept, the number of turned cards that were played in this chain, which ends after as many as the
 *   pack holds (PLY-30).
 */
export function landed(state: PlytState, seat: Seat, run: Running, tell: Tell<PlytEvent>, links = 0): PlytState {
  if (state.options.cardsWhen === 'at-once') {
    return settle(state, land(state, seat, 0, run.thrown[0], trailRules(state.options), tell), run, tell);
  }

  const isChainOver = links > 0 && links >= state.pack.length;
  if (isChainOver || !state.options.plytSquares.includes(state.at[seat])) return goOn(state, run, tell);
  const [card, ...pack] = state.pack;
  if (card === undefined) {
    tell({ type: 'no-card', seat });
    return goOn(state, run, tell);
  }
  if (card === 'unseen') return { ...state, phase: { type: 'turn-card', seat, links, passed: 0, ...run } };
  tell({ type: 'card-turned', seat, card: 'hidden', use: 'keep' }); // PLY-31
  return { ...state, pack, phase: { type: 'turned-card', seat, card, links, ...run } };
}

/** Acts on the open card and resolves what follows from it. */
export function actOnOpenCard(
  state: PlytState,
  open: OpenCard,
  choice: CardChoice,
  run: Running,
  tell: Tell<PlytEvent>,
): PlytState {
  return settle(state, act(state, open, choice, run.thrown[0], trailRules(state.options), tell), run, tell);
}

/** Continues after the unseen top card has been turned and is known to be `card`. */
export function turnCard(
  state: PlytState,
  { seat, links, passed }: Unseen,
  card: Card,
  run: Running,
  tell: Tell<PlytEvent>,
): PlytState {
  const known = { ...state, pack: state.pack.with(0, card) };
  if (state.options.cardsWhen === 'keep') return landed(known, seat, run, tell, links);
  return settle(known, land(known, seat, links, run.thrown[0], trailRules(state.options), tell, passed), run, tell);
}

function settle(state: PlytState, { trail, open, unseen }: Landed, run: Running, tell: Tell<PlytEvent>): PlytState {
  const settled = { ...state, at: trail.at, pack: trail.pack };
  if (unseen) return { ...settled, phase: { type: 'turn-card', ...unseen, ...run } };
  const { turn, thrown } = run;
  return open ? { ...settled, phase: { type: 'open-card', ...open, turn, thrown } } : goOn(settled, run, tell);
}

/** Passes the turn clockwise (PLY-07, PLY-11) and advances the rotation of a fixed die (PLY-15). */
export function passTurn(state: PlytState, turn: Seat, tell: Tell<PlytEvent>): PlytState {
  const values = playerAt(state.options, turn).fixed.length;
  const rotation = values > 1 ? state.rotation.with(turn, (state.rotation[turn] + 1) % values) : state.rotation;
  const seat = (turn + 1) % state.at.length;
  tell({ type: 'turn', seat });
  return { ...state, rotation, phase: { type: 'choose', seat } };
}
