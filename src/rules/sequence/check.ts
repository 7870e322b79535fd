/** Checks whether a position is reachable; `read` rejects all others. */
import type { Seat } from '../game.js';
import { areAllCards, areSquares, isStarting, liesUnseenOnTop } from '../trail/check.js';
import { isWhole } from '../trail/given.js';
import { areHands, hidesCards, isViewOfSomebody, playableCount } from '../trail/hands.js';
import { ALL_DICE, DICE, FACES, ROLLS, type Running, type SequenceState } from './state.js';
import { usesOf } from './turn.js';

/** The first problem found in a position. */
export interface Flaw {
  readonly code: 'seats' | 'pieces' | 'cards' | 'phase';
  readonly message: string;
}

/** Returns the first flaw of a position whose options are already validated, or null if it is reachable. */
export function flawOf(state: SequenceState): Flaw | null {
  const { options, at, hands, phase } = state;
  if (!isWhole(at.length, 1, 6) || hands.length !== at.length) {
    return { code: 'seats', message: 'One to six players climb.' };
  }
  if (!areSquares(at, 0, options.summit, phase.type === 'over' ? phase.winner : null)) {
    return { code: 'pieces', message: 'A climber stands where none can be.' };
  }
  if (!areCards(state)) return { code: 'cards', message: 'These are not the cards of the game.' };
  return canBe(state) ? null : { code: 'phase', message: 'The turn cannot be at this point.' };
}

function areCards(state: SequenceState): boolean {
  const { options, at, pack, hands, phase } = state;
  const out = 'card' in phase ? [phase.card] : [];
  return (
    liesUnseenOnTop(pack) &&
    areAllCards([...pack, ...hands.flat(), ...out], options.cards, at.length) &&
    areHands(state, options) &&
    (!hidesCards(state) || isViewOfSomebody(state))
  );
}

function canBe(state: SequenceState): boolean {
  const { options, at, pack, hands, phase } = state;
  const isSeat = (seat: Seat): boolean => isWhole(seat, 0, at.length - 1);
  const areDice = (dice: readonly number[], count = DICE): boolean =>
    dice.length === count && dice.every((die) => isWhole(die, 1, FACES));
  // SEQ-08, SEQ-09: a turn continues only after a claim. The claim itself is no longer known.
  const isRunning = ({ turn, dice, score, own, fresh }: Running): boolean =>
    options.cardsWhen === 'keep' &&
    isSeat(turn) &&
    areDice(dice) &&
    own !== 'lost' &&
    isWhole(fresh, 0, hands[turn].length) &&
    [0, 4, 8, 12].includes(score - dice[0]);
  const hasLanded = (seat: Seat): boolean => isSeat(seat) && options.plytSquares.includes(at[seat]);

  switch (phase.type) {
    case 'start':
      return isStarting(phase, at.length) && at.every((square) => square === 0);
    case 'roll':
      return (
        isSeat(phase.seat) &&
        (phase.rolls === 0
          ? phase.dice.length === 0 && phase.keep === 0
          : isWhole(phase.rolls, 1, ROLLS - 1) && areDice(phase.dice) && isWhole(phase.keep, 0, ALL_DICE - 1))
      );
    case 'keep':
      return isSeat(phase.seat) && isWhole(phase.rolls, 1, ROLLS - 1) && areDice(phase.dice);
    case 'declare':
      return isSeat(phase.seat) && areDice(phase.dice) && options.declare === 'player';
    case 'turn-card': {
      const { seat, links, passed, turn, dice, own, fresh, score } = phase;
      const inChain = isWhole(links, 0, pack.length - 1) && (links > 0 || seat === turn);
      const isUnseen = ['unseen', 'hidden'].includes(pack[0]);
      if (!isUnseen || !hasLanded(seat)) return false;
      if (options.cardsWhen === 'keep') return passed === 0 && isWhole(links, 0, pack.length - 1) && isRunning(phase);
      const passedOver = pack.filter((card) => card !== 'unseen').length;
      const isOver = isSeat(turn) && areDice(dice) && own === 'made' && fresh === 0 && score === 0;
      return inChain && isWhole(passed, 0, passedOver) && isOver;
    }
    case 'open-card':
      return (
        options.cardsWhen === 'at-once' &&
        hasLanded(phase.seat) &&
        isSeat(phase.turn) &&
        areDice(phase.dice) &&
        isWhole(phase.links, 0, pack.length) &&
        (phase.links > 0 || phase.seat === phase.turn) &&
        usesOf(state, phase.seat, phase.card, phase).length > 1
      );
    case 'turned-card':
      return hasLanded(phase.seat) && isRunning(phase) && isWhole(phase.links, 0, pack.length);
    case 'play-cards':
      return isRunning(phase) && playableCount(state, phase) > 0;
    case 'over':
      return isSeat(phase.winner) && hands[phase.winner].length === 0;
  }
}
