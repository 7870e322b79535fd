import { describe, expect, it } from 'vitest';
import { readFact, type Notation, type Writing } from '../../src/words/notation.js';

/**
 * The tables of 1 to 9 as children say them by heart, checked against the rules by which they are made: numerals, and exceptions for
 * euphony.
 */
const factors = Array.from({ length: 9 }, (_, i) => i + 1);
const facts = factors.flatMap((a) => factors.map((b) => [a, b] as const));

async function writing(tag: string): Promise<Writing> {
  const { notation } = (await import(`../../src/words/generated/${tag}/notation.ts`)) as { notation: Notation };
  return { notation, figure: String };
}

describe('the tables by heart', () => {
  it('in Japanese: both factors, が before a single digit, the product', async () => {
    const v = await writing('ja');
    const digits = ['', 'いち', 'に', 'さん', 'し', 'ご', 'ろく', 'しち', 'はち', 'く'];
    const numeral = (n: number): string =>
      n < 10 ? digits[n] : `${n < 20 ? '' : digits[Math.floor(n / 10)]}じゅう${digits[n % 10]}`;
    const irregular: Record<string, string> = {
      ...Object.fromEntries(factors.map((b) => [`1*${b}`, `いん${digits[b]}`])),
      '2*2': 'ににん',
      '3*3': 'さざん',
      '3*6': 'さぶろく',
      '3*8': 'さんぱ',
      '4*8': 'しは',
      '5*8': 'ごは',
      '5*9': 'ごっく',
      '6*8': 'ろくは',
      '6*9': 'ろっく',
      '7*8': 'しちは',
      '8*3': 'はっさん',
      '8*8': 'はっぱ',
      '8*9': 'はっく',
      '9*8': 'くは',
    };
    for (const [a, b] of facts) {
      const both = irregular[`${a}*${b}`] ?? digits[a] + digits[b];
      expect(readFact(v, a, b)).toBe(`${both}${a * b < 10 ? 'が' : ''} ${numeral(a * b)}`);
    }
  });

  it('in Chinese: the smaller number first, 得 before a single digit, 一十 for 10', async () => {
    const v = await writing('zh-Hans');
    const digits = ' 一二三四五六七八九';
    for (const [a, b] of facts) {
      const product = a * b;
      const tens = product < 20 && product > 10 ? '' : digits[Math.floor(product / 10)];
      const said = product < 10 ? `得${digits[product]}` : `${tens}十${digits[product % 10].trim()}`;
      expect(readFact(v, a, b)).toBe(`${digits[Math.min(a, b)]}${digits[Math.max(a, b)]}${said}`);
    }
  });

  it('end at 9 × 9: larger facts, and those with 0, are read by their signs', async () => {
    const v = await writing('ja');
    expect(readFact(v, 9, 10)).toBe('9 かける 10 は 90');
    expect(readFact(v, 12, 9)).toBe('12 かける 9 は 108');
    expect(readFact(v, 0, 5)).toBe('0 かける 5 は 0');
  });
});
