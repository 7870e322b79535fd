import { fewest, type Digit, type Pieces } from '../digits.js';
import type { Seat } from '../game.js';
import type { UpAndDownOptions } from './options.js';
import { nextPlaces, type Place } from './path.js';

/**
 * The phases of a turn. `lay`: the seat has a fitting piece and lays it. `draw`: it has none and draws one (chance).
 * `over`: the game has ended.
 */
export const phases = ['lay', 'draw', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A position of Up and down: plain, JSON-safe, never mutated. In a view, face-down pieces are −1. */
export interface UpAndDownState extends Pieces {
  readonly options: UpAndDownOptions;
  /** The number of pieces at each end of the path (see `nextPlaces`). */
  readonly laid: readonly number[];
  readonly phase: Phase;
  /** The seat whose turn it is. */
  readonly seat: Seat;
}

export type UpAndDownMove =
  /** `end` may be omitted if only one end takes the digit. */
  | { readonly type: 'lay'; readonly digit: Digit; readonly end?: number }
  /** Chance: the piece that the seat draws from the bag. */
  | { readonly type: 'draw'; readonly digit: Digit };

export type UpAndDownEvent =
  /** `fits`: the drawn piece can be laid in the same turn. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly digit: Digit; readonly fits: boolean }
  | { readonly type: 'placed'; readonly seat: Seat; readonly end: number; readonly place: Place }
  /** A square is complete. */
  | { readonly type: 'closed'; readonly seat: Seat; readonly square: number }
  /** The seat has no fitting piece and the bag is empty. */
  | { readonly type: 'passed'; readonly seat: Seat }
  /** `closed`: whether all pieces of the path are laid; otherwise nobody can lay or draw. */
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly closed: boolean };

/** Returns the next place at each end. */
export const places = ({ options, laid }: Pick<UpAndDownState, 'options' | 'laid'>): readonly (Place | undefined)[] =>
  nextPlaces(options.variant, laid);

/** Returns the digits that fit next, each once. */
export const wanted = (state: Pick<UpAndDownState, 'options' | 'laid'>): Digit[] => [
  ...new Set(places(state).flatMap((place) => (place ? [place.digit] : []))),
];

/** Returns the ends that take a digit: none, one, or both. */
export const endsFor = (state: Pick<UpAndDownState, 'options' | 'laid'>, digit: number): number[] =>
  places(state).flatMap((place, end) => (place?.digit === digit ? [end] : []));

/** Returns the seats with the fewest pieces in hand (PYT-43). */
export const winners = ({ hands }: UpAndDownState): Seat[] => fewest(hands);
