import type { Drawn, GameEvent, Random, Seat } from './game.js';

/**
 * The digit on one of Pytagora's 77 digit pieces, 0 to 9, or −1 for a piece that is face down. The children's games
 * keep hands and the bag as lists of digits in ascending order.
 */
export type Digit = number;

/** A piece that the viewing seat may not see. */
export const faceDown = -1;

/** The number of pieces of each digit, 0 to 9 (PYT-01, PYT-03). */
export const digitPieces: readonly number[] = [7, 8, 8, 8, 8, 8, 8, 8, 7, 7];

/** The number of pieces each player draws at the start (PYT-40, PYT-50). */
export const handSize = 10;

/** Returns a copy of the digits in ascending order. */
export const rising = (digits: readonly Digit[]): Digit[] => [...digits].sort((a, b) => a - b);

/** Returns the list with one piece of that digit removed, or undefined if it has none. */
export function without(digits: readonly Digit[], digit: Digit): Digit[] | undefined {
  const at = digits.indexOf(digit);
  return at < 0 ? undefined : digits.filter((_, i) => i !== at);
}

/** The pieces that are not on the table: those in each seat's hand and those in the bag. */
export interface Pieces {
  readonly hands: readonly (readonly Digit[])[];
  readonly bag: readonly Digit[];
}

/**
 * Returns all pieces that are not in `taken`, in ascending order, or undefined if `taken` has more of a digit than
 * exist.
 */
export function rest(taken: readonly Digit[]): Digit[] | undefined {
  const left = [...digitPieces];
  for (const digit of taken) left[digit]--;
  return left.some((count) => count < 0) ? undefined : left.flatMap((count, digit) => Array<Digit>(count).fill(digit));
}

/** Draws ten pieces for each player from those that are not on the table (PYT-40, PYT-50). */
export function deal(seats: number, onTable: readonly Digit[], random: Random): Pieces {
  let bag = rest(onTable)!;
  const hands = Array.from({ length: seats }, () => {
    const hand: Digit[] = [];
    for (let i = 0; i < handSize; i++) {
      const digit = bag[random(bag.length)];
      hand.push(digit);
      bag = without(bag, digit)!;
    }
    return rising(hand);
  });
  return { hands, bag };
}

/** Draws a piece from a non-empty bag: `waits` if it is defined and still in the bag, otherwise a random piece. */
export const drawFrom = (bag: readonly Digit[], random: Random, waits: Drawn | undefined): Digit =>
  bag.find((digit) => digit === waits) ?? bag[random(bag.length)];

/** Moves a piece from the bag to a hand. Returns undefined if the bag has no such piece. */
export function drawn({ hands, bag }: Pieces, seat: Seat, digit: Digit): Pieces | undefined {
  const left = without(bag, digit);
  return left && { hands: hands.map((hand, i) => (i === seat ? rising([...hand, digit]) : hand)), bag: left };
}

/** Moves pieces from a hand to the table. Returns undefined if the hand does not hold them all. */
export function laid({ hands, bag }: Pieces, seat: Seat, digits: readonly Digit[]): Pieces | undefined {
  let hand: Digit[] | undefined = [...hands[seat]];
  for (const digit of digits) hand = hand && without(hand, digit);
  return hand && { hands: hands.map((other, i) => (i === seat ? hand : other)), bag };
}

/**
 * Returns the pieces as a seat sees them: other players' hands are face down, and so is the bag, because its contents
 * would reveal them.
 */
export function seen({ hands, bag }: Pieces, seat: Seat | 'public'): Pieces {
  const shown = hands.map((hand, i) => (i === seat ? hand : hand.map(() => faceDown)));
  const hidden = shown.some((hand) => hand.includes(faceDown));
  return { hands: shown, bag: hidden ? bag.map(() => faceDown) : bag };
}

/** Returns the event as a seat receives it: only the seat that draws a piece sees its digit (PYT-42, PYT-53). */
export const heard = <E extends GameEvent>(event: E, seat: Seat | 'public'): E =>
  event.type === 'drawn' && event.seat !== seat ? { ...event, digit: faceDown } : event;

/** Returns the seats with the fewest pieces in hand. Seats with equal hands share the win (PYT-43, PYT-53). */
export function fewest(hands: Pieces['hands']): Seat[] {
  const best = Math.min(...hands.map((hand) => hand.length));
  return hands.flatMap((hand, seat) => (hand.length === best ? [seat] : []));
}

/** Writes hands as text: the digits of each hand, hands separated by `_`. A face-down piece is written as `x`. */
export const writeHands = (hands: Pieces['hands']): string =>
  hands.map((hand) => hand.map((digit) => (digit === faceDown ? 'x' : digit)).join('')).join('_');

/**
 * Reads hands written by `writeHands`. Returns undefined unless every piece is face up and every hand is in ascending
 * order.
 */
export function readHands(text: string): Digit[][] | undefined {
  const hands = text.split('_').map((hand) => (/^\d*$/.test(hand) ? [...hand].map(Number) : undefined));
  const sorted = hands.every((hand) => hand?.every((digit, i) => i === 0 || hand[i - 1] <= digit));
  return sorted ? (hands as Digit[][]) : undefined;
}

/** Returns whether the text describes the hands of a view, in which some pieces are face down. */
export const isView = (text: string): boolean => /^[\dx]*(_[\dx]*)*$/.test(text) && text.includes('x');
