/** Writes the equations found into a buffer for the page: each text once, followed by its places. */
import * as equation from '../pytagora/equation';
import { cellsOf, firstSite, fitting, mostSites, nextSite, sizeOf } from './frames';
import { equals, plus } from '../pytagora/glyphs';
import { ahead, side, unitsFirst } from './current';
import { stop } from './slices';
import { aheadOf, holdsFrame, lengthOf, piecesIn, unfold } from './stored';

/**
 * The format of an answer in i32 words: the length of the text, with bit 7 set if it may lie apart and its score apart
 * from bit 8; the number of places, and from bit 16 the number of pieces crossed there; the text with eight glyphs per
 * word, the first lowest; and the places, each a site shifted by 8 plus the number of glyphs before the first cell of
 * its frame.
 */
const mostWords: i32 = 1 << 18;
export const answers = memory.data(mostWords << 2, 4);
/** The largest size of one answer: its text, and a place on every site. */
const longest: i32 = 6 + mostSites;

/** The relation of a side that is looked up to its counterpart, and so to the frame. */
export const aroundEquals: i32 = 0;
export const eitherWay: i32 = 1;
export const onTheRight: i32 = 2;
export const onTheLeft: i32 = 3;

let way: i32 = eitherWay;
let frame: i32 = 0;
let crossings: i32 = 0;
let apart: bool = false;

/** The number of words written. */
let cursor: i32 = 0;
/** The number of answers in this job, and how many of them the page already has. */
let came: i32 = 0;
let skip: i32 = 0;
let full: bool = false;

/** Prepares a job, possibly for a repeated run of which the page already has the first `had` answers. */
export function beginJob(job: i32, lieApart: bool, had: i32): void {
  frame = job;
  apart = lieApart && job === 0;
  crossings = piecesIn(cellsOf(job), sizeOf(job));
  came = 0;
  skip = had;
  full = false;
  clear();
}

/** Discards the words written, once the page has read them or they are not needed. */
export function clear(): void {
  cursor = 0;
}

export function isFull(): bool {
  return cursor + longest > mostWords;
}

export function setWay(to: i32): void {
  way = to;
}

/** Returns the number of words written in this job. */
export function written(): i32 {
  return cursor;
}

/** Returns how many answers have been written so far if the job stopped for lack of room, otherwise 0. */
export function pending(): i32 {
  return full ? came : 0;
}

/** Handles two sides of the same value that together fit the rack; one of them is in `side`. */
export function pair(stored: usize, length: i32): void {
  if (full) return;
  const other = lengthOf(stored);
  if (way !== onTheRight) place(stored, length, other, true, way === aroundEquals ? length : ahead);
  if (way === eitherWay) place(stored, length, other, false, other + 1 + ahead);
  if (way === onTheRight) place(stored, length, other, false, aheadOf(stored));
}

/**
 * Writes one text made of the two sides, with the sites of the frame where it fits. `offset`: the number of glyphs
 * before the frame.
 */
function place(stored: usize, length: i32, other: i32, sideFirst: bool, offset: i32): void {
  const textLength = length + 1 + other;
  const behind = textLength - offset - sizeOf(frame);
  const site = fitting(firstSite(frame), offset, behind);
  if (site < 0 && !apart) return;

  const text = equation.text;
  const from = sideFirst ? text : text + other + 1;
  for (let i = 0; i < length; i++) store<u8>(from + i, load<u8>(side + i));
  const rest = sideFirst ? text + length + 1 : text;
  unfold(stored, rest);
  if (unitsFirst) {
    turn(from, length);
    if (holdsFrame) turn(rest, other);
  }
  store<u8>(text + (sideFirst ? length : other), equals);
  equation.read(textLength);
  if (equation.sameParts()) return; // PYT-15
  if (++came <= skip) return;
  if (isFull()) {
    came--;
    full = true;
    stop();
  } else write(textLength, site, offset, behind, crossings, apart);
}

/** Writes the text read last, with its places from `site` on. There must be room. */
export function write(textLength: i32, site: i32, offset: i32, behind: i32, crossings: i32, apart: bool): void {
  const answer = answers + (cursor << 2);
  let next = answer + 8;
  let word = 0;
  for (let i = 0; i < textLength; i++) {
    word |= (<i32>load<u8>(equation.text + i)) << ((i & 7) << 2);
    if ((i & 7) === 7 || i === textLength - 1) {
      store<i32>(next, word);
      next += 4;
      word = 0;
    }
  }
  let places = 0;
  for (; site >= 0; site = fitting(nextSite(site), offset, behind)) {
    store<i32>(next, (site << 8) | offset);
    next += 4;
    places++;
  }
  store<i32>(answer, textLength | (apart ? 128 : 0) | (equation.score() << 8));
  store<i32>(answer, places | (crossings << 16), 4);
  cursor = <i32>(next - answers) >> 2;
}

/** Reverses each number, so that it starts with its highest digit. */
export function turn(side: usize, length: i32): void {
  for (let start = 0, end = 0; end <= length; end++) {
    if (end < length && load<u8>(side + end) < <u8>plus) continue;
    for (let low = start, high = end - 1; low < high; low++, high--) {
      const digit = load<u8>(side + low);
      store<u8>(side + low, load<u8>(side + high));
      store<u8>(side + high, digit);
    }
    start = end + 1;
  }
}
