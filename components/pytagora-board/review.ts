import { plusAndMinusReviewer, pytagoraReviewer } from '../../src/review/pytagora.js';
import type { PytagoraEvent, PytagoraMove, PytagoraOptions, PytagoraState } from '../../src/rules/pytagora/index.js';
import { pytagoraReview as english } from '../../src/words/en/review-moves.js';
import { pytagoraReview as italian } from '../../src/words/it/review-moves.js';
import { reviewRoom } from '../screens/review.js';
import type { PytagoraView } from './context.js';

const tables = { en: english, it: italian };

/** What was laid, beside the equation that was worth most. */
export const room = reviewRoom<PytagoraOptions, PytagoraState, PytagoraMove, PytagoraEvent, PytagoraView>(
  ({ kind }) => (kind === 'pytagora' ? pytagoraReviewer : plusAndMinusReviewer),
  {
    move(v, _, move) {
      const words = tables[v.languageTag as keyof typeof tables];
      if (move.type === 'lay') return words.lay(v.written(move.text));
      return move.type === 'exchange' ? words.exchange : words.pass;
    },
    sum: (v, text) => v.written(text),
    // Draws are no step of the scrub.
    step: ({ match }, ply) => match.plies.slice(0, ply).filter(({ by }) => by !== 'chance').length,
  },
);
