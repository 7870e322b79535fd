import { openZip, type Archive } from '../archive/unzip.js';
import { limits, Refusal } from './refusal.js';
import { TableBuilder, type Table } from './table.js';
import { attribute, walkXml } from './xml.js';

/** Unpacks files one after the other, with one limit for all of them together. */
class Unpacking {
  #left: number = limits.unpacked;

  constructor(private readonly archive: Archive) {}

  text(name: string): string {
    const read = this.archive.read(name, this.#left);
    if (!read.ok) throw new Refusal(read.code === 'large' ? 'large' : 'damaged');
    this.#left -= read.value.length;
    return new TextDecoder().decode(read.value);
  }
}

/** Returns the column of a reference: 0 for `A1`, 27 for `AB3`; undefined if it is not a reference. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,4}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Returns the shared strings of a workbook, without phonetic text. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let aside = 0;
  walkXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') aside++;
      isText = name === 't' && aside === 0;
    },
    close(name) {
      if (name === 'si') strings.push(text);
      if (name === 'rPh') aside--;
      if (name === 't') isText = false;
    },
    text(part) {
      if (isText) text += part;
    },
  });
  return strings;
}

/** Reads a sheet of a workbook. The value saved with a formula is used; formulas are never evaluated. */
function sheet(xml: string, strings: readonly string[]): Table {
  const table = new TableBuilder();
  let column = -1;
  let type: string | undefined;
  let text = '';
  let isText = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        table.newRow();
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute(attributes, 'r')) ?? column + 1;
        type = attribute(attributes, 't');
        text = '';
      }
      isText = name === 'v' || name === 't';
    },
    close(name) {
      isText = false;
      if (name !== 'c') return;
      const isShared = type === 's';
      table.put(column, isShared ? (strings[Number(text)] ?? '') : type === 'e' ? '' : text);
    },
    text(part) {
      if (isText) text += part;
    },
  });
  return table.rows;
}

function workbook(unpacking: Unpacking, names: readonly string[]): Table {
  const strings = names.includes('xl/sharedStrings.xml') ? sharedStrings(unpacking.text('xl/sharedStrings.xml')) : [];
  const sheets = names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  // A report has one sheet; sheets that a person added come after it.
  const [first] = sheets.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  if (!first) throw new Refusal('damaged');
  return sheet(unpacking.text(first), strings);
}

/** Returns the number of repetitions of a cell or a row: 1 if none is given. */
const repeats = (attributes: string, name: string): number =>
  Math.max(1, Math.min(1e7, Math.trunc(Number(attribute(attributes, name))) || 1));

/**
 * Reads the first table of an OpenDocument spreadsheet. If a cell has a formula and no value, as when Moodle writes a name that begins with
 * `=`, the text of the formula is used.
 */
function openDocument(xml: string): Table {
  const table = new TableBuilder();
  let tables = 0;
  let column = 0;
  let width = 1;
  let formula: string | undefined;
  let text = '';
  let paragraphs = 0;
  let isText = false;
  let aside = 0;
  let copies = 1;
  const put = (value: string): void => {
    if (value && width + column > limits.columns) throw new Refusal('columns');
    for (let i = 0; value && i < width; i++) table.put(column + i, value);
    column += width;
  };
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'table') tables++;
      if (name === 'annotation') aside++;
      if (tables !== 1 || aside > 0) return;
      if (name === 'table-row') {
        table.newRow();
        column = 0;
        copies = repeats(attributes, 'number-rows-repeated');
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        width = repeats(attributes, 'number-columns-repeated');
        formula = attribute(attributes, 'formula');
        text = '';
        paragraphs = 0;
      } else if (name === 'p') {
        if (paragraphs++ > 0) text += '\n';
        isText = true;
      } else if (name === 's') text += ' '.repeat(Math.min(1000, repeats(attributes, 'c')));
      else if (name === 'tab') text += '\t';
      else if (name === 'line-break') text += '\n';
    },
    close(name) {
      if (name === 'annotation') aside--;
      if (tables !== 1 || aside > 0) return;
      if (name === 'p') isText = false;
      if (name === 'table-cell' || name === 'covered-table-cell') put(text || (formula?.replace(/^\w+:/, '') ?? ''));
      if (name === 'table-row') repeatRow(table, copies);
    },
    text(part) {
      if (isText && aside === 0) text += part;
    },
  });
  return table.rows;
}

/** Repeats the last row, unless it is empty. */
function repeatRow(table: TableBuilder, copies: number): void {
  const row = table.rows.at(-1)!;
  for (let i = 1; i < copies && row.length > 0; i++) {
    table.newRow();
    row.forEach((text, column) => table.put(column, text));
  }
}

/** Reads the first sheet of an XLSX or ODS file. */
export function spreadsheet(bytes: Uint8Array): Table {
  const opened = openZip(bytes);
  if (!opened.ok) throw new Refusal(opened.code === 'large' ? 'large' : 'damaged');
  const { names } = opened.value;
  const unpacking = new Unpacking(opened.value);
  if (names.includes('content.xml')) return openDocument(unpacking.text('content.xml'));
  if (names.includes('xl/workbook.xml')) return workbook(unpacking, names);
  throw new Refusal('unknown');
}
