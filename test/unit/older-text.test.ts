import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { tidyName } from '../../src/match/players.js';
import { decode, encode } from '../../src/embed/text.js';

/** The segmenter of this engine, which Firefox has since version 125. */
const { Segmenter } = Intl;
afterEach(() => Object.assign(Intl, { Segmenter }));

const withoutSegmenter = (): void => void Reflect.deleteProperty(Intl, 'Segmenter');

/** The joiners that may be left out of a name, by a lookbehind, which only newer engines support. */
const joins = String.raw`(?<=[\p{M}\p{Script=Arabic}\p{Emoji_Modifier}\p{Extended_Pictographic}])(?<!\p{Cf})[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])`;
const tags = String.raw`(?<=🏴[\u{e0020}-\u{e007f}]{0,5})[\u{e0020}-\u{e007f}]`;
const unfit = new RegExp(String.raw`(?!${joins}|${tags})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}*]`, 'gu');
const piled = new RegExp(String.raw`(?<=\p{M}{4})\p{M}`, 'gu');

const pieces = [
  'a',
  'ß',
  ' ',
  '*',
  '\u200c',
  '\u200d',
  '\u202e',
  '\u061c',
  '👩',
  '🏽',
  '🏴',
  '\u{e0067}',
  '\u{e007f}',
  '\u0301',
  'ل',
  'क',
  '्',
  '🇮',
  '🇹',
];
const names = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));

describe('names, as a look behind would have them', () => {
  it('lose the same characters', () => {
    fc.assert(
      fc.property(names, (name) => {
        const least = name.replace(unfit, '').replace(piled, '').trim();
        expect(least.startsWith(tidyName(name))).toBe(true);
        if ([...new Segmenter().segment(least)].length <= 20)
          expect(tidyName(name)).toBe(least.replace(/[\u200c\u200d]$/u, '').trim());
      }),
      { numRuns: 2000 },
    );
  });
});

describe('names without a segmenter', () => {
  it.each([
    ['👩‍👩‍👧'.repeat(25), '👩‍👩‍👧'.repeat(20)],
    ['🇮🇹'.repeat(25), '🇮🇹'.repeat(20)],
    ['é'.normalize('NFD').repeat(25), 'é'.normalize('NFD').repeat(20)],
    ['🏴󠁧󠁢󠁷󠁬󠁳󠁿 Gwen', '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Gwen'],
    ['Ада', 'Ада'],
  ])('%s is as long as with one', (name, short) => {
    withoutSegmenter();
    expect(tidyName(name)).toBe(short);
    Object.assign(Intl, { Segmenter });
    expect(tidyName(name)).toBe(short);
  });

  it('are never cut within a character that is written in two', () => {
    withoutSegmenter();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text);
        if (isWhole(name)) expect(isWhole(tidyName(name))).toBe(true);
      }),
    );
  });
});

describe('hyphens in addresses', () => {
  it.each([
    ['end-at', 'end-at'],
    ['8-)', '8%2D%29'],
    ['-a', '%2Da'],
    ['a-', 'a%2D'],
    ['a--b', 'a%2D%2Db'],
    ['-', '%2D'],
    ['é-a', '%C3%A9%2Da'],
    ['a-b-c', 'a-b-c'],
  ])('%s is %s', (text, encoded) => {
    expect(encode(text)).toBe(encoded);
    expect(decode(encoded)).toBe(text);
  });
});
