/**
 * Building blocks of the notation shared by PLYT and Sequence. Only the characters `A–Z a–z 0–9 - _ ~ .` are used, so
 * that a position needs no escaping in a URL. Readers may return NaN or undefined for malformed text: callers validate
 * the result, and accept a text only if writing the result produces the same text.
 */
import { cardTypes, countsOf, type Card, type CardCounts, type PackCard } from './cards.js';
import type { OwnMove } from './hands.js';
import type { Starting } from './start.js';

/** The longest text that is accepted, in characters; no position comes close to it. */
export const LONGEST_TEXT = 4096;

/** Writes each die as one character: 1 to 9, a, b, c. */
export const writeDice = (dice: readonly number[]): string => dice.map((die) => die.toString(13)).join('');
/** Reads dice written by `writeDice`. */
export const readDice = (text: string): number[] => [...text].map((die) => parseInt(die, 13));

/** Writes each card as one character: 0 to 7 by type, - if hidden, u if nobody has seen it yet. */
export const writeCards = (cards: readonly PackCard[]): string =>
  cards.map((card) => (card === 'hidden' ? '-' : card === 'unseen' ? 'u' : cardTypes.indexOf(card))).join('');
export const readCards = (text: string): Card[] =>
  [...text].map((card) => (card === '-' ? 'hidden' : cardTypes[Number(card)]));
/** Reads the cards of a pack, which may be unseen. */
export const readPack = (text: string): PackCard[] =>
  [...text].map((card) => (card === '-' ? 'hidden' : card === 'u' ? 'unseen' : cardTypes[Number(card)]));

export const writeNumbers = (numbers: readonly number[]): string => numbers.join('_');
export const readNumbers = (text: string): number[] => text.split('_').map(readNumber);
export const readNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : NaN);

/**
 * The notation of one option: its letter, then its value. The result of `read` still has to be validated by the option.
 */
export interface OptionCodec<T> {
  readonly letter: string;
  readonly write: (value: T) => string;
  readonly read: (text: string) => unknown;
}

export type OptionCodecs<O> = { readonly [K in keyof O]: OptionCodec<O[K]> };

/** A codec for a number. */
export const numberCodec = (letter: string): OptionCodec<number> => ({ letter, write: String, read: readNumber });

/** A codec for an option with two values: the default is omitted, and the letter alone stands for the other value. */
export const flagCodec = (letter: string, value: unknown): OptionCodec<unknown> => ({
  letter,
  write: () => '',
  read: () => value,
});

export const cardsCodec: OptionCodec<CardCounts> = {
  letter: 'c',
  write: (counts) => cardTypes.map((type) => counts[type]).join(''),
  read: (text) => ({
    ...countsOf(0),
    ...Object.fromEntries(cardTypes.map((type, i) => [type, readNumber(text[i] ?? '')])),
  }),
};

/** Writes one bit for each square from 1 to 112, four per hexadecimal digit. */
export const plytSquaresCodec: OptionCodec<readonly number[]> = {
  letter: 'q',
  write: (squares) => {
    const digits = Array<number>(28).fill(0);
    for (const square of squares) digits[(square - 1) >> 2] |= 1 << ((square - 1) & 3);
    return digits.map((digit) => digit.toString(16)).join('');
  },
  read: (text) =>
    [...text].flatMap((digit, i) => {
      const bits = parseInt(digit, 16);
      return [0, 1, 2, 3].filter((bit) => (bits >> bit) & 1).map((bit) => 4 * i + bit + 1);
    }),
};

/** Returns whether two values are the same. Most options are the default object itself, which is compared first. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Writes the options that differ from the defaults, separated by `~`. */
export function writeOptions<O extends object>(options: O, defaults: O, codecs: OptionCodecs<O>): string {
  return (Object.keys(codecs) as (keyof O)[])
    .filter((name) => !isSame(options[name], defaults[name]))
    .map((name) => codecs[name].letter + codecs[name].write(options[name]))
    .join('~');
}

/** Reads options without validating them. Returns null if a letter is unknown. */
export function readOptions<O extends object>(text: string, codecs: OptionCodecs<O>): Record<string, unknown> | null {
  const given: Record<string, unknown> = {};
  for (const part of text === '' ? [] : text.split('~')) {
    const name = (Object.keys(codecs) as (keyof O & string)[]).find((known) => codecs[known].letter === part[0]);
    if (name === undefined) return null;
    given[name] = codecs[name].read(part.slice(1));
  }
  return given;
}

/** A pattern for a phase and the phase built from its groups. Callers validate the result. */
export type PhasePattern<P> = readonly [RegExp, (...groups: string[]) => P];

export function readPhase<P>(text: string, patterns: readonly PhasePattern<P>[]): P | null {
  for (const [pattern, make] of patterns) {
    const groups = pattern.exec(text);
    if (groups) return make(...groups.slice(1));
  }
  return null;
}

export const writeStarting = ({ rolling, rolled }: Starting): string => `s${rolling.join('')}_${writeDice(rolled)}`;
export const startingPattern: PhasePattern<Starting & { readonly type: 'start' }> = [
  /^s(\d{2,6})_([1-9a-c]{0,5})$/,
  (rolling, rolled) => ({ type: 'start', rolling: [...rolling].map(Number), rolled: readDice(rolled) }),
];

const ownLetters: Readonly<Record<OwnMove, string>> = { 'to-come': 't', made: 'm', 'held-back': 'h', lost: 'l' };

/** Writes the state of a player's own move as one letter. */
export const writeOwn = (own: OwnMove): string => ownLetters[own];
export const readOwn = (letter: string): OwnMove =>
  (Object.keys(ownLetters) as OwnMove[]).find((own) => ownLetters[own] === letter) ?? 'lost';
