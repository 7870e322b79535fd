/**
 * Pieces of the notation that PLYT and Sequence share. Only `A–Z a–z 0–9 - _ ~ .` are used, so that a position can stand
 * in an address as it is. Readers here may give NaN or undefined for bad text: what they read is checked afterwards, and
 * a text counts only if writing what was read gives the same text again.
 */
import { cardTypes, countsOf, type Card, type CardCounts, type PackCard } from './cards.js';
import type { Starting } from './start.js';

/** The longest text that is looked at; no position comes near it. */
export const LONGEST_TEXT = 4096;

/** Each die one character: 1 to 9, a, b, c. */
export const writeDice = (dice: readonly number[]): string => dice.map((die) => die.toString(13)).join('');
export const readDice = (text: string): number[] => [...text].map((die) => parseInt(die, 13));

/** Each card one character: 0 to 7 by its type, - where it is hidden, u where nobody has seen it yet. */
export const writeCards = (cards: readonly PackCard[]): string =>
  cards.map((card) => (card === 'hidden' ? '-' : card === 'unseen' ? 'u' : cardTypes.indexOf(card))).join('');
export const readCards = (text: string): Card[] =>
  [...text].map((card) => (card === '-' ? 'hidden' : cardTypes[Number(card)]));
/** The cards of a pack. */
export const readPack = (text: string): PackCard[] =>
  [...text].map((card) => (card === '-' ? 'hidden' : card === 'u' ? 'unseen' : cardTypes[Number(card)]));

export const writeNumbers = (numbers: readonly number[]): string => numbers.join('_');
export const readNumbers = (text: string): number[] => text.split('_').map(readNumber);
export const readNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : NaN);

/** How one option is written: its letter, then its value. What `read` gives goes through the check of the options. */
export interface OptionCodec<T> {
  readonly letter: string;
  readonly write: (value: T) => string;
  readonly read: (text: string) => unknown;
}

export type OptionCodecs<O> = { readonly [K in keyof O]: OptionCodec<O[K]> };

export const numberCodec = (letter: string): OptionCodec<number> => ({ letter, write: String, read: readNumber });

/** An option of two values of which the default is not written: its letter alone stands for the other one. */
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

/** One bit for each square from 1 to 112, four to a hexadecimal digit. */
export const plytSquaresCodec: OptionCodec<readonly number[]> = {
  letter: 'q',
  write: (squares) =>
    Array.from({ length: 28 }, (_, digit) =>
      [0, 1, 2, 3].reduce((bits, bit) => bits + (squares.includes(4 * digit + bit + 1) ? 1 << bit : 0), 0).toString(16),
    ).join(''),
  read: (text) =>
    [...text].flatMap((digit, i) =>
      [0, 1, 2, 3].filter((bit) => (parseInt(digit, 16) >> bit) & 1).map((bit) => 4 * i + bit + 1),
    ),
};

/** The options that differ from the defaults, divided by `~`. */
export function writeOptions<O extends object>(options: O, defaults: O, codecs: OptionCodecs<O>): string {
  return (Object.keys(codecs) as (keyof O)[])
    .filter((name) => JSON.stringify(options[name]) !== JSON.stringify(defaults[name]))
    .map((name) => codecs[name].letter + codecs[name].write(options[name]))
    .join('~');
}

/** The options in a text, still unchecked; null where a letter is unknown. */
export function readOptions<O extends object>(text: string, codecs: OptionCodecs<O>): Record<string, unknown> | null {
  const given: Record<string, unknown> = {};
  for (const part of text === '' ? [] : text.split('~')) {
    const name = (Object.keys(codecs) as (keyof O & string)[]).find((known) => codecs[known].letter === part[0]);
    if (name === undefined) return null;
    given[name] = codecs[name].read(part.slice(1));
  }
  return given;
}

/** A pattern of a phase, and the phase that its groups give; what they mean together is checked afterwards. */
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
