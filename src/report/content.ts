import { decoded } from './decoded.js';
import { delimited } from './delimited.js';
import { limits, Refusal } from './refusal.js';
import { spreadsheet } from './spreadsheets.js';
import { TableBuilder, type Table } from './table.js';

/** The content of a file, regardless of its format. */
export type Content = (
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'values'; readonly values: readonly unknown[] }
) & {
  /** The code page with which a text that is not in Unicode was decoded. */
  readonly codePage?: string;
};

/** The parts of a parsed page that are used; the document of a DOMParser has them. */
interface PageLike {
  querySelectorAll(selectors: 'table'): Iterable<{ readonly rows: Iterable<RowLike> }>;
}
interface RowLike {
  readonly cells: Iterable<{ readonly textContent: string | null }>;
}

/** Parses a page without running or fetching any part of it, as a DOMParser does. */
export type ParsePage = (text: string) => PageLike;

const begins = (bytes: Uint8Array, ...expected: number[]): boolean => expected.every((byte, i) => bytes[i] === byte);

/** Returns the longest table of a page. */
function pageTable(text: string, parsePage: ParsePage): Table {
  const tables = [...parsePage(text).querySelectorAll('table')].map(({ rows }) => {
    const table = new TableBuilder();
    for (const { cells } of rows) {
      table.newRow();
      let column = 0;
      for (const { textContent } of cells) table.put(column++, (textContent ?? '').trim());
    }
    return table.rows;
  });
  return tables.sort((a, b) => b.length - a.length)[0] ?? [];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads JSON: one value, or one value per line. Nested lists are flattened. */
function json(text: string): Content {
  const whole = parsed(text);
  const values =
    whole !== undefined
      ? [whole]
      : text
          .split('\n')
          .filter((line) => line.trim())
          .map(parsed);
  if (values.includes(undefined)) throw new Refusal('damaged');
  const flat: unknown[] = [];
  // The list is traversed with a stack, because it may be nested deeper than calls can be.
  const waiting: unknown[] = [values];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) for (let i = next.length - 1; i >= 0; i--) waiting.push(next[i]);
    else flat.push(next);
    if (flat.length > limits.cells) throw new Refusal('large');
  }
  return { kind: 'values', values: flat };
}

/** Reads a file according to its content; its name is ignored. Throws a Refusal. */
export function contentOf(bytes: Uint8Array, parsePage: ParsePage, language?: string): Content {
  if (bytes.length > limits.bytes) throw new Refusal('large');
  if (begins(bytes, 0x50, 0x4b)) return { kind: 'table', table: spreadsheet(bytes) };
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new Refusal('pdf');
  const { text: whole, ...how } = decoded(bytes, language);
  const text = whole.trimStart();
  if (text.slice(0, 2000).includes('\0')) throw new Refusal('unknown');
  if (/^[[{]/.test(text)) return { ...json(text), ...how };
  return { kind: 'table', table: text.startsWith('<') ? pageTable(text, parsePage) : delimited(text), ...how };
}
