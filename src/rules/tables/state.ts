import { fewest, without, type Digit, type Pieces } from '../digits.js';
import type { AnsweredEvent, Seat } from '../game.js';
import type { TablesOptions } from './options.js';

/** PYT-50: so many rounds are played, one for each × sign. */
export const rounds = 7;
/** PYT-50: so many equals signs lie on the table. */
export const equalsSigns = 18;

/** The digits a × b of a round, and who attached their product, in order. */
export interface Round {
  readonly a: Digit;
  readonly b: Digit;
  readonly attached: readonly Seat[];
}

/**
 * `sum`: the two digits of a round are drawn (chance). `attach`: the seat attaches the product or passes. `draw`: the
 * seat draws a digit before the next round (chance). `over`.
 */
export const phases = ['sum', 'attach', 'draw', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A position of Multiplication tables: plain, JSON-safe, never mutated. In a view, pieces that lie face down are −1. */
export interface TablesState extends Pieces {
  readonly options: TablesOptions;
  /** The rounds so far, the present one last. */
  readonly rounds: readonly Round[];
  readonly phase: Phase;
  /** Who draws, or is asked. */
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
  /** `could`: whether the seat held the digits. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly could: boolean }
  /** The round is over; `by`: who attached. */
  | { readonly type: 'round-over'; readonly product: number; readonly by: readonly Seat[] }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly digit: Digit }
  /** The bag cannot give everyone a piece and keep what the rounds to come need: nobody draws. */
  | { readonly type: 'none-drawn' }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

/** The digits of a number, from left to right (PYT-10: without a leading 0). */
export const digitsOf = (number: number): Digit[] => [...String(number)].map(Number);

export const product = ({ a, b }: Pick<Round, 'a' | 'b'>): number => a * b;

/** The digits that a round has laid on the table. */
const laidIn = (round: Round): Digit[] => [round.a, round.b, ...round.attached.flatMap(() => digitsOf(product(round)))];

export const onTable = (played: readonly Round[]): Digit[] => played.flatMap(laidIn);

/** The equals signs that still lie on the table (PYT-51). */
export const equalsLeft = ({ rounds: played }: Pick<TablesState, 'rounds'>): number =>
  equalsSigns - played.reduce((sum, { attached }) => sum + attached.length, 0);

/** Whether a hand has all these pieces. */
export function hasAll(hand: readonly Digit[], digits: readonly Digit[]): boolean {
  let left: Digit[] | undefined = [...hand];
  for (const digit of digits) left = left && without(left, digit);
  return left !== undefined;
}

/** The first of these digits that a hand has not got; undefined where it has them all. */
export const lacks = (hand: readonly Digit[], digits: readonly Digit[]): Digit | undefined =>
  digits.find((_, i) => !hasAll(hand, digits.slice(0, i + 1)));

/** Who begins a round: the youngest, seat 0, the first one, the next player the next. */
export const beginner = (round: number, seats: number): Seat => round % seats;

/** PYT-53. */
export const winners = ({ hands }: TablesState): Seat[] => fewest(hands);
