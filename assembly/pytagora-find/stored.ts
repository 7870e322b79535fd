/**
 * The format of a stored side, 16 bytes: its value as f64; its new pieces, four bits each, in 32 + 16 bits; 12 bits for
 * the pieces used, counted from the high end; and four bits for their number.
 */
import { none } from '../pytagora/glyphs';

/** The cells of the table that the stored sides include, and how many of these hold pieces. */
export let cells: usize = 0;
export let size: i32 = 0;
export let fixed: i32 = 0;

/** True if they include part of the current frame. */
export let holdsFrame: bool = false;

/** Returns the number of cells that hold a piece. */
export function piecesIn(from: usize, count: i32): i32 {
  let pieces = 0;
  for (let i = 0; i < count; i++) pieces += i32(load<u8>(from + i) !== none);
  return pieces;
}

/** Makes the sides that are stored next include these cells. */
export function include(from: usize, count: i32): void {
  cells = from;
  size = count;
  fixed = piecesIn(from, count);
}

/** Sets whether the stored sides that are read next include the cells with which they were gathered, or none. */
export function includeFrame(holds: bool): void {
  holdsFrame = holds;
  if (!holds) size = fixed = 0;
}

/** Returns the number of new pieces of a stored side. */
export function piecesOf(stored: usize): i32 {
  return <i32>load<u16>(stored, 14) >> 12;
}

/** Returns the number of glyphs of a stored side, including those of the frame. */
export function lengthOf(stored: usize): i32 {
  return piecesOf(stored) + fixed;
}

/** Returns the index of the first cell of the frame in a stored side, or its length if there is none. */
export function aheadOf(stored: usize): i32 {
  return lengthOf(stored) - size;
}

/** Writes the glyphs of a stored side. */
export function unfold(stored: usize, to: usize): void {
  const length = lengthOf(stored);
  const first = aheadOf(stored);
  let piece = 0;
  for (let i = 0; i < length; i++) {
    let glyph = i < first ? none : <i32>load<u8>(cells + (i - first));
    if (glyph === none) {
      glyph =
        piece < 8
          ? (load<i32>(stored, 8) >> (piece << 2)) & 15
          : (<i32>load<u16>(stored, 12) >> ((piece - 8) << 2)) & 15;
      piece++;
    }
    store<u8>(to + i, glyph);
  }
}
