import type { Player } from '../../src/match/players.js';
import { placeText, type Writing } from '../../src/words/notation.js';
import type { Writer } from '../../src/words/say.js';
import { nameIn } from '../ui/player-name.js';

/** What formatting the facts of a sentence needs. */
export interface FactContext extends Writing {
  /** A sum in ASCII as the reader writes it. */
  readonly written: (sum: string) => string;
  readonly match: { readonly players: readonly Player[] };
}

/** Formats the facts of a sentence: numbers, names, calculations. */
export const factWriter = (v: FactContext): Writer => ({
  figure: v.figure,
  place: (text) => placeText(text, v),
  name: (seat) => nameIn(v.match.players[seat]),
  sum: v.written,
});
