/**
 * The places where a line can include pieces of the table. A frame is the sequence of cells from the first included
 * piece to the last; a site is a place where it occurs. See docs/notes/pytagora-find.md.
 */
import { mostPieces } from '../pytagora/equation';
import { equals, none } from '../pytagora/glyphs';
import { free, glyphOf, pieceAt, pieceCount, xOf, yOf } from '../pytagora/table';

/**
 * A line lays at most 11 new pieces, ten and an equals sign, and no two crossed pieces are neighbours. So a frame has
 * at most 12 pieces and 11 gaps, and each of 126 pieces begins at most 12 frames in each direction.
 */
export const mostSites: i32 = 126 * 2 * 12;
/**
 * 32 bytes per frame: the cells; from byte 28 their number, the largest room before and after at any site, and whether
 * a line through it reaches the units of a number first.
 */
const frames = memory.data((mostSites + 1) << 5);
/** The first site of each frame, + 1, as i32. */
const heads = memory.data((mostSites + 1) << 2, 4);

/** Per site, as i32: x and y of its first cell, `down` with the rooms, and the next site of the frame + 1. */
export const sites = memory.data(mostSites << 4, 4);

export let frameCount: i32 = 0;
let siteCount: i32 = 0;

export function cellsOf(frame: i32): usize {
  return frames + (frame << 5);
}
export function sizeOf(frame: i32): i32 {
  return load<u8>(cellsOf(frame), 28);
}
export function roomBefore(frame: i32): i32 {
  return load<u8>(cellsOf(frame), 29);
}
export function roomAfter(frame: i32): i32 {
  return load<u8>(cellsOf(frame), 30);
}
export function hasUnitsFirst(frame: i32): bool {
  return load<u8>(cellsOf(frame), 31) !== 0;
}
export function firstSite(frame: i32): i32 {
  return load<i32>(heads + (frame << 2)) - 1;
}
export function nextSite(site: i32): i32 {
  return load<i32>(sites + (site << 4), 12) - 1;
}
export function siteRoomBefore(site: i32): i32 {
  return load<u8>(sites + (site << 4), 9);
}
export function siteRoomAfter(site: i32): i32 {
  return load<u8>(sites + (site << 4), 10);
}

/** Returns the first site, from the given one on, that has enough room. */
export function fitting(site: i32, before: i32, behind: i32): i32 {
  while (site >= 0 && (siteRoomBefore(site) < before || siteRoomAfter(site) < behind)) site = nextSite(site);
  return site;
}

/** Returns how many new pieces fit in a line from a cell on, leaving the cell behind them empty; at most `most`. */
function room(x: i32, y: i32, down: i32, step: i32, most: i32): i32 {
  for (let count = 0; count < most; count++) {
    x += step * (1 - down);
    y += step * down;
    if (pieceAt(x, y) >= 0) return max(0, count - 1);
    if (!free(x, y, down)) return count;
  }
  return most;
}

/** Returns the frame with those cells, creating it if it is new. A lone `=` is always the same frame. */
function frameOf(cells: usize, size: i32, unitsFirst: bool): i32 {
  if (size === 1 && load<u8>(cells) === equals) unitsFirst = false;
  for (let frame = 0; frame < frameCount; frame++) {
    if (sizeOf(frame) !== size || hasUnitsFirst(frame) !== unitsFirst) continue;
    let i = 0;
    while (i < size && load<u8>(cellsOf(frame) + i) === load<u8>(cells + i)) i++;
    if (i === size) return frame;
  }
  const fresh = cellsOf(frameCount);
  for (let i = 0; i < size; i++) store<u8>(fresh + i, load<u8>(cells + i));
  store<u8>(fresh, size, 28);
  store<u8>(fresh, 0, 29);
  store<u8>(fresh, 0, 30);
  store<u8>(fresh, u8(unitsFirst), 31);
  store<i32>(heads + (frameCount << 2), 0);
  return frameCount++;
}

function addSite(frame: i32, x: i32, y: i32, down: i32, before: i32, after: i32): void {
  const site = sites + (siteCount << 4);
  const head = heads + (frame << 2);
  store<i32>(site, x);
  store<i32>(site, y, 4);
  store<i32>(site, down | (before << 8) | (after << 16), 8);
  store<i32>(site, load<i32>(head), 12);
  store<i32>(head, ++siteCount);
  const fields = cellsOf(frame);
  store<u8>(fields, max(roomBefore(frame), before), 29);
  store<u8>(fields, max(roomAfter(frame), after), 30);
}

/** The cells of the current frame. */
const cells = memory.data(32);

/** Adds the frames that begin with a piece, in one direction. */
function from(piece: i32, down: i32, most: i32, unitsFirst: bool): void {
  const across = 1 - down;
  let x = xOf(piece);
  let y = yOf(piece);
  if (pieceAt(x - across, y - down) >= 0) return;
  const before = room(x, y, down, -1, most + 1);
  let size = 0;
  let gaps = 0;
  let next = piece;
  while (pieceAt(x + across, y + down) < 0) {
    store<u8>(cells + size++, glyphOf(next));
    addSite(frameOf(cells, size, unitsFirst), xOf(piece), yOf(piece), down, before, room(x, y, down, 1, most + 1));
    next = -1;
    while (next < 0) {
      x += across;
      y += down;
      next = pieceAt(x, y);
      if (next >= 0) break;
      if (++gaps > most || !free(x, y, down)) return;
      store<u8>(cells + size++, none);
    }
  }
}

/**
 * Finds all frames and sites of the table for a line of at most `most` new pieces. Frame 0 is a lone `=`.
 * @param mirrored Whether the table is mirrored: a horizontal line then reaches the units of a number first.
 */
export function findFrames(most: i32, mirrored: bool): void {
  frameCount = siteCount = 0;
  store<u8>(cells, equals);
  frameOf(cells, 1, false);
  for (let piece = 0; piece < pieceCount(); piece++) {
    from(piece, 0, most, mirrored);
    from(piece, 1, most, false);
  }
}
