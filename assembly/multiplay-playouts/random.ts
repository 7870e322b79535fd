/**
 * The Splitmix32 generator: a counter incremented by an odd constant and mixed to 32 uniform bits. No number depends on
 * the previous one, and 32-bit operations are cheap on every engine. Its period is 2^32 numbers, enough for more than
 * ten million games.
 */
let counter: u32 = 0;

export function seed(value: u32): void {
  counter = value;
}

/**
 * Returns an integer from 0 to n − 1 for n up to 256: the upper part of the product of n and the upper 24 bits.
 * Probabilities differ by at most n / 2^24.
 */
export function below(n: u32): u32 {
  let mixed = (counter += 0x9e3779b9);
  mixed = (mixed ^ (mixed >>> 16)) * 0x21f0aaad;
  mixed = (mixed ^ (mixed >>> 15)) * 0x735a2d97;
  mixed ^= mixed >>> 15;
  return ((mixed >>> 8) * n) >>> 24;
}
