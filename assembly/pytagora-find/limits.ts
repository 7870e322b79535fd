/**
 * Upper bounds for the value of a growing side, beyond which the other side cannot match it. See "Enumeration" in
 * docs/notes/pytagora-find.md.
 */
import { digitsHeld, top } from './rack';

/**
 * No value of a legal line comes close to this, so every value below its limit is exact, and so is its product with a
 * number of two more digits.
 */
export const ceiling: f64 = 1e14;

/** Flags: a − or a ÷ may still follow, and the side still has to include pieces of the table. */
export const minusAhead: i32 = 16;
export const overAhead: i32 = 32;
export const frameAhead: i32 = 64;

/** The limits by these three flags and by the number of digits left on the rack, from −1, as f64. */
const limits = memory.data(128 * 8, 8);

/** Returns the largest useful value with `digits` digits left on the rack, or −1 if the other side is impossible. */
export function limit(ahead: i32, digits: i32): f64 {
  return load<f64>(limits + ((ahead + digits + 1) << 3));
}

/** Powers of ten as f64, as many as a line has cells. */
const powers = memory.data(32 * 8, 8);

export function power(digits: i32): f64 {
  return load<f64>(powers + (digits << 3));
}

/** Fills the table of powers. */
export function setPowers(): void {
  for (let i = 0, ten: f64 = 1; i < 32; i++, ten *= 10) store<f64>(powers + (i << 3), ten);
}

/** The number of digits of the table that the side includes, and the most that the other side includes. */
let own: i32 = 0;
let others: i32 = 0;
/** The smallest number of digits of the rack that the other side needs. */
export let needed: i32 = 0;

/**
 * Returns an upper bound for any factor, divisor or subtrahend of a side, given the digits of the rack left for both
 * sides.
 */
export function makes(inFrame: bool, digits: i32): f64 {
  return power(digits - needed + (inFrame ? own : 0));
}

/**
 * Returns whether a sum can be reduced to a value that the other side can reach, if `taken` and at least one more digit
 * go into the subtrahend. With k digits it is less than taken · 10^k; the best k is the smallest or the largest.
 */
export function lessens(sum: f64, taken: f64, inFrame: bool, digits: i32): bool {
  const fixed = inFrame ? own : 0;
  const most = digits - needed;
  return (
    sum <= taken * power(min(1, most) + fixed) + power(digits - min(1, most) + others) ||
    sum <= taken * power(most + fixed) + power(digits - most + others)
  );
}

/**
 * Returns the largest value made from some digits of the rack and `fixed` digits of the table, which is that of a
 * single number; −1 if there is none.
 */
function reach(digits: i32, fixed: i32): f64 {
  if (digits < 0 || digits + fixed === 0) return -1;
  return fixed === 0 ? top(digits) : power(digits + fixed) - 1;
}

/**
 * Computes the limits for a side that includes `ownDigits` digits of the table, against one that includes at most
 * `otherDigits`.
 */
export function setLimits(ownDigits: i32, otherDigits: i32): void {
  own = ownDigits;
  others = otherDigits;
  needed = i32(others === 0);
  setPowers();
  for (let ahead = 0; ahead < 128; ahead += 16) {
    const fixed = ahead & frameAhead ? own : 0;
    for (let digits = -1; digits <= digitsHeld; digits++) {
      let best = reach(digits, others);
      for (let spent = 0; spent <= digits; spent++) {
        const by = reach(spent, fixed);
        if (by < 0) continue;
        if (ahead & overAhead) {
          // A ÷ by at most `by`, and a reduction before or after it.
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
