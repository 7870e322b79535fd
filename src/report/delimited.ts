import { TableBuilder, type Table } from './table.js';

const separators = ['\t', ';', ','] as const;

/** Removes an apostrophe that guards a text against being interpreted as a formula by a spreadsheet. */
const unguarded = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);

const isBreak = (sign: string): boolean => sign === '\n' || sign === '\r';

/** Reads one value from `at`. Returns the value, and the position after it. */
function valueAt(text: string, at: number, separator: string): [value: string, next: number] {
  if (text[at] === '"') {
    let value = '';
    let from = at + 1;
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote < 0) return [value + text.slice(from), text.length];
      value += text.slice(from, quote);
      if (text[quote + 1] !== '"') return [value, quote + 1];
      value += '"';
      from = quote + 2;
    }
  }
  let next = at;
  while (next < text.length && text[next] !== separator && !isBreak(text[next])) next++;
  return [text.slice(at, next), next];
}

/** Number of lines examined to find the separator. */
const firstLines = 20;

/** Reads at most `lines` lines from the beginning, and calls back with each value. */
function walk(
  text: string,
  separator: string,
  lines: number,
  put: (line: number, column: number, value: string) => void,
): void {
  let at = 0;
  for (let line = 0; line < lines && at < text.length; line++) {
    for (let column = 0; ; column++, at++) {
      let value: string;
      [value, at] = valueAt(text, at, separator);
      put(line, column, value);
      // Text between a closing quote and the next separator belongs to no value.
      while (at < text.length && text[at] !== separator && !isBreak(text[at])) at++;
      if (text[at] !== separator) break;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
  }
}

/**
 * Returns how well a separator divides a text: the number of separators in the largest block of the first lines that have at least a
 * certain number of columns. A block has at least two lines, so a title or a long text with commas is not one.
 */
function blockOf(text: string, separator: string): number {
  const columns: number[] = [];
  walk(text, separator, firstLines, (line, column) => {
    columns[line] = column;
  });
  columns.sort((one, other) => other - one);
  return Math.max(...columns.map((column, i) => (i === 0 && columns.length > 1 ? 0 : column * (i + 1))));
}

/**
 * Reads a table in plain text. The separator is a tab, a semicolon or a comma: the one that divides most of the first lines into most
 * columns. Values that contain a separator are quoted. A line break in quotes is part of its value. A title above the headers is read as a
 * line like any other.
 */
export function delimited(text: string): Table {
  const blocks = separators.map((separator) => blockOf(text, separator));
  const separator = separators[blocks.indexOf(Math.max(...blocks))];
  const table = new TableBuilder();
  walk(text, separator, Infinity, (_, column, value) => {
    if (column === 0) table.newRow();
    table.put(column, unguarded(value));
  });
  return table.rows;
}
