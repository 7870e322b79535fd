import { gains as coreGains, lines as coreLines, type Line } from '../../core/multiplay.js';
import type { MultiplayState } from './state.js';

/** The rows and traps that turning a cube brings about for the seat to act, without turning it (MUL-07 to MUL-11). */
export const linesAt = ({ colours, options, seat }: MultiplayState, cell: number): Line[] =>
  coreLines(Uint8Array.from(colours), options.size, cell, seat + 1);

/** Of these what serves the seat to act: rows of its own, and others' rows that it traps. */
export function rowsAndTraps(state: MultiplayState, cell: number): { rows: Line[]; traps: Line[] } {
  const lines = linesAt(state, cell);
  const own = state.seat + 1;
  return {
    rows: lines.filter(({ kind, colour }) => kind === 'row' && colour === own),
    traps: lines.filter(({ kind, colour }) => kind === 'trap' && colour !== own),
  };
}

/** What turning a cube brings at once: to the seat to act, and to all others together. */
export function gainAt(state: MultiplayState, cell: number): { own: number; others: number } {
  const { colours, options, seat, scores } = state;
  const gains = coreGains(Uint8Array.from(colours), options.size, cell, seat + 1, scores.length);
  return { own: gains[seat], others: gains.reduce((sum, points) => sum + points, 0) - gains[seat] };
}

/** Letters of the columns as they stand on the slate's edge, which keep a place apart from a number. */
export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** A cell as the slate's edges have it: column E, row 3. */
export const placeOf = (cell: number, size: number): { column: string; row: number } => ({
  column: columnName(cell % size),
  row: Math.floor(cell / size) + 1,
});
