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

/** The number of columns of the first line. */
function columnsOf(text: string, separator: string): number {
  let at = 0;
  let columns = 1;
  for (;;) {
    [, at] = valueAt(text, at, separator);
    if (text[at] !== separator) return columns;
    columns++;
    at++;
  }
}

/**
 * Reads a table in plain text: values parted by tabs, semicolons or commas, whichever gives the first line most columns,
 * and quoted where they hold one of these. A line break in quotes is part of its value.
 */
export function delimited(text: string): Table {
  const counts = separators.map((separator) => columnsOf(text, separator));
  const separator = separators[counts.indexOf(Math.max(...counts))];
  const table = new TableBuilder();
  let at = 0;
  while (at < text.length) {
    table.newRow();
    for (let column = 0; ; column++, at++) {
      let value: string;
      [value, at] = valueAt(text, at, separator);
      table.put(column, unguarded(value));
      // What stands between a closing quote and the next separator belongs to no value.
      while (at < text.length && text[at] !== separator && !isBreak(text[at])) at++;
      if (text[at] !== separator) break;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
  }
  return table.rows;
}
