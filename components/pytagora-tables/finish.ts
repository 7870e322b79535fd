import { sumText } from '../../src/words/notation.js';
import type { Finish } from '../base/finish.js';
import { fewestPieces } from '../screens/finish-results.js';
import { praiseOf } from '../screens/praise.js';
import { piece, pieceOf, pieces } from '../ui/pieces.js';
import { chain } from './chain.js';
import type { TablesContext } from './context.js';

/** Returns the end of the game: who has the fewest pieces left. */
export function finish(v: TablesContext): Finish {
  const { state, game } = v.match;
  return {
    ...fewestPieces(v, game.scores(state)),
    praise: (seat) =>
      praiseOf(v, seat, {
        sum: (text) => sumText(text, v),
        picture: ({ kind }) => (kind === 'find' ? pieces(pieceOf(v, '*')) : undefined),
      }),
    board: () => chain(v, state, false),
    origin: '.chain',
    shapes: ['7', '*', '8', '='].map((glyph) => piece(pieceOf(v, glyph, 'new'), -54, -54)),
  };
}
