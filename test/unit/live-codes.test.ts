import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeCharacters, codeLengths, makeCode, readCode, writeCode } from '../../src/live/protocol/codes.js';
import { nicknames } from '../../src/live/protocol/messages.js';
import { freeNicknames, looks, nicknameKeys, nicknameOf } from '../../src/live/protocol/nicknames.js';
import { seeded } from './support/random.js';

describe('a class code', () => {
  const where = fc.constantFrom('local', 'open');

  it('has 28 characters to choose from, none of which is a vowel or mistaken for another', () => {
    expect(new Set(codeCharacters).size).toBe(28);
    expect(codeCharacters).not.toMatch(/[AEIOULaeioul01]/);
    // The specified strength depends on these lengths.
    expect(Math.log2(28) * codeLengths.local).toBeGreaterThan(28.8);
    expect(Math.log2(28) * codeLengths.open).toBeGreaterThan(38.4);
  });

  it('has every character as often as any other, for bytes that come equally often', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      // A single byte decides the first character; the others are 0 then. If a byte is discarded, the next one is used.
      let calls = 0;
      const [first] = makeCode('local', (count) => {
        const isFirst = calls++ === 0;
        return Array.from({ length: count }, (_, i) => (isFirst && i === 0 ? byte : 0));
      });
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const thrownAway = 256 % 28;
    expect(counts.get('2')).toBe(9 + thrownAway); // where a byte was discarded, the first character came from a 0
    for (const character of codeCharacters.slice(1)) expect(counts.get(character), character).toBe(9);
  });

  it('asks for more bytes until it has enough', () => {
    const asked: number[] = [];
    const bytes = (count: number): number[] => {
      asked.push(count);
      return Array.from({ length: count }, (_, i) => (asked.length < 3 && i % 2 ? 255 : 27));
    };
    expect(makeCode('open', bytes)).toBe('ZZZZZZZZ');
    expect(asked).toEqual([8, 4, 2]);
  });

  it('is read as people type it', () => {
    fc.assert(
      fc.property(where, fc.nat(), (place, seed) => {
        const random = seeded(seed);
        const code = makeCode(place, (count) => Uint8Array.from({ length: count }, () => random(256)));
        expect(code).toHaveLength(codeLengths[place]);
        expect(writeCode(code)).toHaveLength(codeLengths[place] + 1);
        for (const typed of [code, writeCode(code), code.toLowerCase(), ` ${writeCode(code).toLowerCase()} `]) {
          expect(readCode(typed)).toEqual({ ok: true, value: code });
        }
        expect(readCode([...code].join(' - '))).toEqual({ ok: true, value: code });
      }),
    );
    expect(writeCode('K7M4PQ2R')).toBe('K7M4-PQ2R');
    expect(writeCode('K7M4PQ')).toBe('K7M-4PQ');
  });

  it.each([
    '',
    'K7M4PQ2',
    'K7M4PQ2RS',
    'K7M4PQ2O',
    'K7M4PQ21',
    'K7M4P_2R',
    'K7M4PQ2Ｒ',
    'ſ7M4PQ2R',
    '-'.repeat(33),
    7,
    null,
    undefined,
    ['K7M4PQ2R'],
  ])('is not %j', (given) => {
    expect(readCode(given)).toMatchObject({ ok: false, code: 'code', message: expect.stringMatching(/\.$/) });
  });
});

describe('nicknames', () => {
  it('are 96 different names in 8 looks', () => {
    expect(nicknameKeys).toHaveLength(96);
    expect(new Set(nicknameKeys).size).toBe(96);
    expect(nicknameKeys.every((key) => /^[a-z]{3,12}$/.test(key))).toBe(true);
    expect([looks, nicknames]).toEqual([8, 768]);
    const all = Array.from({ length: nicknames }, (_, number) => nicknameOf(number));
    expect(new Set(all.map((one) => JSON.stringify(one.ok && one.value))).size).toBe(768);
    expect(nicknameOf(97)).toEqual({ ok: true, value: { key: nicknameKeys[1], look: 1 } });
  });

  it.each([-1, 768, 1.5, NaN, -0, '3', null, undefined, {}])('are not %j', (given) => {
    expect(nicknameOf(given)).toMatchObject({ ok: false, code: 'nickname' });
  });

  it('are offered without the names that are taken, whatever their look', () => {
    expect(freeNicknames([])).toEqual(Array.from({ length: 96 }, (_, i) => i));
    const free = freeNicknames([0, 97, 2 + 7 * 96]);
    expect(free.slice(0, 2)).toEqual([3, 4]);
    expect(free).toHaveLength(93);
  });
});
