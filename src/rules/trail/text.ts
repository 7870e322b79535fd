/**
 * Building blocks of the notation shared by PLYT and Sequence. Only the characters `A–Z a–z 0–9 - _ ~ .` are used, so
 * that a position needs no escaping in a URL. Readers may return NaN or undefined for malformed text: callers validate
 * the result, and accept a text only if writing the result produces the same text.
 */
import { cardTypes, type Card, type PackCard } from './cards.js';
import { readNumber } from './given.js';
import type { OwnMove } from './hands.js';
import type { Starting } from './start.js';

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
