import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { empty, state, summary, update, type Memory } from '../../src/learning/index.js';
import { classReport } from '../../src/report/class-report.js';
import { fixture, foundIn } from './support/report-files.js';

/**
 * Real spreadsheets of Moodle in which the first answer of the first pupil is replaced by a summary, as a package sends it
 * and Moodle writes it: see `probe-report-12-tsv.txt`, which Moodle made of such an entry.
 */
const day = 1056;

/** Returns the memory of a child who knows one product by heart, is working on another and has met no more. */
function child(): Memory {
  let memory = empty();
  for (const days of [30, 28, 24, 16, 1])
    memory = update(memory, { item: 'P7.8', right: true, think: 900 }, day - days);
  return update(memory, { item: 'P6.9', right: false }, day);
}
const text = summary(child(), day);

function changed(name: string, file: string, change: (xml: string) => string): Uint8Array {
  const files = unzipSync(fixture(name));
  return zipSync({ ...files, [file]: strToU8(change(strFromU8(files[file]))) });
}

/** The row of the first pupil, whose first entry is in cells 8 to 11. */
const ods = changed('interactions-12-ods.ods', 'content.xml', (xml) => {
  const rows = xml.split('<table:table-row>');
  const cells = rows[2].split('<table:table-cell ');
  const cell = (value: string): string =>
    `office:value-type="string" table:style-name="format1"><text:p>${value}</text:p></table:table-cell>\n`;
  cells.splice(8, 4, ...['abacade_facts', text, '', 'neutral'].map(cell));
  rows[2] = cells.join('<table:table-cell ');
  return rows.join('<table:table-row>');
});

const xlsx = changed('interactions-12-excel.xlsx', 'xl/worksheets/sheet1.xml', (xml) => {
  const cell = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  return xml.replace(
    /<c r="H2".*?(?=<c r="L2")/,
    ['abacade_facts', text, '', 'neutral'].map((value, i) => cell(`${'HIJK'[i]}2`, value)).join(''),
  );
});

describe('a summary in a spreadsheet of a class', () => {
  it.each([
    ['ODS', ods],
    ['Excel', xlsx],
  ])('%s is read, and says what answers without times cannot', (_, bytes) => {
    const found = foundIn(bytes);
    const [one, ...others] = found.pupils;
    const summaries = one.sittings.map(({ summary: told }) => told).filter(Boolean);
    expect(summaries).toEqual([text]);
    expect(others.flatMap(({ sittings }) => sittings.flatMap(({ summary: told }) => told ?? []))).toEqual([]);
    expect(found.leftOut).toBe(0);

    const report = classReport([found], day, (a, b) => (a < b ? -1 : 1));
    const pupil = report.pupils.find(({ name }) => name === one.name)!;
    expect(state(child(), 'P7.8', day).shown).toBe('by-heart');
    expect(pupil.said.get('P7.8')).toMatchObject({ shown: 'by-heart', sure: true });
    expect(pupil.said.get('P6.9')).toMatchObject({ shown: 'working', sure: false });
  });
});
