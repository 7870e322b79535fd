import { css, html, type TemplateResult } from 'lit';
import { wasBest } from '../../src/review/summary.js';
import type { LayMove, PytagoraMove } from '../../src/rules/pytagora/index.js';
import { back as english } from '../../src/words/en/back.js';
import { pytagoraBack as pytagoraEnglish } from '../../src/words/en/pytagora-back.js';
import { back as italian } from '../../src/words/it/back.js';
import { pytagoraBack as pytagoraItalian } from '../../src/words/it/pytagora-back.js';
import { formStyles } from '../parts/form-styles.js';
import { lookBack } from '../parts/look-back.js';
import { lookBackStyles } from '../parts/look-back-styles.js';
import { looking } from '../parts/looking.js';
import { pieceDefs } from '../parts/pieces.js';
import { reviewStyles } from '../parts/review-styles.js';
import { tableView } from './table-view.js';
import type { PytagoraView } from './view.js';

const tables = {
  en: { ...english, ...pytagoraEnglish },
  it: { ...italian, ...pytagoraItalian },
};

export const styles = [
  formStyles,
  lookBackStyles,
  reviewStyles,
  css`
    .cap.played,
    .cap.best {
      fill: none;
      stroke: var(--ab-ink);
      stroke-width: 9;
    }
    .cap.best {
      stroke-dasharray: 22 16;
    }
    .beststar circle {
      fill: #f4bd3e;
      stroke: #1f2430;
      stroke-width: 5;
    }
    .beststar text {
      font-size: 48px;
      text-anchor: middle;
      fill: #1f2430;
    }
    @container (min-width: 700px) {
      .lb .cloth {
        block-size: calc(0.8 * var(--board));
      }
    }
  `,
];

const reviewRoom = async () => (await import('./review.js')).room;

const lineOf = (move: PytagoraMove | undefined): LayMove | undefined => (move?.type === 'lay' ? move : undefined);

/** The game is over: who won, how the points grew, and every move to step through. Nobody's pieces are shown. */
export function render(v: PytagoraView): TemplateResult {
  const { players, plies, state, game } = v.match;
  const words = tables[v.languageTag as keyof typeof tables];
  return html`${pieceDefs}
  ${lookBack(v, {
    words,
    wins: (won) =>
      words.wins(
        won.map((seat) => players[seat].name),
        state.scores[won[0]],
      ),
    ended: (seat) => v.words.score(players[seat].name, v.figure(state.scores[seat])),
    counted: ({ scores }) => scores,
    // Draws tell nothing.
    steps: [0, ...plies.flatMap(({ by }, i) => (by === 'chance' ? [] : [i + 1]))],
    show: (backTo) => v.set({ backTo }),
    review: (go) => looking(v, reviewRoom, go),
    board: ({ state: then, shown }) => {
      const compared = shown && {
        played: lineOf(shown.played),
        best: lineOf(wasBest(shown) ? shown.played : shown.best),
      };
      return html`<div class="bd">${tableView(v, { state: game.view(then, 'public'), live: false, compared })}</div>`;
    },
  })}`;
}
