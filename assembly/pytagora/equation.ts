/**
 * An equation: reads it, proves it, scores it. What is refused comes as one number, made of the rule and of the place in
 * the text: see `refusal`.
 */
import { joined, largest } from './arithmetic';
import { binds, equals, minus, none, over, plus, times } from './glyphs';
import * as wide from './wide';

/** PYT-01: as long as all pieces in one line. */
export const mostPieces: i32 = 126;

/** Glyphs of the text in hand, and room for `none` behind them. */
export const text = memory.data(mostPieces + 2);

/** The numbers of the text in order: where each begins, its digits, its value. Operators and `=` lie between them. */
const starts = memory.data(64);
const lengths = memory.data(64);
const values = memory.data(64 * 8, 8);
/** Whether a number of the right side is paired with one of the left. */
const paired = memory.data(64);

let count: i32 = 0;
/** The first number of the right side. */
let right: i32 = 0;
/** Whether values pass 2^53, so that wide.ts has to work them out. */
let beyond: bool = false;

/** A rule (the number in its id) that is broken at a place of the text. Negative. */
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

/** Where the operator or `=` after number i stands. */
function after(i: i32): i32 {
  return startOf(i) + lengthOf(i);
}

/**
 * Cuts the text into numbers (PYT-07, PYT-10). Returns 0 or a refusal.
 * @param length Glyphs in `text`; more than 126 are refused (PYT-01).
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

/** `work` has to begin anew, for values turned out to pass 2^53. */
const again: i32 = 1;

/** Puts number i into a register of wide.ts, of which the doubles use the field `near`. */
function take(register: usize, i: i32): void {
  if (beyond) wide.read(register, text + startOf(i), lengthOf(i));
  else wide.setNear(register, load<f64>(values + (i << 3)));
}

function move(to: usize, from: usize): void {
  if (beyond) wide.copy(to, from);
  else wide.setNear(to, wide.near(from));
}

/** register a becomes `a operator b`. Returns 0, `again` or a refusal (PYT-12 to PYT-14). */
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

/** Works out numbers `first` to `last` into the register `sum`, from left to right (PYT-11). As `join`. */
function work(first: i32, last: i32, leftToRight: bool): i32 {
  /** Where the operator between `sum` and `term` stands; before the first there is none. */
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

/** Proves the text that was read: PYT-11 to PYT-15. Returns 0 or a refusal. */
export function prove(leftToRight: bool): i32 {
  let broken = bothSides(leftToRight);
  if (broken === again) broken = bothSides(leftToRight);
  if (broken !== 0) return broken;
  const alike = beyond ? wide.compare(wide.left, wide.sum) === 0 : wide.near(wide.left) === wide.near(wide.sum);
  if (!alike) return refusal(11, after(right - 1));
  return sameParts() ? refusal(15, after(right - 1)) : 0;
}

/** The value of the equation checked last, or −1 where it passes 2^53: then `digits` has it. */
export const value = memory.data(8, 8);

/** Writes the value, digit by digit, over the text. Returns how many. */
export function digits(): i32 {
  return wide.write(text, wide.sum);
}

function equalNumbers(i: i32, j: i32): bool {
  const length = lengthOf(i);
  if (lengthOf(j) !== length) return false;
  for (let k = 0; k < length; k++) if (glyph(startOf(i) + k) !== glyph(startOf(j) + k)) return false;
  return true;
}

/** PYT-15: both sides of the text that was read have the same numbers and the same operators, in whatever order. */
export function sameParts(): bool {
  if (count !== right << 1) return false;
  // Operators of the left side count up, those of the right down; six bits for each of the four.
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

/** Whether number i is a lone 1 (PYT-17). */
function one(i: i32): bool {
  return lengthOf(i) === 1 && glyph(startOf(i)) === 1;
}

/** PYT-16 and PYT-17, for the text that was read; pieces crossed come on top (PYT-18). */
export function score(): i32 {
  let points = 0;
  for (let i = 0; i < count; i++) {
    const length = lengthOf(i);
    points += (length * (length + 1)) >> 1; // units 1, tens 2, hundreds 3 …
    if (i === 0) continue;
    const operator = glyph(after(i - 1));
    if (operator === times) points += one(i - 1) || one(i) ? 1 : 2;
    else if (operator === over) points += one(i) ? 1 : 3;
    else points += 1;
  }
  return points;
}

/** The score of the `length` glyphs in `text` as an equation, without crossings, or a refusal. */
export function check(length: i32, leftToRight: bool): i32 {
  const broken = read(length);
  if (broken !== 0) return broken;
  const wrong = prove(leftToRight);
  if (wrong !== 0) return wrong;
  store<f64>(value, beyond ? -1.0 : wide.near(wide.sum));
  return score();
}
