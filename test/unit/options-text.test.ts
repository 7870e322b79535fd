import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, perPlayer, whole, yesOrNo } from '../../src/rules/option-kinds.js';
import { parsed, written } from '../../src/rules/options.js';
import { declaration } from '../../src/rules/plyt/options.js';

const rule = 'PLY-13';
const number = whole({ min: 0, max: 9, default: 0, rule });
const no = yesOrNo({ default: false, rule });
const word = choice({ choices: ['at-once', 'keep'], default: 'at-once', rule });
const quiet = choice({ choices: ['off', 'loud'], default: 'loud', rule });
const list = perPlayer(number);
const { fixed: lists, cards: counts, plytSquares: squares } = declaration;

describe('options as text', () => {
  it.each([
    ['60', number, 60],
    [' 60 ', number, 60],
    ['none', number, 0],
    ['false', number, 0],
    ['false', quiet, 'off'],
    ['false', word, 'false'],
    ['-1', number, '-1'],
    ['1e3', number, '1e3'],
    ['', no, true],
    ['true', no, true],
    ['false', no, false],
    ['yes', no, 'yes'],
    ['keep', word, 'keep'],
    ['', word, ''],
  ])('%j is read by the kind of the option: %# gives %j', (text, option, value) => {
    expect(parsed(option, text)).toBe(value);
  });

  it.each([
    ['2, 3,2', list, [2, 3, 2]],
    ['2, 3,2', squares, [2, 3, 2]],
    ['', list, []],
    ['', squares, []],
    ['6, none, 3 4', lists, [[6], [], [3, 4]]],
    ['on', counts, true],
    ['off', counts, false],
    ['up: 2, back=0', counts, { up: 2, back: 0 }],
    ['up', counts, { up: undefined }],
  ])('%j is a list or counts where the option is such', (text, option, value) => {
    expect(parsed(option, text)).toEqual(value);
  });

  it('leaves alone what is no text', () => {
    for (const value of [3, true, null, undefined, [1], { a: 1 }]) {
      for (const option of [number, list, counts]) expect(parsed(option, value)).toBe(value);
    }
  });

  it('writes what it reads', () => {
    const any = fc.nat(999_999_999);
    const name = fc.stringMatching(/^[a-z]+(-[a-z]+)*$/);
    const value = fc.oneof(
      any.map((n) => [n, number] as const),
      fc.boolean().map((yes) => [yes, no] as const),
      name.map((text) => [text, word] as const),
      fc.array(any).map((values) => [values, squares] as const),
      fc.array(fc.array(any), { minLength: 1 }).map((values) => [values, lists] as const),
      fc
        .dictionary(name, any, { minKeys: 1 })
        .filter((values) => Object.values(values).some(Boolean))
        .map((values) => [values, counts] as const),
    );
    fc.assert(
      fc.property(value, ([said, option]) => {
        expect(parsed(option, written(said))).toEqual(said);
      }),
    );
    expect(parsed(counts, written({ up: 0, back: 0 }))).toBe(false);
  });
});
