/** How a sentence is said: by its code in a table of words, and the facts that it is given. Hints, look backs and puzzles speak so. */
import type { Seat } from '../rules/game.js';
import type { Writing } from './notation.js';

type Sentence = string | ((...given: string[]) => string);

/** Sentences by their codes; one that is given facts gets them written, in order. */
export type Sentences<K extends string = string> = Readonly<Record<K, Sentence>>;

/**
 * A fact for a sentence. A text may have a number within, as a place has, E3; of a list of pairs each is said by the
 * table's own pair. `seat`: a player, to be named; `sum`: a sum in ASCII, `7*8=?`, where `?` stands for a number that is to be
 * found; `sums`: one after another; `pieces`: digits and signs, each by itself.
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

/** What is said: the code of a sentence, and what it is given. */
export interface Saying {
  readonly code: string;
  readonly given: readonly Fact[];
}

/** What the refusals of a game say, by `reason`. */
export type Refusals = Readonly<Record<string, (details: Readonly<Record<string, number | string>>) => string>>;

/**
 * Why a move was refused: by which reason, in the words of the rules, which are English, and what there is to tell. Texts
 * among that are sums and pieces in ASCII.
 */
export interface Refused {
  readonly reason: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, number | string>> | undefined;
}

/** A refusal in the reader's words, digits and signs; as the rules say it where the table has no sentence. */
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

/** How the reader has facts written. What is left out is for facts that the sentences never have. */
export interface Writer {
  /** A number in the reader's digits, with tenths where there are some. */
  readonly figure: (value: number) => string;
  readonly name?: (seat: Seat) => string;
  /** A sum or a sign in ASCII, as the reader writes it; without it the signs stay. */
  readonly sum?: (text: string) => string;
  /** The name of a place, as the reader writes it; without it only its number is written. */
  readonly place?: (text: string) => string;
  /** Between two steps of a sum: "…, then …". */
  readonly then?: string;
  /** Two numbers that belong together. */
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

/** The sentence; empty where the table has none by that code. */
export function say(table: Sentences, { code, given }: Saying, writer: Writer): string {
  const sentence = Object.hasOwn(table, code) ? table[code] : '';
  return typeof sentence === 'string' ? sentence : sentence(...given.map((fact) => written(fact, writer)));
}
