import { TableBuilder, type Table } from './table.js';

const separators = ['\t', ';', ','] as const;

/** Tables begin a text that a spreadsheet could take for a formula with an apostrophe; it is no part of the text. */
const unguarded = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);

const isBreak = (sign: string): boolean => sign === '\n' || sign === '\r';

/** Reads one value from `at`: the value, and the place of what follows it. */
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

/** So many lines are looked at to find the separator. */
const firstLines = 20;

/** Reads lines of values from the beginning, calling back with each value, until there are so many lines or no more. */
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
      // What stands between a closing quote and the next separator belongs to no value.
      while (at < text.length && text[at] !== separator && !isBreak(text[at])) at++;
      if (text[at] !== separator) break;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
  }
}

/**
 * How much of a text a separator parts: the separators in the largest block of the first lines, of two lines at least, which have
 * so many columns or more. A title or a long text with commas is no block.
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
 * Reads a table in plain text: values parted by tabs, semicolons or commas, whichever parts most of the first lines into most
 * columns, and quoted where they hold one of these. A line break in quotes is part of its value. A title above the headers is a
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
