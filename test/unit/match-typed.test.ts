import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typed, typedOrListed, written } from '../../src/match/typed.js';

describe('options as text', () => {
  it.each([
    ['60', 0, 60],
    [' 60 ', 0, 60],
    ['none', 30, 0],
    ['-1', 0, '-1'],
    ['1e3', 0, '1e3'],
    ['', false, true],
    ['true', false, true],
    ['false', true, false],
    ['yes', true, 'yes'],
    ['keep', 'at-once', 'keep'],
    ['', 'at-once', ''],
  ])('%j is read by what is usual: %j gives %j', (text, usual, value) => {
    expect(typed(text, usual)).toBe(value);
    expect(typedOrListed(text, usual)).toBe(value);
  });

  it.each([
    ['2, 3,2', [2], [2, 3, 2]],
    ['', [2], []],
    ['6, none, 3 4', [[]], [[6], [], [3, 4]]],
    ['on', { up: 4 }, true],
    ['off', { up: 4 }, false],
    ['up: 2, back=0', { up: 4 }, { up: 2, back: 0 }],
    ['up', { up: 4 }, { up: undefined }],
  ])('%j is a list or counts where such are usual: %j', (text, usual, value) => {
    expect(typedOrListed(text, usual)).toEqual(value);
  });

  it('leaves alone what is no text', () => {
    for (const value of [3, true, null, undefined, [1], { a: 1 }]) {
      expect(typed(value, 0)).toBe(value);
      expect(typedOrListed(value, [0])).toBe(value);
    }
  });

  it('writes what it reads', () => {
    const whole = fc.nat(999_999_999);
    const word = fc.stringMatching(/^[a-z]+(-[a-z]+)*$/);
    const value = fc.oneof(
      whole.map((n) => [n, 0] as const),
      fc.boolean().map((yes) => [yes, false] as const),
      word.map((text) => [text, 'word'] as const),
      fc.array(whole).map((list) => [list, [1]] as const),
      fc.array(fc.array(whole), { minLength: 1 }).map((lists) => [lists, [[1]]] as const),
      fc
        .dictionary(word, whole, { minKeys: 1 })
        .filter((counts) => Object.values(counts).some(Boolean))
        .map((counts) => [counts, { a: 1 }] as const),
    );
    fc.assert(
      fc.property(value, ([said, usual]) => {
        expect(typedOrListed(written(said), usual)).toEqual(said);
      }),
    );
    expect(typedOrListed(written({ up: 0, back: 0 }), { up: 4, back: 4 })).toBe(false);
  });
});
