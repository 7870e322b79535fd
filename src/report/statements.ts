import { dayOf } from './days.js';
import type { Answer, Found, PupilFound } from './found.js';
import { numberIn } from './numbers.js';
import { answerTo, promptFromId } from './questions.js';
import { byDay } from './track.js';

type Plain = Readonly<Record<string, unknown>>;

/** Returns an object unchanged, or an empty one for any other value. */
export const plain = (value: unknown): Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isStatement = (value: unknown): boolean => 'verb' in plain(value) && 'actor' in plain(value);

/** Identifies a learner by the identifier, because names may change. */
function learner(given: unknown): { key: string; name: string } | undefined {
  const actor = plain(given);
  const account = plain(actor['account']);
  const named = text(account['name']);
  const id = ['mbox', 'mbox_sha1sum', 'openid'].map((name) => text(actor[name])).find((found) => found !== '');
  if (!named && !id) return undefined;
  const key = named ? JSON.stringify([text(account['homePage']), named]) : id!;
  return { key, name: text(actor['name']) || named || id!.replace(/^mailto:/, '') };
}

/** Returns a value from a result's extensions, by the last part of its IRI; an integer from 0. */
function extension(result: Plain, name: string): number | undefined {
  const [, value] = Object.entries(plain(result['extensions'])).find(([iri]) => iri.endsWith(`/${name}`)) ?? [];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

function answerIn(statement: Plain, id: string): Answer | undefined {
  const prompt = promptFromId(id);
  if (prompt === undefined) return undefined;
  const result = plain(statement['result']);
  const { correctResponsesPattern: patterns } = plain(plain(statement['object'])['definition']);
  const expected = numberIn(text(Array.isArray(patterns) ? (patterns as unknown[])[0] : undefined)) ?? answerTo(prompt);
  const given = numberIn(text(result['response']));
  if (expected === undefined || (given === undefined && typeof result['success'] !== 'boolean')) return undefined;
  const [think, hints] = [extension(result, 'think'), extension(result, 'hints')];
  return {
    prompt,
    expected,
    right: given === undefined ? result['success'] === true : given === expected,
    ...(given === undefined ? {} : { given }),
    ...(think === undefined ? {} : { think }),
    ...(hints === undefined ? {} : { hints }),
    ...(text(statement['id']) ? { id: text(statement['id']) } : {}),
  };
}

/** Reads statements of the Experience API: the answers to questions of the games, ordered by their times. */
export function readStatements(values: readonly unknown[], hasMore: boolean): Found {
  const pupils = new Map<string, { name: string; answers: { at: number; answer: Answer }[] }>();
  const seen = new Set<string>();
  let leftOut = 0;
  for (const value of values) {
    const statement = plain(value);
    const id = /\/questions\/([^/?#]+)$/.exec(text(plain(statement['object'])['id']))?.[1];
    const isAnswer = /\/verbs\/answered$/.test(text(plain(statement['verb'])['id']));
    // Statements that begin, end or pass an attempt are not answers, and do not count as ignored entries.
    if (!isAnswer) continue;
    const who = learner(statement['actor']);
    const answer = id === undefined ? undefined : answerIn(statement, id);
    if (!who || !answer) {
      leftOut++;
      continue;
    }
    if (answer.id !== undefined && seen.has(answer.id)) continue;
    if (answer.id !== undefined) seen.add(answer.id);
    const pupil = pupils.get(who.key) ?? { name: who.name, answers: [] };
    pupils.set(who.key, pupil);
    const [at, stored] = ['timestamp', 'stored'].map((name) => Date.parse(text(statement[name])));
    // The clock of a device may be wrong, but no answer was given after it was stored.
    pupil.answers.push({ at: at > stored ? stored : at, answer });
  }
  const found: PupilFound[] = [...pupils].map(([key, { name, answers }]) => {
    const sorted = answers.sort((a, b) => (a.at || 0) - (b.at || 0));
    return { key, name, sittings: byDay(sorted.map(({ at, answer }) => ({ day: dayOf(new Date(at)), answer }))) };
  });
  return { kind: 'statements', pupils: found, leftOut, notes: hasMore ? ['more'] : [] };
}
