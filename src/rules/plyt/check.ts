/** Checks whether a position is reachable; `read` rejects all others. */
import type { Seat } from '../game.js';
import { deck, type Card } from '../trail/cards.js';
import { areAllCards, areSquares, isStarting, liesUnseenOnTop } from '../trail/check.js';
import { isWhole } from '../trail/given.js';
import { areHands, hidesCards, isViewOfSomebody, playableCount } from '../trail/hands.js';
import { WINNER } from '../trail/spiral.js';
import { diceChoices, playerAt } from './player.js';
import type { Phase, PlytState, Running } from './state.js';
import { usesOf } from './turn.js';

/** The first problem found in a position. */
export interface Flaw {
  readonly code: 'seats' | 'pieces' | 'cards' | 'rotation' | 'phase';
  readonly message: string;
}

/** Returns the first flaw of a position whose options are already validated, or null if it is reachable. */
export function flawOf(state: PlytState): Flaw | null {
  const { options, at, hands, rotation, phase } = state;
  const seats = at.length;
  if (!isWhole(seats, 1, 6) || hands.length !== seats || rotation.length !== seats) {
    return { code: 'seats', message: 'One to six players have one place each.' };
  }
  if (!areSquares(at, lowestSquare(state), WINNER, phase.type === 'over' ? phase.winner : null)) {
    return { code: 'pieces', message: 'A piece stands where it cannot be.' };
  }
  if (!areCards(state)) return { code: 'cards', message: 'These are not the cards of the game.' };
  if (!rotation.every((turn, seat) => isWhole(turn, 0, Math.max(0, playerAt(options, seat).fixed.length - 1)))) {
    return { code: 'rotation', message: 'A fixed die has no such turn.' };
  }
  if (!canBe(state, phase)) return { code: 'phase', message: 'The turn cannot be at this point.' };
  return null;
}

/**
 * Returns the lowest square a piece can be on: once on the board it never leaves it (PLY-18, PLY-26), and only a
 * penalty or a card moves it back.
 */
function lowestSquare({ options, at }: PlytState): number {
  const cards = options.plytSquares.length > 0 && deck(options.cards, at.length).length > 0;
  return options.penalty || cards ? Math.min(options.startSquare, 1) : options.startSquare;
}

function areCards(state: PlytState): boolean {
  const { options, at, pack, hands, phase } = state;
  const out: Card[] = 'card' in phase ? [phase.card] : [];
  if (!liesUnseenOnTop(pack)) return false;
  if (!areAllCards([...pack, ...hands.flat(), ...out], options.cards, at.length)) return false;
  return areHands(state, options) && (!hidesCards(state) || isViewOfSomebody(state));
}

function canBe(state: PlytState, phase: Phase): boolean {
  const { options, at, hands, rotation } = state;
  const seats = at.length;
  const isSeat = (seat: Seat): boolean => isWhole(seat, 0, seats - 1);
  const isThrown = (seat: Seat, thrown: readonly number[]): boolean =>
    diceChoices(options, seat).includes(thrown.length) && thrown.every((die) => isWhole(die, 1, 12));
  const isRunning = ({ turn, thrown, own, fresh }: Running): boolean =>
    isSeat(turn) && isThrown(turn, thrown) && isWhole(fresh, 0, own === 'lost' ? 0 : hands[turn].length);
  const hasLanded = (seat: Seat): boolean => isSeat(seat) && options.plytSquares.includes(at[seat]);

  switch (phase.type) {
    case 'start':
      return (
        isStarting(phase, at.length) &&
        at.every((square) => square === options.startSquare) &&
        hands.every((hand) => hand.length === 0) &&
        rotation.every((turn) => turn === 0)
      );
    case 'choose':
      return isSeat(phase.seat);
    case 'throw':
      return isSeat(phase.seat) && diceChoices(options, phase.seat).includes(phase.dice);
    case 'answer':
      return isSeat(phase.seat) && isThrown(phase.seat, phase.thrown);
    case 'turn-card': {
      const { seat, links, passed, own, turn } = phase;
      const goesBack = own === 'lost' && options.penalty;
      const atOnce =
        (own === 'made' || goesBack) &&
        isWhole(links, 0, state.pack.length - 1) &&
        isWhole(passed, 0, state.pack.filter((card) => card !== 'unseen').length) &&
        (links > 0 || seat === turn);
      const inChain = isWhole(links, 0, state.pack.length - 1) && (links > 0 || seat === turn);
      const kept = passed === 0 && (own === 'lost' ? goesBack && inChain : isWhole(links, 0, state.pack.length - 1));
      const isUnseen = ['unseen', 'hidden'].includes(state.pack[0]);
      return isUnseen && hasLanded(seat) && isRunning(phase) && (options.cardsWhen === 'keep' ? kept : atOnce);
    }
    case 'open-card':
      return (
        options.cardsWhen === 'at-once' &&
        hasLanded(phase.seat) &&
        isSeat(phase.turn) &&
        isThrown(phase.turn, phase.thrown) &&
        isWhole(phase.links, 0, state.pack.length) &&
        (phase.links > 0 || phase.seat === phase.turn) &&
        usesOf(state, phase.seat, phase.card, phase.thrown[0]).length > 1
      );
    case 'turned-card':
      return (
        options.cardsWhen === 'keep' &&
        hasLanded(phase.seat) &&
        isRunning(phase) &&
        isWhole(phase.links, 0, state.pack.length) &&
        (phase.own !== 'lost' || (options.penalty && (phase.links > 0 || phase.seat === phase.turn)))
      );
    case 'play-cards':
      return (
        options.cardsWhen === 'keep' && isRunning(phase) && phase.own !== 'lost' && playableCount(state, phase) > 0
      );
    case 'over':
      return isSeat(phase.winner) && hands[phase.winner].length === 0;
  }
}
