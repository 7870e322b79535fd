/** Grows all sides that can be made from the rack, alone or around some cells of the table. */
import { zeroDividend } from '../pytagora/arithmetic';
import { minus, none, over, plus, times } from '../pytagora/glyphs';
import { setAhead, side, unitsFirst } from './current';
import { met } from './join';
import { frameAhead, lessens, limit, makes, minusAhead, needed, overAhead, power, setLimits } from './limits';
import {
  digitBits,
  digitsHeld,
  glyphOfBit,
  held,
  minusBits,
  nextBits,
  operatorBits,
  overBits,
  timesBits,
  zeroBits,
} from './rack';
import { addWork, beginTwigs, hasStopped, isNextTwig, twigLength } from './slices';

/** The cells that the side has to include: a glyph, or `none` for a gap to fill. */
let frame: usize = 0;
let size: i32 = 0;
/** The maximum number of new pieces before and after them. */
let before: i32 = 0;
let after: i32 = 0;
/** Per cell, one byte each: the number of pieces of the frame before it; the digits, operators and gaps from it on. */
const piecesBefore = memory.data(32);
const digitsFrom = memory.data(32);
const operatorsFrom = memory.data(32);
const gapsFrom = memory.data(32);
/** The row of limits.ts while the frame is not included. */
let frameRow: i32 = 0;
/** The number of pieces of the rack that the other side needs. */
let reserved: i32 = 0;
let leftToRight: bool = false;

export function digitsIn(cells: usize, count: i32): i32 {
  let digits = 0;
  for (let i = 0; i < count; i++) digits += i32(load<u8>(cells + i) < plus);
  return digits;
}

function survey(): void {
  let pieces = 0;
  for (let i = 0; i <= size; i++) {
    store<u8>(piecesBefore + i, pieces);
    pieces += i32(i < size && load<u8>(frame + i) !== none);
  }
  let digits = 0;
  let operators = 0;
  let gaps = 0;
  frameRow = frameAhead;
  for (let i = size; i >= 0; i--) {
    const glyph: i32 = i < size ? load<u8>(frame + i) : -1;
    if (glyph === none) gaps++;
    else if (glyph >= plus) operators++;
    else if (glyph >= 0) digits++;
    if (glyph === minus) frameRow |= minusAhead;
    if (glyph === over) frameRow |= overAhead;
    store<u8>(digitsFrom + i, digits);
    store<u8>(operatorsFrom + i, operators);
    store<u8>(gapsFrom + i, gaps);
  }
}

/**
 * Calls `met` for each side that contains the `count` cells at `cells`, with at most `roomBefore` and `roomAfter` new
 * pieces around them, and that could be matched by another side with at most `others` digits of the table and at least
 * `reserve` pieces of the rack. It may pause, see slices.ts.
 */
export function grow(
  cells: usize,
  count: i32,
  roomBefore: i32,
  roomAfter: i32,
  others: i32,
  reserve: i32,
  ltr: bool,
): void {
  frame = cells;
  size = count;
  before = roomBefore;
  after = roomAfter;
  reserved = reserve;
  leftToRight = ltr;
  beginTwigs();
  setAhead(0);
  survey();
  const last: i32 = count > 0 ? load<u8>(cells + count - 1) : 0;
  if (roomAfter === 0 && last >= plus && last !== none) return; // no number could complete it
  setLimits(load<u8>(digitsFrom), others);
  if (unitsFirst) begin<UnitsFirst>(0, 0, 0, 0, digitsHeld, 0, 1, 0, true);
  else begin<HighestFirst>(0, 0, 0, 0, digitsHeld, 0, 1, 0, true);
}

/** Returns the piece of the frame that may come next, or `none`. */
function nextFixed(cell: i32): i32 {
  return cell < size ? <i32>load<u8>(frame + cell) : none;
}

/** Returns whether a new piece may come next. */
function nextIsFree(cell: i32, out: i32): bool {
  if (cell === size) return out < after;
  return load<u8>(frame + cell) === none || (cell === 0 && out < before);
}

/** Returns the cell of the frame after a new piece, which fills a gap or lies before or after the frame. */
function filled(cell: i32): i32 {
  return cell < size && load<u8>(frame + cell) === none ? cell + 1 : cell;
}

/**
 * The order in which a line reaches the digits of a number. Each order has its own compiled code, so that the common
 * one is not slowed down: the compiler instantiates a generic function for each of these types, and distinguishes them
 * by whether they are integers.
 */
type UnitsFirst = i32;
type HighestFirst = f64;

function isUnitsFirst<Order>(): bool {
  return isInteger<Order>();
}

/*
 * The following is one function in three parts: `begin` a number, `lengthen` it by a digit, lay an operator (`operate`) and
 * begin the next. Their parameters:
 *
 * length   glyphs laid so far
 * cell     cells of the frame that are included; 0 while the side may still grow before it
 * out      new pieces laid before the frame, or after it
 * used     pieces of the rack that are laid, as bits of rack.ts
 * digits   digits left on the rack
 * base, slope, dividend
 *          The value of the side as a function of the open number: base + slope × number, or with a dividend
 *          base + slope × dividend ÷ number. So a term is evaluated once, and not for each digit.
 */

/** Lays the first digit of a number; a number after × or ÷ is not `zero` (PYT-14), though its units may be. */
function begin<Order>(
  length: i32,
  cell: i32,
  out: i32,
  used: i32,
  digits: i32,
  base: f64,
  slope: f64,
  dividend: f64,
  zero: bool,
): void {
  const fixed = nextFixed(cell);
  const mayBeZero = zero || isUnitsFirst<Order>();
  if (fixed < plus && (mayBeZero || fixed > 0)) {
    if (cell === 0) setAhead(length);
    lengthen<Order>(length, cell + 1, 0, used, digits, base, slope, dividend, 0, 0, fixed);
  }
  const bits = nextBits(used) & (mayBeZero ? digitBits : digitBits & ~zeroBits);
  if (bits !== 0 && digits > needed && nextIsFree(cell, out)) {
    lengthen<Order>(length, filled(cell), out + 1, used, digits - 1, base, slope, dividend, 0, bits, none);
  }
}

/** Lays an operator, given the `value` of the side; `operand` is the preceding number or quotient. */
function operate<Order>(
  glyph: i32,
  length: i32,
  cell: i32,
  out: i32,
  used: i32,
  digits: i32,
  base: f64,
  slope: f64,
  operand: f64,
  value: f64,
): void {
  store<u8>(side + length, glyph);
  if (glyph === plus) begin<Order>(length + 1, cell, out, used, digits, value, 1, 0, true);
  else if (glyph === minus) begin<Order>(length + 1, cell, out, used, digits, value, -1, 0, true);
  else {
    // The term so far is slope × operand; from left to right it is the whole side (PYT-11).
    const rest = leftToRight ? 0 : base;
    const term = leftToRight ? value : slope * operand;
    // 0 ÷ a number is 0 × that number, which is 0 all the same.
    if (glyph === times || term === 0) begin<Order>(length + 1, cell, out, used, digits, rest, term, 0, false);
    else begin<Order>(length + 1, cell, out, used, digits, rest, term < 0 ? -1 : 1, Math.abs(term), false);
  }
}

/**
 * Lays each digit of `bits`, or the digit `fixed` of the frame, after the open number, matches what is complete, and
 * continues. `cell`, `out` and `digits` are the values after that.
 */
function lengthen<Order>(
  length: i32,
  cell: i32,
  out: i32,
  used: i32,
  digits: i32,
  base: f64,
  slope: f64,
  dividend: f64,
  number: f64,
  bits: i32,
  fixed: i32,
): void {
  addWork();
  // The gaps of the frame must be filled, and the other side needs its pieces.
  const gaps: i32 = load<u8>(gapsFrom + cell);
  const left = held - (length + 1 - <i32>load<u8>(piecesBefore + cell));
  if (left - gaps < reserved || digits - max(0, gaps - (left - digits)) < needed) return;

  const inFrame = cell < size;
  const nextGlyph = nextFixed(cell);
  const free = nextIsFree(cell, out);
  const nextDigits = free && digits > needed ? digitBits : 0;
  const nextOperators = free ? nextBits(used) & operatorBits : 0;
  const mayOperate = nextOperators !== 0 || (nextGlyph >= plus && nextGlyph !== none);
  const mayLengthen = nextDigits !== 0 || nextGlyph < plus;

  let row = inFrame ? frameRow : 0;
  if (minusBits & ~used) row |= minusAhead;
  if (overBits & ~used) row |= overAhead;
  const reach = inFrame ? -1 : limit(0, digits);
  // Any continuation uses a digit, from the rack or the frame.
  const most = limit(row, inFrame ? digits : digits - 1);
  const mostLessened = limit(row | minusAhead, digits);
  const mostDivided = limit(row | overAhead, digits);
  /** True if the open term is subtracted. It may then exceed the base if it can still be divided. */
  const taken = slope < 0 && !leftToRight;
  const divides = row & overAhead && !leftToRight;
  const worth = isUnitsFirst<Order>() ? power(openDigits(length)) : 1;
  do {
    const bit = ctz(bits);
    const digit = fixed === none ? glyphOfBit(bit) : fixed;
    const nowUsed = fixed === none ? used | (1 << bit) : used;
    bits &= bits - 1;
    store<u8>(side + length, digit);
    const now = length > twigLength || isNextTwig();
    const longer = isUnitsFirst<Order>() ? number + digit * worth : number * 10 + digit;
    const ends = !isUnitsFirst<Order>() || digit !== 0 || mayEndInZero(length, worth);
    let operand = longer;
    let whole = true;
    if (dividend > 0) {
      operand = Math.floor(dividend / longer);
      whole = operand * longer === dividend; // PYT-12
    }
    const value = base + slope * operand; // if not negative: PYT-13
    if (now && ends && whole && value >= 0 && value <= reach) met(value, length + 1, nowUsed, left);

    if ((now || length + 2 <= twigLength) && ends && whole && mayOperate && most >= 0 && (value >= 0 || divides)) {
      let set = 0;
      if (value >= 0) {
        if (value <= most) set = 1 << plus;
        if (value <= mostLessened) set |= 1 << minus;
      }
      // PYT-14
      if (leftToRight ? value === 0 : slope * operand === 0) {
        if (zeroDividend && value <= mostDivided) set |= 1 << over;
      } else {
        if (taken) {
          const term = -slope * operand;
          if (lessens(base, term, inFrame, digits)) {
            set |= 1 << times;
            if (term <= base * makes(inFrame, digits)) set |= 1 << over;
          }
        } else {
          if (value <= most) set |= 1 << times;
          if (value <= mostDivided) set |= 1 << over;
        }
      }
      if (nextGlyph !== none && (set >> nextGlyph) & 1) {
        if (cell === 0) setAhead(length + 1);
        operate<Order>(nextGlyph, length + 1, cell + 1, 0, nowUsed, digits, base, slope, operand, value);
      }
      for (let rest = nextOperators; rest !== 0; rest &= rest - 1) {
        const place = ctz(rest);
        const glyph = glyphOfBit(place);
        if (((set >> glyph) & 1) === 0) continue;
        operate<Order>(
          glyph,
          length + 1,
          filled(cell),
          out + 1,
          nowUsed | (1 << place),
          digits,
          base,
          slope,
          operand,
          value,
        );
      }
    }

    // PYT-10
    if (
      (now || length < twigLength) &&
      mayLengthen &&
      (longer > 0 || isUnitsFirst<Order>()) &&
      grows(cell, row, used, digits, base, slope, dividend, longer, worth)
    ) {
      if (nextGlyph < plus) {
        if (cell === 0) setAhead(length + 1);
        lengthen<Order>(length + 1, cell + 1, 0, nowUsed, digits, base, slope, dividend, longer, 0, nextGlyph);
      }
      const next = nextBits(nowUsed) & nextDigits;
      if (next !== 0) {
        lengthen<Order>(
          length + 1,
          filled(cell),
          out + 1,
          nowUsed,
          digits - 1,
          base,
          slope,
          dividend,
          longer,
          next,
          none,
        );
      }
    }
    if (hasStopped) return;
  } while (bits !== 0);
}

/** Returns the number of digits of the open number. */
function openDigits(length: i32): i32 {
  let at = length;
  while (at > 0 && load<u8>(side + at - 1) < <u8>plus) at--;
  return length - at;
}

/** Returns whether a number written from its units on may end in a 0 with that place value (PYT-10, PYT-14). */
function mayEndInZero(length: i32, worth: f64): bool {
  return worth === 1 && (length === 0 || load<u8>(side + length - 1) < <u8>times);
}

/**
 * Returns whether appending digits to the open number can lead to a value that the other side can reach.
 * @param worth The place value of its last digit, if it is written from its units on.
 */
function grows(
  cell: i32,
  row: i32,
  used: i32,
  digits: i32,
  base: f64,
  slope: f64,
  dividend: f64,
  number: f64,
  worth: f64,
): bool {
  const fixed: i32 = load<u8>(digitsFrom + cell);
  const inFrame: i32 = load<u8>(operatorsFrom + cell);
  const operators = (operatorBits & ~used) !== 0 || inFrame !== 0;
  const multiplies = !leftToRight && ((timesBits & ~used) !== 0 || inFrame !== 0);
  const divides = !leftToRight && (row & overAhead) !== 0;
  for (let spent = fixed > 0 ? 0 : 1; spent <= digits; spent++) {
    const most = limit(operators ? row : 0, digits - spent);
    if (most < 0) break;
    // With this many more digits, the number or the quotient lies between these two.
    const fewest = operators && fixed > 0 ? max(1, spent) : spent + fixed;
    let low = unitsFirst ? number + worth * power(fewest) : number * power(fewest);
    let high = unitsFirst ? worth * power(spent + fixed + 1) - 1 : (number + 1) * power(spent + fixed) - 1;
    if (dividend > 0) {
      if (low > dividend) break;
      const divisor = low;
      low = dividend / high;
      high = dividend / divisor;
    }
    if (slope > 0) {
      if (base + slope * low <= most) return true;
      if (dividend === 0) break; // each further digit makes it larger, and the other side smaller
    } else if (-slope * low <= (divides ? base * power(max(0, digits - spent - needed + fixed)) : base)) {
      if (multiplies) high *= power(digits - spent + fixed);
      if (base + slope * high <= most) return true;
    } else if (dividend === 0) break; // too much is already subtracted
  }
  return false;
}
