import { describe, expect, it } from 'vitest';
import { jumpsOf, partsOf } from '../../src/rules/number-line.js';

describe('Sums on the number line', () => {
  it('begin at the larger of two numbers and rest at the ten between', () => {
    expect(jumpsOf([7, 8])).toEqual([
      { from: 8, to: 10 },
      { from: 10, to: 15 },
    ]);
    expect(jumpsOf([2, 5])).toEqual([{ from: 5, to: 7 }]);
    expect(jumpsOf([10, 12])).toEqual([
      { from: 12, to: 20 },
      { from: 20, to: 22 },
    ]);
    expect(jumpsOf([3, 10]), 'from a ten there is none to rest at').toEqual([{ from: 10, to: 13 }]);
    expect(jumpsOf([4, 6]), 'a ten that is the end is none between').toEqual([{ from: 6, to: 10 }]);
  });

  it('make a ten first of more numbers', () => {
    expect(jumpsOf([8, 7, 2])).toEqual([
      { from: 8, to: 10 },
      { from: 10, to: 17 },
    ]);
  });

  it('are jumps one after another that end at the sum, whatever is added', () => {
    for (let a = 1; a <= 12; a++) {
      for (let b = 1; b <= 12; b++) {
        for (const more of [[], [a], [b, 7], [12, 12, 12, 12]]) {
          const numbers = [a, b, ...more];
          const jumps = jumpsOf(numbers);
          for (const [i, { from, to }] of jumps.entries()) {
            expect(to).toBeGreaterThan(from);
            if (i) expect(from).toBe(jumps[i - 1].to);
          }
          expect(jumps.at(-1)!.to).toBe(numbers.reduce((sum, n) => sum + n));
        }
      }
    }
  });

  it('make a number of fives and tens', () => {
    expect([1, 5, 6, 9, 10, 11, 12].map(partsOf)).toEqual([[1], [5], [5, 1], [5, 4], [10], [10, 1], [10, 2]]);
  });
});
