import { gains as coreGains, lines as coreLines, type Line } from '../../core/multiplay.js';
import type { MultiplayState } from './state.js';

/**
 * Returns the rows and traps that turning the cube would complete for the seat to act, without turning it (MUL-07 to
 * MUL-11).
 */
export const linesAt = ({ colours, options, seat }: MultiplayState, cell: number): Line[] =>
  coreLines(new Uint8Array(colours), options.size, cell, seat + 1);

/**
 * Returns only the rows and traps that benefit the seat to act: its own rows, and other players' rows that it traps.
 */
export function rowsAndTraps(state: MultiplayState, cell: number): { rows: Line[]; traps: Line[] } {
  const lines = linesAt(state, cell);
  const own = state.seat + 1;
  return {
    rows: lines.filter(({ kind, colour }) => kind === 'row' && colour === own),
    traps: lines.filter(({ kind, colour }) => kind === 'trap' && colour !== own),
  };
}

/** Returns the points that turning a cube scores at once, for the seat to act and for all other seats together. */
export function gainAt(state: MultiplayState, cell: number): { own: number; others: number } {
  const { colours, options, seat, scores } = state;
  const gains = coreGains(new Uint8Array(colours), options.size, cell, seat + 1, scores.length);
  return { own: gains[seat], others: gains.reduce((sum, points) => sum + points, 0) - gains[seat] };
}

/** Returns the letter of a column as shown at the edge of the board. Letters distinguish cell names from numbers. */
export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** Converts a cell index to its name on the board, for example column E, row 3. */
export const placeOf = (cell: number, size: number): { column: string; row: number } => ({
  column: columnName(cell % size),
  row: Math.floor(cell / size) + 1,
});
