import { summaryId } from '../learning/index.js';
import { dayFromText } from './days.js';
import type { Answer, Found, PupilFound, Sitting } from './found.js';
import { numberIn } from './numbers.js';
import { answerTo, promptFromId } from './questions.js';
import { Refusal } from './refusal.js';
import { laterSummary } from './summaries.js';
import type { Table } from './table.js';
import { decodeEntities } from './xml.js';

/** The position of the groups of columns in an interactions report: one group per answer, numbered from 0. */
interface Groups {
  /** The row of the headers. */
  readonly header: number;
  readonly start: number;
  /** Number of columns in a group, 1 to 4. */
  readonly size: number;
  readonly count: number;
}

/** Maximum number of rows that a person may have inserted above the headers. */
const mostRowsAbove = 20;

/** Returns the number at the end of a header; NaN for a cell that consists of a number only. */
const numberOf = (header: string): number =>
  Number(/\p{L}/u.test(header) ? (/(\d{1,4})\s*$/.exec(header)?.[1] ?? NaN) : NaN);

/** Finds the groups in a row of headers: from the last column backwards, the numbers count down to 0 in steps of equal size. */
function groupsIn(headers: readonly string[], header: number): Groups | undefined {
  const numbers = headers.map(numberOf);
  const last = numbers.at(-1)!;
  const lastOf = numbers.findLastIndex((number) => number !== last);
  const size = last > 0 ? numbers.length - 1 - lastOf : Math.min(4, numbers.length - 1 - lastOf);
  const start = headers.length - size * (last + 1);
  if (!(size >= 1 && size <= 4) || start < 1) return undefined;
  const fits = numbers.slice(start).every((number, i) => number === Math.floor(i / size));
  return fits ? { header, start, size, count: last + 1 } : undefined;
}

/** Finds the headers of an interactions report; undefined if the table is not one. */
export function findGroups(table: Table): Groups | undefined {
  for (const [i, row] of table.slice(0, mostRowsAbove).entries()) {
    const groups = row.length > 1 ? groupsIn(row, i) : undefined;
    if (groups) return groups;
  }
  return undefined;
}

const isResult = (cell: string): boolean => /^(?:correct|wrong|incorrect|neutral|unanticipated)$/.test(cell);
const isQuestion = (cell: string): boolean =>
  cell === summaryId || (cell.includes('_') && promptFromId(cell) !== undefined);

/** The index in a group of each kind of column; undefined if it is missing. */
type Places = Readonly<Record<'question' | 'given' | 'expected' | 'result', number | undefined>>;

/** Identifies the kinds of columns by their cells, because headers are in the language of the site. */
function placesOf(rows: Table, { start, size, count }: Groups): Places {
  const of = (test: (cell: string) => boolean): number => {
    for (let place = 0; place < size; place++) {
      for (let group = 0; group < count; group++) {
        const at = start + group * size + place;
        if (rows.some((row) => test(row[at] ?? ''))) return place;
      }
    }
    return -1;
  };
  const isEmpty = of((cell) => cell !== '') < 0;
  if (isEmpty) throw new Refusal('cells');
  const result = of(isResult);
  // A question may be a plain number, which `isQuestion` does not match; if all four columns are present, the question is the first.
  const question = size === 4 ? Math.max(0, of(isQuestion)) : of(isQuestion);
  if (question < 0) throw new Refusal('responses');
  const [given, expected] = [0, 1, 2, 3].slice(0, size).filter((place) => place !== question && place !== result);
  return { question, given, expected, result: result < 0 ? undefined : result };
}

/** Returns the column of the attempt's number, which two dates follow; undefined if it is not found. */
function attemptColumn(rows: Table, start: number): number | undefined {
  const isNumber = (cell: string | undefined): boolean => /^(?:-|\d{1,3})$/.test(cell ?? '');
  const isDate = (cell: string | undefined): boolean => cell === '-' || /\D\d|\d\D/.test(cell ?? '');
  const isAttempt = (at: number): boolean =>
    rows.every((row) => isNumber(row[at]) && isDate(row[at + 1]) && isDate(row[at + 2]));
  // The order is: attempt, two dates, score, one column for the activity, then the groups.
  return [start - 5, ...Array.from({ length: start }, (_, i) => i)].find((at) => at >= 1 && isAttempt(at));
}

function sittingOf(row: readonly string[], groups: Groups, places: Places): { sitting: Sitting; leftOut: number } {
  const answers: Answer[] = [];
  let summary: string | undefined;
  let leftOut = 0;
  for (let group = 0; group < groups.count; group++) {
    const cell = (place: number | undefined): string =>
      place === undefined ? '' : decodeEntities(row[groups.start + group * groups.size + place] ?? '');
    const id = cell(places.question);
    if (id === summaryId) summary = laterSummary(summary, cell(places.given));
    else if (id !== '') {
      const answer = answerOf(id, cell(places.given), cell(places.expected), cell(places.result));
      if (answer) answers.push(answer);
      else leftOut++;
    }
  }
  return { sitting: { day: undefined, answers, ...(summary ? { summary } : {}) }, leftOut };
}

/** Creates an answer from a platform's data; undefined if it is not an answer of the games, or was not judged. */
export function answerOf(id: string, given: string, expected: string, result: string): Answer | undefined {
  const prompt = promptFromId(id);
  if (prompt === undefined) return undefined;
  const right = numberIn(expected) ?? answerTo(prompt);
  const said = numberIn(given);
  if (right === undefined || (said === undefined && !isResult(result))) return undefined;
  return {
    prompt,
    expected: right,
    right: said === undefined ? result === 'correct' : said === right,
    ...(said === undefined ? {} : { given: said }),
  };
}

/** Reads Moodle's interactions report of a class, with a row per attempt. Throws a Refusal if it contains nothing usable. */
export function readInteractions(table: Table, groups: Groups): Found {
  const rows = table.slice(groups.header + 1).filter((row) => row.length > 0);
  const places = placesOf(rows, groups);
  const attemptAt = attemptColumn(rows, groups.start);
  const pupils = new Map<string, { name: string; sittings: Sitting[] }>();
  let leftOut = 0;
  for (const row of rows) {
    const identity = row.slice(0, attemptAt ?? 1);
    const key = JSON.stringify(identity);
    const pupil = pupils.get(key) ?? { name: row[0] ?? '', sittings: [] };
    pupils.set(key, pupil);
    const read = sittingOf(row, groups, places);
    leftOut += read.leftOut;
    const attempt = attemptAt === undefined ? pupil.sittings.length + 1 : Number(row[attemptAt]);
    // A row without an attempt belongs to a pupil who has not begun.
    if (!(attempt >= 1)) continue;
    const [began, day] = [1, 2].map((after) => dayFromText(row[(attemptAt ?? NaN) + after] ?? ''));
    pupil.sittings.push({ ...read.sitting, attempt, day, ...(began === undefined ? {} : { began }) });
  }
  const found: PupilFound[] = [...pupils].map(([key, { name, sittings }]) => ({ key, name, sittings }));
  return { kind: 'interactions', pupils: found, leftOut, notes: [] };
}
