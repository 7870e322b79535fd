import { sumText } from '../../src/words/notation.js';
import { finishModule } from '../parts/finish.js';
import type { Finish } from '../parts/finish-types.js';
import { fewestPieces } from '../parts/finish-results.js';
import { praiseOf } from '../parts/praise.js';
import { piece, pieceOf, pieces } from '../style/pieces.js';
import { chain } from './chain.js';
import type { TablesContext } from './context.js';

/** Returns the end of the game: who has the fewest pieces left. */
export function finish(
  v: Pick<TablesContext, 'figure' | 'gameWords' | 'interaction' | 'match' | 'notation' | 'words'>,
): Finish {
  const { state, game } = v.match;
  return {
    ...fewestPieces(v, game.scores(state)),
    praise: (seat) =>
      praiseOf(v, seat, {
        sum: (text) => sumText(text, v),
        picture: ({ kind }) => (kind === 'find' ? pieces(pieceOf(v, '*')) : undefined),
      }),
    board: () => chain(v, state),
    origin: '.chain',
    shapes: ['7', '*', '8', '='].map((glyph) => piece(pieceOf(v, glyph, 'new'), -54, -54)),
  };
}

export const { finishSaid, renderFinish, styles } = finishModule<TablesContext>(finish);
