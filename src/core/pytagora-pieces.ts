/** The order of operations: whether × and ÷ take precedence over + and − (PYT-11). */
export type Precedence = 'standard' | 'left-to-right';

/** A piece on the table: its position in integers up to ±10⁹, y increasing downwards, and its ASCII glyph. */
export type Piece = readonly [x: number, y: number, glyph: string];

export const glyphs = '0123456789+-*/=';
export const noGlyph = 255;
const codes = new Uint8Array(128).fill(noGlyph);
for (let code = 0; code < glyphs.length; code++) codes[glyphs.charCodeAt(code)] = code;

export const mostPieces = 126;
const farthest = 1e9;

/** Returns the code of the glyph at an index, or `noGlyph`. */
export function codeAt(text: string, at: number): number {
  const character = text.charCodeAt(at);
  return character < 128 ? codes[character] : noGlyph;
}

export const onTable = (coordinate: number): boolean =>
  Number.isInteger(coordinate) && Math.abs(coordinate) <= farthest;

/**
 * Writes a table for a core: x, y and glyph of each piece.
 * @throws RangeError naming the invalid piece.
 */
export function writePieces(view: Int32Array, pieces: readonly Piece[]): void {
  if (pieces.length > mostPieces) throw new RangeError(`pieces must be ${mostPieces} at most, not ${pieces.length}.`);
  for (let i = 0; i < pieces.length; i++) {
    const [x, y, glyph] = pieces[i];
    const code = glyph.length === 1 ? codeAt(glyph, 0) : noGlyph;
    if (code === noGlyph) throw new RangeError(`pieces[${i}] bears no glyph of ${glyphs}: ${glyph}`);
    if (!onTable(x) || !onTable(y)) throw new RangeError(`pieces[${i}] must lie at whole numbers up to ±10⁹.`);
    view[i * 3] = x;
    view[i * 3 + 1] = y;
    view[i * 3 + 2] = code;
  }
}

/**
 * @param double The core's answer: the index of the first piece that lies on another, or −1.
 * @throws RangeError if two pieces lie on one cell.
 */
export function demandApart(double: number): void {
  if (double >= 0) throw new RangeError(`pieces[${double}] lies on another piece.`);
}
