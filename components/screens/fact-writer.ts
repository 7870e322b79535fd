import type { Player } from '../../src/match/players.js';
import { placeText, sumText, type Writing } from '../../src/words/notation.js';
import type { Writer } from '../../src/words/say.js';
import { nameIn } from '../ui/player-name.js';

/** What formatting the facts of a sentence needs. */
export interface FactContext extends Writing {
  readonly match: { readonly players: readonly Player[] };
}

/**
 * Formats the facts of a sentence: numbers, names, calculations.
 * @param ownSum formats a calculation, for games with a notation of their own.
 */
export const factWriter = <C extends FactContext>(v: C, ownSum?: (v: C, sum: string) => string): Writer => ({
  figure: v.figure,
  place: (text) => placeText(text, v),
  name: (seat) => nameIn(v.match.players[seat]),
  sum(text) {
    if (ownSum) return ownSum(v, text);
    return sumText(text, v);
  },
});
