import { empty, evidence, facts, judge, merge, read, readSummary, state, update } from '../learning/index.js';
import type { ErrorKind, Item, Memory, Shown, Summary } from '../learning/index.js';
import type { Answer, PupilFound, Sitting } from './found.js';
import type { PlayedGame } from './games.js';
import { mergeSummaries } from './summaries.js';

/** The judgement of an item. */
export interface Said {
  readonly shown: Shown;
  /** True if it is based on at least three days. */
  readonly sure: boolean;
  /** The last day on which it was answered; undefined if no file contains it. */
  readonly day?: number;
}

/** The knowledge of a pupil. */
export interface Knowledge {
  readonly key: string;
  readonly name: string;
  /** Number of answers that were read. */
  readonly answers: number;
  /** The days of the answers, in ascending order without duplicates. */
  readonly days: readonly number[];
  /** True if the time of this pupil's answers is used; if not, nothing is judged as known by heart. */
  readonly isTimed: boolean;
  /** The most frequent kind of error, if there are at least five errors; `other` if no kind is. */
  readonly error?: ErrorKind;
  /** The judgements of the items that were met. */
  readonly said: ReadonlyMap<Item, Said>;
  /** The matches of lessons. */
  readonly games: readonly PlayedGame[];
}

/**
 * Returns the day up to which a sitting has answers according to its summary, by the clock of the pupil's device, limited to the days that
 * the platform states; without a summary, the day of the sitting.
 */
function dayIn({ began = 0, day, summary }: Sitting): number | undefined {
  const read = summary === undefined ? undefined : readSummary(summary);
  return read?.ok ? Math.min(day ?? Infinity, Math.max(began, read.value.day)) : day;
}

/**
 * Assigns a day to every sitting, at most today. A sitting without a day, or with a later one from a wrong clock, counts as a day of its
 * own: the last of them as today, the others as the days before.
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

/** Returns whether a sitting contains any data of its day. */
const says = ({ answers, summary }: Sitting): boolean => answers.length > 0 || summary !== undefined;

function learnt(memory: Memory, answer: Answer, day: number): Memory {
  const { prompt, given = answer.right ? answer.expected : NaN, expected, right, think, hints } = answer;
  const event = { type: 'answered', seat: 0, prompt, given, expected, right, ms: 0, think } as const;
  return update(memory, evidence(event, { hints: hints ?? 0 }), day);
}

/** Minimum number of errors for their kind to be reported. */
const fewestErrors = 5;

/** Returns the judgement of an item: the game's, unless the item was answered after the day of the game's summary. */
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

/** Judges a pupil's knowledge on a day. */
export function knowledgeOf({ key, name, sittings: given, games = [] }: PupilFound, today: number): Knowledge {
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
    // If the game wrote a summary, it has used the times, which no file contains, unless the summary says otherwise.
    isTimed: summary?.isTimed ?? (isTimed && !memory.untimed && memory.pace !== 'none'),
    ...(error ? { error } : {}),
    said,
    games,
  };
}
