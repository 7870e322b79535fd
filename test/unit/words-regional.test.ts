import { describe, expect, it } from 'vitest';
import { amount } from '../../src/words/amount.js';
import { common } from '../../src/words/generated/ar/common.js';
import { multiplay } from '../../src/words/generated/ar/multiplay.js';
import { pytagora } from '../../src/words/generated/ar/pytagora.js';
import { upAndDown } from '../../src/words/generated/ar/up-and-down.js';
import { teacher } from '../../src/words/generated/ar/teacher.js';
import { sumText, type Notation } from '../../src/words/notation.js';

const arabic = { tag: 'ar', common, game: { multiplay, pytagora, upAndDown } };
const inRegion = (locale: string): typeof arabic =>
  common.notation.regional!(arabic, common as { notation: Notation }, locale);

/** Returns all texts of a table, including those that its functions return for a number. */
const said = (table: object, number: number): string[] =>
  Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'notation') return [];
    if (typeof value === 'string') return [value];
    if (typeof value !== 'function') return said(value as object, number);
    const speak = value as (...given: unknown[]) => string;
    // A list is passed where one is expected.
    try {
      return [speak(...Array.from({ length: 8 }, () => number))];
    } catch {
      return [speak(...Array.from({ length: 8 }, () => [String(number)]))];
    }
  });

describe('Arabic', () => {
  it('counts in the digits of the Mashriq', () => {
    expect(upAndDown.pieces(0)).not.toMatch(/[0-9]/);
    expect(upAndDown.pieces(11)).toContain('١١');
    expect(upAndDown.pieces(1188)).toContain('١١٨٨');
  });

  it('writes no digit in two ways: what is counted has those of the sentences', () => {
    const mixed = said({ multiplay, pytagora, common }, 37).filter((text) => /[٠-٩]/.test(text) && /[0-9]/.test(text));
    // Arguments that are texts are not changed.
    expect(mixed.filter((text) => text.replaceAll('37', '').match(/[0-9]/))).toEqual([]);
  });

  it.each(['ar-EG', 'ar-SA', 'ar'])('of %s stays as it is', (locale) => {
    expect(inRegion(locale)).toBe(arabic);
  });

  it.each(['ar-MA', 'ar-DZ', 'ar-TN', 'ar-Arab-MA'])('of %s: the same words, 0 to 9, sums from the left', (locale) => {
    const own = inRegion(locale);
    expect(own.common.notation).toMatchObject({ times: '×', direction: 'rtl' });
    expect(own.common.notation).not.toHaveProperty('digits');
    expect(own.common.notation).not.toHaveProperty('equations');
    expect(own.game.upAndDown.pieces(11)).toBe(upAndDown.pieces(11).replace('١١', '11'));
    const written = { notation: own.common.notation, figure: String };
    expect(own.game.pytagora.form.zeroDividendHelp(sumText('0/5=0', written, ' '))).toContain('\u20660 ÷ 5 = 0\u2069');
    expect(said(own.game, 37).filter((text) => /[٠-٩]/.test(text))).toEqual([]);
    expect(said(own.common, 37).length).toBe(said(common, 37).length);
  });

  it('has the report in the digits of the region too', () => {
    const own = teacher.notation.regional!(teacher, teacher as { notation: Notation }, 'ar-MA');
    expect(own.notation).not.toHaveProperty('digits');
    expect(own.legendFew).toMatch(/5/);
  });

  it('takes no name of an object for a region', () => {
    expect(inRegion('ar-US')).toBe(arabic);
  });
});

describe('the amount of a figure', () => {
  it.each([
    ['\u061c\u2212٥', -5],
    ['\u200e\u22125', -5],
    ['٢٫٥', 2.5],
    ['\u2067٧ × ٨ = ٥٦\u2069', 56],
    ['\u2066\u202d١ + ٠ = ١\u202c\u2069', 1],
  ])('%s', (figure, value) => expect(amount(figure)).toBe(value));
});
