import type { Player } from '../../src/match/players.js';
import { sumText, type Writer } from '../../src/words/say.js';

export interface Told {
  readonly match: { readonly players: readonly Player[] };
  readonly rtl: boolean;
  figure(value: number): string;
}

/**
 * How the facts of a sentence are written at a table.
 * @param own a sum, where the game has a way of its own to write it.
 */
export const writerAt = <V extends Told>(v: V, own?: (v: V, sum: string) => string): Writer => ({
  figure: v.figure,
  name: (seat) => v.match.players[seat].name,
  sum(text) {
    if (own) return own(v, text);
    // Among words that run the other way it still runs its own.
    const sum = sumText(text, v.figure);
    return v.rtl ? `\u2066${sum}\u2069` : sum;
  },
});
