/**
 * What a side may be worth at most while it grows, so that the other side can still reach it. Every limit is an upper
 * bound: see "Enumeration" in docs/notes/pytagora-find.md.
 */
import { digitsHeld, top } from './rack';

/** No value of a legal line comes near; so every value below its limit is exact, and so is a product of two digits more. */
export const ceiling: f64 = 1e14;

/** Whether a − or a ÷ may still come, and whether the side still has to take in pieces of the table. */
export const minusAhead: i32 = 16;
export const overAhead: i32 = 32;
export const frameAhead: i32 = 64;

/** By those three and by how many digits the rack has left, from −1 on; f64 by f64. */
const limits = memory.data(128 * 8, 8);

/** What the value may be when `digits` digits of the rack are left. −1: the other side cannot be made at all. */
export function limit(ahead: i32, digits: i32): f64 {
  return load<f64>(limits + ((ahead + digits + 1) << 3));
}

/** Powers of ten, f64 by f64; as many as a line has cells. */
const powers = memory.data(32 * 8, 8);

export function power(digits: i32): f64 {
  return load<f64>(powers + (digits << 3));
}

/** Digits of the table that the side takes in, and that the other side takes in at most. */
let own: i32 = 0;
let others: i32 = 0;
/** How many digits of the rack the other side takes at least. */
export let needed: i32 = 0;

/** What is greater than any factor, divisor or subtrahend of a side with so many digits of the rack left for both. */
export function makes(inFrame: bool, digits: i32): f64 {
  return power(digits - needed + (inFrame ? own : 0));
}

/**
 * Whether a sum comes down to what the other side can reach, when `taken` and at least one digit more go into what is
 * taken away. With k digits that is less than taken · 10^k; the best k is the least or the greatest.
 */
export function lessens(sum: f64, taken: f64, inFrame: bool, digits: i32): bool {
  const fixed = inFrame ? own : 0;
  const most = digits - needed;
  return (
    sum <= taken * power(min(1, most) + fixed) + power(digits - min(1, most) + others) ||
    sum <= taken * power(most + fixed) + power(digits - most + others)
  );
}

/** The greatest value made from some digits of the rack and `fixed` digits of the table: that of one number, −1 if none. */
function reach(digits: i32, fixed: i32): f64 {
  if (digits < 0 || digits + fixed === 0) return -1;
  return fixed === 0 ? top(digits) : power(digits + fixed) - 1;
}

/**
 * Makes the table for a side that takes in `own` digits of the table, against one that takes in at most `others`.
 */
export function setLimits(ownDigits: i32, otherDigits: i32): void {
  own = ownDigits;
  others = otherDigits;
  needed = i32(others === 0);
  for (let i = 0, ten: f64 = 1; i < 32; i++, ten *= 10) store<f64>(powers + (i << 3), ten);
  for (let ahead = 0; ahead < 128; ahead += 16) {
    const fixed = ahead & frameAhead ? own : 0;
    for (let digits = -1; digits <= digitsHeld; digits++) {
      let best = reach(digits, others);
      for (let spent = 0; spent <= digits; spent++) {
        const by = reach(spent, fixed);
        if (by < 0) continue;
        if (ahead & overAhead) {
          // Divided by at most `by`, and before or after that lessened.
          const rest = limit(ahead & ~overAhead, digits - spent);
          if (rest >= 0) best = max(best, by * rest);
        } else if (ahead & minusAhead) {
          const rest = reach(digits - spent, others);
          if (rest >= 0) best = max(best, by + rest);
        }
      }
      store<f64>(limits + ((ahead + digits + 1) << 3), min(best, ceiling));
    }
  }
}
