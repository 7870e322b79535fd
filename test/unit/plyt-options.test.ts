import { describe, expect, it } from 'vitest';
import { plyt } from '../../src/rules/plyt/index.js';
import { cardTypes, countsOf } from '../../src/rules/trail/cards.js';
import { optionsOf } from './plyt-helpers.js';

describe('options of PLYT', () => {
  it('are complete without any being given', () => {
    expect(plyt.options(undefined)).toEqual({ ok: true, value: plyt.defaults });
    expect(plyt.options({})).toEqual({ ok: true, value: plyt.defaults });
    expect(plyt.options({ timer: undefined })).toEqual({ ok: true, value: plyt.defaults });
  });

  it('PLY-05 PLY-06 PLY-16 PLY-19 have the defaults of the catalogue', () => {
    expect(plyt.defaults).toMatchObject({
      bonus: [4],
      allowFewer: false,
      penalty: false,
      timer: [30],
      timerTurns: [1],
      cards: countsOf(4),
      cardsWhen: 'at-once',
      plytSquares: [6, 12, 21, 27, 34, 45, 53, 61, 69, 77, 84, 92, 101, 107],
      startSquare: 0,
    });
  });

  it('may give once for all, or as a list, what belongs to a player', () => {
    expect(optionsOf({ standard: 3, bonus: 'variable', operation: 'add' })).toMatchObject({
      standard: [3],
      bonus: ['variable'],
      operation: ['add'],
    });
    expect(optionsOf({ standard: [1, 6], bonus: [3, 'none', 6] })).toMatchObject({
      standard: [1, 6],
      bonus: [3, 0, 6],
    });
    expect(optionsOf({ timer: 20, timerTurns: [1, 2] })).toMatchObject({ timer: [20], timerTurns: [1, 2] });
    expect(optionsOf({ timer: [60, 30, 0] })).toMatchObject({ timer: [60, 30, 0], timerTurns: [1] });
  });

  it('PLY-15 read a fixed die as a value, a rotation, or a rotation for each player', () => {
    expect(optionsOf({ fixed: 6 }).fixed).toEqual([[6]]);
    expect(optionsOf({ fixed: [3, 4] }).fixed).toEqual([[3, 4]]);
    expect(optionsOf({ fixed: [] }).fixed).toEqual([[]]);
    expect(optionsOf({ fixed: [[6], [], [3, 4]] }).fixed).toEqual([[6], [], [3, 4]]);
  });

  it('PLY-20 read cards as on, off, or counts of types', () => {
    expect(optionsOf({ cards: true }).cards).toEqual(countsOf(4));
    expect(optionsOf({ cards: false }).cards).toEqual(countsOf(0));
    expect(optionsOf({ cards: { 'yourself-up': 0, 'another-up': 8 } }).cards).toEqual({
      ...countsOf(4),
      'yourself-up': 0,
      'another-up': 8,
    });
  });

  it('PLY-05 sort the Plyt squares', () => {
    expect(optionsOf({ plytSquares: [12, 6, 101] }).plytSquares).toEqual([6, 12, 101]);
  });

  it('read their own value again', () => {
    const value = optionsOf({ standard: [2, 3], fixed: [[6], []], cards: { 'yourself-up': 1 }, timerTurns: [1, 2] });
    expect(plyt.options(value)).toEqual({ ok: true, value });
    expect(plyt.options(JSON.parse(JSON.stringify(value)))).toEqual({ ok: true, value });
  });

  it.each([
    ['standard', [0, 7, 2.5, '3', null, [], [1, 2, 3, 4, 5, 6, 1], [3, 'x'], Number.NaN]],
    ['operation', ['divide', 1, [], ['add', 'x']]],
    ['fixed', [0, 13, [13], [[1], 2], [[0]], 'six', { 0: 6 }, Array(13).fill(2)]],
    ['bonus', [-1, 1.5, 113, 'much', [4, 'x']]],
    ['allowFewer', [1, 'yes']],
    ['penalty', [0, null]],
    ['timer', [-1, 1.5, 3601, Infinity, '30', null, [], [30, -1], [30, '60'], Array(7).fill(30), [[30]]]],
    ['timerTurns', [0, 3, '1', [], [1, 3], Array(7).fill(1)]],
    ['cards', [4, 'on', [4], { 'yourself-up': 9 }, { 'yourself-up': -1 }, { joker: 1 }, null]],
    ['cardsWhen', ['later', true]],
    ['plytSquares', [[0], [113], [6, 6], [1.5], 6, null]],
    ['startSquare', [-1, 113, 0.5]],
  ])('name %s when it is wrong', (field, values) => {
    for (const value of values) {
      const result = plyt.options({ [field]: value });
      expect(result, JSON.stringify(value)).toMatchObject({ ok: false, code: field });
      expect(!result.ok && result.message).toContain(field);
    }
  });

  it('refuse unknown fields and what is not an object, and never throw', () => {
    expect(plyt.options({ bonsu: 4 })).toMatchObject({ ok: false, code: 'bonsu' });
    expect(plyt.options(JSON.parse('{"__proto__": 1}'))).toMatchObject({ ok: false, code: '__proto__' });
    expect(plyt.options({ constructor: 1 })).toMatchObject({ ok: false, code: 'constructor' });
    for (const given of [null, 3, 'x', []]) expect(plyt.options(given)).toMatchObject({ ok: false, code: 'options' });
    const trap = new Proxy({}, { ownKeys: () => { throw new Error('trap'); } }); // oxfmt-ignore
    expect(plyt.options(trap)).toMatchObject({ ok: false, code: 'options' });
    expect(plyt.options({ cards: trap })).toMatchObject({ ok: false, code: 'cards' });
  });

  it('leave no trace of a negative zero', () => {
    expect(Object.is(optionsOf({ startSquare: -0 }).startSquare, 0)).toBe(true);
    expect(Object.is(optionsOf({ cards: { [cardTypes[0]]: -0 } }).cards[cardTypes[0]], 0)).toBe(true);
  });
});
