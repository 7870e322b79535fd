import { summaryId } from '../learning/index.js';
import { dayOf } from './days.js';
import type { Answer, Found, Sitting } from './found.js';
import { answerOf } from './interactions.js';
import { laterSummary } from './summaries.js';
import type { Table } from './table.js';
import { decodeEntities } from './xml.js';

const isElement = (cell: string | undefined): boolean => cell !== undefined && /^cmi\.[\w.]+$/.test(cell);

/** Returns the column of a run-time's elements, `cmi.…`, as listed in track details; −1 if the table has none. */
export const elementColumn = (table: Table): number =>
  table.find((row) => row.some(isElement))?.findIndex(isElement) ?? -1;

/** The parts of an interaction by the names of both versions of SCORM. */
const parts: Readonly<Record<string, 'id' | 'given' | 'expected' | 'result' | 'at'>> = {
  id: 'id',
  student_response: 'given',
  learner_response: 'given',
  'correct_responses_0.pattern': 'expected',
  'correct_responses.0.pattern': 'expected',
  result: 'result',
  timestamp: 'at',
};

type Interaction = Partial<Record<(typeof parts)[string], string>>;

/** Returns the memory in a saved state: the part that begins with `f1`. */
const memoryIn = (state: string): string | undefined => state.split('!').find((part) => part.startsWith('f1'));

/** Groups answers into sittings by their days; those without a day form one sitting. */
export function byDay(answers: readonly { readonly day: number | undefined; readonly answer: Answer }[]): Sitting[] {
  const days = new Map<number | undefined, Answer[]>();
  for (const { day, answer } of answers) {
    const list = days.get(day);
    if (list) list.push(answer);
    else days.set(day, [answer]);
  }
  return [...days].map(([day, list]) => ({ day, answers: list }));
}

/**
 * Reads Moodle's track details: one attempt of one pupil, whom the table does not name.
 * @param name the name of the pupil
 */
export function readTrack(table: Table, column: number, name: string): Found {
  const interactions = new Map<number, Interaction>();
  let memory: string | undefined;
  for (const row of table) {
    const element = row[column] ?? '';
    const value = row[column + 1] ?? '';
    if (element === 'cmi.suspend_data') memory = memoryIn(decodeEntities(value));
    const [, number, part] = /^cmi\.interactions[._](\d{1,5})\.(.+)$/.exec(element) ?? [];
    if (number === undefined || !Object.hasOwn(parts, part)) continue;
    const one = interactions.get(Number(number)) ?? {};
    one[parts[part]] = decodeEntities(value);
    interactions.set(Number(number), one);
  }
  const answers: { day: number | undefined; answer: Answer }[] = [];
  let summary: string | undefined;
  let leftOut = 0;
  for (const [, { id = '', given = '', expected = '', result = '', at }] of [...interactions].sort(
    ([a], [b]) => a - b,
  )) {
    const answer = answerOf(id, given, expected, result);
    if (id === summaryId) summary = laterSummary(summary, given);
    else if (answer) answers.push({ day: at ? dayOf(new Date(at)) : undefined, answer });
    else leftOut++;
  }
  const sittings = byDay(answers);
  const last = sittings.pop() ?? { day: undefined, answers: [] };
  sittings.push({ ...last, ...(summary ? { summary } : {}), ...(memory ? { memory } : {}) });
  return { kind: 'track', pupils: [{ key: `file ${name}`, name, sittings }], leftOut, notes: ['unnamed'] };
}
