/** Tables of sides by value, and the matching of sides with equal ones. */
import { none } from '../pytagora/glyphs';
import { pair } from './answers';
import { ahead, side } from './current';
import { mirrored } from './rack';
import { cells, fixed, include, includeFrame, piecesOf, size } from './stored';

/** The number of sides a table holds; if there are more, it is filled in several passes. */
export const capacity: i32 = 1 << 18;

/** Sides in the order in which they were found, each in the format of stored.ts. */
const gathered = memory.data(capacity << 4, 8);

/** Two tables: the sides made from the rack alone, and those that end before an equals sign inside a frame. */
export const alone: i32 = 0;
export const leading: i32 = 1;
const sides = memory.data(capacity << 5, 8);
/** The offset of the sides of a bucket with a given number of pieces: at `bucket << 4 | pieces`, as i32. */
const fewestBuckets: i32 = 1 << 8;
const mostBuckets: i32 = 1 << 14;
const mostStarts: i32 = (mostBuckets << 4) + 16;
const starts = memory.data(mostStarts << 3, 4);
/** A set of the values that occur, by their low bits. */
const occursBits: i32 = 18;
const occursMask: i32 = (1 << occursBits) - 1;
const occursSize: i32 = 1 << (occursBits - 3);
const occurs = memory.data(occursSize * 2);

/** The current table and its parts. */
let tableSides: usize = 0;
let tableStarts: usize = 0;
let tableOccurs: usize = 0;
let tableCounts: usize = 0;
let bucketMask: i32 = 0;
let tableMask: usize = 0;
/** `bucketMask` of either table. */
const bucketMasks = memory.data(8, 4);

let storing: bool = false;
/** The number of sides by number of pieces, with the total at `all`, for either table, as i32. */
const counts = memory.data(128, 4);
const all: i32 = 15;
/** The offset in `gathered` of the next side with a given number of pieces, as i32. */
const places = memory.data(64, 4);
/** The part of the sides that is stored; −1 while they are counted. */
let part: i32 = -1;

function use(table: i32): void {
  tableSides = sides + table * (capacity << 4);
  tableStarts = starts + table * (mostStarts << 2);
  tableOccurs = occurs + table * occursSize;
  tableCounts = counts + (table << 6);
  tableMask = bucketMasks + (table << 2);
  bucketMask = load<i32>(tableMask);
}

/**
 * Makes `met` store sides that contain `count` cells of a frame.
 * @param nth −1: counts all sides and stores as many as the table holds. From 0, if that was not all: stores the nth
 *   part of them, those with few pieces first.
 */
export function gather(table: i32, from: usize, count: i32, nth: i32): void {
  use(table);
  include(from, count);
  storing = true;
  part = nth;
  let place = -nth * capacity;
  for (let i = 0; i < 64; i += 4) {
    if (nth < 0) store<i32>(tableCounts + i, 0);
    else {
      store<i32>(places + i, place);
      place += load<i32>(tableCounts + i);
    }
  }
}

/** Returns the number of parts into which the sides of a table are divided. */
export function parts(table: i32): i32 {
  return (load<i32>(counts + (table << 6), all << 2) + capacity - 1) / capacity;
}

/** Counts a side. Returns the number of sides of its kind before it. */
function count(kind: i32): i32 {
  const at = tableCounts + (kind << 2);
  const before = load<i32>(at);
  store<i32>(at, before + 1);
  return before;
}

/** Returns the low bits of a value, by which values are matched; the few values beyond 32 bits share one key. */
function key(value: f64): i32 {
  return value < 2147483648.0 ? <i32>value : 0;
}

function startAt(value: f64, pieces: i32): usize {
  return tableStarts + ((((key(value) & bucketMask) << 4) | pieces) << 2);
}

/** Sorts the gathered sides into their table. Returns the smallest number of pieces among them. */
export function sort(): i32 {
  const end = gathered + (min(capacity, load<i32>(tableCounts, all << 2) - max(0, part) * capacity) << 4);
  let least = 16;
  // Use about one bucket for each side: all buckets are cleared here, and a look-up reads a whole one.
  let buckets = fewestBuckets;
  while (buckets < mostBuckets && buckets < <i32>(end - gathered) >> 4) buckets <<= 1;
  bucketMask = buckets - 1;
  store<i32>(tableMask, bucketMask);
  const counters = ((bucketMask + 1) << 4) + 1;
  for (let i = 0; i < occursSize; i += 4) store<i32>(tableOccurs + i, 0);
  for (let i = 0; i < counters; i++) store<i32>(tableStarts + (i << 2), 0);
  for (let at = gathered; at < end; at += 16) {
    const value = load<f64>(at);
    least = min(least, piecesOf(at));
    const bit = key(value);
    const byte = tableOccurs + ((bit & occursMask) >> 3);
    store<u8>(byte, <i32>load<u8>(byte) | (1 << (bit & 7)));
    const start = startAt(value, piecesOf(at));
    store<i32>(start, load<i32>(start) + 1);
  }
  // Turn counts into ends, which become starts as each side is inserted before its end.
  let sum = 0;
  for (let i = 0; i < counters; i++) {
    sum += load<i32>(tableStarts + (i << 2));
    store<i32>(tableStarts + (i << 2), sum);
  }
  for (let at = gathered; at < end; at += 16) {
    const start = startAt(load<f64>(at), piecesOf(at));
    const place = load<i32>(start) - 1;
    store<i32>(start, place);
    const to = tableSides + (place << 4);
    store<f64>(to, load<f64>(at));
    store<i32>(to, load<i32>(at, 8), 8);
    store<i32>(to, load<i32>(at, 12), 12);
  }
  storing = false;
  return least;
}

/** Makes `met` look sides up. */
export function lookUp(table: i32): void {
  use(table);
  includeFrame(table === leading);
  storing = false;
}

/** Called for each side that grows: its glyphs are in `side`, and `left` pieces of the rack are unused. */
export function met(value: f64, length: i32, used: i32, left: i32): void {
  if (storing) keep(value, length, used);
  else {
    const bit = key(value);
    if (((<i32>load<u8>(tableOccurs + ((bit & occursMask) >> 3)) >> (bit & 7)) & 1) === 0) return;
    const end = load<i32>(startAt(value, left + 1));
    for (let at = load<i32>(startAt(value, 0)); at < end; at++) {
      const stored = tableSides + (at << 4);
      if ((<i32>load<u16>(stored, 14) & used) === 0 && load<f64>(stored) === value) pair(stored, length);
    }
  }
}

function keep(value: f64, length: i32, used: i32): void {
  let at: i32;
  if (part < 0) {
    at = count(all);
    count(length - fixed);
  } else {
    const place = places + ((length - fixed) << 2);
    at = load<i32>(place);
    store<i32>(place, at + 1);
  }
  if (at < 0 || at >= capacity) return;
  const stored = gathered + (at << 4);
  let pieces = 0;
  let low = 0;
  let high = 0;
  for (let i = 0; i < length; i++) {
    const cell = i - ahead;
    if (cell >= 0 && cell < size && load<u8>(cells + cell) !== none) continue;
    const glyph: i32 = load<u8>(side + i);
    if (pieces < 8) low |= glyph << (pieces << 2);
    else high |= glyph << ((pieces - 8) << 2);
    pieces++;
  }
  store<f64>(stored, value);
  store<i32>(stored, low, 8);
  store<u16>(stored, high, 12);
  store<u16>(stored, mirrored(used) | (pieces << 12), 14);
}
