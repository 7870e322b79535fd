/** Formats sentences: a sentence has a code in a table of words, and is given facts. Used for hints, reviews and puzzles. */
import type { Seat } from '../rules/game.js';
import type { Writing } from './notation.js';

type Sentence = string | ((...given: string[]) => string);

/** Sentences by their codes; a sentence with facts receives them as texts, in order. */
export type Sentences<K extends string = string> = Readonly<Record<K, Sentence>>;

/**
 * A fact for a sentence. A text may contain a number, as the place E3 does; each pair in a list of pairs is written by the writer's `pair`.
 * `seat`: a player, to be named; `sum`: a sum in ASCII, `7*8=?`, where `?` stands for an unknown number; `sums`: several, one after
 * another; `pieces`: digits and signs, each by itself.
 */
export type Fact =
  | number
  | string
  | readonly number[]
  | readonly (readonly number[])[]
  | { readonly seat: Seat }
  | { readonly sum: string }
  | { readonly pieces: string }
  | { readonly sums: readonly string[] };

/** A sentence to be said: its code, and its facts. */
export interface Saying {
  readonly code: string;
  readonly given: readonly Fact[];
}

/** The texts for the refusals of a game, by `reason`. */
export type Refusals = Readonly<Record<string, (details: Readonly<Record<string, number | string>>) => string>>;

/**
 * The refusal of a move: its reason, the message of the rules, which is in English, and the details. Texts among the details are sums and
 * pieces in ASCII.
 */
export interface Refused {
  readonly reason: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, number | string>> | undefined;
}

/** Returns the text of a refusal in the reader's language, digits and signs; the message of the rules if the table has no sentence. */
export function sayRefusal(
  table: Refusals,
  { reason, message, details = {} }: Refused,
  { notation: { times, divide }, figure, written }: Writing & { readonly written: (sum: string) => string },
): string {
  const told: Record<string, string> = { times, divide };
  for (const [name, value] of Object.entries(details)) {
    told[name] = typeof value === 'number' ? figure(value) : written(value);
  }
  return table[reason]?.(told) ?? message;
}

/** The functions that format facts for the reader. Those for facts that the sentences never contain may be omitted. */
export interface Writer {
  /** Formats a number in the reader's digits, with tenths if it has any. */
  readonly figure: (value: number) => string;
  readonly name?: (seat: Seat) => string;
  /** Formats a sum or a sign in ASCII in the reader's notation; without it, the signs stay unchanged. */
  readonly sum?: (text: string) => string;
  /** Formats the name of a place in the reader's notation; without it, only its number is formatted. */
  readonly place?: (text: string) => string;
  /** The separator between two steps of a sum: "…, then …". */
  readonly then?: string;
  /** Formats a pair of numbers that belong together. */
  readonly pair?: (...numbers: string[]) => string;
}

const inDigits = (text: string, figure: Writer['figure']): string =>
  text.replace(/\d+/g, (digits) => figure(Number(digits)));

function written(fact: Fact, writer: Writer): string {
  const { figure, pair, place, name = String, sum = (text) => inDigits(text, figure), then = '' } = writer;
  const tenths = (value: number): string => figure(Math.round(value * 10) / 10);
  if (typeof fact === 'string') return place && /^[A-K]\d+$/.test(fact) ? place(fact) : inDigits(fact, figure);
  if (typeof fact === 'number') return tenths(fact);
  if ('seat' in fact) return name(fact.seat);
  if ('sum' in fact) return sum(fact.sum);
  if ('pieces' in fact) return [...fact.pieces].map((piece) => sum(piece)).join(', ');
  if ('sums' in fact) return fact.sums.map((one) => sum(one)).join(`${then} `);
  const isPairs = fact.some((one) => typeof one !== 'number');
  return isPairs
    ? fact.map((one) => pair?.(...[one].flat().map(tenths)) ?? '').join(', ')
    : fact.flat().map(tenths).join(' ');
}

/** Returns the sentence; empty if the table has none with that code. */
export function say(table: Sentences, { code, given }: Saying, writer: Writer): string {
  const sentence = Object.hasOwn(table, code) ? table[code] : '';
  return typeof sentence === 'string' ? sentence : sentence(...given.map((fact) => written(fact, writer)));
}
