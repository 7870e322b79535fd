/**
 * The points that a cube scores when it turns (MUL-07 to MUL-11). In each of the four directions, the new cube can
 * affect at most three rows: the one through it, and on either side, if no cube of its colour follows, a row that now
 * ends at it. `scan` finds these rows and determines their points; no other module of the core contains these rules.
 */
import { addGain, colourAt } from './board';
import { addLine, clearLines, countLines } from './lines';

/** Returns how many cubes of `colour` follow on `cell` without a gap, at most `room`. */
function run(cell: i32, step: i32, room: i32, colour: i32): i32 {
  let length = 0;
  for (let at = cell + step; length < room && colourAt(at) === colour; at += step) length++;
  return length;
}

/** Returns the colour beyond a run of that length, or 0 if a white cube or the edge of the board ends it. */
function beyond(cell: i32, step: i32, room: i32, length: i32): i32 {
  return length < room ? colourAt(cell + (length + 1) * step) : 0;
}

/**
 * Scores a trap: an even row between two coloured cubes (MUL-08). Their colours differ from the row's, because the row
 * would otherwise be longer.
 */
function trap(owner: i32, first: i32, step: i32, length: i32, before: i32, after: i32): void {
  if (length & 1 || before === 0 || after === 0) return; // MUL-10
  addGain(owner, -length);
  addGain(before, length >> 1);
  addGain(after, length >> 1);
  addLine(owner, first, step, length, first - step, first + length * step);
}

/** Scores a row of an odd number of cubes from 3 up (MUL-07). */
function row(owner: i32, first: i32, step: i32, length: i32): void {
  if (!(length & 1) || length < 3) return;
  addGain(owner, length);
  addLine(owner, first, step, length, -1, -1);
}

/** Scores the row that begins next to the new cube, which is now one of its ends (MUL-09). */
function ended(cell: i32, step: i32, room: i32, colour: i32): void {
  const owner = beyond(cell, step, room, 0);
  if (owner === 0) return;
  const length = run(cell, step, room, owner);
  const end = beyond(cell, step, room, length);
  if (step > 0) trap(owner, cell + step, step, length, colour, end);
  else trap(owner, cell + length * step, -step, length, end, colour);
}

/**
 * Scores one direction; `ahead` and `behind` are the numbers of cells between the new cube and the edges of the board.
 */
function direction(cell: i32, step: i32, ahead: i32, behind: i32, colour: i32): void {
  const after = run(cell, step, ahead, colour);
  const before = run(cell, -step, behind, colour);
  const first = cell - before * step;
  const length = before + 1 + after;
  row(colour, first, step, length);
  trap(colour, first, step, length, beyond(cell, -step, behind, before), beyond(cell, step, ahead, after));
  if (after === 0) ended(cell, step, ahead, colour);
  if (before === 0) ended(cell, -step, behind, colour);
}

function least(a: i32, b: i32): i32 {
  return a < b ? a : b;
}

/**
 * Scores a cube that turns to `colour` on `cell` of the shared board of `size` × `size`, whatever the board contains
 * there. Adds to the gains, lists the lines and returns their number.
 */
export function scan(size: i32, cell: i32, colour: i32): i32 {
  clearLines();
  const up = cell / size;
  const left = cell % size;
  const down = size - 1 - up;
  const right = size - 1 - left;
  // MUL-11: all four directions count.
  direction(cell, 1, right, left, colour);
  direction(cell, size, down, up, colour);
  direction(cell, size + 1, least(down, right), least(up, left), colour);
  direction(cell, size - 1, least(down, left), least(up, right), colour);
  return countLines();
}
