import { tablesReviewer } from '../../src/review/tables.js';
import type { TablesEvent, TablesMove, TablesOptions, TablesState } from '../../src/rules/tables/index.js';
import { tablesReview as english, youngReview as youngEnglish } from '../../src/words/en/review-moves.js';
import { tablesReview as italian, youngReview as youngItalian } from '../../src/words/it/review-moves.js';
import { pieces } from '../ui/pieces.js';
import { reviewRoom } from '../screens/review.js';
import { sumText } from './input.js';
import type { TablesView } from './context.js';

const tables = {
  en: { own: english, young: youngEnglish },
  it: { own: italian, young: youngItalian },
};
const wordsOf = (v: TablesView) => tables[v.languageTag as keyof typeof tables];

/** What was laid, beside the right product. */
export const room = reviewRoom<TablesOptions, TablesState, TablesMove, TablesEvent, TablesView>(() => tablesReviewer, {
  move(v, before, move) {
    const { own } = wordsOf(v);
    const sum = sumText(v, before);
    return move.type === 'attach' ? own.lay(sum, move.digits.map((digit) => v.figure(digit)).join('')) : own.pass(sum);
  },
  picture: (v, _, move) =>
    move.type === 'attach'
      ? pieces({ glyph: '=' }, ...move.digits.map((digit) => ({ glyph: v.figure(digit) })))
      : undefined,
  words: (v) => wordsOf(v).young,
  // The greater the product, the harder to find.
  worth: ({ why }) => (why.code === 'tables-right' ? Number(why.given[1]) : 0),
});
