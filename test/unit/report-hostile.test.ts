import { zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytes } from '../../src/embed/packages/index.js';
import { readFile } from '../../src/report/read-file.js';
import { limits } from '../../src/report/refusal.js';
import { fixture, fixtures, foundIn, parsePage, refusalOf } from './support/report-files.js';
import { deflated, megabytes, zipOf } from './support/zips.js';

const codes = ['large', 'columns', 'damaged', 'entities', 'pdf', 'unknown', 'responses', 'cells', 'none'];

const ods = (cells: string): Uint8Array =>
  zipSync({ 'content.xml': bytes(`<office:spreadsheet><table:table>${cells}</table:table></office:spreadsheet>`) });
const xlsx = (sheet: string, strings?: string): Uint8Array =>
  zipSync({
    'xl/workbook.xml': bytes('<workbook/>'),
    'xl/worksheets/sheet1.xml': bytes(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': bytes(`<sst>${strings}</sst>`) }),
  });
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const paragraph = (value: string): string => `<table:table-cell><text:p>${value}</text:p></table:table-cell>`;

const headers = ['Name', 'Attempt', 'Started', 'Last', 'Score', 'Game', 'Question 0', 'Response 0'];
const values = ['=A1', '1', '1 May 2026', '2 May 2026', '7', '7', '7_x_8_eq_what'];

describe('a file beyond the limits is refused', () => {
  it('by its size', () => {
    expect(refusalOf(new Uint8Array(limits.bytes + 1))).toBe('large');
  });

  it('by what it unpacks to', () => {
    const bomb = { name: 'content.xml', data: megabytes(600), size: 600_000_000 };
    expect(refusalOf(zipOf([bomb]))).toBe('large');
    expect(refusalOf(zipOf([{ ...bomb, size: 100 }]))).toBe('large');
  });

  it('by what its parts unpack to together', () => {
    const half = megabytes(40);
    const names = ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'];
    const part = (name: string) => ({ name, data: half, size: 40_000_000 });
    const workbook = { name: 'xl/workbook.xml', data: deflated('<w/>'), size: 4 };
    expect(refusalOf(zipOf([workbook, ...names.map(part)]))).toBe('large');
  });

  it.each([
    ['text', `${'a,'.repeat(limits.columns)}a\n`],
    ['XLSX', xlsx('<row><c r="XFD1"><v>7</v></c></row>')],
    ['XLSX without references', xlsx(`<row>${text('a').repeat(limits.columns + 1)}</row>`)],
    ['ODS', ods(`<table:table-row>${paragraph('a').repeat(limits.columns + 1)}</table:table-row>`)],
    [
      'ODS by repetition',
      ods(
        '<table:table-row><table:table-cell table:number-columns-repeated="16384"><text:p>a</text:p></table:table-cell></table:table-row>',
      ),
    ],
    ['a page', `<table><tr>${'<td>a</td>'.repeat(limits.columns + 1)}</tr></table>`],
  ])('by its columns, as %s', (_, file) => {
    expect(refusalOf(file)).toBe('columns');
  });

  it.each([
    ['text', 'a,b\n'.repeat(limits.cells / 2)],
    ['text of empty lines', `a${'\n'.repeat(limits.cells + 1)}`],
    ['XLSX of far cells', xlsx('<row><c r="BXX1"><v>7</v></c></row>'.repeat(600))],
    [
      'ODS by repetition',
      ods(`<table:table-row table:number-rows-repeated="9999999">${paragraph('a')}</table:table-row>`),
    ],
    ['JSON', `[${'1,'.repeat(limits.cells)}1]`],
  ])('by its cells, as %s', (_, file) => {
    expect(refusalOf(file)).toBe('large');
  });
});

describe('a hostile file', () => {
  it.each(['<!DOCTYPE x [<!ENTITY a "aaaa">]>', '<!DOCTYPE x SYSTEM "https://elsewhere.example/x.dtd">'])(
    'with %s is refused',
    (declared) => {
      expect(refusalOf(zipSync({ 'content.xml': bytes(`${declared}<a>&a;</a>`) }))).toBe('entities');
    },
  );

  it.each([
    ['ends within a tag', '<table:table-row <'],
    ['ends within a comment', '<!-- '],
    ['ends within a value', '<a b="'],
    ['has shared strings that do not exist', '<row><c t="s"><v>99999999</v></c><c t="s"><v>-1</v></c></row>'],
    ['has rows outside of everything', '</row></c></si><v>7</v>'],
  ])('that %s is nothing', (_, xml) => {
    expect(['unknown', 'damaged']).toContain(refusalOf(xlsx(xml, xml)));
    expect(['unknown', 'damaged']).toContain(refusalOf(ods(xml)));
  });

  it.each([
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'unknown'],
    ['nothing', '', 'unknown'],
    ['a zip of something else', zipSync({ 'a.txt': bytes('a') }), 'unknown'],
    ['a broken zip', 'PK\u0003\u0004 and no more', 'damaged'],
    ['broken JSON', '[{"a":', 'damaged'],
    ['a list in a list, very deep', '['.repeat(200_000), 'damaged'],
    ['JSON of other things', '{"a":1}', 'unknown'],
  ])('%s is refused by name', (_, file, code) => {
    expect(refusalOf(file)).toBe(code);
  });

  it('takes a formula for what it was saved with, and a name with a sign for a name', () => {
    const row = (cells: readonly string[]): string => `<row>${cells.map(text).join('')}`;
    const sheet = `${row(headers)}</row>${row(values)}<c><f>HYPERLINK("https://elsewhere.example")</f><v>56</v></c></row>`;
    expect(foundIn(xlsx(sheet)).pupils).toMatchObject([
      { name: '=A1', sittings: [{ answers: [{ given: 56, expected: 56, right: true }] }] },
    ]);
    const tableRow = (cells: string): string => `<table:table-row>${cells}</table:table-row>`;
    const [, ...rest] = values;
    const lost = '<table:table-cell table:formula="of:=A1"><text:p/></table:table-cell>';
    const counted =
      '<table:table-cell table:formula="of:=50+6" office:value="56"><text:p>56</text:p></table:table-cell>';
    const content = tableRow(headers.map(paragraph).join('')) + tableRow(lost + rest.map(paragraph).join('') + counted);
    expect(foundIn(ods(content)).pupils).toMatchObject([
      { name: '=A1', sittings: [{ answers: [{ given: 56, expected: 56, right: true }] }] },
    ]);
  });

  const ours = { id: 'http://x/questions/7_x_8_eq_what' };
  it.each([
    [{ abacade: 1, learning: 7, answers: 'none', result: { seats: 7 } }],
    [{ abacade: 1, answers: [null, 7, { prompt: 7 }, { prompt: '7*8', given: '56', expected: NaN }] }],
    [{ abacade: 1, name: { toString: 7 }, answers: [{ prompt: '7*8'.repeat(99), given: 1, expected: 1 }] }],
    [{ verb: 7, actor: 7 }],
    [{ verb: { id: 'x/verbs/answered' }, actor: [], object: ours, result: [] }],
    [
      {
        verb: { id: 'x/verbs/answered' },
        actor: { mbox: 'a' },
        object: ours,
        result: { response: {}, success: 'yes' },
      },
    ],
    [{ statements: [7, null, [], { verb: 1 }] }],
  ])('of wrong types has nothing in it: %j', (value) => {
    expect(refusalOf(JSON.stringify(value))).toBe('none');
  });

  const isFine = (file: Uint8Array): void => {
    const read = readFile(file, { name: 'a.txt', parsePage });
    if (read.ok) expect(read.value.pupils.length).toBeGreaterThan(0);
    else expect(codes).toContain(read.code);
  };

  it('of any bytes is read or refused', () => {
    const beginnings = ['', 'PK\u0003\u0004', '[', '{', '<', 'Name\tQuestion 0\n', 'Element,Value\ncmi.'].map(bytes);
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }), (begin, rest) =>
        isFine(new Uint8Array([...begin, ...rest])),
      ),
      { numRuns: 500 },
    );
  });

  it('of a real export with bytes changed, cut out or doubled is read or refused', () => {
    const files = fixtures.filter((name) => !name.endsWith('.md') && !name.startsWith('probe')).map(fixture);
    const change = fc.record({
      file: fc.constantFrom(...files),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 0, max: 60 }),
      insert: fc.uint8Array({ maxLength: 20 }),
    });
    fc.assert(
      fc.property(change, ({ file, at, length, insert }) => {
        const place = Math.floor(at * file.length);
        isFine(new Uint8Array([...file.subarray(0, place), ...insert, ...file.subarray(place + length)]));
      }),
      { numRuns: 300 },
    );
  });

  it('of any values in the places of a statement or a report is read or refused', () => {
    const any = fc.jsonValue({ maxDepth: 3 });
    const statement = fc.record({
      verb: fc.oneof(any, fc.constant({ id: 'x/verbs/answered' })),
      actor: fc.oneof(any, fc.record({ mbox: any, account: any, name: any })),
      object: fc.oneof(any, fc.record({ id: fc.constant(ours.id), definition: any })),
      result: fc.oneof(any, fc.record({ response: any, success: any, extensions: any })),
      timestamp: any,
      id: any,
    });
    const report = fc.record({ abacade: fc.constant(1), name: any, learning: any, answers: any, result: any });
    fc.assert(
      fc.property(fc.array(fc.oneof(statement, report, any), { maxLength: 4 }), (list) =>
        isFine(bytes(JSON.stringify(list))),
      ),
      { numRuns: 500 },
    );
  });
});
