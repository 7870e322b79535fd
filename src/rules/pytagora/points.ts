const isDigit = (glyph: string | undefined): boolean => glyph !== undefined && glyph >= '0' && glyph <= '9';

/**
 * Returns the points of each piece (PYT-16 to PYT-18), to show how the score adds up even for an incomplete equation.
 * The core computes the same total; tests compare the two.
 *
 * @param text The equation, possibly incomplete.
 * @param crossed Returns whether the piece at that index was already on the table.
 */
export function pointsByPiece(text: string, crossed: (at: number) => boolean = () => false): number[] {
  /** Returns whether the digit at that index is a number 1 on its own. */
  const isOne = (at: number): boolean => text[at] === '1' && !isDigit(text[at - 1]) && !isDigit(text[at + 1]);
  return [...text].map((glyph, at) => {
    let points = 1;
    if (isDigit(glyph)) {
      while (isDigit(text[at + points])) points++; // units 1, tens 2, hundreds 3 …
    } else if (glyph === '*') points = isOne(at - 1) || isOne(at + 1) ? 1 : 2;
    else if (glyph === '/') points = isOne(at + 1) ? 1 : 3;
    return crossed(at) ? points + 1 : points;
  });
}
