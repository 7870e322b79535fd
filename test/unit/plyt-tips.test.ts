import { describe, expect, it } from 'vitest';
import { productTip, sumTip, type TipLine } from '../../src/rules/tips.js';
import { expectEqual } from './support/expect-equal.js';
import { seeded } from './support/random.js';

const make = { '*': 1, '+': 1, '-': 1, '/': 1 } as const;

/** Computes the result of a line. */
function worked({ terms, sign }: TipLine): number {
  expectEqual(make[sign], 1);
  return terms.reduce((a, b) => (sign === '*' ? a * b : sign === '+' ? a + b : sign === '-' ? a - b : a / b));
}

/** Checks that every line is true, and that every number in it is a die, a number to split, or an earlier result. */
function follow(lines: readonly TipLine[]): number {
  for (const one of lines) {
    expectEqual(worked(one), one.value, JSON.stringify(one));
    expectEqual(Number.isInteger(one.value), true);
  }
  return lines.at(-1)!.value;
}

describe('A tip for a throw (PLY-09)', () => {
  it('gives the product of any two dice', () => {
    for (let a = 1; a <= 12; a++) {
      for (let b = 1; b <= 12; b++) expectEqual(follow(productTip([a, b])), a * b);
    }
  });

  it('gives the product of thousands of throws of two to six dice', () => {
    const random = seeded(7);
    for (let i = 0; i < 3000; i++) {
      const dice = Array.from({ length: 2 + (i % 5) }, () => random(12) + 1);
      expectEqual(
        follow(productTip(dice)),
        dice.reduce((a, b) => a * b),
        dice.join(' × '),
      );
    }
  });

  it('gives the sum of thousands of throws (PLY-14)', () => {
    const random = seeded(8);
    for (let i = 0; i < 3000; i++) {
      const dice = Array.from({ length: 2 + (i % 5) }, () => random(12) + 1);
      expectEqual(
        follow(sumTip(dice)),
        dice.reduce((a, b) => a + b),
        dice.join(' + '),
      );
    }
  });

  it('takes 2 × 5 first', () => {
    const [first] = productTip([5, 7, 2]);
    expectEqual(first.value, 10);
    expect(productTip([5, 7, 2])).toHaveLength(2);
  });

  it('leaves ones out: the first step is worth a thought', () => {
    expect(productTip([10, 1, 9])).toEqual([{ sign: '*', terms: [10, 9], value: 90 }]);
    expect(follow(productTip([1, 1, 5]))).toBe(5);
    expect(follow(productTip([1, 1, 1]))).toBe(1);
  });

  it('makes tens in a sum', () => {
    expect(sumTip([7, 8, 3])[0].value).toBe(10);
  });

  it('goes by ten for nine, eleven and twelve', () => {
    expect(productTip([9, 7])).toEqual([
      { sign: '*', terms: [7, 10], value: 70 },
      { sign: '-', terms: [70, 7], value: 63 },
    ]);
    expect(productTip([12, 8]).map(({ value }) => value)).toEqual([80, 16, 96]);
  });

  it('stays short: no throw of three dice takes more than five lines', () => {
    for (let a = 1; a <= 12; a++)
      for (let b = a; b <= 12; b++)
        for (let c = b; c <= 12; c++) expect(productTip([a, b, c]).length).toBeLessThanOrEqual(5);
  });

  it('has nothing to say of one die', () => {
    expect(productTip([7])).toEqual([]);
    expect(sumTip([7])).toEqual([]);
  });
});
