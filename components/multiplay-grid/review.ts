import { multiplayReviewer } from '../../src/review/multiplay.js';
import type {
  MultiplayEvent,
  MultiplayMove,
  MultiplayOptions,
  MultiplayState,
} from '../../src/rules/multiplay/index.js';
import { reviewOf } from '../screens/review.js';
import { placeName } from './announcements.js';
import type { MultiplayContext } from './context.js';

/** What was said and turned, beside the best. */
export const review = reviewOf<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent, MultiplayContext>(
  () => multiplayReviewer,
  {
    move(v, { numbers, die, options }, move) {
      const words = v.gameWords.review;
      const { figure } = v;
      const sum = (factor: number): string => `${figure(die)} × ${figure(factor)}`;
      if (move.type === 'turn') {
        const number = numbers[move.cell];
        return words.turn(`${figure(number)} (${sum(number / die)})`, placeName(move.cell, options.size, figure));
      }
      return move.type === 'answer' ? words.say(sum(move.factor)) : words.late;
    },
    // What it brought at once: to see that is what one can find.
    worth: ({ why }) => (why.code === 'multiplay-best' ? Number(why.given[0]) : 0),
    answered: ({ why, played }) => (why.code === 'multiplay-wrong' ? false : 'answer' in played ? true : undefined),
  },
);
