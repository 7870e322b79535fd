/**
 * Finds one of the equations with the most points, or all with nearly as many. Patterns are listed in rounds, from the
 * highest scores down, and solved in the order of their scores, until no other can have enough points. See "The best
 * one" in docs/notes/pytagora-find.md.
 */
import * as answers from './answers';
import * as equation from '../pytagora/equation';
import { unitsFirst } from './current';
import { leftToRight, ownEquals } from './find';
import { after, before, crossings, isApart, nextLine, place, setLine, size } from './lines';
import { setPowers } from './limits';
import { list } from './patterns';
import { add, clear, isFull, pattern, take, takenLine } from './pattern-list';
import { held } from './rack';
import { beginSlice, isSpent } from './slices';
import { solve } from './solve';

/**
 * The margin in points below the best that is accepted, or −1 to accept only one of the best; and the largest number
 * that is accepted.
 */
let margin: i32 = 0;
let largest: f64 = 0;
/** The most points found so far. */
let most: i32 = 0;

/** A round lists the patterns with scores from `floor` to below `ceiling`. */
let floor: i32 = 0;
let ceiling: i32 = 0;
const firstFloor: i32 = 40;
const roundScores: i32 = 4;

/** The line whose patterns are listed, and whether all lines of this round have been. */
let line: i32 = 0;
let isListed: bool = false;
/**
 * The lowest score of its patterns that is listed, and how many have been; if the list is full, the others follow
 * later.
 */
let least: i32 = 0;
let listed: i32 = 0;

/** The score of the pattern being solved, 0 if there is none, and how many of its solutions have been handled. */
let score: i32 = 0;
let solved: i32 = 0;
/** Counts the patterns of a line or the solutions of a pattern, including those handled before. */
let came: i32 = 0;
let over: bool = false;

/** Sets the aim of a search that was started with `search`. Call `seek` next. */
export function aim(wantedMargin: i32, largestNumber: f64): void {
  margin = wantedMargin;
  largest = largestNumber;
  most = score = 0;
  floor = firstFloor;
  ceiling = i32.MAX_VALUE;
  over = false;
  setPowers();
  answers.clear();
  beginRound();
}

function beginRound(): void {
  clear();
  line = -1;
  isListed = false;
  beginLine();
}

/** Returns the lowest number of points that is still accepted, given the best found so far. */
function wanted(): i32 {
  return most - margin;
}

function mostNew(): i32 {
  return held + i32(ownEquals);
}

function beginLine(): void {
  line = nextLine(line, mostNew());
  isListed = line < 0;
  least = max(floor, wanted());
  listed = 0;
}

/** Handles a pattern of the current line. Returns false if there is no room for it. */
function offer(points: i32): bool {
  if (points >= ceiling || ++came <= listed) return true;
  if (isFull()) return false;
  add(line, points);
  listed++;
  return true;
}

/** Lists the patterns of the current line, or the remaining ones. */
function listLine(): void {
  setLine(line, mostNew());
  came = 0;
  list(ownEquals, least, largest, leftToRight, offer);
  if (!isFull()) beginLine();
}

/** Chooses the next pattern to solve. */
function next(): void {
  score = take();
  solved = 0;
  if (score < wanted()) score = 0;
  if (score > 0) setLine(takenLine, mostNew());
  else if (!isListed) clear();
  else if (floor <= max(1, wanted())) over = true;
  else {
    ceiling = floor;
    floor = max(max(1, wanted()), floor - roundScores);
    beginRound();
  }
}

/** Finds the solutions of the current pattern, or the remaining ones. */
function solveIt(): void {
  came = 0;
  solve(pattern, size, largest, leftToRight, found);
  if (margin >= 0 && answers.isFull()) solved = came;
  else score = 0;
}

/** Handles a solution of the current pattern. Returns true if no more solutions are needed. */
function found(text: usize): bool {
  if (++came <= solved) return false;
  memory.copy(equation.text, text, size);
  if (unitsFirst) answers.turn(equation.text, size);
  equation.read(size);
  if (equation.sameParts()) return false; // PYT-15
  const points = equation.score() + crossings; // PYT-18
  if (points < wanted()) return false;
  if (margin < 0) answers.clear();
  else if (answers.isFull()) {
    came--;
    return true;
  }
  most = max(most, points);
  answers.write(size, place, before, after, crossings, isApart());
  return margin < 0 && points === score;
}

/** Does roughly that much work. Returns the number of words written to `answers`. */
export function seek(work: i32): i32 {
  beginSlice(work);
  if (margin >= 0) answers.clear();
  do {
    if (score > 0) solveIt();
    else if (isListed || isFull()) next();
    else listLine();
  } while (!over && !isSpent() && !(margin >= 0 && answers.isFull()));
  return answers.written();
}

/** Returns whether `seek` has found everything. */
export function isOver(): bool {
  return over;
}
