import { dayOf } from './days.js';
import type { Answer, Found, PupilFound } from './found.js';
import { plain } from './statements.js';
import { byDay } from './track.js';

export const isOurs = (value: unknown): boolean => plain(value)['abacade'] === 1;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Reads an answer as reported by a game, with its day; undefined if it is none. */
export function timedAnswer(given: unknown): { day: number | undefined; answer: Answer } | undefined {
  const { prompt, given: said, expected, think, hints, id, at } = plain(given);
  if (typeof prompt !== 'string' || prompt.length > 60 || !isNumber(said) || !isNumber(expected)) return undefined;
  const answer: Answer = {
    prompt,
    given: said,
    expected,
    right: said === expected,
    ...(isNumber(think) && think > 0 ? { think } : {}),
    ...(isNumber(hints) && hints > 0 ? { hints } : {}),
    ...(typeof id === 'string' ? { id } : {}),
  };
  return { day: isNumber(at) ? dayOf(new Date(at)) : undefined, answer };
}

/** Returns the answers of a report that a game sent to its page, without those of seats that are not a learner's. */
function answersIn(report: unknown): { day: number | undefined; answer: Answer }[] {
  const { answers, result } = plain(report) as { answers?: unknown; result?: unknown };
  const seats = (plain(result)['seats'] ?? []) as unknown;
  const isLearner = (seat: unknown): boolean =>
    !Array.isArray(seats) || !isNumber(seat) || plain(seats[seat])['learner'] !== false;
  return (Array.isArray(answers) ? answers : []).flatMap((given: unknown) => {
    const timed = isLearner(plain(given)['seat']) ? timedAnswer(given) : undefined;
    return timed ? [timed] : [];
  });
}

/** Returns the name of the learner in a report, if there is one. */
function learnerIn(report: unknown): string | undefined {
  const { seats } = plain(plain(report)['result']);
  const seat = (Array.isArray(seats) ? (seats as unknown[]) : []).map(plain).find(({ learner }) => learner === true);
  return typeof seat?.['name'] === 'string' ? seat['name'] : undefined;
}

/**
 * Reads the project's own files: a pupil's knowledge, `{ abacade: 1, learning: 'f1…', name }`, and the reports of games to their page.
 * @param fallback the name for a pupil without one
 */
export function readOurs(values: readonly unknown[], fallback: string): Found {
  const pupils: PupilFound[] = values.filter(isOurs).map((value) => {
    const { learning, name: given } = plain(value);
    const named = typeof given === 'string' ? given : learnerIn(value);
    const name = named?.trim() || fallback;
    const sittings = byDay(answersIn(value));
    const memory = typeof learning === 'string' && learning.startsWith('f1') ? learning : undefined;
    return {
      key: `name ${name}`,
      name,
      sittings: memory === undefined ? sittings : [...sittings, { day: undefined, answers: [], memory }],
    };
  });
  const isMemory = pupils.some(({ sittings }) => sittings.some(({ memory }) => memory !== undefined));
  return {
    kind: isMemory ? 'memory' : 'results',
    pupils,
    leftOut: values.length - pupils.length,
    notes: [],
  };
}
