import type { Piece } from '../../core/pytagora.js';
import { mirrored } from '../../core/pytagora-lines.js';
import type { Direction } from './options.js';
import type { Place } from './state.js';

/** A contiguous line of pieces. */
export interface Line extends Place {
  /** The text in reading order. */
  readonly text: string;
}

/**
 * Returns the line that new pieces form with the pieces they touch on the table, which is what a player means by
 * placing pieces one by one. The line need not be an equation yet.
 *
 * @param pieces The pieces on the table.
 * @param fresh The new pieces, at least one, on empty cells.
 * @param down The direction of a single new piece; that of several follows from their cells.
 * @param direction The reading direction of a horizontal line (PYT-07).
 * @returns The line, or undefined if the pieces do not form one contiguous line (PYT-07).
 */
export function lineOf(
  pieces: readonly Piece[],
  fresh: readonly Piece[],
  down: boolean,
  direction: Direction = 'ltr',
): Line | undefined {
  const cells = new Map([...pieces, ...fresh].map(([x, y, glyph]) => [`${x},${y}`, glyph]));
  const [[x, y], ...others] = fresh;
  const runsDown = others.length ? others[0][0] === x : down;
  const at = (along: number): string | undefined => cells.get(runsDown ? `${x},${along}` : `${along},${y}`);
  const along = fresh.map((piece) => piece[runsDown ? 1 : 0]);
  if (fresh.some((piece) => (runsDown ? piece[0] !== x : piece[1] !== y))) return undefined;
  let first = Math.min(...along);
  while (at(first - 1) !== undefined) first--;
  let text = '';
  for (let glyph = at(first); glyph !== undefined; glyph = at(first + text.length)) text += glyph;
  if (first + text.length <= Math.max(...along)) return undefined;
  if (runsDown) return { text, x, y: first, down: true };
  return { text: direction === 'rtl' ? mirrored(text) : text, x: first, y, down: false };
}
