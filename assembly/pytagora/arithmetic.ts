/** One step of a side in doubles. Results beyond `largest` are left to wide.ts. */
import { minus, over, plus, times } from './glyphs';

/** 2^53 − 1. Integers up to this are exact, and a rounded result is larger. */
export const largest: f64 = 9007199254740991.0;

/** True if 0 may be divided (PYT-14). */
export let zeroDividend: bool = false;

export function setZeroDividend(may: bool): void {
  zeroDividend = may;
}

/**
 * Returns `left operator right`, or minus the number of the rule that the step breaks: −12, −13 or −14. Both operands
 * are exact non-negative integers, and so is the result if it does not exceed `largest`.
 */
export function joined(left: f64, operator: i32, right: f64): f64 {
  if (operator === plus) return left + right;
  if (operator === minus) return left >= right ? left - right : -13.0; // PYT-13
  if (right === 0.0 || (left === 0.0 && !(zeroDividend && operator === over))) return -14.0; // PYT-14
  if (operator === times) return left * right;
  const quotient = Math.floor(left / right);
  return quotient * right === left ? quotient : -12.0; // PYT-12
}
