/**
 * Lists the patterns of a line. A pattern is an equation whose new digits are still open: it determines where the
 * operators and the equals sign are, and thus the lengths of the numbers. That determines its score, apart from a lone
 * 1 at a × or ÷, and nearly always shows that no digits can solve it. See "The best one" in
 * docs/notes/pytagora-find.md.
 */
import { zeroDividend } from '../pytagora/arithmetic';
import { numberPoints, operatorPoints } from '../pytagora/equation';
import { binds, equals, minus, none, plus, times } from '../pytagora/glyphs';
import { unitsFirst } from './current';
import { cells, crossings, size } from './lines';
import { pattern } from './pattern-list';
import { digitsHeld, glyphOfBit, piecesHeld } from './rack';
import { addWork } from './slices';

/** True if the equals sign is a new piece; and the most points of any new operator. */
let laysEquals: bool = false;
let mostWorth: i32 = 0;
let leftToRight: bool = false;
/** The lowest score that is accepted, and the largest number. */
let least: i32 = 0;
let largest: f64 = 0;
/** Handles a pattern with that many points; returns whether more are wanted. */
let offer: (points: i32) => bool = (_points: i32): bool => false;
/** True if no more patterns are wanted. */
let enough: bool = false;

/** The number of pieces of each operator that are left, by glyph, as i32. */
const operators = memory.data(64, 4);
/** By cell: the number of cells up to the next operator of the table, and the most points beyond these, as i32. */
const runs = memory.data(128, 4);
const beyond = memory.data(128, 4);
/** By cell, as i32: the number of new pieces from it on. */
const fresh = memory.data(128, 4);

/** By number: the operator behind it, and the smallest and largest value it may have, as f64. */
const behind = memory.data(32);
const lows = memory.data(32 * 8, 8);
const highs = memory.data(32 * 8, 8);
/** The index of the first number of the right side. */
let right: i32 = 0;
/** The range of the value of a side, and of the left side once the equals sign is laid. */
let low: f64 = 0;
let high: f64 = 0;
let leftLow: f64 = 0;
let leftHigh: f64 = 0;

/**
 * Calls `take` for each pattern of the current line with at least `leastPoints`, crossings included, and no number
 * above `largestNumber`, until it returns false.
 */
export function list(
  mayLayEquals: bool,
  leastPoints: i32,
  largestNumber: f64,
  ltr: bool,
  take: (points: i32) => bool,
): void {
  offer = take;
  leftToRight = ltr;
  least = leastPoints;
  largest = largestNumber;
  enough = false;
  let signs = 0;
  let run = 0;
  let rest = 0;
  let pieces = 0;
  for (let at = size - 1; at >= 0; at--) {
    const glyph: i32 = load<u8>(cells + at);
    if (glyph >= plus && glyph !== none) {
      rest += numberPoints(run) + operatorPoints(glyph);
      run = 0;
      signs += i32(glyph === equals);
    } else run++;
    pieces += i32(glyph === none);
    store<i32>(runs + (at << 2), run);
    store<i32>(beyond + (at << 2), rest);
    store<i32>(fresh + (at << 2), pieces);
  }
  store<i32>(runs + (size << 2), 0);
  store<i32>(beyond + (size << 2), 0);
  store<i32>(fresh + (size << 2), 0);
  laysEquals = signs === 0;
  if (signs > 1 || (laysEquals && !mayLayEquals)) return;
  mostWorth = 1;
  for (let glyph = plus; glyph < equals; glyph++) {
    const pieces = piecesHeld(glyph);
    store<i32>(operators + (glyph << 2), pieces);
    if (pieces > 0) mostWorth = max(mostWorth, operatorPoints(glyph));
  }
  store<i32>(operators + (equals << 2), i32(laysEquals));
  next(0, 0, 0, crossings, digitsHeld);
}

/**
 * Lays each glyph that may come next.
 * @param start The cell where the open number begins, which is `at` if there is none.
 * @param count The number of numbers before it.
 * @param digits The number of digits left on the rack.
 */
function next(at: i32, start: i32, count: i32, score: i32, digits: i32): void {
  addWork();
  if (enough) return;
  if (at === size) {
    if (start < at && load<i32>(operators + (equals << 2)) === 0 && close(start, at, count))
      complete(count, score + numberPoints(at - start));
    return;
  }
  // The pattern scores at most as much as if all remaining cells were one number, except for digits that the rack
  // lacks.
  const run = at - start + load<i32>(runs + (at << 2));
  const rest = load<i32>(beyond + (at << 2));
  const missing = load<i32>(operators + (equals << 2));
  let most = score + rest;
  if (rest === 0) {
    const splits = missing + max(0, load<i32>(fresh + (at << 2)) - missing - digits);
    if (run <= splits << 1) return;
    most += numberPoints(run - (splits << 1)) + splits * (1 + mostWorth) - missing * (mostWorth - 1);
  } else most += numberPoints(run);
  if (most < least) return;

  const fixed: i32 = load<u8>(cells + at);
  if (fixed === none) {
    if (digits > 0) {
      store<u8>(pattern + at, none);
      next(at + 1, start, count, score, digits - 1);
    }
    if (start === at) return;
    for (let glyph = plus; glyph <= equals; glyph++) {
      const left = operators + (glyph << 2);
      const pieces = load<i32>(left);
      if (pieces === 0) continue;
      store<i32>(left, pieces - 1);
      operate(glyph, at, start, count, score, digits);
      store<i32>(left, pieces);
    }
  } else {
    store<u8>(pattern + at, fixed);
    if (fixed < plus) next(at + 1, start, count, score, digits);
    else if (start < at) operate(fixed, at, start, count, score, digits);
  }
}

function operate(glyph: i32, at: i32, start: i32, count: i32, score: i32, digits: i32): void {
  if (!close(start, at, count)) return;
  store<u8>(pattern + at, glyph);
  store<u8>(behind + count, glyph);
  if (glyph === equals) {
    if (!estimate(0, count)) return;
    right = count + 1;
    leftLow = low;
    leftHigh = high;
  }
  next(at + 1, at + 1, count + 1, score + numberPoints(at - start) + operatorPoints(glyph), digits);
}

/** Ends a number. Returns false if it begins with a 0 (PYT-10) or is too large. */
function close(start: i32, end: i32, count: i32): bool {
  let least: f64 = 0;
  let most: f64 = 0;
  let nth = 0;
  const length = end - start;
  for (let i = 0; i < length; i++) {
    const fixed: i32 = load<u8>(pattern + (unitsFirst ? end - 1 - i : start + i));
    const leads = i === 0 && length > 1;
    if (fixed !== none) {
      if (leads && fixed === 0) return false;
      least = least * 10 + fixed;
      most = most * 10 + fixed;
    } else {
      least = least * 10 + i32(leads);
      most = most * 10 + glyphOfBit(digitsHeld - 1 - nth++);
    }
  }
  store<f64>(lows + (count << 3), least);
  store<f64>(highs + (count << 3), min(most, largest));
  return least <= largest;
}

function complete(last: i32, score: i32): void {
  if (score < least || !estimate(right, last)) return;
  if (low <= leftHigh && leftLow <= high) enough = !offer(score);
}

/**
 * Sets `low` and `high` to the result of a step with two ranges. Returns false if it always breaks a rule (PYT-13,
 * PYT-14).
 */
function step(aLow: f64, aHigh: f64, operator: i32, bLow: f64, bHigh: f64): bool {
  low = aLow;
  high = aHigh;
  if (operator === plus) {
    low += bLow;
    high += bHigh;
  } else if (operator === minus) {
    low = max<f64>(0, aLow - bHigh);
    high -= bLow;
  } else if (operator === times) {
    low = max<f64>(1, aLow) * max<f64>(1, bLow);
    high *= bHigh;
    return high > 0;
  } else {
    if (bHigh === 0) return false;
    low /= bHigh;
    high = Math.floor(high / max<f64>(1, bLow));
    return high > 0 || zeroDividend;
  }
  return high >= 0;
}

/**
 * Sets `low` and `high` to the range of a side, made of the numbers from `first` to `last`. Returns false under the
 * same condition as `step`.
 */
function estimate(first: i32, last: i32): bool {
  let sumLow: f64 = 0;
  let sumHigh: f64 = 0;
  let loose = plus;
  let termLow = load<f64>(lows + (first << 3));
  let termHigh = load<f64>(highs + (first << 3));
  for (let i = first; i < last; i++) {
    const operator: i32 = load<u8>(behind + i);
    const nextLow = load<f64>(lows + (i << 3), 8);
    const nextHigh = load<f64>(highs + (i << 3), 8);
    if (binds(operator, leftToRight)) {
      if (!step(termLow, termHigh, operator, nextLow, nextHigh)) return false;
      termLow = low;
      termHigh = high;
    } else {
      if (!step(sumLow, sumHigh, loose, termLow, termHigh)) return false;
      sumLow = low;
      sumHigh = high;
      loose = operator;
      termLow = nextLow;
      termHigh = nextHigh;
    }
  }
  return step(sumLow, sumHigh, loose, termLow, termHigh);
}
