import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { place, pytagoraCore, type Piece } from '../../src/core/pytagora.js';
import { find } from '../../src/core/pytagora-find.js';
import { expectEqual } from './support/expect-equal.js';
import { draw, randomFrom, randomTable } from './support/pytagora-random.js';
import { slowPlace } from './support/pytagora-slow.js';
import { engines } from './support/engines.js';

/** `12+3=15` from left to right, its first piece at 0, 0. */
const table: Piece[] = [...'12+3=15'].map((glyph, x) => [x, 0, glyph]);

const refused = (pieces: Piece[], text: string, x: number, y: number, down: boolean, rule: string, at: number): void =>
  expect(place(pieces, text, x, y, down), text).toEqual({ ok: false, rule, at });

describe.each(engines)('pytagora.place as %s', (engine) => {
  beforeAll(() => pytagoraCore.use(engine));

  it('says what is crossed, what is laid, and the score', () => {
    expect(place(table, '2*3=6', 1, 0, true)).toEqual({
      ok: true,
      score: 7,
      crossed: [1],
      fresh: [
        [1, 1, '*'],
        [1, 2, '3'],
        [1, 3, '='],
        [1, 4, '6'],
      ],
    });
    expect(place(table, '4+1=5', 6, -4, true)).toMatchObject({ ok: true, crossed: [6], fresh: { length: 4 } });
    expect(place(table, '4=4*1', 0, -4, true)).toMatchObject({ ok: true, score: 6, crossed: [0] });
  });

  it('refuses what is no equation before it looks at the table', () => {
    refused(table, '2*3=7', 1, 0, true, 'PYT-11', 3);
    expect(place(table, '2+3*4=20', 1, 0, true)).toMatchObject({ ok: false, rule: 'PYT-11' });
    expect(place(table, '2+3*4=20', 1, 0, true, 'left-to-right')).toMatchObject({ ok: true, crossed: [1] });
  });

  it('PYT-08: crosses pieces as they stand, or lies apart; something is new', () => {
    expect(place([], '2+2=4', 0, 0, false)).toMatchObject({ ok: true, score: 5, crossed: [], fresh: { length: 5 } });
    expect(place(table, '2+2=4', 0, 2, false)).toMatchObject({ ok: true, score: 5, crossed: [] });
    expect(place(table, '2+2=4', -1000, 77, true)).toMatchObject({ ok: true, score: 5, crossed: [] });
    refused(table, '7+1=8', 1, -1, true, 'PYT-08', 1);
    refused(table, '12+3=15', 0, 0, false, 'PYT-08', 0);
    refused(table, '2+2=4', 0.5, 0, false, 'PYT-08', 0);
    refused(table, '2+2=4', 0, Infinity, false, 'PYT-08', 0);
    refused(table, '2+2=4', 0, 1e10, false, 'PYT-08', 0);
  });

  it('PYT-09: extends nothing, in its own line', () => {
    refused(table, '2+2=4', 7, 0, false, 'PYT-09', 0);
    refused(table, '2+2=4', -5, 0, false, 'PYT-09', 4);
    expect(place(table, '2+2=4', 8, 0, false)).toMatchObject({ ok: true });
    expect(place(table, '2+2=4', -6, 0, false)).toMatchObject({ ok: true });
  });

  it('PYT-09: touches nothing on either side', () => {
    refused(table, '2+2=4', -2, 1, false, 'PYT-09', 2);
    refused(table, '2+2=4', 4, -1, false, 'PYT-09', 0);
    refused(table, '2+2=4', 7, 0, true, 'PYT-09', 0);
    refused(table, '2+2=4', -1, -4, true, 'PYT-09', 4);
    expect(place(table, '2+2=4', 7, 1, true)).toMatchObject({ ok: true }); // corner to corner
    // A crossed piece has neighbours on both sides, which belong to its own equation.
    expect(place(table, '4=4*1', 0, -4, true)).toMatchObject({ ok: true });
  });

  it('PYT-09: does not run along an equation', () => {
    refused(table, '2+12+3=15+2', -2, 0, false, 'PYT-09', 3);
    const two: Piece[] = [...table, ...[...'*2=6'].map((glyph, i): Piece => [3, i + 1, glyph])];
    refused(two, '9-3*2=6/2', 3, -2, true, 'PYT-09', 3);
  });

  it('PYT-18: each piece crossed is worth 1 more', () => {
    const ladder: Piece[] = [...table, ...[...'12-7=5'].map((glyph, x): Piece => [x, 2, glyph])];
    expect(place(ladder, '1+1=2', 0, 0, true)).toMatchObject({ ok: true, score: 5 + 2, crossed: [0, 7] });
  });

  it('PYT-07: reads a line across from right to left, but never a number', () => {
    // 12+3=15 is shown as 15=3+12
    expect(place([], '12+3=15', 5, 0, false, 'standard', 'rtl')).toMatchObject({
      fresh: [
        [10, 0, '1'],
        [11, 0, '2'],
        [9, 0, '+'],
        [8, 0, '3'],
        [7, 0, '='],
        [5, 0, '1'],
        [6, 0, '5'],
      ],
    });
    expect(place(table, '9=4+5', 6, -4, true, 'standard', 'rtl')).toMatchObject({ ok: true, crossed: [6] });
    const two: Piece[] = [...'2*3=6'].map((glyph, y) => [0, y, glyph]);
    expect(place(two, '12=3*4', -1, 0, false, 'standard', 'rtl')).toMatchObject({ ok: false, rule: 'PYT-08', at: 4 });
    expect(place(two, '3*4=12', -1, 0, false, 'standard', 'rtl')).toMatchObject({ ok: true, crossed: [0] });
  });

  it('agrees with the slow twin at every place of random tables', () => {
    const random = randomFrom(20250314);
    let laid = 0;
    for (let round = 0; round < 6; round++) {
      const direction = round < 4 ? 'ltr' : 'rtl';
      const pieces = randomTable(random, 1 + random(4), direction);
      const texts = find(pieces, draw(random, 8), 1, 'standard', direction).map(({ text }) => text);
      for (const text of new Set(['2+2=4', '3*4=12', ...texts.slice(0, 3), ...texts.slice(-3)])) {
        for (const down of [false, true]) {
          for (let x = -6; x <= 6; x++) {
            for (let y = -6; y <= 6; y++) {
              const slow = slowPlace(pieces, text, x, y, down, 'standard', direction);
              const fast = place(pieces, text, x, y, down, 'standard', direction);
              expectEqual(
                fast.ok ? { score: fast.score, crossed: fast.crossed.length, fresh: fast.fresh.length } : null,
                slow,
              );
              if (fast.ok) laid++;
            }
          }
        }
      }
    }
    expect(laid).toBeGreaterThan(300);
  });

  it('takes hostile texts and places, and never throws', () => {
    const coordinate = fc.oneof(fc.integer({ min: -6, max: 6 }), fc.double(), fc.maxSafeInteger());
    const text = fc.oneof(fc.constantFrom('2+2=4', '2*3=6', '1+2=3'), fc.string());
    fc.assert(
      fc.property(text, coordinate, coordinate, fc.boolean(), (text, x, y, down) => {
        const result = place(table, text, x, y, down);
        if (!result.ok) expect(result.rule).toMatch(/^PYT-(01|07|08|09|1[0-5])$/);
      }),
    );
    expect(place(table, '2+2=4', undefined as unknown as number, 0, false)).toMatchObject({ rule: 'PYT-08' });
  });

  it('throws at a table that cannot be', () => {
    const at =
      (piece: Piece): (() => unknown) =>
      () =>
        place([...table, piece], '2+2=4', 20, 20, false);
    expect(at([0, 0, '5'])).toThrow('pieces[7] lies on another');
    expect(at([9, 9, '×'])).toThrow('pieces[7]');
    expect(at([9, 9, '12'])).toThrow('pieces[7]');
    expect(at([0.5, 9, '1'])).toThrow('pieces[7]');
    expect(at([9, 2e9, '1'])).toThrow('pieces[7]');
    const many = Array.from({ length: 127 }, (_, x): Piece => [x * 2, 0, '1']);
    expect(() => place(many, '2+2=4', 0, 5, false)).toThrow('126');
    expect(place(many.slice(1), '2+2=4', 0, 5, false)).toMatchObject({ ok: true });
  });
});
