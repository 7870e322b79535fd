import { css, html, type TemplateResult } from 'lit';
import { plusAndMinusReviewer, pytagoraReviewer } from '../../src/review/pytagora.js';
import { wasBest } from '../../src/review/summary.js';
import type {
  LayMove,
  PytagoraEvent,
  PytagoraMove,
  PytagoraOptions,
  PytagoraState,
} from '../../src/rules/pytagora/index.js';
import { replay } from '../parts/replay.js';
import { lookBackStyles } from '../parts/replay-styles.js';
import { reviewOf } from '../parts/reviewed-game.js';
import { reviewed } from '../parts/review-controller.js';
import { starStyles } from '../parts/review-styles.js';
import { pieceDefs } from '../style/pieces.js';
import { finish } from './finish.js';
import { tableView } from './table-view.js';
import type { ReplayView, ReviewView } from '../parts/context.js';
import type { PytagoraContext, PytagoraTypes } from './context.js';

export const styles = [
  lookBackStyles,
  starStyles,
  css`
    .capsule.played,
    .capsule.best {
      fill: none;
      stroke: var(--ab-ink);
      stroke-width: 9;
    }
    .capsule.best {
      stroke-dasharray: 22 16;
    }
    .look-back .cloth {
      block-size: 290px;
    }
    @container (min-width: 700px) {
      .look-back .cloth {
        block-size: calc(0.8 * var(--board));
      }
    }
  `,
];

/** The review of the game: each move beside the equation that was worth most. */
const review = reviewOf<
  PytagoraOptions,
  PytagoraState,
  PytagoraMove,
  PytagoraEvent,
  ReviewView<PytagoraTypes> & Pick<PytagoraContext, 'kind'>
>(({ kind }) => (kind === 'pytagora' ? pytagoraReviewer : plusAndMinusReviewer), {
  move(v, _, move) {
    const words = v.gameWords.review;
    if (move.type === 'lay') return words.lay(v.written(move.text));
    return move.type === 'exchange' ? words.exchange : words.pass;
  },
  // Draws from the bag are not a step of the replay.
  step: ({ match }, ply) => match.plies.slice(0, ply).filter(({ by }) => by !== 'chance').length,
});

const lineOf = (move: PytagoraMove | undefined): LayMove | undefined => (move?.type === 'lay' ? move : undefined);

/** Renders the end of the game: who won, how the points grew, and every move to step through. All pieces stay hidden. */
export function renderReplay(
  v: ReplayView<PytagoraTypes> & Pick<PytagoraContext, 'inDigits' | 'kind' | 'mirrored' | 'set' | 'sign' | 'size'>,
): TemplateResult {
  const { plies, game } = v.match;
  return html`${pieceDefs}
  ${replay<PytagoraTypes>(v, {
    words: { ...v.words.replay, ...v.gameWords.replay },
    praise: (seat) => finish(v).praise(seat),
    counted: ({ scores }) => scores,
    // Draws from the bag are not announced.
    steps: [0, ...plies.flatMap(({ by }, i) => (by === 'chance' ? [] : [i + 1]))],
    show: (backTo) => v.set({ backTo }),
    review: (go) => reviewed(v, review, go),
    board: ({ state: then, shown }) => {
      const compared = shown && {
        played: lineOf(shown.played),
        best: lineOf(wasBest(shown) ? shown.played : shown.best),
      };
      return html`<div class="board-area">
        ${tableView(v, { state: game.view(then, 'public'), live: false, compared })}
      </div>`;
    },
  })}`;
}
