/** Checks whether the pieces and cards in a position read from text are possible (PLY-02, 06, 22, 26, 33). */
import type { Seat } from '../game.js';
import { cardTypes, deck, type CardCounts, type CardType, type PackCard } from './cards.js';
import { isWhole } from './given.js';
import type { Starting } from './start.js';

/**
 * Returns whether a round of starting rolls is possible: seats ascend, and not all of them have rolled yet (PLY-07).
 */
export const isStarting = ({ rolling, rolled }: Starting, seats: number): boolean =>
  rolling.length >= 2 &&
  rolling.every((seat, index) => isWhole(seat, index === 0 ? 0 : rolling[index - 1] + 1, seats - 1)) &&
  rolled.length < rolling.length &&
  rolled.every((die) => isWhole(die, 1, 12));

/**
 * Returns whether the pieces are on squares of the race: all short of the goal, except the winner's, which is on it.
 * @param lowest The lowest square that a piece can be on.
 */
export const areSquares = (at: readonly number[], lowest: number, goal: number, winner: Seat | null): boolean =>
  at.every((square, seat) => (seat === winner ? square === goal : isWhole(square, lowest, goal - 1)));

/** Returns whether the cards that nobody has seen are above those that went back under the pack. */
export const liesUnseenOnTop = (pack: readonly PackCard[]): boolean => {
  const seen = pack.findIndex((card) => card !== 'unseen');
  return seen < 0 || !pack.includes('unseen', seen);
};

/** Returns whether these are all the cards of the game; hidden and unseen cards may stand for any that are missing. */
export function areAllCards(cards: readonly PackCard[], counts: CardCounts, seats: number): boolean {
  const all = deck(counts, seats);
  const held = (among: readonly PackCard[], type: CardType): number => among.filter((card) => card === type).length;
  return (
    cards.length === all.length &&
    cards.every((card) => card === 'hidden' || card === 'unseen' || cardTypes.includes(card)) &&
    cardTypes.every((type) => held(cards, type) <= held(all, type))
  );
}
