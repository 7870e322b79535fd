const isDigit = (glyph: string | undefined): boolean => glyph !== undefined && glyph >= '0' && glyph <= '9';

/**
 * The points of each piece (PYT-16 to PYT-18), for showing how they add up, also while an equation is still growing. The
 * core counts the same in one go; tests hold the two to each other.
 *
 * @param text The equation, or what there is of it.
 * @param crossed Whether that piece lay on the table before.
 */
export function pointsByPiece(text: string, crossed: (at: number) => boolean = () => false): number[] {
  /** Whether the number with a digit there is a lone 1. */
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
