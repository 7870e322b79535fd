/**
 * Integers beyond 2^53 as decimal digits in an array, lowest first, with schoolbook arithmetic. Slow and exact; used
 * only for the rare text that exceeds doubles. 128 digits hold any value that 126 pieces can make.
 */
import { zeroDividend } from './arithmetic';
import { minus, over, plus, times } from './glyphs';

const most: i32 = 128;
/** A register: the digits, their number (none for 0), and room for a double, `near`. */
const size: i32 = most + 16;

/** The sum so far, the current term, the value of the left side, and the number just read. */
export const sum = memory.data(size, 8);
export const term = memory.data(size, 8);
export const left = memory.data(size, 8);
export const number = memory.data(size, 8);
const scratch = memory.data(size, 8);

/** Returns the double in a register, for values that do not need digits. */
export function near(a: usize): f64 {
  return load<f64>(a, most + 8);
}

export function setNear(a: usize, value: f64): void {
  store<f64>(a, value, most + 8);
}

function lengthOf(a: usize): i32 {
  return load<i32>(a, most);
}

function digit(a: usize, place: i32): i32 {
  return place < lengthOf(a) ? load<u8>(a + place) : 0;
}

function put(a: usize, place: i32, value: i32): void {
  store<u8>(a + place, value);
}

function setLength(a: usize, length: i32): void {
  store<i32>(a, length, most);
}

/** Removes leading zeros. */
function trim(a: usize): void {
  let length = lengthOf(a);
  while (length > 0 && load<u8>(a + length - 1) === 0) length--;
  setLength(a, length);
}

/** a × 10 + value */
function append(a: usize, value: i32): void {
  const length = lengthOf(a);
  for (let i = length; i > 0; i--) put(a, i, load<u8>(a + i - 1));
  put(a, 0, value);
  setLength(a, length + 1);
  trim(a);
}

export function copy(to: usize, from: usize): void {
  for (let i = 0; i < size; i++) store<u8>(to + i, load<u8>(from + i));
}

/** Reads `length` glyphs, the highest digit first. */
export function read(to: usize, glyphs: usize, length: i32): void {
  setLength(to, 0);
  for (let i = 0; i < length; i++) append(to, load<u8>(glyphs + i));
}

/** Writes the digits as glyphs, the highest first; at least one. Returns their number. */
export function write(to: usize, a: usize): i32 {
  const length = max(lengthOf(a), 1);
  for (let i = 0; i < length; i++) store<u8>(to + i, digit(a, length - 1 - i));
  return length;
}

/** Returns a negative number, 0 or a positive one if a is less than, equal to or greater than b. */
export function compare(a: usize, b: usize): i32 {
  for (let i = max(lengthOf(a), lengthOf(b)) - 1; i >= 0; i--) {
    const difference = digit(a, i) - digit(b, i);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Adds sign × b to a, where the result is not negative. */
function add(a: usize, b: usize, sign: i32): void {
  const length = max(lengthOf(a), lengthOf(b)) + 1;
  let carry = 0;
  for (let i = 0; i < length; i++) {
    carry += digit(a, i) + sign * digit(b, i) + 10;
    put(a, i, carry % 10);
    carry = carry / 10 - 1;
  }
  setLength(a, length);
  trim(a);
}

function multiply(a: usize, b: usize): void {
  setLength(scratch, 0);
  for (let place = lengthOf(b) - 1; place >= 0; place--) {
    append(scratch, 0);
    for (let i = digit(b, place); i > 0; i--) add(scratch, a, 1);
  }
  copy(a, scratch);
}

/** Divides a by b. Returns false if there is a remainder. */
function divide(a: usize, b: usize): bool {
  setLength(scratch, 0);
  for (let place = lengthOf(a) - 1; place >= 0; place--) {
    append(scratch, digit(a, place));
    let quotient = 0;
    for (; compare(scratch, b) >= 0; quotient++) add(scratch, b, -1);
    put(a, place, quotient);
  }
  trim(a);
  return lengthOf(scratch) === 0;
}

/** Sets a to `a operator b`. Returns 0, or the number of the rule that the step breaks, as `joined` does. */
export function join(a: usize, operator: i32, b: usize): i32 {
  if (operator === plus) add(a, b, 1);
  else if (operator === minus) {
    if (compare(a, b) < 0) return 13; // PYT-13
    add(a, b, -1);
  } else if (lengthOf(b) === 0 || (lengthOf(a) === 0 && !(zeroDividend && operator === over))) return 14; // PYT-14
  else if (operator === times) multiply(a, b);
  else if (!divide(a, b)) return 12; // PYT-12
  return 0;
}
