import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Like `expect(value, message).toEqual(expected)`, for loops of thousands of rounds, where a call of `expect` costs more than most of what
 * is tested. It does not require the same object, as `toBe` does. Strictly equal values are equal by `toEqual`, too; only the rest is
 * passed to it, as it describes the difference.
 */
export function expectEqual(value: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(value, expected)) expect(value, message).toEqual(expected);
}
