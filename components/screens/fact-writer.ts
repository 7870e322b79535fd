import type { Player } from '../../src/match/players.js';
import { sumText, type Writer } from '../../src/words/say.js';
import { nameIn } from '../ui/player-name.js';

/** What the facts of a sentence are written from. */
export interface FactContext {
  readonly match: { readonly players: readonly Player[] };
  readonly rtl: boolean;
  figure(value: number): string;
}

/**
 * Writes the facts of a sentence: figures, names, sums.
 * @param ownSum writes a sum, for a game that has a way of its own.
 */
export const factWriter = <C extends FactContext>(v: C, ownSum?: (v: C, sum: string) => string): Writer => ({
  figure: v.figure,
  name: (seat) => nameIn(v.match.players[seat]),
  sum(text) {
    if (ownSum) return ownSum(v, text);
    const sum = sumText(text, v.figure);
    // A sum runs from left to right, among words that run the other way too.
    return v.rtl ? `\u2066${sum}\u2069` : sum;
  },
});
