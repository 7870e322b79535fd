/** The search, cut into jobs: one for each frame. */
import * as answers from './answers';
import { aroundEquals, eitherWay, onTheLeft, onTheRight } from './answers';
import { cellsOf, findFrames, firstSite, frameCount, roomAfter, roomBefore, sizeOf } from './frames';
import { equals, none } from '../pytagora/glyphs';
import { alone, gather, leading, lookUp, parts, piecesIn, sort } from './join';
import { held, hold } from './rack';
import { digitsIn, grow } from './sides';

let leftToRight: bool = false;
/** Whether a new equals sign may be laid: an own one or one of the common area. */
let ownEquals: bool = false;
/** How many goes it takes to put all sides of the rack alone into the table, which of them is there, from how many pieces on. */
let goes: i32 = 1;
let goThere: i32 = 0;
let leastAlone: i32 = 0;
/** The most digits in a frame. */
let mostDigits: i32 = 0;

/** Fills the table of sides that the rack makes alone: see `gather`. */
function fillAlone(nth: i32): void {
  gather(alone, 0, 0, nth);
  grow(0, 0, 0, held, mostDigits, 0, leftToRight);
  leastAlone = sort();
  goThere = nth;
}

/** Starts a search for the table laid and the `count` pieces in `rack`. Returns how many jobs it has. */
export function search(count: i32, mayLayEquals: bool, wantsBest: bool, ltr: bool): i32 {
  hold(count);
  leftToRight = ltr;
  ownEquals = mayLayEquals;
  answers.begin(wantsBest);
  findFrames(held + i32(ownEquals));
  mostDigits = 0;
  for (let frame = 0; frame < frameCount; frame++) {
    mostDigits = max(mostDigits, digitsIn(cellsOf(frame), sizeOf(frame)));
  }
  fillAlone(-1);
  goes = max(1, parts(alone));
  return goes * frameCount;
}

/**
 * Does a job, of which `had` answers were given before. Returns how many words of `answers` it wrote. Where `pending` is
 * not 0 then, that many answers are given and more are to come: the job must be done again.
 */
export function run(job: i32, had: i32): i32 {
  const nth = job / frameCount;
  const frame = job % frameCount;
  if (goes > 1 && goThere !== nth) fillAlone(nth);
  answers.beginJob(frame, ownEquals, had);
  const cells = cellsOf(frame);
  const size = sizeOf(frame);
  let at = -1;
  let signs = 0;
  for (let i = 0; i < size; i++) {
    if (load<u8>(cells + i) !== equals) continue;
    signs++;
    at = i;
  }
  if (frame === 0) crossOne();
  else if (signs === 1) withEquals(frame, at, nth === 0);
  else if (signs === 0 && ownEquals) {
    met(eitherWay, frame, 0, size, roomBefore(frame), roomAfter(frame));
    for (let i = 0; i < size; i++) if (load<u8>(cells + i) === none) withEquals(frame, i, nth === 0);
  }
  return answers.written();
}

/** Both sides come from the rack alone, around an equals sign that is new or crossed. */
function crossOne(): void {
  if (!ownEquals && firstSite(0) < 0) return;
  met(aroundEquals, 0, 0, 0, 0, held);
}

/** Grows sides that hold some cells of a frame, to meet what the rack makes alone. */
function met(way: i32, frame: i32, from: i32, to: i32, before: i32, after: i32): void {
  const cells = cellsOf(frame) + from;
  answers.setWay(way);
  lookUp(alone);
  grow(cells, to - from, before, after, 0, leastAlone, leftToRight);
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
      gather(leading, cells, at, nth);
      grow(cells, at, roomBefore(frame), 0, digitsIn(right, rightSize), rightGaps, leftToRight);
      if (nth < 0 && parts(leading) > 1) continue; // too many: part by part
      const least = sort();
      if (parts(leading) === 0) return;
      answers.setWay(onTheRight);
      lookUp(leading);
      grow(right, rightSize, 0, roomAfter(frame), digitsIn(cells, at), least, leftToRight);
      if (nth < 0) return;
    }
  }
}
