/**
 * Finds the digits that solve a pattern, from the units up: once the units of all numbers are known, both sides must
 * agree in their last digit, once the tens are, in their last two, and so on. A side with a ÷ is treated as a fraction:
 * after cross-multiplication, both sides are integers.
 */
import { joined, largest as mostExact } from '../pytagora/arithmetic';
import { binds, equals, minus, none, over, plus, times } from '../pytagora/glyphs';
import { unitsFirst } from './current';
import { power } from './limits';
import { digitBits, glyphOfBit, nextBits } from './rack';
import { addWork } from './slices';

/** Handles a solution; returns whether no more are wanted. */
let found: (text: usize) => bool = (_text: usize): bool => true;
/** The pattern, with the digits laid so far. */
let text: usize = 0;
let leftToRight: bool = false;
let largest: f64 = 0;
let enough: bool = false;

/**
 * By number: its first cell, its length and the operator behind it, as bytes; its value by the known digits, as f64.
 */
const starts = memory.data(32);
const lengths = memory.data(32);
const behind = memory.data(32);
const values = memory.data(32 * 8, 8);
/** The last number, and the first of the right side. */
let last: i32 = 0;
let right: i32 = 0;

/** By open digit, from the units up, in 8 bytes: its cell, its number, its place, and whether it may not be 0. */
const opens = memory.data(32 * 8);
let openCount: i32 = 0;
/**
 * By open digit, as f64: once it is laid, the difference of the sides must be a multiple of this; 0 if they must be
 * equal, 1 if unknown.
 */
const moduli = memory.data(32 * 8, 8);

/** The value of a side by the known digits, as an unreduced fraction. */
let numerator: f64 = 0;
let denominator: f64 = 0;

/** Applies an operator to the fraction and a term, itself a fraction. */
function add(operator: i32, term: f64, under: f64): void {
  if (operator === times) {
    numerator *= term;
  } else if (operator === over) {
    denominator *= term;
  } else {
    term *= denominator;
    numerator = numerator * under + (operator === plus ? term : -term);
    denominator *= under;
  }
}

/** Sets the fraction to the side from number `first` to number `last`. */
function compute(first: i32, last: i32): void {
  numerator = 0;
  denominator = 1;
  let loose = plus;
  let term = load<f64>(values + (first << 3));
  let under: f64 = 1;
  for (let i = first; i < last; i++) {
    const operator: i32 = load<u8>(behind + i);
    const number = load<f64>(values + (i << 3), 8);
    if (binds(operator, leftToRight)) {
      if (operator === times) term *= number;
      else under *= number;
    } else {
      add(loose, term, under);
      loose = operator;
      term = number;
      under = 1;
    }
  }
  add(loose, term, under);
}

/** Returns by how much the left side exceeds the right one, times both denominators. */
function excess(): f64 {
  addWork();
  compute(0, right - 1);
  const left = numerator;
  const under = denominator;
  compute(right, last);
  return left * denominator - numerator * under;
}

/** Returns the value of a side whose digits are all known, or a negative number if it breaks a rule. */
function valueOf(first: i32, last: i32): f64 {
  let sum: f64 = 0;
  let loose = plus;
  let term = load<f64>(values + (first << 3));
  for (let i = first; i < last && term >= 0; i++) {
    const operator: i32 = load<u8>(behind + i);
    const number = load<f64>(values + (i << 3), 8);
    if (binds(operator, leftToRight)) term = joined(term, operator, number);
    else {
      sum = joined(sum, loose, term);
      if (sum < 0) return sum;
      loose = operator;
      term = number;
    }
  }
  return term < 0 ? term : joined(sum, loose, term);
}

/** Calls `take` for each solution of the `size` cells at `cells`, until it returns true. */
export function solve(cells: usize, size: i32, largestNumber: f64, ltr: bool, take: (text: usize) => bool): void {
  found = take;
  text = cells;
  largest = largestNumber;
  leftToRight = ltr;
  enough = false;
  split(size);
  openDigits();
  if (openCount === 0) check();
  else fill(0, 0);
}

/** Splits the pattern into numbers, with 0 for each open digit. */
function split(size: i32): void {
  last = -1;
  for (let start = 0, end = 0; end <= size; end++) {
    const operator: i32 = end < size ? <i32>load<u8>(text + end) : equals;
    if (operator < plus || operator === none) continue;
    let value: f64 = 0;
    for (let i = 0; i < end - start; i++) {
      const digit: i32 = load<u8>(text + (unitsFirst ? end - 1 - i : start + i));
      value = value * 10 + (digit === none ? 0 : digit);
    }
    last++;
    store<f64>(values + (last << 3), value);
    store<u8>(starts + last, start);
    store<u8>(lengths + last, end - start);
    store<u8>(behind + last, operator);
    if (operator === equals && end < size) right = last + 1;
    start = end + 1;
  }
}

/** Lists the open digits. */
function openDigits(): void {
  openCount = 0;
  /** The last open digit of the places so far. */
  let ends = -1;
  for (let place = 0, isOpen = true; isOpen; place++) {
    isOpen = false;
    let digits = 0;
    let divides = false;
    const first = openCount;
    for (let i = 0; i <= last; i++) {
      const length: i32 = load<u8>(lengths + i);
      const operator: i32 = load<u8>(behind + i);
      if (operator === over) divides = true;
      digits += load<f64>(values + (i << 3)) < power(place) ? min(length, place) : length;
      if (length <= place) continue;
      isOpen = true;
      const cell = <i32>load<u8>(starts + i) + (unitsFirst ? place : length - 1 - place);
      if (load<u8>(text + cell) !== <u8>none) continue;
      const follows: i32 = i === 0 || i === right ? plus : <i32>load<u8>(behind + i - 1);
      const isFactor = follows === times || follows === over || operator === times;
      const entry = opens + (openCount++ << 3);
      store<u8>(entry, cell);
      store<u8>(entry, i, 1);
      store<u8>(entry, place, 2);
      store<u8>(entry, u8(place === length - 1 && (length > 1 || isFactor)), 3);
      store<f64>(moduli + ((openCount - 1) << 3), 1);
    }
    if (isOpen && openCount === first) continue;
    // More digits could make a product of numbers and denominators inexact.
    if (ends >= 0 && (!divides || digits <= 15)) store<f64>(moduli + (ends << 3), isOpen ? power(place) : 0);
    ends = openCount - 1;
  }
}

function check(): void {
  for (let i = 0; i <= last; i++) if (load<f64>(values + (i << 3)) > largest) return;
  const left = valueOf(0, right - 1);
  if (left >= 0 && left <= mostExact && valueOf(right, last) === left) enough = found(text);
}

/** Lays each digit that fits at the nth open place, and continues. */
function fill(nth: i32, used: i32): void {
  const entry = opens + (nth << 3);
  const cell = text + load<u8>(entry);
  const value = values + ((<i32>load<u8>(entry, 1)) << 3);
  const known = load<f64>(value);
  const worth = power(load<u8>(entry, 2));
  const mayBeZero = load<u8>(entry, 3) === 0;
  const modulus = load<f64>(moduli + (nth << 3));
  let base: f64 = 0;
  let slope: f64 = 0;
  if (modulus !== 1) {
    // The excess is linear in each number, because each occurs once.
    base = excess();
    store<f64>(value, known + worth);
    slope = excess() - base;
  }
  for (let bits = nextBits(used) & digitBits; bits !== 0 && !enough; bits &= bits - 1) {
    const bit = ctz(bits);
    const digit = glyphOfBit(bit);
    if (digit === 0 && !mayBeZero) continue;
    if (modulus !== 1) {
      const off = base + slope * digit;
      if (modulus === 0 ? off !== 0 : Math.floor(off / modulus) * modulus !== off) continue;
    }
    store<u8>(cell, digit);
    store<f64>(value, known + worth * digit);
    if (nth + 1 === openCount) check();
    else fill(nth + 1, used | (1 << bit));
  }
  store<u8>(cell, none);
  store<f64>(value, known);
}
