import type { Player } from '../../src/match/players.js';
import { placeText, type Writing } from '../../src/words/notation.js';
import type { Writer } from '../../src/words/say.js';
import { nameIn } from '../style/player-name.js';

/** The part of a context that formats the facts of a sentence. */
export interface FactContext extends Writing {
  /** Returns a calculation in ASCII in the reader's notation. */
  readonly written: (sum: string) => string;
  readonly match: { readonly players: readonly Player[] };
}

/** Returns a formatter for the facts of a sentence: numbers, names, calculations. */
export const factWriter = (v: FactContext): Writer => ({
  figure: v.figure,
  place: (text) => placeText(text, v),
  name: (seat) => nameIn(v.match.players[seat]),
  sum: v.written,
});
