import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languageTags } from '../../src/words/languages.js';
import {
  inRows,
  inTable,
  inTableOrder,
  listed,
  productText,
  readFact,
  readProduct,
  readSum,
  signOf,
  sumText,
  type Notation,
  type Writing,
} from '../../src/words/notation.js';

/** Returns the notation of a language as the games use it. */
async function writing(tag: string): Promise<Writing> {
  const { notation } = (await import(`../../src/words/generated/${tag}/notation.ts`)) as { notation: Notation };
  return { notation, figure: String };
}

/** 7 × 8 and 56 ÷ 7, the factor of 3 × 8 that counts the rows of dots, the second fact of the table of 7, and 7 × 8 = 56 read aloud. */
const expected: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  en: ['7 × 8', '56 ÷ 7', '3 rows', '7 × 2', '7 times 8 is 56'],
  it: ['7 × 8', '56 : 7', '3 rows', '7 × 2', '7 per 8 fa 56'],
  de: ['7 · 8', '56 : 7', '3 rows', '2 · 7', '7 mal 8 ist 56'],
  es: ['7 × 8', '56 ÷ 7', '3 rows', '7 × 2', '7 por 8 56'],
  fr: ['7 × 8', '56 ÷ 7', '3 rows', '7 × 2', '7 fois 8 égale 56'],
  id: ['7 × 8', '56 : 7', '3 rows', '7 × 2', '7 kali 8 sama dengan 56'],
  ja: ['7 × 8', '56 ÷ 7', '8 rows', '7 × 2', 'しちは ごじゅうろく'],
  nl: ['7 × 8', '56 : 7', '3 rows', '2 × 7', '7 keer 8 is 56'],
  pl: ['7 · 8', '56 : 7', '3 rows', '7 · 2', '7 razy 8 równa się 56'],
  'pt-BR': ['7 × 8', '56 ÷ 7', '3 rows', '7 × 2', '7 vezes 8 56'],
  ar: ['\u20677 × 8\u2069', '\u206756 ÷ 7\u2069', '3 rows', '\u20677 × 2\u2069', '7 في 8 يساوي 56'],
  tr: ['7 × 8', '56 ÷ 7', '3 rows', '7 × 2', '7 kere 8 56'],
  uk: ['7 · 8', '56 : 7', '8 rows', '7 · 2', '7 помножити на 8 дорівнює 56'],
  'zh-Hans': ['7 × 8', '56 ÷ 7', '3 rows', '2 × 7', '七八五十六'],
};

describe('the notation', () => {
  it.each(languageTags)('of %s', async (tag) => {
    const v = await writing(tag);
    const shown = [
      productText(v, 7, 8),
      sumText('56/7', v, ' '),
      `${inRows(v.notation, 3, 8)[0]} rows`,
      productText(v, ...inTable(v.notation, 7, 2)),
      readFact(v, 7, 8),
    ];
    expect(shown).toEqual(expected[tag]);
    // The product alone is read as in a fact that has no rhyme.
    expect(readFact(v, 11, 12).startsWith(readProduct(v, 11, 12))).toBe(true);
  });

  it.each(languageTags)('of %s lists the products of a sum as it lists a table', async (tag) => {
    const v = await writing(tag);
    for (const [a, b] of [
      ['7', '8'],
      ['7', '?'],
    ])
      expect(inTableOrder(`${a}*${b}`, v.notation)).toBe(inTable(v.notation, a, b).join('*'));
  });

  it('changes no sum but its products', async () => {
    const { notation } = await writing('de');
    expect(inTableOrder('7*10=70', notation)).toBe('10*7=70');
    expect(inTableOrder('70-7=?', notation)).toBe('70-7=?');
  });

  it.each(languageTags)('of %s has nothing that no code reads', (tag) => {
    const path = fileURLToPath(new URL(`../../words/${tag}/language.json`, import.meta.url));
    const { notation } = JSON.parse(readFileSync(path, 'utf8')) as { notation: Notation };
    const written = ['times', 'divide', 'factorOrder', 'row', 'read'];
    const unusual = ['gap', 'comma', 'digits', 'direction', 'equations'];
    expect(Object.keys(notation)).toEqual(expect.arrayContaining(written));
    expect([...written, ...unusual]).toEqual(expect.arrayContaining(Object.keys(notation)));
  });

  it('writes each sign, in the digits of the reader', async () => {
    const { notation } = await writing('de');
    expect('*/-+='.split('').map((sign) => signOf(notation, sign))).toEqual(['·', ':', '−', '+', '=']);
    expect(sumText('7*?=56', { notation, figure: (n) => `<${n}>` })).toBe('<7>\u00a0·\u00a0?\u00a0=\u00a0<56>');
  });

  it('reads longer sums, each sign in a word', async () => {
    expect(readSum('7*8*12', await writing('en'))).toBe('7 times 8 times 12');
    expect(readSum('7+8', await writing('de'), 'plus')).toBe('7 plus 8');
    expect(readSum('2*3*4', await writing('zh-Hans'))).toBe('2乘3乘4');
  });

  it('keeps a sum in its own direction among words, and one of Arabic-Indic digits also from left to right', async () => {
    const { notation } = await writing('en');
    const sum = (own: Partial<Notation>): string =>
      sumText('7*?=56', { notation: { ...notation, ...own }, figure: String }, ' ');
    expect(sum({})).toBe('7 × ? = 56');
    expect(sum({ direction: 'rtl' })).toBe('\u20667 × ? = 56\u2069');
    expect(sum({ direction: 'rtl', equations: 'rtl', gap: '؟' })).toBe('\u20677 × ؟ = 56\u2069');
    expect(sum({ digits: 'arab' })).toBe('\u2066\u202d7 × ? = 56\u202c\u2069');
    expect(sumText('', { notation: { ...notation, direction: 'rtl' }, figure: String })).toBe('');
  });

  it('puts the comma of a language between the things of a list', async () => {
    const list = async (tag: string): Promise<string> => listed(['7', '14', '21'], (await writing(tag)).notation);
    expect(await list('en')).toBe('7, 14, 21');
    expect(await list('ar')).toBe('7، 14، 21');
    expect(await list('ja')).toBe('7、14、21');
  });

  it('turns rows of dots back into their product', async () => {
    const { notation } = await writing('uk');
    expect(inRows(notation, ...inRows(notation, 3, 8))).toEqual([3, 8]);
  });
});
