import { alongLine } from '../../core/pytagora-lines.js';
import type { Piece } from '../../core/pytagora.js';
import type { Seat } from '../game.js';
import type { Direction, PytagoraOptions } from './options.js';
import type { Kind } from './pieces.js';

/**
 * The phases of a turn. `deal`: the seat draws its first pieces (chance). `lay`: the seat lays an equation, exchanges
 * its pieces or passes. `refill`: it has laid and draws new pieces (chance). `exchange`: it has returned its pieces and
 * draws others (chance). `over`: the game has ended.
 */
export const phases = ['deal', 'lay', 'refill', 'exchange', 'over'] as const;
export type Phase = (typeof phases)[number];

/** The source of the equals sign of an equation: the rack, the common area, or the table (PYT-07). */
export type EqualsFrom = 'own' | 'common' | 'crossed';

/**
 * The place of a line: its leftmost or topmost cell, regardless of the reading direction, and whether it runs down. y
 * increases downwards.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}

/** An equation on the table. */
export interface Equation extends Place {
  /** All of its pieces, including crossed ones. */
  readonly text: string;
  readonly seat: Seat;
  readonly points: number;
  readonly equals: EqualsFrom;
}

/** A position of Pytagora or of Plus and minus: plain, JSON-safe, never mutated. */
export interface PytagoraState {
  readonly game: Kind;
  readonly options: PytagoraOptions;
  /** In the order in which they were laid. `table` derives the pieces on the table from them. */
  readonly equations: readonly Equation[];
  /** The equals signs that anyone may still use (PYT-04). */
  readonly common: number;
  /** The pieces each seat holds, in the order in which they were drawn. `?` stands for a hidden piece. */
  readonly racks: readonly string[];
  /** The pieces in the bag, sorted by `glyphs` because the bag has no order of its own. */
  readonly bag: string;
  /** Points by seat; may be negative (PYT-19). */
  readonly scores: readonly number[];
  readonly phase: Phase;
  /** The seat whose turn it is; in `deal`, the next seat to draw. */
  readonly seat: Seat;
  /** The number of times the seat has exchanged its pieces in this turn. */
  readonly exchanges: number;
  /**
   * The number of consecutive passes since the last equation, or since everyone passed and the game continued (PYT-21).
   */
  readonly passes: number;
  /** The seat that started (PYT-05). */
  readonly first: Seat;
}

export type PytagoraMove =
  | LayMove
  | { readonly type: 'exchange' }
  | { readonly type: 'pass' }
  /** Chance: the pieces that the seat draws, in order. */
  | { readonly type: 'draw'; readonly pieces: string };

/** `text`: the whole equation, including crossed pieces. */
export interface LayMove extends Place {
  readonly type: 'lay';
  readonly text: string;
  /**
   * The source of the equals sign. If omitted, one from the common area is used if there is one, otherwise the player's
   * own.
   */
  readonly equals?: 'own' | 'common';
  /** The score that the player states, if that is required (PYT-22). */
  readonly said?: number;
}

export type PytagoraEvent =
  /** Only the seat itself may see the pieces. `bag`: the number of pieces left in the bag. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly pieces: string; readonly bag: number }
  /** Everyone has drawn; this seat starts. */
  | { readonly type: 'starts'; readonly seat: Seat }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly down: boolean;
      /** The value of each side. */
      readonly value: number;
      /** The pieces laid and the pieces crossed, in the order of the text. */
      readonly fresh: readonly Piece[];
      readonly crossed: readonly Piece[];
      readonly equals: EqualsFrom;
    }
  /** `parts`: the points of each piece, in the order of the text. */
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly parts: readonly number[] }
  /** `points`: the cost, a negative number. */
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly points: number }
  /** `by`: the seat that reached the target; undefined if everyone has passed. */
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly by?: Seat };

/** Returns the cell of each character of a text at that place, in reading order (PYT-07). */
export const cellsOf = (text: string, { x, y, down }: Place, direction: Direction): [x: number, y: number][] =>
  alongLine(text, down, direction).map((along) => (down ? [x, y + along] : [x + along, y]));

/** Returns the pieces on the table, each once, in the order in which they were laid. */
export function table({ equations, options }: Pick<PytagoraState, 'equations' | 'options'>): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const { text, ...place } of equations) {
    for (const [at, [x, y]] of cellsOf(text, place, options.direction).entries()) {
      const cell = `${x},${y}`;
      if (!pieces.has(cell)) pieces.set(cell, [x, y, text[at]]);
    }
  }
  return [...pieces.values()];
}

/**
 * Returns the seats with the most points; equal points share the win (PYT-20, PYT-21). (A seat that reached the target
 * is ahead of all others.)
 */
export const winners = ({ scores }: PytagoraState): Seat[] => {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
};
