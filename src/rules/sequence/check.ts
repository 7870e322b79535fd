/** Checks whether a position is reachable; `read` rejects all others. */
import type { Seat } from '../game.js';
import { cardChoices } from '../trail/cards.js';
import { areAllCards, isStarting, areSquares } from '../trail/check.js';
import { isWhole } from '../trail/given.js';
import { ALL_DICE, DICE, FACES, ROLLS, type SequenceState } from './state.js';

/** The first problem found in a position. */
export interface Flaw {
  readonly code: 'seats' | 'pieces' | 'cards' | 'phase';
  readonly message: string;
}

/** Returns the first flaw of a position whose options are already validated, or null if it is reachable. */
export function flawOf(state: SequenceState): Flaw | null {
  const { options, at, pack, phase } = state;
  if (!isWhole(at.length, 1, 6)) return { code: 'seats', message: 'One to six players climb.' };
  if (!areSquares(at, 0, options.summit, phase.type === 'over' ? phase.winner : null)) {
    return { code: 'pieces', message: 'A climber stands where none can be.' };
  }
  const cards = 'card' in phase ? [...pack, phase.card] : pack;
  const hidden = pack.filter((card) => card === 'hidden').length;
  if (!areAllCards(cards, options.cards, at.length) || (hidden > 0 && hidden < pack.length)) {
    return { code: 'cards', message: 'These are not the cards of the game.' };
  }
  return canBe(state) ? null : { code: 'phase', message: 'The turn cannot be at this point.' };
}

function canBe({ options, at, pack, phase }: SequenceState): boolean {
  const isSeat = (seat: Seat): boolean => isWhole(seat, 0, at.length - 1);
  const areDice = (dice: readonly number[], count = DICE): boolean =>
    dice.length === count && dice.every((die) => isWhole(die, 1, FACES));

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
    case 'open-card':
      return (
        isSeat(phase.seat) &&
        isSeat(phase.turn) &&
        areDice(phase.dice) &&
        options.plytSquares.includes(at[phase.seat]) &&
        isWhole(phase.links, 0, pack.length) &&
        (phase.links > 0 || phase.seat === phase.turn) &&
        cardChoices(phase.card, phase.seat, phase.dice[0], at, options.summit).length > 1
      );
    case 'over':
      return isSeat(phase.winner);
  }
}
