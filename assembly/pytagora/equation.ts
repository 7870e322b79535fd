/**
 * Reads, checks and scores an equation. A refusal is returned as one number that combines the rule and the position in
 * the text, see `refusal`.
 */
import { joined, largest } from './arithmetic';
import { binds, equals, minus, none, over, plus, times } from './glyphs';
import * as wide from './wide';

/** The total number of pieces, which is the longest possible line (PYT-01). */
export const mostPieces: i32 = 126;

/** The glyphs of the current text, followed by room for `none`. */
export const text = memory.data(mostPieces + 2);

/** The numbers of the text in order: start, number of digits and value of each. Operators and `=` lie between them. */
const starts = memory.data(64);
const lengths = memory.data(64);
const values = memory.data(64 * 8, 8);
/** One flag for each number of the right side: it has been paired with one of the left. */
const paired = memory.data(64);

let count: i32 = 0;
/** The index of the first number of the right side. */
let right: i32 = 0;
/** True if values exceed 2^53, so that wide.ts has to compute them. */
let beyond: bool = false;

/** Encodes a rule (the number in its id) that is broken at a position of the text. Negative. */
export function refusal(rule: i32, at: i32): i32 {
  return -((rule << 8) | at);
}

function glyph(at: i32): i32 {
  return load<u8>(text + at);
}

function startOf(i: i32): i32 {
  return load<u8>(starts + i);
}

function lengthOf(i: i32): i32 {
  return load<u8>(lengths + i);
}

/** Returns the position of the operator or `=` after number i. */
function after(i: i32): i32 {
  return startOf(i) + lengthOf(i);
}

/**
 * Splits the text into numbers (PYT-07, PYT-10). Returns 0 or a refusal.
 * @param length The number of glyphs in `text`; more than 126 are refused (PYT-01).
 */
export function read(length: i32): i32 {
  if (length > mostPieces) return refusal(1, mostPieces);
  store<u8>(text + length, none);
  count = right = 0;
  beyond = false;
  let at = 0;
  while (true) {
    const start = at;
    let value: f64 = 0;
    let next = glyph(at);
    while (next < plus) {
      value = value * 10 + next;
      next = glyph(++at);
    }
    if (at === start) {
      const sign = (next === plus || next === minus) && (start === 0 || glyph(start - 1) === equals);
      return refusal(sign ? 13 : 7, at);
    }
    if (at - start > 1 && glyph(start) === 0) return refusal(10, start);
    if (value > largest) beyond = true;
    store<u8>(starts + count, start);
    store<u8>(lengths + count, at - start);
    store<f64>(values + (count << 3), value);
    count++;
    if (at === length) return right > 0 ? 0 : refusal(7, at);
    if (next > equals || (next === equals && right > 0)) return refusal(7, at);
    if (next === equals) right = count;
    at++;
  }
}

/** Returned if `work` has to start again because values exceed 2^53. */
const again: i32 = 1;

/** Loads number i into a register of wide.ts; for doubles, its field `near` is used. */
function take(register: usize, i: i32): void {
  if (beyond) wide.read(register, text + startOf(i), lengthOf(i));
  else wide.setNear(register, load<f64>(values + (i << 3)));
}

function move(to: usize, from: usize): void {
  if (beyond) wide.copy(to, from);
  else wide.setNear(to, wide.near(from));
}

/** Sets register a to `a operator b`. Returns 0, `again` or a refusal (PYT-12 to PYT-14). */
function join(a: usize, at: i32, b: usize): i32 {
  let rule = 0;
  if (beyond) rule = wide.join(a, glyph(at), b);
  else {
    const result = joined(wide.near(a), glyph(at), wide.near(b));
    beyond = result > largest;
    if (beyond) return again;
    if (result < 0) rule = <i32>-result;
    wide.setNear(a, result);
  }
  return rule === 0 ? 0 : refusal(rule, at);
}

/**
 * Evaluates numbers `first` to `last` into the register `sum`, from left to right (PYT-11). Returns the same as `join`.
 */
function work(first: i32, last: i32, leftToRight: bool): i32 {
  /** The position of the operator between `sum` and `term`, or −1 before the first. */
  let loose = -1;
  take(wide.term, first);
  for (let i = first; i <= last; i++) {
    const at = after(i);
    let broken = 0;
    if (i < last && binds(glyph(at), leftToRight)) {
      take(wide.number, i + 1);
      broken = join(wide.term, at, wide.number);
    } else {
      if (loose < 0) move(wide.sum, wide.term);
      else broken = join(wide.sum, loose, wide.term);
      if (i < last) take(wide.term, i + 1);
      loose = at;
    }
    if (broken !== 0) return broken;
  }
  return 0;
}

function bothSides(leftToRight: bool): i32 {
  const broken = work(0, right - 1, leftToRight);
  if (broken !== 0) return broken;
  move(wide.left, wide.sum);
  return work(right, count - 1, leftToRight);
}

/** Checks the text read last (PYT-11 to PYT-15). Returns 0 or a refusal. */
export function prove(leftToRight: bool): i32 {
  let broken = bothSides(leftToRight);
  if (broken === again) broken = bothSides(leftToRight);
  if (broken !== 0) return broken;
  const alike = beyond ? wide.compare(wide.left, wide.sum) === 0 : wide.near(wide.left) === wide.near(wide.sum);
  if (!alike) return refusal(11, after(right - 1));
  return sameParts() ? refusal(15, after(right - 1)) : 0;
}

/** The value of the last equation checked, or −1 if it exceeds 2^53; then `digits` returns it. */
export const value = memory.data(8, 8);

/** Writes the value, digit by digit, over the text. Returns the number of digits. */
export function digits(): i32 {
  return wide.write(text, wide.sum);
}

function equalNumbers(i: i32, j: i32): bool {
  const length = lengthOf(i);
  if (lengthOf(j) !== length) return false;
  for (let k = 0; k < length; k++) if (glyph(startOf(i) + k) !== glyph(startOf(j) + k)) return false;
  return true;
}

/** Returns whether both sides have the same numbers and the same operators, in any order (PYT-15). */
export function sameParts(): bool {
  if (count !== right << 1) return false;
  // Count operators of the left side up and of the right side down, with six bits for each of the four.
  let balance = 0;
  for (let i = 0; i < right - 1; i++) {
    balance += 1 << ((glyph(after(i)) - plus) * 6);
    balance -= 1 << ((glyph(after(right + i)) - plus) * 6);
  }
  if (balance !== 0) return false;
  for (let j = right; j < count; j++) store<u8>(paired + j, 0);
  for (let i = 0; i < right; i++) {
    let j = right;
    while (j < count && (load<u8>(paired + j) !== 0 || !equalNumbers(i, j))) j++;
    if (j === count) return false;
    store<u8>(paired + j, 1);
  }
  return true;
}

/** Returns whether number i is a 1 on its own (PYT-17). */
function one(i: i32): bool {
  return lengthOf(i) === 1 && glyph(startOf(i)) === 1;
}

/** Returns the points of a number: 1 for its units, 2 for its tens, 3 for its hundreds … (PYT-16). */
export function numberPoints(length: i32): i32 {
  return (length * (length + 1)) >> 1;
}

/** Returns the points of an operator that is not next to a single 1, which would reduce them (PYT-17). */
export function operatorPoints(operator: i32): i32 {
  return operator === over ? 3 : operator === times ? 2 : 1;
}

/** Returns the score of the text read last, without crossed pieces (PYT-16, PYT-17). */
export function score(): i32 {
  let points = 0;
  for (let i = 0; i < count; i++) {
    points += numberPoints(lengthOf(i));
    if (i === 0) continue;
    const operator = glyph(after(i - 1));
    const isEasy = one(i) || (operator === times && one(i - 1));
    points += isEasy ? 1 : operatorPoints(operator);
  }
  return points;
}

/** Returns the score of the `length` glyphs in `text` as an equation, without crossings, or a refusal. */
export function check(length: i32, leftToRight: bool): i32 {
  const broken = read(length);
  if (broken !== 0) return broken;
  const wrong = prove(leftToRight);
  if (wrong !== 0) return wrong;
  store<f64>(value, beyond ? -1.0 : wide.near(wide.sum));
  return score();
}
