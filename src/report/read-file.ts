import { bad, ok, type Result } from '../rules/result.js';
import { contentOf, type ParsePage } from './content.js';
import type { Found } from './found.js';
import { findGroups, readInteractions } from './interactions.js';
import { isLesson, readLessons } from './lesson.js';
import { isOurs, readOurs } from './ours.js';
import { Refusal } from './refusal.js';
import { isStatement, plain, readStatements } from './statements.js';
import type { Table } from './table.js';
import { elementColumn, readTrack } from './track.js';

export interface ReadOptions {
  /** The file's name, used for a pupil whom the file does not name. */
  readonly name: string;
  /** The language of the reader, as a tag: it selects the code page for a text that is not in Unicode. */
  readonly language?: string;
  /** Parses a page: `(text) => new DOMParser().parseFromString(text, 'text/html')`. */
  readonly parsePage: ParsePage;
}

/** Removes the extension: `Ada (1).json` → `Ada (1)` */
const withoutEnd = (name: string): string => name.replace(/\.[^.]{1,5}$/, '');

function fromTable(table: Table, name: string): Found {
  const column = elementColumn(table);
  if (column >= 0) return readTrack(table, column, withoutEnd(name));
  const groups = findGroups(table);
  if (groups) return readInteractions(table, groups);
  throw new Refusal('unknown');
}

function fromValues(given: readonly unknown[], name: string): Found {
  // A store may return its statements as one object, which says whether there are more.
  const stored = given.map(plain).filter(({ statements }) => Array.isArray(statements));
  const values = [...given, ...stored.flatMap(({ statements }) => statements as unknown[])];
  const hasMore = stored.some(({ more }) => typeof more === 'string' && more !== '');
  if (stored.length > 0 || values.some(isStatement)) return readStatements(values.filter(isStatement), hasMore);
  if (values.some(isLesson)) return readLessons(values);
  if (values.some(isOurs)) return readOurs(values, withoutEnd(name));
  const rows = values.map((value) => Object.values(plain(value)).map((cell) => (typeof cell === 'string' ? cell : '')));
  return fromTable(rows, name);
}

/** Returns whether a file contains no data for a report. */
const isEmpty = ({ pupils }: Found): boolean =>
  pupils.every(
    ({ sittings, games }) =>
      !games && sittings.every(({ answers, summary, memory }) => !answers[0] && !summary && !memory),
  );

/**
 * Reads an untrusted file according to its content: an interactions report or track details of Moodle (XLSX, ODS, text, JSON, HTML),
 * statements of the Experience API, a lesson that a teacher saved, or one of the project's own files. Never throws; the code of an error is
 * a RefusalCode.
 */
export function readFile(bytes: Uint8Array, { name, language, parsePage }: ReadOptions): Result<Found> {
  try {
    const content = contentOf(bytes, parsePage, language);
    const found = content.kind === 'table' ? fromTable(content.table, name) : fromValues(content.values, name);
    if (isEmpty(found)) throw new Refusal('none');
    const { codePage } = content;
    return ok(codePage === undefined ? found : { ...found, codePage });
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'damaged';
    return bad(code, `The file is not read: ${code}.`);
  }
}
