import { sequenceBot } from '../../src/bots/sequence.js';
import { sequenceHinter } from '../../src/hints/sequence.js';
import { ALL_DICE, type SequenceMove } from '../../src/rules/sequence/index.js';
import type { Rung } from '../../src/hints/hint.js';
import { hintsOf } from '../screens/hints.js';
import { picked } from './input.js';
import type { SequenceTypes, SequenceContext } from './context.js';

/** What the player's own choice is worth, beside the best one. */
function own(v: SequenceContext, move: SequenceMove): Pick<Rung, 'code' | 'given'>[] {
  const values = sequenceBot.values(v.match.state);
  const mask = picked(v);
  if (!values || !mask) return [];
  const best = values[move.type === 'keep' ? move.keep : ALL_DICE];
  return values[mask] >= best
    ? [{ code: 'sequence-same', given: [] }]
    : [{ code: 'sequence-yours', given: [values[mask]] }];
}

/** Hints, fetched when one is asked for. */
export const hints = hintsOf<SequenceTypes>({
  hinter: sequenceHinter,
  words: ({ words: { hints }, gameWords }) => ({ ...hints.cards, ...gameWords.hints }),
  more: (v, { at, move }) => (at === 3 ? own(v, move) : []),
  aloud: (v, { squares = [] }) => squares.map((square) => v.figure(square)).join(', '),
});
