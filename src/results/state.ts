import { fnv1a } from '../fnv1a.js';
import type { MatchRecord } from '../match/record.js';
import { read as readMemory, writeWithin } from '../learning/index.js';
import { bad, isWhole, levelStep, lowestLevel, ok, type Result } from '../rules/game.js';
import type { Tally } from './result.js';

/** The state of a game and of its attempt, as saved with the host. */
export interface Saved {
  readonly game: string;
  /** Incremented with every change, to tell the newer of two states, and so that no state is written twice. */
  readonly revision: number;
  /** The best score of the attempt, 0 to 100. */
  readonly best?: number;
  /** The number of games completed in the attempt. */
  readonly finished: number;
  /** A fingerprint of the options given by the page; undefined if there are none. */
  readonly settings?: string;
  readonly tally: Tally;
  /** For each seat, the hints to be counted with its next answer; undefined if there are none. */
  readonly waiting?: readonly number[];
  readonly seats: readonly SavedSeat[];
  /** The names of the players; undefined if there was no room. */
  readonly names?: readonly string[];
  readonly position: string;
  /** The record of the match; undefined if there was no room. */
  readonly record?: MatchRecord<unknown>;
  /** The learner's knowledge, as `abacade/learning` writes it; undefined if there is none, or if there was no room. */
  readonly learning?: string;
  /** The number of the summary among the interactions of a host that numbers them; undefined if there is none. */
  readonly summaryIndex?: number;
  /** The id of the attempt, which all its sessions share; undefined if there was no room. */
  readonly attempt?: string;
  /** The last sessions that wrote the state, the most recent one at the end; undefined if there was no room. */
  readonly writers?: readonly Writer[];
}

/** A session, and the last revision that it wrote. */
export interface Writer {
  readonly session: string;
  readonly revision: number;
}

export interface SavedSeat {
  readonly bot: number;
  readonly colour: number;
  readonly learner: boolean;
}

/**
 * The format of a saved state. The text consists of two ASCII parts: the head has at most 255 characters, the body as
 * many as there is room for. SCORM 1.2 stores them in two elements, so that a position of 4,096 characters and all
 * counts fit.
 *
 *     head  ab2 . counts . check
 *     body  position ! counts . attempt . writers . settings . summary . check ! facts ! names ! record
 *   counts  game . revision . best . finished . right_answers_missed_hints_ms[_waiting…] . seats
 *
 * `seats`: three characters for each seat: level of the computer player (a letter if it is not whole), colour, and
 * whether it is a learner's. `best` is empty if there is none. `waiting`: a number for each seat, omitted if all are 0.
 * `writers`: `session_revision`, joined by `-`. `summary`: the number of the interaction with the summary, or empty.
 * The head's check covers the body. The body's check covers its counts and position, so that a body can be read even if
 * a host has rejected the head. `facts`: the learner's knowledge. If there is no room, the record is omitted first, then
 * the names, then the oldest of the facts that have lasted, then all facts. Version `ab1` had no facts.
 */
export const version = 'ab2';
/** The versions that can be read. */
const versions: readonly string[] = ['ab1', version];
export const longestHead = 255;
export const longestPosition = 4096;
/** The limit of SCORM 2004, applied to the other adapters, too. */
export const longestState = 64_000;

const most = 1_000_000_000;
const mostMs = 1_000_000_000_000;
/** Maximum number of hints counted with one answer, so that the numbers of all seats fit in the head. */
const mostWaiting = 99;
/** The maximum number of writers in a state. */
export const mostWriters = 5;

/** Returns a short fingerprint in base 36. It detects damage, and is not cryptographically secure. */
export const fingerprint = (text: string): string => fnv1a(text).toString(36);

const cap = (value: number, to: number): number => Math.min(to, Math.max(0, Math.round(value) || 0));
const digit = (value: number): string => String(cap(value, 9));

/** Returns a whole level as its digit; others as a letter, `a` for a quarter, `b` for two, and so on, `z` for the lowest. */
const levelDigit = (level: number): string =>
  Number.isInteger(level)
    ? digit(level)
    : level === lowestLevel
      ? 'z'
      : String.fromCharCode(96 + cap(level / levelStep, 25));
const levelFrom = (text: string): number =>
  /\d/.test(text) ? Number(text) : text === 'z' ? lowestLevel : (text.charCodeAt(0) - 96) * levelStep;

function writeCounts(saved: Saved): string {
  const { right, answers, missed, hints, ms } = saved.tally;
  return [
    saved.game,
    cap(saved.revision, most),
    saved.best === undefined ? '' : cap(saved.best, 100),
    cap(saved.finished, most),
    [
      ...[right, answers, missed, hints].map((count) => cap(count, most)),
      cap(ms, mostMs),
      ...(saved.waiting ?? []).map((count) => cap(count, mostWaiting)),
    ].join('_'),
    saved.seats.map(({ bot, colour, learner }) => `${levelDigit(bot)}${digit(colour)}${learner ? 1 : 0}`).join(''),
  ].join('.');
}

function writeCore(saved: Saved, position: string, counts: string): string {
  const writers = (saved.writers ?? []).slice(-mostWriters);
  const text = [
    counts,
    saved.attempt ?? '',
    writers.map(({ session, revision }) => `${session}_${cap(revision, most)}`).join('-'),
    saved.settings ?? '',
    saved.summaryIndex === undefined ? '' : cap(saved.summaryIndex, most),
  ].join('.');
  return `${text}.${fingerprint(position + text)}`;
}

const escapeName = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!*]/g, (c) => (c === '!' ? '%21' : '%2A'));

const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

function writeBody(saved: Saved, room: number, counts: string): string {
  // Games guarantee this; a game that violated it would lose its position rather than exceed the limit.
  const position = isPosition(saved.position) ? saved.position : '';
  const core = writeCore(saved, position, counts);
  const names = (saved.names ?? []).map(escapeName).join('*');
  const record = saved.record ? [asciiJson(saved.record)] : [];
  const facts = saved.learning ?? '';
  const fits = (...parts: readonly string[]): string | undefined => {
    const body = [position, core, ...parts].join('!');
    return body.length <= room ? body : undefined;
  };
  const left = room - position.length - core.length - 2;
  const body = fits(facts, names, ...record) ?? fits(facts, names) ?? fits(facts) ?? fits(within(facts, left));
  return body ?? fits() ?? position;
}

/** Returns the text of a learner's knowledge with as many characters as there is room for; empty if there is none. */
function within(text: string, room: number): string {
  const known = readMemory(text);
  return known.ok ? (writeWithin(known.value, room) ?? '') : '';
}

const isPosition = (text: string): boolean => text.length <= longestPosition && /^["-~]*$/.test(text);

/** Writes head and body separately. `room` is the maximum length of the body, at least 4,096 characters. */
export function writeParts(saved: Saved, room: number): { head: string; body: string } {
  const counts = writeCounts(saved);
  const body = writeBody(saved, room, counts);
  return { head: `${version}.${counts}.${fingerprint(body)}`, body };
}

/** Writes a state as one text of at most `room` characters, which must be at least 4,352. */
export function writeState(saved: Saved, room = longestState): string {
  const { head, body } = writeParts(saved, room - longestHead - 1);
  return `${head}!${body}`;
}

/** Reads the counts from their six fields; undefined if they are damaged. */
function readCounts([game, ...texts]: readonly string[]): Omit<Saved, 'position'> | undefined {
  const [revision, best, finished] = texts.slice(0, 3).map((text) => wholeFrom(text, most));
  const [right, answers, missed, hints, ms, ...waiting] = texts[3].split('_').map((text) => wholeFrom(text, mostMs));
  if (!/^[A-Za-z][\w-]{0,31}$/.test(game)) return undefined;
  if ([revision, finished, right, answers, missed, hints, ms].includes(undefined)) return undefined;
  if (texts[1] !== '' && !isWhole(best, 0, 100)) return undefined;
  if (right! > answers! || !/^([\da-z]\d[01]){1,12}$/.test(texts[4])) return undefined;
  if (waiting.length && (waiting.length * 3 !== texts[4].length || !waiting.every(isFew))) return undefined;
  return {
    game,
    revision: revision!,
    ...(best === undefined ? {} : { best }),
    finished: finished!,
    tally: { right: right!, answers: answers!, missed: missed!, hints: hints!, ms: ms! },
    ...(waiting.length ? { waiting: waiting as number[] } : {}),
    seats: texts[4].match(/.{3}/g)!.map(([bot, colour, learner]) => ({
      bot: levelFrom(bot),
      colour: Number(colour),
      learner: learner === '1',
    })),
  };
}

/** Reads the second part of a body; undefined if it is damaged or of version 0.1.0, which wrote only the revision there. */
function readCore(position: string, text: string | undefined): Partial<Omit<Saved, 'position'>> | undefined {
  const fields = text?.split('.') ?? [];
  const last = fields.length - 1;
  // Version ab1 has no number of the summary.
  if (last < 9 || last > 10 || fingerprint(position + fields.slice(0, last).join('.')) !== fields[last])
    return undefined;
  const counts = readCounts(fields.slice(0, 6));
  const writers = fields[7].split('-').flatMap((one) => {
    const [, session, revision] = /^([a-z0-9]{1,12})_(\d{1,10})$/.exec(one) ?? [];
    return session === undefined ? [] : [{ session, revision: Number(revision) }];
  });
  return {
    ...counts,
    ...optional('attempt', /^[a-z0-9]{1,12}$/.exec(fields[6])?.[0]),
    ...optional('settings', /^[a-z0-9]{1,16}$/.exec(fields[8])?.[0]),
    ...optional('summaryIndex', last > 9 ? wholeFrom(fields[9], most) : undefined),
    ...optional('writers', writers.length ? writers.slice(-mostWriters) : undefined),
  };
}

/**
 * Reads the output of `writeParts`; untrusted. If the head does not belong to the body, because a host may have
 * rejected it, only the body is used. The code of an error is `version` or `state`.
 */
export function readParts(head: string, body: string): Result<Saved> {
  const named = /^ab(\d{1,6})\./.exec(head)?.[1];
  if (named && !versions.includes(`ab${named}`)) return bad('version', `The saved state is of version ab${named}.`);
  const fields = head.split('.');
  const isHead = head.length <= longestHead && fields.length === 8 && versions.includes(fields[0]);
  const isBound = isHead && fingerprint(body) === fields[7];

  const [position, coreText, ...parts] = body.split('!');
  const [factsText = '', namesText, ...rest] = hasFacts(parts) ? parts : ['', ...parts];
  const core = readCore(position, coreText);
  const counts = { ...core, ...(isBound ? readCounts(fields.slice(1, 7)) : undefined) };
  if (!isPosition(position) || !isCounted(counts))
    return bad(
      'state',
      isHead && !isBound ? 'The parts of the saved state do not belong together.' : 'The saved state is damaged.',
    );
  return ok({
    ...counts,
    ...optional('learning', readMemory(factsText).ok ? factsText : undefined),
    ...optional('names', readNames(namesText, counts.seats.length)),
    position,
    ...optional('record', readRecord(rest.join('!'))),
  });
}

/**
 * Returns whether facts come before the names: version ab1 had none, and a host may have rejected the head, which names the version. Only a
 * record begins with a brace.
 */
const hasFacts = (parts: readonly string[]): boolean =>
  parts.length > 1 ? !parts[1].startsWith('{') : parts.length === 1 && readMemory(parts[0]).ok;

const isCounted = (counts: Partial<Omit<Saved, 'position'>>): counts is Omit<Saved, 'position'> =>
  counts.seats !== undefined;

/** Reads the output of `writeState`; untrusted. The code of an error is `version` or `state`. */
export function readState(text: unknown): Result<Saved> {
  if (typeof text !== 'string' || text.length > longestState) return bad('state', 'The saved state is damaged.');
  const cut = text.indexOf('!');
  return cut < 0 ? readParts(text, '') : readParts(text.slice(0, cut), text.slice(cut + 1));
}

const optional = <K extends string, T>(key: K, value: T | undefined): { [k in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [k in K]?: T });

const isFew = (count: number | undefined): boolean => isWhole(count, 0, mostWaiting);

/** Reads an integer from 0 to `to` in exactly the form in which it is written: no sign, no leading zero. */
const wholeFrom = (text: string | undefined, to: number): number | undefined => {
  const value = text !== undefined && /^(0|[1-9]\d{0,12})$/.test(text) ? Number(text) : undefined;
  return isWhole(value, 0, to) ? value : undefined;
};

function readNames(text: string | undefined, seats: number): string[] | undefined {
  const names = text ? text.split('*') : undefined; // no names
  if (names?.length !== seats) return undefined;
  try {
    return names.map((name) => decodeURIComponent(name));
  } catch {
    return undefined;
  }
}

/** Returns whether the text may contain numbers that JSON can parse but not write, such as 1e999. */
const mayOverflow = (text: string): boolean => /\d[eE]|\d{300}/.test(text);
/** Throws a RangeError for such a number. */
const writable = (_: string, value: unknown): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError();
  return value;
};

/** Parses a record. Its contents are validated when it is replayed. */
function readRecord(text: string): MatchRecord<unknown> | undefined {
  try {
    const record: unknown = JSON.parse(text, mayOverflow(text) ? writable : undefined);
    return typeof record === 'object' && record !== null ? (record as MatchRecord<unknown>) : undefined;
  } catch {
    return undefined;
  }
}
