import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * As `expect(value, message).toEqual(expected)`, for loops of thousands of rounds: each call of `expect` costs more than
 * most that is tested there. It does not ask for the same object, as `toBe` does. What is strictly equal is equal by
 * `toEqual`, too; only the rest is left to it, which says where they differ.
 */
export function expectEqual(value: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(value, expected)) expect(value, message).toEqual(expected);
}
