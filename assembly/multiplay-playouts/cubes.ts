/**
 * The 121 cubes, numbered from 0 in order of their numbers, and which of them are white.
 *
 * A roll allows 24 or 27 cubes, so the white ones among them fit into a word of bits: `white` holds one word per die,
 * and `slots` maps each bit to a cube. A cube that turns is removed from the words of all dice that allow it; `others`
 * holds, for each cube, twelve masks that keep all other cubes. Dice are numbered from 0 in this file.
 */
import { inRow } from '../multiplay/legal';
import { below } from './random';

export const cubes: i32 = 121;
export const dice: i32 = 12;
/** Room for the cubes of one die, and for twelve words. */
const row: i32 = 32;
const words: i32 = dice << 2;

const slots = memory.data(dice * row);
const whole = memory.data(words, 16);
const white = memory.data(words, 16);
const others = memory.data(cubes * words, 16);

/**
 * A word of 27 bits is looked up in three parts of 9 bits, in tables of the number of set bits and of the position of
 * the nth.
 */
const part: i32 = 9;
const nth = memory.data(16 << part);

/** The number of cubes with that number: two, or five for 12 (MUL-01). */
function copies(number: i32): i32 {
  for (let die = 1; die <= dice; die++) if (inRow(number, die)) return number === 12 ? 5 : 2;
  return 0;
}

function addCube(cube: i32, number: i32): void {
  for (let die = 0; die < dice; die++) {
    let keep: u32 = -1;
    if (inRow(number, die + 1)) {
      const before = load<u32>(whole + (die << 2));
      const slot = ctz(~before);
      store<u8>(slots + die * row + slot, cube);
      store<u32>(whole + (die << 2), (before << 1) | 1);
      keep = ~(1 << slot);
    }
    store<u32>(others + cube * words + (die << 2), keep);
  }
}

function fill(): void {
  let cube = 0;
  for (let number = 1; number <= dice * dice; number++) {
    for (let more = copies(number); more > 0; more--) addCube(cube++, number);
  }
  for (let bits = 0; bits < 1 << part; bits++) {
    let rank = 0;
    for (let bit = 0; bit < part; bit++) if ((bits >>> bit) & 1) store<u8>(nth + (bits << 4) + rank++, bit);
  }
}
fill();

export function turnAllWhite(): void {
  for (let at = 0; at < words; at += 4) store<u32>(white + at, load<u32>(whole + at));
}

function turn(cube: i32): void {
  const keep = others + cube * words;
  if (ASC_FEATURE_SIMD) {
    v128.store(white, v128.and(v128.load(white), v128.load(keep)));
    v128.store(white, v128.and(v128.load(white, 16), v128.load(keep, 16)), 16);
    v128.store(white, v128.and(v128.load(white, 32), v128.load(keep, 32)), 32);
  } else {
    for (let at = 0; at < words; at += 4) store<u32>(white + at, load<u32>(white + at) & load<u32>(keep + at));
  }
}

/** Counts set bits by table, because the twin of the machine instruction would be a loop over the bits. */
function ones(bits: i32): i32 {
  if (ASC_FEATURE_SIMD) return popcnt(bits);
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Turns a random white cube that the die allows, all equally likely, and returns it, or −1 to pass (MUL-03, MUL-05).
 */
export function turnOne(die: i32): i32 {
  const bits = load<i32>(white + (die << 2));
  if (!bits) return -1;
  let rank: i32 = below(ones(bits));
  const first = ones(bits & ((1 << part) - 1));
  const second = ones(bits & ((1 << (2 * part)) - 1));
  const shift = (i32(rank >= first) + i32(rank >= second)) * part;
  rank -= rank >= second ? second : rank >= first ? first : 0;
  const slot = shift + load<u8>(nth + (((bits >>> shift) & ((1 << part) - 1)) << 4) + rank);
  const cube: i32 = load<u8>(slots + die * row + slot);
  turn(cube);
  return cube;
}
