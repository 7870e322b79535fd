import type { Drawn, Random, Seat } from './game.js';

/**
 * The 77 digit pieces of Pytagora as its games for the youngest use them: what lies in a hand and in the bag is a list of
 * digits, rising. A piece that lies face down for whoever looks is −1.
 */
export type Digit = number;

export const faceDown = -1;

/** PYT-01, PYT-03: how many pieces of each digit, 0 to 9, there are. */
export const digitPieces: readonly number[] = [7, 8, 8, 8, 8, 8, 8, 8, 7, 7];

/** PYT-40, PYT-50: so many pieces are drawn by each player at the beginning. */
export const handSize = 10;

export const rising = (digits: readonly Digit[]): Digit[] => [...digits].sort((a, b) => a - b);

/** The list without one such piece; undefined where there is none. */
export function without(digits: readonly Digit[], digit: Digit): Digit[] | undefined {
  const at = digits.indexOf(digit);
  return at < 0 ? undefined : digits.filter((_, i) => i !== at);
}

/** Where the pieces are: in the hands, by seat, and in the bag. */
export interface Pieces {
  readonly hands: readonly (readonly Digit[])[];
  readonly bag: readonly Digit[];
}

/** All pieces that are not in `taken`, rising; undefined where more of a digit are taken than there are. */
export function rest(taken: readonly Digit[]): Digit[] | undefined {
  const left = [...digitPieces];
  for (const digit of taken) left[digit]--;
  return left.some((count) => count < 0) ? undefined : left.flatMap((count, digit) => Array<Digit>(count).fill(digit));
}

/** Each player draws ten pieces of what is not on the table (PYT-40, PYT-50). */
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

/** A piece out of the bag: the one that waits where it is in there, else any. */
export const drawFrom = (bag: readonly Digit[], random: Random, waits: Drawn | undefined): Digit =>
  bag.find((digit) => digit === waits) ?? bag[random(bag.length)];

/** A piece goes from the bag into a hand; undefined where there is none such in the bag. */
export function drawn({ hands, bag }: Pieces, seat: Seat, digit: Digit): Pieces | undefined {
  const left = without(bag, digit);
  return left && { hands: hands.map((hand, i) => (i === seat ? rising([...hand, digit]) : hand)), bag: left };
}

/** Pieces go from a hand to the table; undefined where the hand has not got them all. */
export function laid({ hands, bag }: Pieces, seat: Seat, digits: readonly Digit[]): Pieces | undefined {
  let hand: Digit[] | undefined = [...hands[seat]];
  for (const digit of digits) hand = hand && without(hand, digit);
  return hand && { hands: hands.map((other, i) => (i === seat ? hand : other)), bag };
}

/**
 * The pieces as a seat sees them: the others' hands lie face down, and with them, as one could work it out, what is in
 * the bag.
 */
export function seen({ hands, bag }: Pieces, seat: Seat | 'public'): Pieces {
  const shown = hands.map((hand, i) => (i === seat ? hand : hand.map(() => faceDown)));
  const hidden = shown.some((hand) => hand.includes(faceDown));
  return { hands: shown, bag: hidden ? bag.map(() => faceDown) : bag };
}

/** Fewest pieces in hand; equal hands share the win (PYT-43, PYT-53). */
export function fewest(hands: Pieces['hands']): Seat[] {
  const best = Math.min(...hands.map((hand) => hand.length));
  return hands.flatMap((hand, seat) => (hand.length === best ? [seat] : []));
}

/** Hands as text: the digits of each, joined by `_`; `x` is a piece that lies face down. */
export const writeHands = (hands: Pieces['hands']): string =>
  hands.map((hand) => hand.map((digit) => (digit === faceDown ? 'x' : digit)).join('')).join('_');

/** Hands out of a text that `writeHands` writes, face up and rising; undefined where it is none. */
export function readHands(text: string): Digit[][] | undefined {
  const hands = text.split('_').map((hand) => (/^\d*$/.test(hand) ? [...hand].map(Number) : undefined));
  const sorted = hands.every((hand) => hand?.every((digit, i) => i === 0 || hand[i - 1] <= digit));
  return sorted ? (hands as Digit[][]) : undefined;
}

/** Whether a text of hands is that of a view, in which some pieces lie face down. */
export const isView = (text: string): boolean => /^[\dx]*(_[\dx]*)*$/.test(text) && text.includes('x');
