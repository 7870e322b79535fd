/** The pieces in hand, each a bit; equals signs are not among them. Equal pieces are neighbours, digits come first. */
import { minus, over, plus, times } from '../pytagora/glyphs';

/** The most pieces beside equals signs (PYT-05). */
export const mostHeld: i32 = 10;
/** What the page writes and `hold` sorts: one glyph a byte. */
export const rack = memory.data(16);

/** How many pieces, and how many of them are digits. */
export let held: i32 = 0;
export let digitsHeld: i32 = 0;
/** Bits of all pieces, and of the first of each kind. */
let all: i32 = 0;
let first: i32 = 0;
/** Bits by glyph, i32 by i32. */
const kinds = memory.data(64, 4);
export let digitBits: i32 = 0;
export let operatorBits: i32 = 0;
export let zeroBits: i32 = 0;
export let minusBits: i32 = 0;
export let timesBits: i32 = 0;
export let overBits: i32 = 0;
/** The greatest number that some of the digits make: by how many they are, f64 by f64. */
const tops = memory.data(16 * 8, 8);

export function glyphOfBit(bit: i32): i32 {
  return load<u8>(rack + bit);
}

function bitsOf(glyph: i32): i32 {
  return load<i32>(kinds + (glyph << 2));
}

export function top(digits: i32): f64 {
  return load<f64>(tops + (digits << 3));
}

/** Takes over the first `count` glyphs of `rack`. */
export function hold(count: i32): void {
  for (let glyph = 0; glyph <= over; glyph++) store<i32>(kinds + (glyph << 2), 0);
  first = 0;
  for (let i = 0; i < count; i++) {
    // The lowest of those not sorted yet comes next.
    for (let j = i + 1; j < count; j++) {
      const glyph = glyphOfBit(j);
      if (glyph >= glyphOfBit(i)) continue;
      store<u8>(rack + j, glyphOfBit(i));
      store<u8>(rack + i, glyph);
    }
    const glyph = glyphOfBit(i);
    if (bitsOf(glyph) === 0) first |= 1 << i;
    store<i32>(kinds + (glyph << 2), bitsOf(glyph) | (1 << i));
  }
  held = count;
  all = (1 << count) - 1;
  zeroBits = bitsOf(0);
  minusBits = bitsOf(minus);
  timesBits = bitsOf(times);
  overBits = bitsOf(over);
  operatorBits = bitsOf(plus) | minusBits | timesBits | overBits;
  digitBits = all & ~operatorBits;
  digitsHeld = popcnt(digitBits);
  let number: f64 = 0;
  for (let i = 1; i <= digitsHeld; i++) {
    number = number * 10 + glyphOfBit(digitsHeld - i);
    store<f64>(tops + (i << 3), number);
  }
}

/** Of each kind that is left the lowest bit not used. `used` holds the low bits of each kind, without a gap. */
export function nextBits(used: i32): i32 {
  return ((used << 1) | first) & ~used & all;
}

/** As many pieces of each kind, counted from the high end: shares no bit with what still fits beside `used`. */
export function mirrored(used: i32): i32 {
  let mirror = 0;
  for (let bits = used; bits !== 0; bits &= bits - 1) {
    const bit = ctz(bits);
    const kind = bitsOf(glyphOfBit(bit));
    mirror |= 1 << (ctz(kind) + 31 - clz(kind) - bit);
  }
  return mirror;
}
