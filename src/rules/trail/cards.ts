/** Chance cards: the eight types, the pack, and what a card can do in a position (PLY-22, PLY-24 to PLY-28). */
import type { Random, Seat } from '../game.js';
import { touching } from './spiral.js';

export const cardTypes = [
  'yourself-forward',
  'yourself-back',
  'yourself-up',
  'yourself-down',
  'another-forward',
  'another-back',
  'another-up',
  'another-down',
] as const;

export type CardType = (typeof cardTypes)[number];

/** A card as a seat sees it: `hidden` if the seat may not know which card it is (PLY-33). */
export type Card = CardType | 'hidden';

/** A card in the pack. `unseen`: nobody has turned it yet, and its type is drawn when it is turned. */
export type PackCard = Card | 'unseen';

/** The number of cards of each type in the pack, 0 to 8 each. */
export type CardCounts = Readonly<Record<CardType, number>>;

/** Returns counts with the same number of each type. */
export const countsOf = (each: number): CardCounts =>
  Object.fromEntries(cardTypes.map((type) => [type, each])) as Record<CardType, number>;

/** A piece that a card may move, and the square it moves to. */
export interface CardChoice {
  readonly seat: Seat;
  readonly to: number;
}

type Way = 'forward' | 'back' | 'up' | 'down';

const movesAnother = (card: CardType): boolean => card.startsWith('another');
const wayOf = (card: CardType): Way => card.slice(card.indexOf('-') + 1) as Way;

/** Returns the number of squares that a card moves a piece by (PLY-24); undefined if it changes the level, or is hidden. */
export function squaresBy(card: Card, master: number): number | undefined {
  const way = card === 'hidden' ? undefined : wayOf(card);
  return way === 'forward' || way === 'back' ? master : undefined;
}

/**
 * Returns the cards of a game in the order of their types. A single player has no use for cards about another player.
 */
export function deck(counts: CardCounts, seats: number): CardType[] {
  const cards: CardType[] = [];
  for (const type of cardTypes) {
    if (seats === 1 && movesAnother(type)) continue;
    for (let left = counts[type]; left > 0; left--) cards.push(type);
  }
  return cards;
}

/** Returns the squares on which a card is turned; none in a game without cards (PLY-20, PLY-21). */
export const starsOf = (
  { cards, plytSquares }: { readonly cards: CardCounts; readonly plytSquares: readonly number[] },
  seats: number,
): readonly number[] => (deck(cards, seats).length ? plytSquares : []);

/** Returns the cards of a game that nobody has seen yet, in the order of their types: all except the known ones. */
export function unseenOf(counts: CardCounts, seats: number, known: readonly PackCard[]): CardType[] {
  const left = deck(counts, seats);
  for (const card of known) {
    const at = left.findIndex((one) => one === card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Returns the cards in a random order (PLY-22). */
export function shuffle<T>(cards: readonly T[], random: Random): T[] {
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

function squaresFrom(square: number, way: Way, master: number): number[] {
  if (way === 'forward') return [square + master]; // PLY-24; a piece off the board moves to the square of that number, PLY-26
  if (way === 'back') return [square - master];
  return touching(square, way); // PLY-25
}

/**
 * Returns everything a card can do now, in playing order from its holder; empty if it can do nothing.
 * @param holder The player who acts on the card, its "yourself" (PLY-23).
 * @param master The Master's number in the current throw, without bonus (PLY-24).
 * @param at The square of each seat.
 * @param goal The square that ends the race; no card moves a piece onto or past it (PLY-27).
 */
export function cardChoices(
  card: Card,
  holder: Seat,
  master: number,
  at: readonly number[],
  goal: number,
): CardChoice[] {
  if (card === 'hidden') return [];
  const seats = movesAnother(card)
    ? at.slice(1).map((_, step) => (holder + 1 + step) % at.length) // PLY-28
    : [holder];
  return seats.flatMap((seat) =>
    squaresFrom(at[seat], wayOf(card), master)
      .filter((to) => to >= 1 && to < goal) // PLY-26, PLY-27
      .map((to) => ({ seat, to })),
  );
}
