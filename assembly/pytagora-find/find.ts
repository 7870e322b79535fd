/** The search, cut into jobs: one for each frame, and for each of its cells where the equals sign may be. */
import * as answers from './answers';
import { aroundEquals, eitherWay, onTheLeft, onTheRight } from './answers';
import { cellsOf, findFrames, firstSite, frameCount, hasUnitsFirst, roomAfter, roomBefore, sizeOf } from './frames';
import { equals, none } from '../pytagora/glyphs';
import { alone, gather, leading, lookUp, parts, piecesIn, sort } from './join';
import { held, hold } from './rack';
import { digitsIn, grow, setUnitsFirst } from './sides';
import { beginSlice, forget, hasPaused } from './slices';

let leftToRight: bool = false;
/** Whether a new equals sign may be laid: an own one or one of the common area. */
let ownEquals: bool = false;
/** How many goes it takes to put all sides of the rack alone into the table. */
let goes: i32 = 1;
/** The least number of pieces among the sides in either table. */
let leastAlone: i32 = 0;
let leastLeading: i32 = 0;
/** The most digits in a frame. */
let mostDigits: i32 = 0;

/** How many stages of the job in hand are done: each grows sides once. */
let stagesDone: i32 = 0;
/** The stage that would come next. */
let stage: i32 = 0;

/** Whether a stage comes that has not begun. */
function isFresh(): bool {
  return stage === stagesDone && !hasPaused;
}

/** A stage: grows sides, or passes over what is done. False where it pauses. */
function grown(cells: usize, size: i32, before: i32, after: i32, others: i32, reserve: i32): bool {
  if (stage === stagesDone) {
    grow(cells, size, before, after, others, reserve, leftToRight);
    if (hasPaused) return false;
    stagesDone++;
  }
  stage++;
  return true;
}

/** Fills the table of sides that the rack makes alone: see `gather`. False where it pauses. */
function fillAlone(nth: i32): bool {
  setUnitsFirst(false);
  if (isFresh()) gather(alone, 0, 0, nth);
  const isDone = stage < stagesDone;
  if (!grown(0, 0, 0, held, mostDigits, 0)) return false;
  if (isDone) return true;
  leastAlone = sort();
  return true;
}

/**
 * Starts a search for the table laid and the `count` pieces in `rack`. `prepare` comes next.
 * @param mirrored Whether mathematics is written from right to left: the page has laid the table in a mirror.
 */
export function search(count: i32, mayLayEquals: bool, wantsBest: bool, ltr: bool, mirrored: bool): void {
  hold(count);
  leftToRight = ltr;
  ownEquals = mayLayEquals;
  answers.begin(wantsBest);
  findFrames(held + i32(ownEquals), mirrored);
  mostDigits = 0;
  for (let frame = 0; frame < frameCount; frame++) {
    mostDigits = max(mostDigits, digitsIn(cellsOf(frame), sizeOf(frame)));
  }
  beginStages();
}

function beginStages(): void {
  stagesDone = 0;
  forget();
}

/** Gathers what all jobs need. Returns how many jobs there are; 0 where it has paused after so much work. */
export function prepare(work: i32): i32 {
  beginSlice(work);
  stage = 0;
  if (!fillAlone(-1)) return 0;
  goes = max(1, parts(alone));
  beginStages();
  return goes * frameCount * mostCells;
}

/** A job is a go, a frame, and 0 or the cell of the equals sign + 1. */
const mostCells: i32 = 32;

/**
 * Does a job, of which `had` answers were given before, as far as so much work takes it. Returns how many words of
 * `answers` it wrote. Where `pending` is not 0 then, the job must be run again: see there.
 */
export function run(job: i32, had: i32, work: i32): i32 {
  const cell = (job & (mostCells - 1)) - 1;
  const nth = job / mostCells / frameCount;
  const frame = (job / mostCells) % frameCount;
  beginSlice(work);
  answers.beginJob(frame, ownEquals, had);
  stage = 0;
  if (cell >= sizeOf(frame)) return answers.written();
  if (goes > 1 && cell < 0 && frame === 0 && !fillAlone(nth)) return answers.written();
  setUnitsFirst(hasUnitsFirst(frame));
  const sign = signIn(frame);
  if (frame === 0) {
    if (cell < 0) crossOne();
  } else if (sign === none) {
    if (!ownEquals) return answers.written();
    if (cell < 0) met(eitherWay, frame, 0, sizeOf(frame), roomBefore(frame), roomAfter(frame));
    else if (load<u8>(cellsOf(frame) + cell) === none) withEquals(frame, cell, nth === 0);
  } else if (cell === sign) withEquals(frame, cell, nth === 0);
  if (!hasPaused) beginStages();
  return answers.written();
}

/** Not 0: the job must be run again. Above, so many of its answers are given; −1: it has paused. */
export function pending(): i32 {
  return hasPaused ? -1 : answers.pending();
}

/** Where the equals sign of a frame is; `none` where it has none, −1 where it has several. */
function signIn(frame: i32): i32 {
  let at = none;
  for (let i = 0; i < sizeOf(frame); i++) if (load<u8>(cellsOf(frame) + i) === equals) at = at === none ? i : -1;
  return at;
}

/** Both sides come from the rack alone, around an equals sign that is new or crossed. */
function crossOne(): void {
  if (!ownEquals && firstSite(0) < 0) return;
  met(aroundEquals, 0, 0, 0, 0, held);
}

/** Grows sides that hold some cells of a frame, to meet what the rack makes alone. */
function met(way: i32, frame: i32, from: i32, to: i32, before: i32, after: i32): void {
  const cells = cellsOf(frame) + from;
  if (isFresh()) {
    answers.setWay(way);
    lookUp(alone);
  }
  grown(cells, to - from, before, after, 0, leastAlone);
}

/** The equals sign lies in the frame, at cell `at`: a piece crossed, or new in a gap. */
function withEquals(frame: i32, at: i32, first: bool): void {
  const size = sizeOf(frame);
  const cells = cellsOf(frame);
  if (at === 0) met(onTheRight, frame, 1, size, 0, roomAfter(frame));
  else if (at === size - 1) met(onTheLeft, frame, 0, at, roomBefore(frame), 0);
  else if (first) {
    const right = cells + at + 1;
    const rightSize = size - at - 1;
    const rightGaps = rightSize - piecesIn(right, rightSize);
    for (let nth = -1; nth < 0 || nth < parts(leading); nth++) {
      if (isFresh()) gather(leading, cells, at, nth);
      if (!grown(cells, at, roomBefore(frame), 0, digitsIn(right, rightSize), rightGaps)) return;
      if (nth < 0 && parts(leading) > 1) continue; // too many: part by part
      if (isFresh()) {
        leastLeading = sort();
        answers.setWay(onTheRight);
        lookUp(leading);
      }
      if (parts(leading) === 0) return;
      if (!grown(right, rightSize, 0, roomAfter(frame), digitsIn(cells, at), leastLeading) || nth < 0) return;
    }
  }
}
