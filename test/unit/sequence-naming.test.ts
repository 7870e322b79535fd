import { beforeAll, describe, expect, it } from 'vitest';
import { loadSequence } from '../../src/rules/sequence/dice.js';
import { namings } from '../../src/rules/sequence/naming.js';

beforeAll(loadSequence);

const dice = [11, 9, 3, 7, 5, 8];
const picked = (...numbers: number[]): number => numbers.reduce((mask, n) => mask | (1 << dice.indexOf(n)), 0);

/** Returns for each kind what is still wanted, or the steps that it makes. */
const told = (mask: number, of: readonly number[] = dice): (string | number | undefined)[] =>
  namings(of, mask, 'at-least').map(({ claim, wants }) => (claim ? `${claim.score} steps` : wants));

describe('what picked dice make', () => {
  it.each([
    ['no dice say nothing', 0, [undefined, undefined, undefined, undefined]],
    ['one die fits a match and both runs', picked(7), [2, undefined, 3, 2]],
    ['two apart is a novice run', picked(7, 9), [undefined, undefined, 2, undefined]],
    ['gaps are to be filled', picked(3, 9), [undefined, undefined, 2, 1]],
    ['five numbers with one gap want one', picked(3, 5, 7, 11), [undefined, undefined, 1, undefined]],
    ['three apart is an advanced run', picked(5, 8, 11), [undefined, undefined, undefined, '11 steps']],
    ['a shorter run counts too', picked(5, 7, 9, 11), [undefined, undefined, '11 steps', undefined]],
    ['numbers that are too far apart go together in nothing', picked(7, 8, 11, 3), Array(4).fill(undefined)],
  ])('%s', (_, mask, expected) => {
    expect(told(mask)).toEqual(expected);
  });

  it('knows matches and totals', () => {
    const high = [12, 12, 12, 9, 9, 9];
    expect(told(0b000011, high)).toEqual([1, undefined, undefined, undefined]);
    expect(told(0b000111, high)).toEqual(['12 steps', undefined, undefined, undefined]);
    expect(told(0b111111, high)).toEqual([undefined, '16 steps', undefined, undefined]);
  });
});
