import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Term } from '../../scripts/messages/glossary.mjs';
import { partNames, readGlossary, readSource } from '../../scripts/words/read.mjs';
import { openTranslation, type Opened } from '../../demo/translate/opened.js';

const sources = Object.fromEntries(partNames().map((part) => [part, readSource(part)]));
const german = (part: string): string => readFileSync(new URL(`../../words/de/${part}.po`, import.meta.url), 'utf8');
const terms = (tag: string): Promise<readonly Term[]> => Promise.resolve(readGlossary(tag).terms);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const open = (name: string, text: string): ReturnType<typeof openTranslation> =>
  openTranslation(name, bytes(text), sources, terms);
const opened = async (text: string): Promise<Opened> => {
  const found = await open('up-and-down.po', text);
  if ('refusal' in found) throw new Error(found.refusal);
  return found;
};
const upAndDown = german('up-and-down');
/** Returns the file with another text for its title. */
const titled = (text: string): string => upAndDown.replace('msgstr "Auf und ab"', `msgstr ${JSON.stringify(text)}`);
const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: de\\n"\n';
const entry = (key: string, text: string): string =>
  `\nmsgctxt ${JSON.stringify(key)}\nmsgid "x"\nmsgstr ${JSON.stringify(text)}\n`;

describe('a translation that is tried', () => {
  it('is read with its part, its language and every message', async () => {
    const { part, tag, messages, strays } = await opened(upAndDown);
    expect([part, tag, strays]).toEqual(['up-and-down', 'de', []]);
    expect(messages.map(({ key }) => key)).toEqual(Object.keys(sources['up-and-down'].messages));
    expect(messages.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it.each(['up-and-down.po', 'up-and-down-de.po', 'up-and-down (2).PO', 'words_de_up-and-down.po'])(
    'is taken by the name %s',
    async (name) => expect(await open(name, upAndDown)).toMatchObject({ part: 'up-and-down' }),
  );

  it('may have the spelling of version 0.2.0', async () => {
    const before = upAndDown.replaceAll('msgctxt "up-and-down.', 'msgctxt "square.');
    expect(before).not.toContain('up-and-down.');
    const [old, present] = [await open('square-de.po', before), await opened(upAndDown)];
    expect(old).toEqual(present);
    expect(await open('plyt.po', before)).toMatchObject({ refusal: expect.stringMatching(/messages of up-and-down/) });
  });

  it.each<[what: string, name: string, text: string | Uint8Array, refusal: RegExp]>([
    ['that is no PO file', 'up-and-down.mo', upAndDown, /no PO file/],
    ['that is empty', 'up-and-down.po', '', /empty/],
    ['of 20 MB', 'up-and-down.po', new Uint8Array(20_000_000), /larger than 1 MB/],
    ['that is binary', 'up-and-down.po', Uint8Array.from([0, 0xff, 0xfe, 0xd8, 0x41]), /not UTF-8/],
    ['that is zeros', 'up-and-down.po', new Uint8Array(5000), /cannot be read/],
    [
      'with a zero in its header',
      'up-and-down.po',
      `${upAndDown.slice(0, 7)}\0${upAndDown.slice(7)}`,
      /does not say its language|cannot be read/,
    ],
    [
      'that ends within a text',
      'up-and-down.po',
      upAndDown.slice(0, upAndDown.lastIndexOf('"')),
      /Line \d+: it cannot be read/,
    ],
    [
      'with a message twice',
      'up-and-down.po',
      upAndDown + upAndDown.slice(upAndDown.indexOf('msgctxt')),
      /stands there twice/,
    ],
    [
      'with a message twice, of two kinds of English',
      'up-and-down.po',
      upAndDown + '\nmsgctxt ""\n"up-and-down.title"\nmsgid "y"\nmsgstr "z"\n',
      /stands there twice/,
    ],
    [
      'of another part',
      'up-and-down.po',
      german('plyt'),
      /named after the part up-and-down, and has the messages of plyt, such as plyt\./,
    ],
    [
      'of an unknown part',
      'chess.po',
      upAndDown,
      /no part of this name.*those of up-and-down.*The parts are activities, builder, cards/,
    ],
    [
      'of nothing that is known',
      'up-and-down.po',
      header + entry('chess.title', 'Schach'),
      /None of its messages is known/,
    ],
    ['without a language', 'up-and-down.po', upAndDown.replace('"Language: de\\n"\n', ''), /does not say its language/],
    ['in English', 'up-and-down.po', upAndDown.replace('Language: de', 'Language: en'), /in English/],
    [
      'with a language that is no tag',
      'up-and-down.po',
      upAndDown.replace('Language: de', 'Language: pt_BR'),
      /“pt_BR” is no language tag/,
    ],
    [
      'in a language of nobody',
      'up-and-down.po',
      upAndDown.replace('Language: de', 'Language: xx'),
      /plural forms of “xx”/,
    ],
  ])('is refused: a file %s', async (_, name, text, refusal) => {
    const found = await openTranslation(name, typeof text === 'string' ? bytes(text) : text, sources, terms);
    expect('refusal' in found ? found.refusal : 'it was opened').toMatch(refusal);
  });

  it.each<[what: string, text: string, fault: RegExp]>([
    ['HTML', '<img src=x onerror=alert(1)>', /markup/],
    ['an argument that is not there', '{__proto__}', /\{__proto__\} is not known/],
    ['braces within braces', '{a, select, other {'.repeat(400) + '}}'.repeat(400), /longer than 5000/],
    ['fewer of them', '{a, select, other {'.repeat(150) + '}}'.repeat(150), /is not known/],
    ['a brace that is open', 'Auf {und', /cannot be read/],
    ['one star', 'Auf *und ab', /\* has no other/],
    ['a sign', '7 × 8', /it has ×/],
    ['too many letters', 'Auf und ab '.repeat(9).trim(), /room for/],
    ['a character that nobody sees', 'Auf\u202eund ab', /nobody sees/],
  ])('is told what is wrong with %s', async (_, text, fault) => {
    const { messages, texts } = await opened(titled(text));
    const title = messages.find(({ key }) => key === 'up-and-down.title')!;
    expect(title.faults.join('; ')).toMatch(fault);
    // It is shown as it is in the file.
    expect([title.text, texts.get('up-and-down.title')]).toEqual([text, text]);
  });

  it('is told of words that the language has settled otherwise', async () => {
    const { messages } = await opened(upAndDown.replace('eine aus dem Beutel', 'eine aus dem Sack'));
    const faults = messages.filter(({ faults }) => faults.length > 0).map(({ key, faults }) => [key, ...faults]);
    expect(faults).toEqual([['up-and-down.howTo.plain.2', 'bag is “Beutel”, not “Sack”']]);
  });

  it('names messages that the part does not have, also by names that every object has', async () => {
    const keys = ['constructor', '__proto__', 'toString', 'up-and-down.titel', 'plyt.title'];
    const { strays } = await opened(upAndDown + keys.map((key) => entry(key, 'x')).join(''));
    expect(strays.map(({ key }) => key).sort()).toEqual([...keys].sort());
    for (const { faults } of strays) expect(faults).toEqual(['there is no such message']);
    expect(({} as Record<string, unknown>)['msgid']).toBeUndefined();
  });

  it('is never run, and throws nothing, whatever is in it', async () => {
    const piece = fc.constantFrom(
      ...'{}"\\\n#*,=',
      'msgctxt ',
      'msgid ',
      'msgstr ',
      'plural',
      '{n, plural, one {',
      '__proto__',
    );
    const change = fc.record({
      at: fc.nat(upAndDown.length),
      cut: fc.nat(40),
      put: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('up-and-down.po', 'plyt.po'),
        async (all, name) => {
          const text = all.reduce((old, { at, cut, put }) => old.slice(0, at) + put + old.slice(at + cut), upAndDown);
          const found = await open(name, text);
          if ('refusal' in found) expect(found.refusal.length).toBeGreaterThan(10);
          else expect(found.messages).toHaveLength(Object.keys(sources['up-and-down'].messages).length);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('is opened at once, though it is as large and as strange as may be', async () => {
    const many = Array.from({ length: 17_000 }, (_, i) => entry(`k${i}`, '{')).join('');
    const text = upAndDown + many;
    expect(text.length).toBeLessThan(1_000_000);
    expect((await opened(text)).strays).toHaveLength(17_000);
  });
});
