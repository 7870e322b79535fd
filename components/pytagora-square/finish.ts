import { html, type TemplateResult } from 'lit';
import { finishModule } from '../parts/finish.js';
import type { Finish } from '../parts/finish-types.js';
import { fewestPieces } from '../parts/finish-results.js';
import { piece } from '../style/pieces.js';
import type { SquareContext } from './context.js';
import { finishStyles } from './finish-styles.js';
import { rings } from './path.js';

/** Returns the end of the game: who has the fewest pieces left. */
export function finish(v: Pick<SquareContext, 'figure' | 'gameWords' | 'interaction' | 'match' | 'words'>): Finish {
  const { state, plies, game } = v.match;
  const left = game.scores(state);
  return {
    ...fewestPieces(v, left),
    results: left.map((count) => ({ value: -count, text: outlines(count, v.gameWords.pieces(count)) })),
    crown,
    sheets: [finishStyles],
    praise: () => [],
    board: () => rings(v, { state, events: plies.at(-1)?.events ?? [] }),
    origin: '.just',
    shapes: [1, 4, 7, 9].map((digit) => piece({ glyph: v.figure(digit), state: 'new' }, -54, -54)),
  };
}

const crown = html`<svg class="crown" viewBox="0 0 100 60" aria-hidden="true">
  <path d="M6 56V14L29 32L50 5L71 32L94 14V56z"></path>
</svg>`;

/** Renders one empty outline for each piece left. */
const outlines = (count: number, label: string): TemplateResult =>
  html`<span class="left-over" role="img" aria-label=${label}
    >${Array.from({ length: count }, () => html`<i></i>`)}</span
  >`;

export const { finishSaid, renderFinish, styles } = finishModule<SquareContext>(finish);
