/* The text of a memory, which platforms and devices store: ASCII, base64url, at most 1,244 characters. */
import { bad, ok, type Result } from '../rules/result.js';
import { digits, numberAt, pack } from './base64.js';
import { facts, items } from './items.js';
import { keyRange, lastDay, mostDays, paces, type KnownFact, type KnownSkill, type Memory } from './memory.js';

/*
 *     f1 · pace, untimed, copied (1) · key (1) · which items were met (40) · an item (5 each) · times (0 to 20)
 *   item  log((D+R)/U) (1) · log(R/D) (1) · day (2) · box × 8 + days (1)
 *  skill  right (1) · answered (1) · day (2) · days (1), in quarters
 */
const version = 'f1';
const mapLength = 40;
const head = version.length + 2;
const perItem = 5;
const most = 63;

/** The largest logarithm of a ratio that can be stored. */
const edge = 4;
const mostBox = 5;
/** The unit of a time, in milliseconds. */
const timeUnit = 200;
const mostTimes = 20;

const cap = (value: number, to: number): number => Math.min(to, Math.max(0, Math.round(value) || 0));

const writeRatio = (ratio: number): number => cap(((Math.log(ratio) + edge) / (2 * edge)) * most, most);
/** Returns the share of the first of two numbers in their sum, given the written ratio. */
const readShare = (digit: number): number => 1 / (1 + Math.exp(edge - (digit * 2 * edge) / most));

/** Writes the two digits of an item's state, and when it was answered. */
const writeItem = (one: number, two: number, { day, days }: Pick<KnownFact, 'day' | 'days'>, box = 0): string =>
  pack(one) + pack(two) + pack(cap(day, lastDay), 2) + pack(box * 8 + cap(days, mostDays));

const writeFact = (known: KnownFact): string =>
  writeItem(writeRatio((known.d + known.r) / known.u), writeRatio(known.r / known.d), known, known.box);

const writeSkill = (known: KnownSkill): string =>
  writeItem(cap(known.right * 4, most), cap(known.answered * 4, most), known);

/** Writes a memory as text. */
export function write(memory: Memory): string {
  const { pace, untimed, copied, key, times } = memory;
  const known = [
    ...memory.facts.map((one) => one && writeFact(one)),
    ...memory.skills.map((one) => one && writeSkill(one)),
  ];
  let map = '';
  for (let i = 0; i < mapLength; i++)
    map += pack(known.slice(6 * i, 6 * i + 6).reduce((bits, one, j) => bits | (one ? 1 << j : 0), 0));
  const [low, high] = keyRange;
  return [
    version,
    pack(paces.indexOf(pace) + (untimed ? 3 : 0) + (copied ? 6 : 0)),
    pack(cap(((key - low) / (high - low)) * most, most)),
    map,
    ...known.map((one) => one ?? ''),
    ...times.map((time) => pack(cap(time / timeUnit, most))),
  ].join('');
}

/**
 * Writes a memory in at most `room` characters, omitting the facts that have lasted longest since they were asked; undefined if that is not
 * enough.
 */
export function writeWithin(memory: Memory, room: number): string | undefined {
  const text = write(memory);
  const gone = Math.ceil((text.length - room) / perItem);
  if (gone <= 0) return text;
  const oldest = memory.facts
    .flatMap((known, at) => (known && known.box >= 4 ? [{ at, day: known.day }] : []))
    .sort((a, b) => a.day - b.day)
    .slice(0, gone)
    .map(({ at }) => at);
  if (oldest.length < gone) return undefined;
  return write({ ...memory, facts: memory.facts.map((known, at) => (oldest.includes(at) ? null : known)) });
}

/** Reads an item; undefined if it is damaged. */
function readItem(text: string, isFact: boolean): KnownFact | KnownSkill | undefined {
  const [one, two, last] = [0, 1, 4].map((at) => numberAt(text, at));
  const [box, days, day] = [last >> 3, last & mostDays, numberAt(text, 2, 2)];
  if (!days || box > (isFact ? mostBox : 0) || (!isFact && one > two)) return undefined;
  if (!isFact) return { right: one / 4, answered: two / 4, days, day };
  const knows = readShare(one);
  const quick = readShare(two);
  return { u: 1 - knows, d: knows * (1 - quick), r: knows * quick, box, days, day };
}

/**
 * Reads the output of `write`; untrusted. The code of an error is `version` or `memory`. Probabilities are restored
 * to within 0.022.
 */
export function read(text: unknown): Result<Memory> {
  if (typeof text !== 'string' || !/^f\d/.test(text)) return bad('memory', 'This is not what a child knows.');
  if (!text.startsWith(version)) return bad('version', 'What the child knows was written by another version.');
  const damaged = bad<Memory>('memory', 'What the child knows is damaged.');
  if (!digits.test(text) || text.length < head + mapLength) return damaged;
  const flags = numberAt(text, 2);
  let end = head + mapLength;
  const parts = items.map((_, at) => {
    const isMet = (numberAt(text, head + Math.floor(at / 6)) >> (at % 6)) & 1;
    return isMet ? text.slice(end, (end += perItem)) : null;
  });
  // Bits beyond the last item are 0.
  if (flags > 11 || text.length < end || text.length > end + mostTimes || numberAt(text, head + mapLength - 1) > 3)
    return damaged;
  const known = parts.map((part, at) => part && readItem(part, at < facts.length));
  if (known.includes(undefined)) return damaged;
  const [low, high] = keyRange;
  return ok({
    pace: paces[flags % 3],
    untimed: Math.floor(flags / 3) % 2 === 1,
    copied: flags >= 6,
    key: low + ((high - low) * numberAt(text, 3)) / most,
    times: [...text.slice(end)].map((digit) => numberAt(digit, 0) * timeUnit),
    facts: known.slice(0, facts.length) as (KnownFact | null)[],
    skills: known.slice(facts.length) as (KnownSkill | null)[],
  });
}
