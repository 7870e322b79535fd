/** The pieces on the table, and the check whether a line may be laid (PYT-08, PYT-09). Used by `place` and `find`. */
import { mostPieces, refusal, text } from './equation';
import { none } from './glyphs';

/** Written by the page: x, y and glyph of each piece, as i32. y increases downwards. */
export const pieces = memory.data(mostPieces * 12, 4);
/** The result of `place`: for each glyph of the text the index of the piece that it crosses, or −1, as i32. */
export const crossed = memory.data(mostPieces * 4, 4);

/** A hash table with open addressing: each slot contains a piece + 1, or 0. It is never more than half full. */
const slots: i32 = 256;
const table = memory.data(slots);

let count: i32 = 0;

export function pieceCount(): i32 {
  return count;
}

export function xOf(piece: i32): i32 {
  return load<i32>(pieces + piece * 12);
}

export function yOf(piece: i32): i32 {
  return load<i32>(pieces + piece * 12, 4);
}

export function glyphOf(piece: i32): i32 {
  return load<i32>(pieces + piece * 12, 8);
}

/** Returns the slot that holds, or would hold, the piece at a cell. */
function slot(x: i32, y: i32): i32 {
  let at = (x * 31 + y * 73) & (slots - 1);
  while (true) {
    const piece = <i32>load<u8>(table + at) - 1;
    if (piece < 0 || (xOf(piece) === x && yOf(piece) === y)) return at;
    at = (at + 1) & (slots - 1);
  }
}

/** Returns the piece at a cell, or −1. */
export function pieceAt(x: i32, y: i32): i32 {
  return <i32>load<u8>(table + slot(x, y)) - 1;
}

/** Reads the first `number` of `pieces`. Returns −1, or the first piece that lies on another. */
export function lay(number: i32): i32 {
  for (let i = 0; i < slots; i++) store<u8>(table + i, 0);
  for (count = 0; count < number; count++) {
    const at = slot(xOf(count), yOf(count));
    if (load<u8>(table + at) !== 0) return count;
    store<u8>(table + at, count + 1);
  }
  return -1;
}

/**
 * Returns whether a new piece may be placed on a cell in a line of that direction without touching a neighbour on
 * either side (PYT-09).
 */
export function free(x: i32, y: i32, down: i32): bool {
  const across = 1 - down;
  return pieceAt(x, y) < 0 && pieceAt(x - down, y - across) < 0 && pieceAt(x + down, y + across) < 0;
}

/**
 * Checks whether the `length` glyphs in `text` may be laid from a cell on (PYT-08, PYT-09). Returns the number of
 * pieces they cross, or a refusal. Does not check that they are an equation.
 */
export function fits(length: i32, x: i32, y: i32, down: i32): i32 {
  const across = 1 - down;
  let crossings = 0;
  for (let i = 0; i < length; i++) {
    const piece = pieceAt(x + across * i, y + down * i);
    if (piece >= 0 && glyphOf(piece) !== load<u8>(text + i)) return refusal(8, i);
    store<i32>(crossed + (i << 2), piece);
    crossings += i32(piece >= 0);
  }
  if (crossings === length) return refusal(8, 0); // nothing new
  if (pieceAt(x - across, y - down) >= 0) return refusal(9, 0); // extends the line before it
  let along = false;
  for (let i = 0; i < length; i++) {
    const cellX = x + across * i;
    const cellY = y + down * i;
    const occupied = load<i32>(crossed + (i << 2)) >= 0;
    // Two neighbouring cells of the line are both occupied, so it runs along an existing equation.
    if (occupied ? along : !free(cellX, cellY, down)) return refusal(9, i);
    along = occupied;
  }
  if (pieceAt(x + across * length, y + down * length) >= 0) return refusal(9, length - 1);
  return crossings;
}
