import type { Piece } from '../../core/pytagora.js';
import type { Place } from './state.js';

/** A line of pieces without a gap. */
export interface Line extends Place {
  readonly text: string;
}

/**
 * The line that new pieces make with those on the table that touch it: what a player means who has put pieces down one
 * by one. It need not be an equation yet.
 *
 * @param pieces The table.
 * @param fresh The new pieces, one or more, on empty cells.
 * @param down The direction of a single new piece; of several their cells tell it.
 * @returns Undefined where they do not lie in one line without a gap (PYT-07).
 */
export function lineOf(pieces: readonly Piece[], fresh: readonly Piece[], down: boolean): Line | undefined {
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
  return runsDown ? { text, x, y: first, down: true } : { text, x: first, y, down: false };
}
