import { html, svg } from 'lit';
import { sumText } from '../../src/words/notation.js';
import { finishModule } from '../parts/finish.js';
import type { Finish } from '../parts/finish-types.js';
import { mostPoints } from '../parts/finish-results.js';
import { praiseOf } from '../parts/praise.js';
import { d12 } from '../style/d12.js';
import { boardOf } from './board.js';
import type { MultiplayContext } from './context.js';
import { boardKey } from './controls.js';
import { cubeDefs, cubeShape, token } from './cube.js';
import { lastPlaced } from './play-screen.js';

/** Returns the end of the game: who has most points. The last cube and its effects stay visible. */
export function finish(
  v: Pick<
    MultiplayContext,
    | 'announce'
    | 'figure'
    | 'focusOn'
    | 'gameWords'
    | 'host'
    | 'interaction'
    | 'languageTag'
    | 'match'
    | 'notation'
    | 'rtl'
    | 'say'
    | 'words'
  >,
): Finish {
  const { state, players } = v.match;
  return {
    ...mostPoints(v, state.scores),
    praise: (seat) =>
      praiseOf(v, seat, {
        sum: (text) => sumText(text, v),
        picture: (highlight) =>
          highlight.kind === 'find'
            ? d12(v.figure(parseInt(highlight.sum)), '')
            : highlight.kind === 'row'
              ? html`${Array.from({ length: highlight.cells }, () => token(v.match.players[seat].colour))}`
              : undefined,
      }),
    board: () =>
      html`${cubeDefs}
      ${boardOf(v, { state, events: lastPlaced(v), onKey: (e, cell) => boardKey(v, { state }, e, cell) })}`,
    origin: '.turned',
    shapes: players.map(
      ({ colour }) => svg`<g class="tint${colour + 1}" transform="translate(-50 -50)">${cubeShape(colour)}</g>`,
    ),
  };
}

export const { finishSaid, renderFinish, styles } = finishModule<MultiplayContext>(finish);
