import { plytReviewer } from '../../src/review/plyt.js';
import type { PlytEvent, PlytMove, PlytOptions, PlytState } from '../../src/rules/plyt/index.js';
import { reviewOf } from '../screens/review.js';
import { squareFigure } from './squares.js';
import type { PlytContext } from './context.js';

/** How many dice were thrown, what was answered and what cards did, beside the best. */
export const review = reviewOf<PlytOptions, PlytState, PlytMove, PlytEvent, PlytContext>(() => plytReviewer, {
  move(v, _, move) {
    const words = v.gameWords.review;
    switch (move.type) {
      case 'choose':
        return words.dice(move.dice);
      case 'answer':
        return words.answer(v.figure(move.answer));
      case 'card':
        return words.card(v.match.players[move.seat].name, squareFigure(v, move.to));
      default:
        return words.late;
    }
  },
  // The right answer to the most dice, of as many the greatest.
  worth: ({ unit, why: { given } }) => {
    const [sum, expected] = given;
    return unit === 'answer' && typeof sum === 'object' && 'sum' in sum
      ? sum.sum.split(/[*+]/).length * 1e7 + Number(expected)
      : 0;
  },
});
