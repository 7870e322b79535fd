import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeNickname, nameAll, nicknames, readPlayers, tidyName, type Player } from '../../src/match/players.js';

const seats = { min: 2, max: 4 };
const read = (text: string): Player[] | string => {
  const players = readPlayers(text, seats, 2);
  return players.ok ? players.value : players.code;
};
const short = (text: string): string | string[] => {
  const players = read(text);
  return typeof players === 'string' ? players : players.map(({ name, bot }) => (bot ? `${name}:${bot}` : name));
};
const person = (name: string, colour = 0): Player => ({ name, bot: 0, colour });

describe('players out of a text', () => {
  it.each([
    ['Ada, Ben', ['Ada', 'Ben']],
    ['Ada,Ben,Cleo,Dino', ['Ada', 'Ben', 'Cleo', 'Dino']],
    ['  Ada  ,  Ben ', ['Ada', 'Ben']],
    ['Ada, bot', ['Ada', 'Ben:1']],
    ['Ada, bot:2', ['Ada', 'Ben:2']],
    ['Ada, BOT : 2', ['Ada', 'Ben:2']],
    ['Ada, bot: 2', ['Ada', 'Ben:2']],
    ['Ada, Bot', ['Ada', 'Ben:1']],
    ['Ada, Zoe=bot', ['Ada', 'Zoe:1']],
    ['Ada, Zoe = bot:2', ['Ada', 'Zoe:2']],
    ['Ada, a=b=bot:2', ['Ada', 'a=b:2']],
    ['Ada, =bot', ['Ada', 'Ben:1']],
    ['bot, bot:2', ['Ada:1', 'Ben:2']],
    ['Robot, bottle', ['Robot', 'bottle']],
    [',', ['Ada', 'Ben']],
    ['Ben,', ['Ben', 'Ada']],
    [', Ada', ['Ben', 'Ada']],
    ['Ada, Ada', ['Ada', 'Ada 2']],
    ['王芳, Zoë, ‘O’Brien’', ['王芳', 'Zoë', '‘O’Brien’']],
  ])('%s', (text, players) => {
    expect(short(text)).toEqual(players);
  });

  it.each(['', 'Ada', 'A,B,C,D,E', ',,,,', 'Ada, bot:0', 'Ada, bot:3', 'Ada, bot:', 'Ada, bot:x', 'Ada, bot:1.6'])(
    '"%s" is refused',
    (text) => {
      expect(short(text)).toBe('players');
    },
  );

  it.each([undefined, null, 7, ['Ada', 'Ben'], {}])('%j is refused', (value) => {
    expect(short(value as never)).toBe('players');
  });

  it('have the colours in order', () => {
    expect(read('Ada, bot, Zoe')).toMatchObject([{ colour: 0 }, { colour: 1 }, { colour: 2 }]);
  });

  it('never throws, and gives fit names that differ', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('bot', 'bot:2', '=', ',', ' ', 'Ada', 'Ada 2', ''),
    );
    let taken = 0;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom(', ', ''), (parts, joint) => {
        const players = read(parts.join(joint));
        if (typeof players === 'string') return;
        taken++;
        expect(players.length).toBeGreaterThanOrEqual(2);
        expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
        for (const { name, bot } of players) {
          expect(name).not.toBe('');
          expect(tidyName(name)).toBe(name);
          expect([0, 1, 2]).toContain(bot);
        }
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  // A reader that compared every part of the text with every other would not finish.
  it.each(['= ', '=', 'bot:', ' ', ',', 'bot =', '=bot '])('reads a hundred thousand times "%s"', (piece) => {
    const name = read(`Ada, ${piece.repeat(1e5)}x`);
    expect(typeof name === 'string' || name[1].name.length <= 20).toBe(true);
  });
});

describe('a name that is fit to be shown', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada Lovelace ', 'Ada Lovelace'],
    ['a line\nand\tanother\r\n', 'a lineandanother'],
    ['\u202eadA\u202c', 'adA'],
    ['\u2066Ada\u2069\u200f\u200e\u061c', 'Ada'],
    ['A\u200bd\u00ada', 'Ada'],
    ['\u2028Ada\u2029', 'Ada'],
    ['*Ada*', 'Ada'],
    ['\u0000\u001b[31m', '[31m'],
    [' * ', ''],
    ['', ''],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['1234567890123456789012', '12345678901234567890'],
    ['1234567890123456789 12', '1234567890123456789'],
    ['🦊'.repeat(30), '🦊'.repeat(20)],
    ['👩‍👩‍👧'.repeat(30), '👩‍👩‍👧'.repeat(20)],
    ['👨🏿‍🚀'.repeat(30), '👨🏿‍🚀'.repeat(20)],
    ['🇮🇹🇨🇭'.repeat(30), '🇮🇹🇨🇭'.repeat(10)],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Eve',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Eve',
    ],
    ['E\u{e0067}ve\u{e007f}', 'Eve'],
    ['ශ්\u200dරියා', 'ශ්\u200dරියා'],
    ['می\u200cشا', 'می\u200cشا'],
    ['👩\u200d', '👩'],
    ['A\u200dda', 'Ada'],
    ['é'.normalize('NFD').repeat(30), 'é'.normalize('NFD').repeat(20)],
    [`A${'\u0301'.repeat(1e5)}da`, `A${'\u0301'.repeat(4)}da`],
    ['👩‍'.repeat(1e5), ''],
  ])('%j becomes %j', (name, fit) => {
    expect(tidyName(name)).toBe(fit);
  });

  it('is the same in Latin letters, which are counted without a segmenter', () => {
    const unit = fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (name) => {
        const fit = name.replace(/[\p{Cc}\p{Cf}*]/gu, '').trim();
        const first = [...new Intl.Segmenter('en').segment(fit)].slice(0, 20).map(({ segment }) => segment);
        expect(tidyName(name)).toBe(first.join('').trim());
      }),
    );
  });

  it('stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const fit = tidyName(name);
        expect(tidyName(fit)).toBe(fit);
        expect([...new Intl.Segmenter('en').segment(fit)].length).toBeLessThanOrEqual(20);
        expect(fit.length).toBeLessThanOrEqual(160);
      }),
    );
  });
});

describe('names for all', () => {
  const named = (...names: string[]): string[] => nameAll(names.map(person)).map(({ name }) => name);

  it.each([
    [
      ['', '', ''],
      ['Ada', 'Ben', 'Cleo'],
    ],
    [
      ['', 'Ada', ''],
      ['Ben', 'Ada', 'Cleo'],
    ],
    [
      ['Zoe', 'Zoe'],
      ['Zoe', 'Zoe 2'],
    ],
    [
      ['Zoe', 'Zoe', 'Zoe', 'Zoe'],
      ['Zoe', 'Zoe 2', 'Zoe 3', 'Zoe 4'],
    ],
    [
      ['Zoe', 'Zoe 2', 'Zoe'],
      ['Zoe', 'Zoe 2', 'Zoe 3'],
    ],
    [
      ['Zoe', 'Zoe', 'Zoe 2'],
      ['Zoe', 'Zoe 2', 'Zoe 2 2'],
    ],
    [
      ['12345678901234567890', '12345678901234567890'],
      ['12345678901234567890', '123456789012345678 2'],
    ],
    [
      ['👩‍👩‍👧'.repeat(20), '👩‍👩‍👧'.repeat(20)],
      ['👩‍👩‍👧'.repeat(20), `${'👩‍👩‍👧'.repeat(18)} 2`],
    ],
  ])('%j become %j', (names, given) => {
    expect(named(...names)).toEqual(given);
  });

  it('also when the nicknames do not suffice', () => {
    const names = named(...Array<string>(30).fill(''));
    expect(new Set(names).size).toBe(30);
    expect(names.slice(0, 12)).toEqual(nicknames);
    expect(freeNickname(nicknames)).toBe('Ada');
  });

  it('leave the rest of a player alone', () => {
    expect(nameAll([person('Ada', 3), { name: '', bot: 2, colour: 1 }])).toEqual([
      { name: 'Ada', bot: 0, colour: 3 },
      { name: 'Ben', bot: 2, colour: 1 },
    ]);
  });
});
