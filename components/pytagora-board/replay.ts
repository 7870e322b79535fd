import { css, html, type TemplateResult } from 'lit';
import { wasBest } from '../../src/review/summary.js';
import type { LayMove, PytagoraMove } from '../../src/rules/pytagora/index.js';
import { back as english } from '../../src/words/en/back.js';
import { pytagoraBack as pytagoraEnglish } from '../../src/words/en/pytagora-back.js';
import { back as italian } from '../../src/words/it/back.js';
import { pytagoraBack as pytagoraItalian } from '../../src/words/it/pytagora-back.js';
import { formStyles } from '../ui/form-styles.js';
import { lookBack, ofPoints } from '../screens/replay.js';
import { lookBackStyles } from '../screens/replay-styles.js';
import { looking } from '../screens/review-controller.js';
import { pieceDefs } from '../ui/pieces.js';
import { reviewStyles, starStyles } from '../screens/review-styles.js';
import { tableView } from './table-view.js';
import type { PytagoraView } from './context.js';

const tables = {
  en: { ...english, ...pytagoraEnglish },
  it: { ...italian, ...pytagoraItalian },
};

export const styles = [
  formStyles,
  lookBackStyles,
  reviewStyles,
  starStyles,
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
    .lb .cloth {
      block-size: 290px;
    }
    @container (min-width: 700px) {
      .lb .cloth {
        block-size: calc(0.8 * var(--board));
      }
    }
  `,
];

const lineOf = (move: PytagoraMove | undefined): LayMove | undefined => (move?.type === 'lay' ? move : undefined);

/** The game is over: who won, how the points grew, and every move to step through. Nobody's pieces are shown. */
export function render(v: PytagoraView): TemplateResult {
  const { plies, game } = v.match;
  return html`${pieceDefs}
  ${lookBack(v, {
    ...ofPoints(v, tables[v.languageTag as keyof typeof tables]),
    // Draws tell nothing.
    steps: [0, ...plies.flatMap(({ by }, i) => (by === 'chance' ? [] : [i + 1]))],
    show: (backTo) => v.set({ backTo }),
    review: (go) => looking(v, go),
    board: ({ state: then, shown }) => {
      const compared = shown && {
        played: lineOf(shown.played),
        best: lineOf(wasBest(shown) ? shown.played : shown.best),
      };
      return html`<div class="bd">${tableView(v, { state: game.view(then, 'public'), live: false, compared })}</div>`;
    },
  })}`;
}
