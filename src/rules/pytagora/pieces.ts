/** Pieces are ASCII glyphs, `*` for × and `/` for ÷. A rack or a bag is a text of them. */

/** Of the bag and of texts that are kept in order. */
export const glyphs = '0123456789+-*/=';
export const digits = '0123456789';

/** A piece that may not be seen, in the view of a seat. */
export const hidden = '?';

/** Which of the two games; the pieces in the bag tell them apart. */
export const kinds = ['pytagora', 'plus-and-minus'] as const;
export type Kind = (typeof kinds)[number];

/** PYT-05, PYT-06: pieces in a player's hand. */
export const handful = 10;

/** PYT-03: the glyphs that the option `pieces` counts, in its order. */
export const spreadGlyphs = '0123456789+-/';
/** PYT-01, PYT-02: these are not spread. */
const equals = 18;
const times = 7;

/** PYT-30: so many of each digit, and of the equals signs, stay in the box. */
export const leftOut = 3;

/** `glyph` written so many times. */
const several = (glyph: string, count: number): string => glyph.repeat(Math.max(0, count));

/** All pieces of a game, in the order of `glyphs`: 126, or those that Plus and minus leaves of them. */
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

/** The pieces without those others, or the first that is not among them. */
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

/** The pieces in the order of `glyphs`; hidden ones last. */
export const inOrder = (pieces: string): string =>
  [...glyphs, hidden].map((glyph) => several(glyph, pieces.split(glyph).length - 1)).join('');

/** × and ÷ as people read them. */
export const spoken = (text: string): string =>
  text.replace(/[-+*/=]/g, (sign) => ` ${{ '*': '×', '/': '÷', '-': '−' }[sign] ?? sign} `).trim();
