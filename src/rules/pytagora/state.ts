import { alongLine } from '../../core/pytagora-lines.js';
import type { Piece } from '../../core/pytagora.js';
import type { Seat } from '../game.js';
import type { Direction, PytagoraOptions } from './options.js';
import type { Kind } from './pieces.js';

/**
 * `deal`: the seat draws its first pieces (chance). `lay`: the seat lays an equation, exchanges its pieces or passes.
 * `refill`: it has laid and draws anew (chance). `exchange`: it has put its pieces back and draws others (chance). `over`.
 */
export const phases = ['deal', 'lay', 'refill', 'exchange', 'over'] as const;
export type Phase = (typeof phases)[number];

/** PYT-07: where the equals sign of an equation comes from: the rack, the common area, or the table. */
export type EqualsFrom = 'own' | 'common' | 'crossed';

/** Where a line lies: its leftmost or topmost cell, however it is read, and whether it runs down. y grows downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}

/** An equation as it was laid. */
export interface Equation extends Place {
  /** Every piece of it, crossed ones too. */
  readonly text: string;
  readonly seat: Seat;
  readonly points: number;
  readonly equals: EqualsFrom;
}

/** A position of Pytagora or of Plus and minus: plain, JSON-safe, never mutated. */
export interface PytagoraState {
  readonly game: Kind;
  readonly options: PytagoraOptions;
  /** In the order in which they were laid. They make the table: see `table`. */
  readonly equations: readonly Equation[];
  /** PYT-04: equals signs that anyone may use. */
  readonly common: number;
  /** By seat: the pieces held, in the order in which they were drawn. `?` for a piece that may not be seen. */
  readonly racks: readonly string[];
  /** The pieces in the bag, in the order of `glyphs`: a bag has no order of its own. */
  readonly bag: string;
  /** By seat; may be negative (PYT-19). */
  readonly scores: readonly number[];
  readonly phase: Phase;
  /** Whose turn it is; in `deal`, who draws next. */
  readonly seat: Seat;
  /** How often the seat has exchanged its pieces in this turn. */
  readonly exchanges: number;
  /** How many have passed in turn since the last equation, or since all had passed and the game went on (PYT-21). */
  readonly passes: number;
}

export type PytagoraMove =
  | LayMove
  | { readonly type: 'exchange' }
  | { readonly type: 'pass' }
  /** Chance: the pieces that the seat draws, in the order in which they come. */
  | { readonly type: 'draw'; readonly pieces: string };

/** `text`: the whole equation, crossed pieces too. */
export interface LayMove extends Place {
  readonly type: 'lay';
  readonly text: string;
  /** Whose equals sign is laid. Left out: one from the common area while there is one, else the player's own. */
  readonly equals?: 'own' | 'common';
}

export type PytagoraEvent =
  /** Only the seat itself may see which pieces; `bag`: how many are left in the bag. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly pieces: string; readonly bag: number }
  /** All have their pieces: this seat begins. */
  | { readonly type: 'starts'; readonly seat: Seat }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly down: boolean;
      /** What each side makes. */
      readonly value: number;
      /** The pieces laid, and those crossed, in the order of the text. */
      readonly fresh: readonly Piece[];
      readonly crossed: readonly Piece[];
      readonly equals: EqualsFrom;
    }
  /** `parts`: the points of each piece, in the order of the text. */
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly parts: readonly number[] }
  /** `points`: what it costs, negative. */
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly points: number }
  /** `by`: who reached the target; nobody when all have passed. */
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly by?: Seat };

/** The cell of each character of a text that lies there, as its line is read (PYT-07). */
export const cellsOf = (text: string, { x, y, down }: Place, direction: Direction): [x: number, y: number][] =>
  alongLine(text, down, direction).map((along) => (down ? [x, y + along] : [x + along, y]));

/** The pieces on the table, each once, in the order in which they were laid. */
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

/** PYT-20, PYT-21: most points wins; equal points share the win. (Who has reached the target is ahead of all.) */
export const winners = ({ scores }: PytagoraState): Seat[] => {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
};
