import { upAndDownReviewer } from '../../src/review/up-and-down.js';
import type {
  UpAndDownEvent,
  UpAndDownMove,
  UpAndDownOptions,
  UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import { squareReview as english, youngReview as youngEnglish } from '../../src/words/en/review-moves.js';
import { squareReview as italian, youngReview as youngItalian } from '../../src/words/it/review-moves.js';
import { pieces } from '../ui/pieces.js';
import { reviewRoom } from '../screens/review.js';
import { endsFor } from './input.js';
import type { SquareView } from './context.js';

const tables = {
  en: { own: english, young: youngEnglish },
  it: { own: italian, young: youngItalian },
};
const wordsOf = (v: SquareView) => tables[v.languageTag as keyof typeof tables];

/** Which of two numbers, or of two ends, leaves more to lay; and what the bag gave. */
export const room = reviewRoom<UpAndDownOptions, UpAndDownState, UpAndDownMove, UpAndDownEvent, SquareView>(
  () => upAndDownReviewer,
  {
    move(v, before, { digit, ...move }) {
      const { lay, layRight, layDown } = wordsOf(v).own;
      const end = 'end' in move ? move.end : undefined;
      const isCertain = end === undefined || endsFor(before, digit).length < 2;
      return (isCertain ? lay : end === 0 ? layRight : layDown)(v.figure(digit));
    },
    picture: (v, _, { digit }) => pieces({ glyph: v.figure(digit), tenths: digit }),
    words: (v) => ({ ...wordsOf(v).young, noChoice: wordsOf(v).own.noChoice }),
    story(v, seat) {
      const events = v.match.plies.flatMap((ply) => ply.events);
      const count = (type: UpAndDownEvent['type']): string =>
        v.figure(events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length);
      return wordsOf(v).own.story(count('placed'), count('drawn'));
    },
    // The more often the other comes beside it, the better was it seen.
    worth: ({ why }) => (why.code === 'square-best' ? Number(why.given[3]) - Number(why.given[1]) : 0),
  },
);
