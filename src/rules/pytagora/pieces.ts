/** Pieces are ASCII glyphs, `*` for × and `/` for ÷. A rack or a bag is a string of them. */

/** All glyphs, in the order used by the bag and by sorted strings of pieces. */
export const glyphs = '0123456789+-*/=';
export const digits = '0123456789';

/** A piece that the viewing seat may not see. */
export const hidden = '?';

/** The two games, which differ in the pieces in the bag. */
export const kinds = ['pytagora', 'plus-and-minus'] as const;
export type Kind = (typeof kinds)[number];

/** The number of pieces in a full hand (PYT-05, PYT-06). */
export const handful = 10;

/** The glyphs counted by the option `pieces`, in its order (PYT-03). */
export const spreadGlyphs = '0123456789+-/';
/** The number of equals signs, which are not part of the distribution (PYT-01, PYT-02). */
const equals = 18;
const times = 7;

/** The number of pieces of each digit, and of the equals signs, that stay in the box (PYT-30). */
export const leftOut = 3;

/** Repeats `glyph` `count` times; a negative count counts as 0. */
const several = (glyph: string, count: number): string => glyph.repeat(Math.max(0, count));

/** Returns all pieces of a game in the order of `glyphs`: all 126, or those that Plus and minus uses. */
export function allPieces(kind: Kind, spread: readonly number[]): string {
  const small = kind === 'plus-and-minus';
  return [...glyphs]
    .map((glyph) => {
      const count = glyph === '*' ? times : glyph === '=' ? equals : spread[spreadGlyphs.indexOf(glyph)];
      if (!small) return several(glyph, count);
      if (glyph === '*' || glyph === '/') return '';
      return several(glyph, digits.includes(glyph) || glyph === '=' ? count - leftOut : count);
    })
    .join('');
}

/** Removes a list of pieces from another. If one of them is missing, returns that glyph instead. */
export function without(
  pieces: string,
  others: Iterable<string>,
): { ok: true; left: string } | { ok: false; missing: string } {
  let left = pieces;
  for (const glyph of others) {
    const at = left.indexOf(glyph);
    if (at < 0) return { ok: false, missing: glyph };
    left = left.slice(0, at) + left.slice(at + 1);
  }
  return { ok: true, left };
}

/** Sorts pieces in the order of `glyphs`, hidden ones last. */
export const inOrder = (pieces: string): string =>
  [...glyphs, hidden].map((glyph) => several(glyph, pieces.split(glyph).length - 1)).join('');

/** Replaces ASCII operators with spaced display signs such as ×, ÷ and −. */
export const spoken = (text: string): string =>
  text.replace(/[-+*/=]/g, (sign) => ` ${{ '*': '×', '/': '÷', '-': '−' }[sign] ?? sign} `).trim();
