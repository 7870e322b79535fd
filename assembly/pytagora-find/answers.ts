/** Writes the equations found into a buffer that the page reads: each text once, then the places where it may lie. */
import * as equation from '../pytagora/equation';
import { cellsOf, firstSite, mostSites, nextSite, siteRoomAfter, siteRoomBefore, sizeOf } from './frames';
import { equals } from '../pytagora/glyphs';
import { aheadOf, lengthOf, piecesIn, unfold } from './join';
import { ahead, side, stop } from './sides';

/**
 * An answer, i32 by i32: length of the text with bit 7 where it may lie apart, and from bit 8 on its score apart; how
 * many places, and from bit 16 on how many pieces it crosses there; the text, eight glyphs a word, the first lowest; the
 * places, each a site, shifted by 8, and how many glyphs lie before the first cell of its frame.
 */
const mostWords: i32 = 65536;
export const answers = memory.data(mostWords << 2, 4);
/** What one answer takes at most: text, and a place on every site. */
const longest: i32 = 6 + mostSites;

/** How a side that looks up lies to the side it meets, and so to the frame. */
export const aroundEquals: i32 = 0;
export const eitherWay: i32 = 1;
export const onTheRight: i32 = 2;
export const onTheLeft: i32 = 3;

let way: i32 = eitherWay;
let frame: i32 = 0;
let crossings: i32 = 0;
let apart: bool = false;
let onlyBest: bool = false;
/** The highest score so far. */
let best: i32 = 0;

/** Words written. */
let cursor: i32 = 0;
/** Answers that came up in this job, and how many of them the page has already. */
let came: i32 = 0;
let skip: i32 = 0;
let full: bool = false;

export function begin(wantsBest: bool): void {
  onlyBest = wantsBest;
  best = cursor = 0;
}

/** Before a job: it may be a second run, of which the page has the first `had` answers. */
export function beginJob(job: i32, lieApart: bool, had: i32): void {
  frame = job;
  apart = lieApart && job === 0;
  crossings = piecesIn(cellsOf(job), sizeOf(job));
  came = 0;
  skip = had;
  full = false;
  if (!onlyBest) cursor = 0;
}

export function setWay(to: i32): void {
  way = to;
}

/** Words written in this job. */
export function written(): i32 {
  return cursor;
}

/** Whether the job stopped for want of room, and how many answers were written up to now. */
export function pending(): i32 {
  return full ? came : 0;
}

/** Two sides of the same value that fit in the rack together: one is in `side`. */
export function pair(stored: usize, length: i32): void {
  if (full) return;
  const other = lengthOf(stored);
  if (way !== onTheRight) place(stored, length, other, true, way === aroundEquals ? length : ahead);
  if (way === eitherWay) place(stored, length, other, false, other + 1 + ahead);
  if (way === onTheRight) place(stored, length, other, false, aheadOf(stored));
}

/** Writes down one text of the two, with the sites of the frame where it fits. `offset`: glyphs before the frame. */
function place(stored: usize, length: i32, other: i32, sideFirst: bool, offset: i32): void {
  const textLength = length + 1 + other;
  const behind = textLength - offset - sizeOf(frame);
  let site = fitting(firstSite(frame), offset, behind);
  if (site < 0 && !apart) return;

  const text = equation.text;
  const from = sideFirst ? text : text + other + 1;
  for (let i = 0; i < length; i++) store<u8>(from + i, load<u8>(side + i));
  unfold(stored, sideFirst ? text + length + 1 : text);
  store<u8>(text + (sideFirst ? length : other), equals);
  equation.read(textLength);
  if (equation.sameParts()) return; // PYT-15
  const score = equation.score();

  if (onlyBest) {
    const points = score + (site < 0 ? 0 : crossings); // PYT-18
    if (points <= best) return;
    best = points;
    cursor = 0;
  } else if (++came <= skip) return;
  else if (cursor + longest > mostWords) {
    came--;
    full = true;
    stop();
    return;
  }

  const answer = answers + (cursor << 2);
  let next = answer + 8;
  let word = 0;
  for (let i = 0; i < textLength; i++) {
    word |= (<i32>load<u8>(text + i)) << ((i & 7) << 2);
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
    if (onlyBest) break;
  }
  store<i32>(answer, textLength | (apart ? 128 : 0) | (score << 8));
  store<i32>(answer, places | (crossings << 16), 4);
  cursor = (<i32>(next - answers)) >> 2;
}

/** The first site from one on that has so much room. */
function fitting(site: i32, before: i32, behind: i32): i32 {
  while (site >= 0 && (siteRoomBefore(site) < before || siteRoomAfter(site) < behind)) site = nextSite(site);
  return site;
}
