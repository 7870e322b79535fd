import { empty, evidence, facts, judge, merge, read, readSummary, state, update } from '../learning/index.js';
import type { ErrorKind, Item, Memory, Shown, Summary } from '../learning/index.js';
import type { Answer, PupilFound, Sitting } from './found.js';
import { mergeSummaries } from './summaries.js';

/** What is said of an item. */
export interface Said {
  readonly shown: Shown;
  /** Whether it is judged from at least three days. */
  readonly sure: boolean;
  /** The last day it was answered on; undefined where no file tells. */
  readonly day?: number;
}

/** What is known of a pupil. */
export interface Knowledge {
  readonly key: string;
  readonly name: string;
  /** The answers that were read. */
  readonly answers: number;
  /** The days of the answers, in order, each once. */
  readonly days: readonly number[];
  /** Whether the time of this pupil's answers is used: without, nothing is by heart. */
  readonly isTimed: boolean;
  /** The most frequent kind of error, from five errors on; `other` where no kind is. */
  readonly error?: ErrorKind;
  /** What is said of the items that were met. */
  readonly said: ReadonlyMap<Item, Said>;
}

/**
 * The day up to which a sitting has answers, as its summary says, by the clock of the pupil's device; the platform may say
 * between which days that must be.
 */
function dayIn({ began = 0, day, summary }: Sitting): number | undefined {
  const read = summary === undefined ? undefined : readSummary(summary);
  return read?.ok ? Math.min(day ?? Infinity, Math.max(began, read.value.day)) : day;
}

/**
 * Gives every sitting a day, at most today. One without a day, or with a later one from a clock that was wrong, counts as a day
 * of its own: the last of them today, those before it on the days before.
 */
function dated(sittings: readonly Sitting[], today: number): (Sitting & { readonly day: number })[] {
  const inOrder = sittings
    .map((sitting) => ({ sitting, day: dayIn(sitting) }))
    .sort((a, b) => (a.sitting.attempt ?? 0) - (b.sitting.attempt ?? 0) || (a.day ?? 0) - (b.day ?? 0));
  const hasDay = (day: number | undefined): day is number => day !== undefined && day <= today;
  let left = inOrder.filter(({ day, sitting }) => !hasDay(day) && says(sitting)).length;
  return inOrder
    .map(({ sitting, day }) => {
      if (hasDay(day)) return { ...sitting, day };
      if (says(sitting)) left--;
      return { ...sitting, day: Math.max(0, today - left) };
    })
    .sort((a, b) => a.day - b.day);
}

/** Whether a sitting says something of its day. */
const says = ({ answers, summary }: Sitting): boolean => answers.length > 0 || summary !== undefined;

function learnt(memory: Memory, answer: Answer, day: number): Memory {
  const { prompt, given = answer.right ? answer.expected : NaN, expected, right, think, hints } = answer;
  const event = { type: 'answered', seat: 0, prompt, given, expected, right, ms: 0, think } as const;
  return update(memory, evidence(event, { hints: hints ?? 0 }), day);
}

/** From so many errors on their kind is said. */
const fewestErrors = 5;

/** What is said of an item: by the game, unless it was answered later than on the day of its summary. */
function saidOf(
  item: Item,
  memory: Memory,
  summary: Summary | undefined,
  day: number,
  today: number,
): Said | undefined {
  const told = summary?.items[item];
  if (told && day <= summary.day) return { ...told, ...(day >= 0 ? { day } : {}) };
  if (day < 0) return undefined;
  const { shown, sure } = state(memory, item, today);
  return { shown, sure, day: Math.min(day, today) };
}

/** Judges what a pupil knows on a day. */
export function knowledgeOf({ key, name, sittings: given }: PupilFound, today: number): Knowledge {
  const sittings = dated(given, today);
  let memory = empty();
  let isTimed = false;
  for (const { day, answers } of sittings) {
    for (const answer of answers) {
      memory = learnt(memory, answer, day);
      isTimed ||= answer.think !== undefined;
    }
  }
  for (const { memory: text } of sittings) {
    const kept = text === undefined ? undefined : read(text);
    if (!kept?.ok) continue;
    memory = merge(memory, kept.value, today);
    isTimed ||= kept.value.pace !== 'none';
  }
  const summary = mergeSummaries(
    sittings.flatMap(({ day, summary: text }) => (text === undefined ? [] : [{ day, text }])),
  );
  const said = new Map<Item, Said>();
  const add = (item: Item, day: number): void => {
    const one = saidOf(item, memory, summary, day, today);
    if (one) said.set(item, one);
  };
  facts.forEach(({ item }, at) => add(item, memory.facts[at]?.day ?? -1));
  memory.skills.forEach((skill, at) => add(`K${at + 1}`, skill?.day ?? -1));

  const answers = sittings.flatMap((sitting) => sitting.answers);
  const { main, counts } = judge(
    answers.flatMap((one) => (one.given === undefined ? [] : [{ ...one, given: one.given }])),
  );
  const errors = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const error = main ?? (errors >= fewestErrors ? 'other' : undefined);
  return {
    key,
    name,
    answers: answers.length,
    days: [
      ...new Set([
        ...sittings.filter((one) => one.answers.length > 0).map(({ day }) => day),
        ...(summary ? [summary.day] : []),
      ]),
    ].sort((a, b) => a - b),
    // A game that sums up what a pupil knows has used the times, which are in no file, unless it says that it has not.
    isTimed: summary?.isTimed ?? (isTimed && !memory.untimed && memory.pace !== 'none'),
    ...(error ? { error } : {}),
    said,
  };
}
