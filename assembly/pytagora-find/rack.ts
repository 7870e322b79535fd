/** The pieces on the rack, one bit each, without equals signs. Equal pieces are adjacent, and digits come first. */
import { minus, over, plus, times } from '../pytagora/glyphs';

/** The largest number of pieces besides equals signs (PYT-05). */
export const mostHeld: i32 = 10;
/** Written by the page and sorted by `hold`: one glyph per byte. */
export const rack = memory.data(16);

/** The number of pieces on the rack, and of digits among them. */
export let held: i32 = 0;
export let digitsHeld: i32 = 0;
/** The bits of all pieces, and of the first piece of each kind. */
let all: i32 = 0;
let first: i32 = 0;
/** Bits by glyph, as i32. */
const kinds = memory.data(64, 4);
export let digitBits: i32 = 0;
export let operatorBits: i32 = 0;
export let zeroBits: i32 = 0;
export let minusBits: i32 = 0;
export let timesBits: i32 = 0;
export let overBits: i32 = 0;
/** For each set of bits, the same number of bits of each kind from the high end, as u16. */
const mirrors = memory.data(2 << mostHeld, 2);
/** The largest number made from a given count of digits, as f64. */
const tops = memory.data(16 * 8, 8);

export function glyphOfBit(bit: i32): i32 {
  return load<u8>(rack + bit);
}

function bitsOf(glyph: i32): i32 {
  return load<i32>(kinds + (glyph << 2));
}

/** Returns the number of pieces with that glyph. */
export function piecesHeld(glyph: i32): i32 {
  return popcnt(bitsOf(glyph));
}

export function top(digits: i32): f64 {
  return load<f64>(tops + (digits << 3));
}

/** Reads the first `count` glyphs of `rack`. */
export function hold(count: i32): void {
  for (let glyph = 0; glyph <= over; glyph++) store<i32>(kinds + (glyph << 2), 0);
  first = 0;
  for (let i = 0; i < count; i++) {
    // Selection sort: the lowest remaining glyph comes next.
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
  mirror();
  let number: f64 = 0;
  for (let i = 1; i <= digitsHeld; i++) {
    number = number * 10 + glyphOfBit(digitsHeld - i);
    store<f64>(tops + (i << 3), number);
  }
}

/** Returns the lowest unused bit of each remaining kind. `used` contains the low bits of each kind, without gaps. */
export function nextBits(used: i32): i32 {
  return ((used << 1) | first) & ~used & all;
}

/**
 * Returns as many pieces of each kind, counted from the high end, so that a bit is shared only if the pieces do not fit
 * together with `used`.
 */
export function mirrored(used: i32): i32 {
  return load<u16>(mirrors + (used << 1));
}

/** Fills `mirrors`: a set without its lowest bit comes before the set. */
function mirror(): void {
  store<u16>(mirrors, 0);
  for (let used = 1; used <= all; used++) {
    const bit = ctz(used);
    const kind = bitsOf(glyphOfBit(bit));
    store<u16>(mirrors + (used << 1), mirrored(used & (used - 1)) | (1 << (ctz(kind) + 31 - clz(kind) - bit)));
  }
}
