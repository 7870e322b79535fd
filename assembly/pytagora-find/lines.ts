/** The lines that an equation can fill: a frame with some new pieces before and after it, or new pieces alone. */
import { cellsOf, firstSite, fitting, frameCount, hasUnitsFirst, roomAfter, roomBefore, sizeOf } from './frames';
import { none } from '../pytagora/glyphs';
import { setUnitsFirst } from './current';
import { piecesIn } from './stored';

/**
 * The current line as one number: its frame + 1, or 0 if it lies apart, and in 4 bits each the new pieces before and
 * after the frame.
 */
let line: i32 = 0;
/** The cells of the line: a piece of the table, or `none` for a new piece. */
export const cells = memory.data(32);
export let size: i32 = 0;
export let before: i32 = 0;
export let after: i32 = 0;
/** The number of pieces that the line crosses. */
export let crossings: i32 = 0;
/** The first place where the line fits, or −1 if it lies apart. */
export let place: i32 = -1;

export function isApart(): bool {
  return line < 256;
}

/** Sets the line. Returns false if an equation of at most `most` new pieces cannot fill it. */
export function setLine(to: i32, most: i32): bool {
  line = to;
  const frame = (to >> 8) - 1;
  before = (to >> 4) & 15;
  after = to & 15;
  const gone = frame < 0 ? 0 : sizeOf(frame);
  crossings = frame < 0 ? 0 : piecesIn(cellsOf(frame), gone);
  size = before + gone + after;
  const fresh = size - crossings;
  if (fresh === 0 || fresh > most) return false;
  place = -1;
  if (frame >= 0) {
    place = fitting(firstSite(frame), before, after);
    if (place < 0) return false;
  } else if (before > 0) return false;
  setUnitsFirst(frame >= 0 && hasUnitsFirst(frame));
  memory.fill(cells, <u8>none, size);
  if (frame >= 0) memory.copy(cells + before, cellsOf(frame), gone);
  return true;
}

/** Sets the next line after `from` that an equation of at most `most` new pieces can fill. Returns it, or −1. */
export function nextLine(from: i32, most: i32): i32 {
  for (let to = from + 1; to < (frameCount + 1) << 8; to++) {
    const frame = (to >> 8) - 1;
    if (frame >= 0 && ((to >> 4) & 15) > roomBefore(frame)) to |= 255;
    else if (frame >= 0 && (to & 15) > roomAfter(frame)) to |= 15;
    else if (setLine(to, most)) return to;
  }
  return -1;
}
