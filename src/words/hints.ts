/** What hints say: one sentence for each rung of a ladder, by the codes of `src/hints`. */
import type { Seat } from '../rules/game.js';

type Said = (...given: string[]) => string;
type Table<K extends string> = Readonly<Record<K, string | Said>>;

/** Ways to work out a product or a sum. */
export type HintSums = Table<
  | 'sum-read'
  | 'sum-read-here'
  | 'sum-nought'
  | 'sum-once'
  | 'sum-twice'
  | 'sum-ten'
  | 'sum-half-of-ten'
  | 'sum-ten-less'
  | 'sum-ten-more'
  | 'sum-double'
  | 'sum-one-more'
  | 'sum-count-on'
  | 'sum-make-ten'
  | 'sum-order'
  | 'sum-tens'
  | 'sum-steps'
  | 'sum-last-step'
  | 'sum-answer'
>;

/** Cards of the trail. */
export type HintCards = Table<'card' | 'card-whom' | 'card-ahead' | 'card-back'>;

export type PlytHints = Table<
  | 'plyt-only'
  | 'plyt-throw'
  | 'plyt-count'
  | 'plyt-compare'
  | 'plyt-dice'
  | 'plyt-turned'
  | 'plyt-turned-useful'
  | 'plyt-turned-useless'
  | 'plyt-keep'
  | 'plyt-put-back'
  | 'plyt-hand'
  | 'plyt-hand-card'
  | 'plyt-hand-move'
  | 'plyt-hand-none'
  | 'plyt-advance'
  | 'plyt-done'
>;

export type SequenceHints = Table<
  | 'sequence-enough'
  | 'sequence-made'
  | 'sequence-rolls-bring'
  | 'sequence-stop'
  | 'sequence-together'
  | 'sequence-kept-brings'
  | 'sequence-keep-none'
  | 'sequence-towards'
  | 'sequence-begin'
  | 'sequence-keep'
  | 'sequence-look'
  | 'sequence-short'
  | 'sequence-pass'
  | 'sequence-kind'
  | 'sequence-kind-begin'
  | 'sequence-name'
  | 'sequence-yours'
  | 'sequence-same'
>;

export type MultiplayHints = Table<
  | 'multiplay-row'
  | 'multiplay-trap'
  | 'multiplay-quiet'
  | 'multiplay-row-here'
  | 'multiplay-trap-here'
  | 'multiplay-quiet-here'
  | 'multiplay-row-turn'
  | 'multiplay-trap-turn'
  | 'multiplay-quiet-turn'
  | 'multiplay-say'
  | 'multiplay-say-points'
  | 'multiplay-say-quiet'
  | 'multiplay-end'
  | 'multiplay-end-ahead'
  | 'multiplay-end-behind'
  | 'multiplay-end-level'
  | 'multiplay-end-now'
  | 'multiplay-end-later'
>;

export type PytagoraHints = Table<
  | 'pytagora-sign'
  | 'pytagora-crossing'
  | 'pytagora-apart'
  | 'pytagora-equation'
  | 'pytagora-none'
  | 'pytagora-exchange-left'
  | 'pytagora-exchange'
  | 'pytagora-pass-left'
  | 'pytagora-pass'
>;

export type SquareHints = Table<'square-next' | 'square-two' | 'square-here' | 'square-lay'>;

export type TablesHints = Table<'tables-rows' | 'tables-look' | 'tables-first' | 'tables-lay' | 'tables-pass'>;

/** What stands around a hint in all games. */
export interface HintPanelWords {
  /** How far up the ladder: "Hint 2 of 3". */
  readonly rung: (rung: string, of: string) => string;
  readonly more: string;
  /** What is added to the name of what is marked. */
  readonly marked: string;
  readonly close: string;
  readonly thinks: string;
  /** Nothing is to be chosen now. */
  readonly none: string;
  /** It could not be found. */
  readonly failed: string;
  /** Joins two steps of a sum: "…, then …". */
  readonly then: string;
}

/** A fact for a sentence, as `src/hints` gives it. */
export type HintFact =
  | number
  | string
  | readonly number[]
  | { readonly seat: Seat }
  | { readonly sum: string }
  | { readonly pieces: string }
  | { readonly sums: readonly string[] };

/** How the reader has facts written. */
export interface HintWriter {
  /** A number in the reader's digits. */
  readonly figure: (value: number) => string;
  /** The reader's own mark before tenths. */
  readonly mark: string;
  readonly name: (seat: Seat) => string;
  /** A sum or a sign in ASCII, as the reader writes it. */
  readonly sum: (text: string) => string;
  readonly then: string;
}

function tenths(value: number, { figure, mark }: HintWriter): string {
  const rounded = Math.round(Math.abs(value) * 10);
  const sign = value < 0 && rounded ? '\u2212' : '';
  const whole = figure(Math.floor(rounded / 10));
  return rounded % 10 ? `${sign}${whole}${mark}${figure(rounded % 10)}` : `${sign}${whole}`;
}

function written(fact: HintFact, writer: HintWriter): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return tenths(fact, writer);
  if ('seat' in fact) return writer.name(fact.seat);
  if ('sum' in fact) return writer.sum(fact.sum);
  if ('pieces' in fact) return [...fact.pieces].map((glyph) => writer.sum(glyph)).join(', ');
  if ('sums' in fact) return fact.sums.map((sum) => writer.sum(sum)).join(`${writer.then} `);
  return fact.map((number) => writer.figure(number)).join(' ');
}

/** The sentence of a rung; empty where the table has none by that code. */
export function hintSentence(
  words: Readonly<Record<string, string | Said>>,
  { code, given }: { readonly code: string; readonly given: readonly HintFact[] },
  writer: HintWriter,
): string {
  const said = Object.hasOwn(words, code) ? words[code] : '';
  return typeof said === 'string' ? said : said(...given.map((fact) => written(fact, writer)));
}

const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '\u2212' };

/** A sum in ASCII as one writes it, 7 × 8 = ?, in one piece. */
export const sumText = (text: string, figure: (value: number) => string): string =>
  text
    .replace(/[-+*/=]/g, (sign) => `\u00a0${signs[sign] ?? sign}\u00a0`)
    .replace(/\d+/g, (digits) => figure(Number(digits)));
