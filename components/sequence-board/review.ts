import { html, nothing, type TemplateResult } from 'lit';
import { sequenceReviewer } from '../../src/review/sequence.js';
import {
  ALL_DICE,
  type SequenceEvent,
  type SequenceMove,
  type SequenceOptions,
  type SequenceState,
} from '../../src/rules/sequence/index.js';
import { die } from '../ui/dice/die.js';
import { reviewOf } from '../screens/review.js';
import { numbersOf } from './announcements.js';
import type { SequenceContext } from './context.js';

/** The dice of a move, as a mask: kept, or named. */
const maskOf = (move: SequenceMove): number =>
  move.type === 'keep' ? move.keep : move.type === 'declare' ? move.dice : move.type === 'stop' ? ALL_DICE : 0;

/** The six dice: those that are kept or named stand out, the others lie below. */
function diceOf(v: SequenceContext, { phase }: SequenceState, move: SequenceMove): TemplateResult | undefined {
  if (phase.type !== 'keep' && phase.type !== 'declare') return undefined;
  const mask = maskOf(move);
  return html`<div class="six" aria-hidden="true">
    ${phase.dice.map(
      (face, i) =>
        html`<span class=${(mask >> i) & 1 ? 'in' : 'out'}
          >${die({ face: v.figure(face), master: i === 0, underlined: face === 6 || face === 9 })}${
            (mask >> i) & 1 ? nothing : html`<i>${move.type === 'keep' ? '↻' : ''}</i>`
          }</span
        >`,
    )}
  </div>`;
}

/** What was kept and named, beside the best. */
export const review = reviewOf<SequenceOptions, SequenceState, SequenceMove, SequenceEvent, SequenceContext>(
  () => sequenceReviewer,
  {
    move(v, { phase }, move) {
      const words = v.gameWords.review;
      const dice = 'dice' in phase ? numbersOf(v, phase.dice, maskOf(move)) : '';
      switch (move.type) {
        case 'keep':
          return move.keep ? words.keep(dice) : words.keepNone;
        case 'stop':
          return words.stop;
        case 'declare':
          return words.name(v.gameWords.table.kinds[move.kind], dice);
        default:
          return words.pass;
      }
    },
    picture: diceOf,
    // Of the best choices the claim or the stop that brought most: what is kept is only hoped for.
    worth: ({ played, value }) => (played.type === 'declare' || played.type === 'stop' ? value : 0),
  },
);
