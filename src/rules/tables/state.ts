import { fewest, without, type Digit, type Pieces } from '../digits.js';
import type { AnsweredEvent, Seat } from '../game.js';
import type { TablesOptions } from './options.js';

/** The number of rounds, one for each × sign (PYT-50). */
export const rounds = 7;
/** The number of equals signs on the table at the start (PYT-50). */
export const equalsSigns = 18;

/** The digits a × b of a round, and the seats that attached their product, in order. */
export interface Round {
  readonly a: Digit;
  readonly b: Digit;
  readonly attached: readonly Seat[];
}

/**
 * The phases of a round. `sum`: its two digits are drawn (chance). `attach`: the seat attaches the product or passes.
 * `draw`: the seat draws a digit before the next round (chance). `over`: the game has ended.
 */
export const phases = ['sum', 'attach', 'draw', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A position of Multiplication tables: plain, JSON-safe, never mutated. In a view, face-down pieces are −1. */
export interface TablesState extends Pieces {
  readonly options: TablesOptions;
  /** The rounds so far, the current one last. */
  readonly rounds: readonly Round[];
  readonly phase: Phase;
  /** The seat that draws or may attach. */
  readonly seat: Seat;
}

export type TablesMove =
  /** Chance: the two digits of a round. */
  | { readonly type: 'sum'; readonly a: Digit; readonly b: Digit }
  /** The digits of the product, from left to right. `ms`: milliseconds since the seat was asked. */
  | { readonly type: 'attach'; readonly digits: readonly Digit[]; readonly ms?: number }
  | { readonly type: 'pass' }
  /** Chance: the piece that the seat draws before the next round. */
  | { readonly type: 'draw'; readonly digit: Digit };

export type TablesEvent =
  | { readonly type: 'sum'; readonly seat: Seat; readonly round: number; readonly a: Digit; readonly b: Digit }
  | AnsweredEvent
  | { readonly type: 'attached'; readonly seat: Seat; readonly digits: readonly Digit[] }
  /** `could`: whether the seat held the digits, which is not revealed to other seats. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly could?: boolean }
  /** The round is over. `by`: the seats that attached the product. */
  | { readonly type: 'round-over'; readonly product: number; readonly by: readonly Seat[] }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly digit: Digit }
  /** Nobody draws, because the bag cannot give everyone a piece and keep what the remaining rounds need. */
  | { readonly type: 'none-drawn' }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

/** Returns the digits of a number from left to right, without a leading 0 (PYT-10). */
export const digitsOf = (number: number): Digit[] => [...String(number)].map(Number);

/** Returns the product of a round. */
export const product = ({ a, b }: Pick<Round, 'a' | 'b'>): number => a * b;

/** Returns the digits that a round has put on the table, without its first. */
const laidIn = (round: Round): Digit[] => [round.b, ...round.attached.flatMap(() => digitsOf(product(round)))];

/**
 * Returns all digits on the table. The pieces of the chosen tables lie there from the start, one each, and serve every
 * round (PYT-55).
 */
export const onTable = ({ options: { tables }, rounds: played }: Pick<TablesState, 'options' | 'rounds'>): Digit[] => [
  ...(tables.length ? tables : played.map(({ a }) => a)),
  ...played.flatMap(laidIn),
];

/** Returns the number of digits that are drawn for a round. */
export const drawnForRound = ({ tables }: TablesOptions): number => (tables.length ? 1 : 2);

/** Returns the number of equals signs left (PYT-51). */
export const equalsLeft = ({ rounds: played }: Pick<TablesState, 'rounds'>): number =>
  equalsSigns - played.reduce((sum, { attached }) => sum + attached.length, 0);

/** Returns whether a hand holds all these pieces. */
export function hasAll(hand: readonly Digit[], digits: readonly Digit[]): boolean {
  let left: Digit[] | undefined = [...hand];
  for (const digit of digits) left = left && without(left, digit);
  return left !== undefined;
}

/** Returns the first of these digits that the hand lacks, or undefined if it holds them all. */
export const lacks = (hand: readonly Digit[], digits: readonly Digit[]): Digit | undefined =>
  digits.find((_, i) => !hasAll(hand, digits.slice(0, i + 1)));

/**
 * Returns the seat that starts a round: seat 0, the youngest player's, starts the first, and the next seat each
 * following round.
 */
export const beginner = (round: number, seats: number): Seat => round % seats;

/** Returns the seats with the fewest pieces in hand (PYT-53). */
export const winners = ({ hands }: TablesState): Seat[] => fewest(hands);
