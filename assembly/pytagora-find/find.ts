/** The search, divided into jobs: one for each frame and each cell of it where the equals sign may be. */
import * as answers from './answers';
import { aroundEquals, eitherWay, onTheLeft, onTheRight } from './answers';
import { cellsOf, findFrames, firstSite, frameCount, hasUnitsFirst, roomAfter, roomBefore, sizeOf } from './frames';
import { equals, none } from '../pytagora/glyphs';
import { setUnitsFirst } from './current';
import { alone, gather, leading, lookUp, parts, sort } from './join';
import { held, hold } from './rack';
import { digitsIn, grow } from './sides';
import { beginSlice, forget, hasPaused } from './slices';
import { piecesIn } from './stored';

export let leftToRight: bool = false;
/** True if a new equals sign may be laid: one of the player's own or one from the common area. */
export let ownEquals: bool = false;
/** The number of passes needed to store all sides made from the rack alone. */
let goes: i32 = 1;
/** The smallest number of pieces among the sides in either table. */
let leastAlone: i32 = 0;
let leastLeading: i32 = 0;
/** The largest number of digits in a frame. */
let mostDigits: i32 = 0;

/** The number of completed stages of the current job; each stage grows sides once. */
let stagesDone: i32 = 0;
/** The next stage. */
let stage: i32 = 0;

/** Returns whether the next stage has not been started. */
function isFresh(): bool {
  return stage === stagesDone && !hasPaused;
}

/** Runs a stage, or skips it if it has been done. Returns false if it pauses. */
function grown(cells: usize, size: i32, before: i32, after: i32, others: i32, reserve: i32): bool {
  if (stage === stagesDone) {
    grow(cells, size, before, after, others, reserve, leftToRight);
    if (hasPaused) return false;
    stagesDone++;
  }
  stage++;
  return true;
}

/** Fills the table of sides made from the rack alone, see `gather`. Returns false if it pauses. */
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
 * Starts a search for the current table and the `count` pieces in `rack`. Call `prepare` next, or `aim` of best.ts.
 * @param mirrored Whether equations are read from right to left; the page has then laid the table mirrored.
 */
export function search(count: i32, mayLayEquals: bool, ltr: bool, mirrored: bool): void {
  hold(count);
  leftToRight = ltr;
  ownEquals = mayLayEquals;
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

/** Does the work that all jobs require. Returns the number of jobs, or 0 if it paused after that much work. */
export function prepare(work: i32): i32 {
  beginSlice(work);
  stage = 0;
  if (!fillAlone(-1)) return 0;
  goes = max(1, parts(alone));
  beginStages();
  return goes * frameCount * mostCells;
}

/** A job consists of a pass, a frame, and 0 or the cell of the equals sign + 1. */
const mostCells: i32 = 32;

/**
 * Runs a job, of which `had` answers have already been returned, for at most that much work. Returns the number of
 * words written to `answers`. If `pending` is not 0 afterwards, the job must be run again.
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

/**
 * Returns 0 if the job is complete. Otherwise it must be run again: returns the number of its answers returned so far,
 * or −1 if it has paused.
 */
export function pending(): i32 {
  return hasPaused ? -1 : answers.pending();
}

/** Returns the index of the equals sign in a frame, `none` if it has none, or −1 if it has several. */
function signIn(frame: i32): i32 {
  let at = none;
  for (let i = 0; i < sizeOf(frame); i++) if (load<u8>(cellsOf(frame) + i) === equals) at = at === none ? i : -1;
  return at;
}

/** Finds equations with both sides from the rack alone, around a new or crossed equals sign. */
function crossOne(): void {
  if (!ownEquals && firstSite(0) < 0) return;
  met(aroundEquals, 0, 0, 0, 0, held);
}

/** Grows sides that contain some cells of a frame, and matches them with sides from the rack alone. */
function met(way: i32, frame: i32, from: i32, to: i32, before: i32, after: i32): void {
  const cells = cellsOf(frame) + from;
  if (isFresh()) {
    answers.setWay(way);
    lookUp(alone);
  }
  grown(cells, to - from, before, after, 0, leastAlone);
}

/** Handles a frame with the equals sign at cell `at`, either a crossed piece or a new one in a gap. */
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
      if (nth < 0 && parts(leading) > 1) continue; // too many sides: handled part by part
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
