import type { Piece, PytagoraGame, PytagoraMove, PytagoraState } from '../../src/rules/pytagora/index.js';
import type { Line } from '../../src/rules/pytagora/line.js';
import type { Cell } from './context.js';

/** Where a piece comes from: its place in the rack, or the equals signs for everyone. */
export type Source = number | 'common';

/** A piece put down on the table, and not laid for good. */
export interface Put extends Cell {
  readonly glyph: string;
  readonly from: Source;
}

export interface Spread {
  readonly pieces: readonly Put[];
  /** The direction that a single piece is meant in. */
  readonly down: boolean;
}

export const nothingSpread: Spread = { pieces: [], down: false };

type Step = ReturnType<PytagoraGame['play']>;

/** What the pieces put down make together with those on the table. The rules say whether it stands. */
export interface Growing {
  /** Undefined where they do not lie in one line. */
  readonly line?: Line;
  readonly move?: PytagoraMove;
  readonly step?: Step;
  /** It takes in two neighbours of an equation that lies: no further piece can make it stand (PYT-09). */
  readonly extends?: boolean;
  /** The points of each piece, and all together. */
  readonly parts: readonly number[];
  readonly total: number;
  /** Whether that piece of the line lay on the table before. */
  readonly crossed: (at: number) => boolean;
}

export const isAt =
  ({ x, y }: Cell) =>
  (piece: Cell): boolean =>
    piece.x === x && piece.y === y;

export const asPiece = ({ x, y, glyph }: Put): Piece => [x, y, glyph];

/** The pieces of the rack that are not on the table, by their places. */
export const held = (rack: string, { pieces }: Spread): (string | undefined)[] =>
  [...rack].map((glyph, place) => (pieces.some(({ from }) => from === place) ? undefined : glyph));

/** Equals signs for everyone that are not put down. */
export const commonLeft = (state: PytagoraState, { pieces }: Spread): number =>
  state.common - pieces.filter(({ from }) => from === 'common').length;

/** Where a piece of that kind can be taken from; the player's own come first, but equals signs from the common area. */
export function sourceOf(state: PytagoraState, rack: string, spread: Spread, glyph: string): Source | undefined {
  if (glyph === '=' && commonLeft(state, spread) > 0) return 'common';
  const place = held(rack, spread).indexOf(glyph);
  return place < 0 ? undefined : place;
}
