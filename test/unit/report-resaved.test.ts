import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { empty, readSummary, summary, update, withKeys, type Memory } from '../../src/learning/index.js';
import { textOf } from '../../src/embed/packages/index.js';
import { classReport, type ClassReport } from '../../src/report/class-report.js';
import { decoded } from '../../src/report/decoded.js';
import { readFile } from '../../src/report/read-file.js';
import type { Found } from '../../src/report/found.js';
import { fixture, foundIn, parsePage } from './support/report-files.js';

/* An export of a platform that somebody has opened in a spreadsheet, and saved again. */

const tsv = textOf(fixture('interactions-12-tsv.txt'));
const track = textOf(fixture('tracks-12-csv.csv')).replace(/^\ufeff/, '');

/** Encodes a text in a single-byte code page. */
function inCodePage(text: string, codePage: string): Uint8Array {
  const letters = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte--) letters.set(new TextDecoder(codePage).decode(new Uint8Array([byte])), byte);
  return new Uint8Array(
    Array.from(text, (letter) => {
      const byte = letters.get(letter);
      if (byte === undefined) throw new Error(`${letter} is not in ${codePage}`);
      return byte;
    }),
  );
}

const read = (bytes: Uint8Array, language?: string): Found => {
  const found = readFile(bytes, { name: 'class.csv', parsePage, ...(language === undefined ? {} : { language }) });
  if (!found.ok) throw new Error(found.code);
  return found.value;
};

/** Returns the rows of a tab-separated export with another separator. */
const parted = (text: string, separator: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => cell.replace(/^"|"\r?$/g, '').trimEnd())
        .map((cell) => (/[",;]/.test(cell) ? `"${cell}"` : cell))
        .join(separator),
    )
    .join('\r\n');

describe('a text that is not in Unicode', () => {
  it.each([
    ['windows-1252', 'de', 'Seán Ó Dálaigh-Müßig'],
    ['windows-1252', 'en', 'Zoë'],
    ['windows-1252', 'pt-BR', 'João'],
    ['windows-1250', 'pl', 'Łukasz Źdźbło'],
    ['windows-1254', 'tr', 'Şeyma Güneş Işık'],
    ['windows-1251', 'uk', 'Ґалаґан Їжакевич'],
    ['windows-1256', 'ar-u-nu-arab', 'عمر'],
  ])('in %s is read by the language %s, and that is said', (codePage, language, name) => {
    const named = tsv
      .replaceAll("Seán O'Neil", name)
      .replace(/[^\0-\x7f](?=[^\n]*\n)/gu, (letter) => (name.includes(letter) ? letter : '?'));
    const found = read(inCodePage(named, codePage), language);
    expect(found.pupils.map((pupil) => pupil.name)).toContain(name);
    expect(found.codePage).toBe(codePage);
    expect(found.pupils.map(({ sittings }) => sittings)).toEqual(foundIn(named).pupils.map(({ sittings }) => sittings));
  });

  it.each([
    ['shift_jis', 'ja', [0x8e, 0x52, 0x93, 0x63], '山田'],
    ['gb18030', 'zh-Hans', [0xc0, 0xee, 0xc3, 0xf7], '李明'],
  ] as const)('in %s, with letters of two bytes', (codePage, language, bytes, name) => {
    expect(decoded(new Uint8Array(bytes), language)).toEqual({ text: name, codePage });
  });

  it('that is Unicode is read as such, in every language, and nothing is said', () => {
    for (const language of ['de', 'pl', 'ja', undefined]) {
      expect(read(fixture('interactions-12-tsv.txt'), language)).toEqual(foundIn(tsv));
      expect(read(fixture('tracks-12-csv.csv'), language).codePage).toBeUndefined();
    }
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...Array.from(tsv).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ]);
    expect(read(utf16, 'pl').codePage).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bytes = new TextEncoder().encode(text);
        expect(decoded(bytes, 'uk')).toEqual({ text: text.replace(/^\ufeff/, '') });
      }),
    );
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, language) => typeof decoded(bytes, language).text === 'string'),
      { examples: [[Uint8Array.of(0x80), '__proto__']] },
    );
  });
});

describe('a title above the headers', () => {
  const titles = fc.array(
    fc.oneof(
      fc.constantFrom(
        '',
        'Class 7b',
        'Report, made on Monday, 23 November 2026, by Ada',
        'Maths; week 0',
        '7',
        '"quoted", and more',
      ),
      fc.string({ maxLength: 30 }).map((text) => text.replace(/["\t\r\n]/g, ' ')),
    ),
    { minLength: 1, maxLength: 4 },
  );

  it.each(['\t', ';', ','])('parted by %j is passed over', (separator) => {
    const table = parted(tsv, separator);
    const whole = foundIn(table);
    expect(whole.pupils).toEqual(foundIn(tsv).pupils);
    fc.assert(
      fc.property(titles, fc.boolean(), (lines, isPadded) => {
        const above = lines.map((line) => line.replaceAll(separator, ' ') + (isPadded ? separator.repeat(9) : ''));
        // A file that begins like another format is read as that.
        fc.pre(!/^\s*[[{<]|^\s*(PK|%PDF)/.test(above.join('\n').trimStart()));
        expect(foundIn([...above, table].join('\r\n')).pupils).toEqual(whole.pupils);
      }),
      { numRuns: 60 },
    );
  });

  it('with commas is passed over, too, above columns that are parted by something else', () => {
    const title = 'Class 7b, on Monday, 23 November 2026, at 8:10, by Ada, for parents';
    for (const separator of ['\t', ';'])
      expect(foundIn(`${title}\r\n${parted(tsv, separator)}`).pupils).toEqual(foundIn(tsv).pupils);
    const details = track.replaceAll(',', ';');
    expect(foundIn(`${title}\n${details}`, 'Ada.csv').pupils).toEqual(foundIn(details, 'Ada.csv').pupils);
  });

  it('does not make one column of a saved game with commas many', () => {
    const details = track.replace(/^([^,\n]*),/gm, '$1\t');
    const found = foundIn(`${details}\ncmi.suspend_data\t{"a":[1,2,3,4],"b":[5,6,7]}`, 'Ada.txt');
    expect(found.pupils[0].sittings).toEqual(foundIn(track, 'Ada.txt').pupils[0].sittings);
  });
});

describe('a class whose games sum up what is known', () => {
  const day = 1056;
  const once = (pace: Memory['pace'], untimed = false): Memory => ({
    ...update(withKeys(empty(pace), [900]), { item: 'P7.8', right: true, think: 2000 }, day),
    untimed,
  });
  const reportOf = (...summaries: readonly string[]): ClassReport => {
    const answers = [{ prompt: '7*8', given: 56, expected: 56, right: true }];
    const pupils = summaries.map((text, i) => ({
      ...{ key: `${i}`, name: `${i}`, sittings: [{ day, attempt: 1, answers, ...(text ? { summary: text } : {}) }] },
    }));
    return classReport([{ kind: 'interactions', pupils, leftOut: 0, notes: [] }], day, () => 0);
  };

  it('has times, also before anything is by heart', () => {
    const text = summary(once('usual'), day);
    const report = reportOf(text);
    expect([...report.pupils[0].said.values()].some(({ shown }) => shown === 'by-heart')).toBe(false);
    expect(report.isTimed).toBe(true);
    expect(report.pupils[0].isTimed).toBe(true);
    expect(reportOf('').isTimed).toBe(false);
  });

  it('says of which pupils no time is used', () => {
    const report = reportOf(
      ...[once('usual'), once('none'), once('usual', true), once('calm')].map((memory) => summary(memory, day)),
      '',
    );
    expect(report.pupils.map(({ isTimed }) => isTimed)).toEqual([true, false, false, true, false]);
    expect(report.isTimed).toBe(true);
    expect(reportOf(summary(once('none'), day)).isTimed).toBe(false);
  });

  it('tells so in the 124 characters of the summary, which version 0.2.0 wrote as `s1` for all', () => {
    for (const [memory, isTimed] of [
      [once('usual'), true],
      [once('none'), false],
    ] as const) {
      const text = summary(memory, day);
      expect(text).toHaveLength(124);
      expect(text.startsWith(isTimed ? 's1' : 's2')).toBe(true);
      expect(readSummary(text)).toMatchObject({ ok: true, value: { isTimed, day } });
    }
    for (const other of ['s0', 's3', 'S1']) expect(readSummary(other + summary(empty(), day).slice(2)).ok).toBe(false);
  });
});
