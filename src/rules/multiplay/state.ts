import type { AnsweredEvent, Seat } from '../game.js';
import { isInTables } from './deal.js';
import type { MultiplayOptions } from './options.js';

/**
 * The phases of a turn. `start`: the players roll to decide who starts (chance). `roll`: the die is rolled (chance).
 * `answer`: the seat picks a factor and states the product (only with `answer: 'product'`). `choose`: the seat turns a
 * cube. `end`: the seat may end the game or continue. `over`: the game has ended.
 */
export const phases = ['start', 'roll', 'answer', 'choose', 'end', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A position of Multiplay: plain, JSON-safe, never mutated. */
export interface MultiplayState {
  readonly options: MultiplayOptions;
  /** The number on each cube, row by row. */
  readonly numbers: readonly number[];
  /** The colour of each cube: 0 for white, otherwise its owner's seat + 1. */
  readonly colours: readonly number[];
  /** Points by seat; may be negative (MUL-11). */
  readonly scores: readonly number[];
  readonly phase: Phase;
  /** The seat whose turn it is; in `start`, the next seat to roll. */
  readonly seat: Seat;
  /** The die of this turn, or 0 before it is rolled. */
  readonly die: number;
  /** The factor whose product was answered correctly in this turn, otherwise 0. */
  readonly factor: number;
  /** The starting rolls by seat: 1 to 12, 0 if still to roll, −1 if eliminated. Empty once the game has begun. */
  readonly starting: readonly number[];
}

/** `ms`: milliseconds since the die was rolled. */
export type MultiplayMove =
  | { readonly type: 'roll'; readonly die: number }
  | { readonly type: 'answer'; readonly factor: number; readonly answer: number; readonly ms?: number }
  | { readonly type: 'turn'; readonly cell: number; readonly answer?: number; readonly ms?: number }
  | { readonly type: 'time-up'; readonly ms: number }
  | { readonly type: 'end' }
  | { readonly type: 'go-on' };

export type MultiplayEvent =
  /** `forStart`: whether the roll decides who starts. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly forStart: boolean }
  /** Several seats share the highest starting roll and roll again. */
  | { readonly type: 'tied'; readonly seats: readonly Seat[] }
  | { readonly type: 'starts'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat; readonly die: number }
  | AnsweredEvent
  | { readonly type: 'late'; readonly seat: Seat }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly cell: number;
      readonly number: number;
      readonly die: number;
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly cells: readonly number[]; readonly points: number }
  /** `seat` owns the trapped row and loses `points`; the owner of each end gains half of them. */
  | {
      readonly type: 'trapped';
      readonly seat: Seat;
      readonly cells: readonly number[];
      readonly points: number;
      readonly ends: readonly { readonly seat: Seat; readonly cell: number; readonly points: number }[];
    }
  /** `by`: the seat that chose to end the game; undefined if no white cube is left. */
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly by?: Seat };

/** Returns the number of white cubes on the board. */
export const whiteLeft = (state: MultiplayState): number =>
  state.colours.reduce((count, colour) => count + (colour === 0 ? 1 : 0), 0);

/** Returns the number of white cubes that nobody can turn, because no chosen table has their number (MUL-17). */
export const closedLeft = ({ options: { tables }, numbers, colours }: MultiplayState): number =>
  tables.length
    ? numbers.reduce((count, number, i) => count + Number(colours[i] === 0 && !isInTables(number, tables)), 0)
    : 0;

/** Returns the number of white cubes with which the game may be ended (MUL-12): cubes that nobody can turn come on top. */
export const endsAt = (state: MultiplayState): number => state.options.endAt + closedLeft(state);

/** Returns the seats with the most points; equal points share the win (MUL-14). */
export const winners = (state: MultiplayState): Seat[] => {
  const best = Math.max(...state.scores);
  return state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
};
