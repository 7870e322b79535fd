/**
 * Splitmix32: a counter that steps by an odd constant, mixed to 32 even bits. No number waits for the one before it,
 * and 32-bit words are cheap on every engine. It comes round after 2^32 numbers, more than ten million games.
 */
let counter: u32 = 0;

export function seed(value: u32): void {
  counter = value;
}

/**
 * A whole number from 0 to n − 1, n at most 256: the upper 24 bits times n, cut to its upper part. No number is likelier
 * than another by more than n in 2^24.
 */
export function below(n: u32): u32 {
  let mixed = (counter += 0x9e3779b9);
  mixed = (mixed ^ (mixed >>> 16)) * 0x21f0aaad;
  mixed = (mixed ^ (mixed >>> 15)) * 0x735a2d97;
  mixed ^= mixed >>> 15;
  return ((mixed >>> 8) * n) >>> 24;
}
