import { claims as claimsOf } from '../../src/rules/sequence/dice.js';
import { diceNow, picked } from './input.js';
import { besideWords, numbersOf } from './telling.js';
import type { SequenceView } from './view.js';

const tenth = (v: SequenceView, value: number): string => {
  const rounded = Math.round(value * 10);
  // The reader's own mark before the tenths.
  const mark = (1.5).toLocaleString(v.languageTag).charAt(1);
  return rounded % 10
    ? `${v.figure(Math.floor(rounded / 10))}${mark}${v.figure(rounded % 10)}`
    : v.figure(rounded / 10);
};

/** A tip in sentences: the best move and what it is worth, then the player's own choice; undefined without one. */
export function tipText(v: SequenceView): string[] | undefined {
  const { tip } = v.fingers;
  if (tip?.ply !== v.match.ply) return undefined;
  const { tip: w, table } = besideWords(v);
  const { state } = v.match;
  const { move, values } = tip;
  if (!move) return [w.thinks];
  const dice = diceNow(state);
  switch (move.type) {
    case 'stop':
    case 'keep': {
      const keep = move.type === 'keep' ? move.keep : values ? values.length - 1 : 0;
      const worth = tenth(v, values?.[keep] ?? 0);
      const best =
        move.type === 'stop' ? w.stop(worth) : keep ? w.keep(numbersOf(v, dice, keep), worth) : w.keepNone(worth);
      const own = picked(v);
      if (!values || own === 0) return [best];
      return [best, values[own] >= values[keep] ? w.same : w.yours(tenth(v, values[own]))];
    }
    case 'declare': {
      const claim = claimsOf(dice, state.options.totalRule)[0];
      return [w.name(table.kinds[move.kind], numbersOf(v, dice, move.dice), v.figure(claim?.score ?? 0))];
    }
    case 'card':
      return [w.card(v.match.players[move.seat].name, v.figure(move.to))];
    default:
      return [w.pass];
  }
}
