import type { MatchRecord } from '../match/record.js';
import { bad, isWhole, ok, type Result } from '../rules/game.js';
import type { Tally } from './result.js';

/** How a game stands and what an attempt has come to, as it is kept with the host. */
export interface Saved {
  readonly game: string;
  /** Grows with every change, so that the later of two can be told, and no state is written twice. */
  readonly revision: number;
  /** The best score of the attempt, 0 to 100. */
  readonly best?: number;
  /** Games played to their end in the attempt. */
  readonly finished: number;
  /** A fingerprint of what the game was to be played by; left out where nobody said it. */
  readonly settings?: string;
  readonly tally: Tally;
  /** By seat: hints that wait for its next answer; left out where there are none. */
  readonly waiting?: readonly number[];
  readonly seats: readonly SavedSeat[];
  /** Left out where there was no room. */
  readonly names?: readonly string[];
  readonly position: string;
  /** Left out where there was no room. */
  readonly record?: MatchRecord<unknown>;
  /** The same for all sessions of an attempt, and for no other attempt; left out where there was no room. */
  readonly attempt?: string;
  /** The last sessions that wrote the state, the writer of this one at the end; left out where there was no room. */
  readonly writers?: readonly Writer[];
}

/** A session, and the last revision that it is known to have written. */
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
 * The text has two parts, and both are ASCII. The head is at most 255 characters, the body as many as there is room for;
 * SCORM 1.2 keeps them in two places, so that a position of 4,096 characters finds room beside all that is counted.
 *
 *     head  ab1 . counts . check
 *     body  position ! counts . attempt . writers . settings . check ! names ! record
 *   counts  game . revision . best . finished . right_answers_missed_hints_ms[_waiting…] . seats
 *
 * `seats`: three digits a seat: bot, colour, whether a learner sits there. `best` is empty where there is none. `waiting`,
 * where hints wait for an answer: how many, one number a seat. `writers`: `session_revision`, joined by `-`. The check of
 * the head binds the body to it; that of the body binds its counts to its position, so that a body can be read where a
 * host has refused the head. What follows the position is left out from the right where there is no room.
 */
export const version = 'ab1';
export const longestHead = 255;
export const longestPosition = 4096;
/** What SCORM 2004 takes; the other ways keep no more. */
export const longestState = 64_000;

const most = 1_000_000_000;
const mostMs = 1_000_000_000_000;
/** So many hints wait for one answer at most: they fit in the head for every seat. */
const mostWaiting = 99;
/** So many sessions are named as writers. */
export const mostWriters = 5;

/** A short fingerprint (FNV-1a, 32 bits): it finds damage, and withstands nobody. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

const cap = (value: number, to: number): number => Math.min(to, Math.max(0, Math.round(value) || 0));
const digit = (value: number): string => String(cap(value, 9));

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
    saved.seats.map(({ bot, colour, learner }) => `${digit(bot)}${digit(colour)}${learner ? 1 : 0}`).join(''),
  ].join('.');
}

function writeCore(saved: Saved, position: string): string {
  const writers = (saved.writers ?? []).slice(-mostWriters);
  const text = [
    writeCounts(saved),
    saved.attempt ?? '',
    writers.map(({ session, revision }) => `${session}_${cap(revision, most)}`).join('-'),
    saved.settings ?? '',
  ].join('.');
  return `${text}.${fingerprint(position + text)}`;
}

const escapeName = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!*]/g, (c) => (c === '!' ? '%21' : '%2A'));

const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

function writeBody(saved: Saved, room: number): string {
  // The contract of a game says as much; a game that broke it would lose its position, never the room.
  let body = isPosition(saved.position) ? saved.position : '';
  const parts = [writeCore(saved, body), (saved.names ?? []).map(escapeName).join('*')];
  if (saved.record) parts.push(asciiJson(saved.record));
  for (const part of parts) {
    if (body.length + 1 + part.length > room) break;
    body += `!${part}`;
  }
  return body;
}

const isPosition = (text: string): boolean => text.length <= longestPosition && /^["-~]*$/.test(text);

/** Head and body apart; `room`: the most characters of the body, from 4,096. */
export function writeParts(saved: Saved, room: number): { head: string; body: string } {
  const body = writeBody(saved, room);
  return { head: `${version}.${writeCounts(saved)}.${fingerprint(body)}`, body };
}

/** Both in one text of at most `room` characters, from 4,352. */
export function writeState(saved: Saved, room = longestState): string {
  const { head, body } = writeParts(saved, room - longestHead - 1);
  return `${head}!${body}`;
}

/** What is counted, out of the six fields in which it is written; undefined where they are damaged. */
function readCounts([game, ...texts]: readonly string[]): Omit<Saved, 'position'> | undefined {
  const [revision, best, finished] = texts.slice(0, 3).map((text) => wholeFrom(text, most));
  const [right, answers, missed, hints, ms, ...waiting] = texts[3].split('_').map((text) => wholeFrom(text, mostMs));
  if (!/^[A-Za-z][\w-]{0,31}$/.test(game)) return undefined;
  if ([revision, finished, right, answers, missed, hints, ms].includes(undefined)) return undefined;
  if (texts[1] !== '' && !isWhole(best, 0, 100)) return undefined;
  if (right! > answers! || !/^(\d\d[01]){1,12}$/.test(texts[4])) return undefined;
  if (waiting.length && (waiting.length * 3 !== texts[4].length || !waiting.every(isFew))) return undefined;
  return {
    game,
    revision: revision!,
    ...(best === undefined ? {} : { best }),
    finished: finished!,
    tally: { right: right!, answers: answers!, missed: missed!, hints: hints!, ms: ms! },
    ...(waiting.length ? { waiting: waiting as number[] } : {}),
    seats: texts[4].match(/.{3}/g)!.map(([bot, colour, learner]) => ({
      bot: Number(bot),
      colour: Number(colour),
      learner: learner === '1',
    })),
  };
}

/** The second part of a body; version 0.1.0 wrote nothing there but the revision. */
function readCore(position: string, text: string | undefined): Partial<Omit<Saved, 'position'>> | undefined {
  const fields = text?.split('.') ?? [];
  if (fields.length !== 10 || fingerprint(position + fields.slice(0, 9).join('.')) !== fields[9]) return undefined;
  const counts = readCounts(fields.slice(0, 6));
  const writers = fields[7].split('-').flatMap((one) => {
    const [, session, revision] = /^([a-z0-9]{1,12})_(\d{1,10})$/.exec(one) ?? [];
    return session === undefined ? [] : [{ session, revision: Number(revision) }];
  });
  return {
    ...counts,
    ...optional('attempt', /^[a-z0-9]{1,12}$/.exec(fields[6])?.[0]),
    ...optional('settings', /^[a-z0-9]{1,16}$/.exec(fields[8])?.[0]),
    ...optional('writers', writers.length ? writers.slice(-mostWriters) : undefined),
  };
}

/**
 * Reads what `writeParts` wrote. Where the head is not that of the body (a host may have refused it), the body is read by
 * itself. The code of an error is `version` or `state`.
 */
export function readParts(head: string, body: string): Result<Saved> {
  const named = /^ab(\d{1,6})\./.exec(head)?.[1];
  if (named && `ab${named}` !== version) return bad('version', `The kept state is of version ab${named}.`);
  const fields = head.split('.');
  const isHead = head.length <= longestHead && fields.length === 8 && fields[0] === version;
  const isBound = isHead && fingerprint(body) === fields[7];

  const [position, coreText, namesText, ...rest] = body.split('!');
  const core = readCore(position, coreText);
  const counts = { ...core, ...(isBound ? readCounts(fields.slice(1, 7)) : undefined) };
  if (!isPosition(position) || !isCounted(counts))
    return bad(
      'state',
      isHead && !isBound ? 'The parts of the kept state do not belong together.' : 'The kept state is damaged.',
    );
  return ok({
    ...counts,
    ...optional('names', readNames(namesText, counts.seats.length)),
    position,
    ...optional('record', readRecord(rest.join('!'))),
  });
}

const isCounted = (counts: Partial<Omit<Saved, 'position'>>): counts is Omit<Saved, 'position'> =>
  counts.seats !== undefined;

/** Reads what `writeState` wrote. The code of an error is `version` or `state`. */
export function readState(text: unknown): Result<Saved> {
  if (typeof text !== 'string' || text.length > longestState) return bad('state', 'The kept state is damaged.');
  const cut = text.indexOf('!');
  return cut < 0 ? readParts(text, '') : readParts(text.slice(0, cut), text.slice(cut + 1));
}

const optional = <K extends string, T>(key: K, value: T | undefined): { [k in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [k in K]?: T });

const isFew = (count: number | undefined): boolean => isWhole(count, 0, mostWaiting);

/** Only the form that is written is taken: no plus, no needless zero. */
const wholeFrom = (text: string | undefined, to: number): number | undefined => {
  const value = text !== undefined && /^(0|[1-9]\d{0,12})$/.test(text) ? Number(text) : undefined;
  return isWhole(value, 0, to) ? value : undefined;
};

function readNames(text: string | undefined, seats: number): string[] | undefined {
  const names = text ? text.split('*') : undefined; // nobody is named
  if (names?.length !== seats) return undefined;
  try {
    return names.map((name) => decodeURIComponent(name));
  } catch {
    return undefined;
  }
}

/** A figure that JSON reads and cannot write, as 1e999, is damage. */
const writable = (_: string, value: unknown): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError();
  return value;
};

/** What it holds is checked where it is replayed. */
function readRecord(text: string): MatchRecord<unknown> | undefined {
  try {
    const record: unknown = JSON.parse(text, writable);
    return typeof record === 'object' && record !== null ? (record as MatchRecord<unknown>) : undefined;
  } catch {
    return undefined;
  }
}
