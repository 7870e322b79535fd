import { html, type TemplateResult } from 'lit';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import { wasBest } from '../../src/review/summary.js';
import type { MultiplayMove, MultiplayState } from '../../src/rules/multiplay/index.js';
import { replay, pointsReplay } from '../screens/replay.js';
import { replayStyles } from '../screens/replay-styles.js';
import { reviewed } from '../screens/review-controller.js';
import { reviewStyles } from '../screens/review-styles.js';
import { boardOf, type Shown } from './board-view.js';
import { cubeDefs } from './cube.js';
import { markStyles } from './mark-styles.js';
import { review } from './review.js';
import type { MultiplayTypes, MultiplayContext } from './context.js';

export const styles = [replayStyles, reviewStyles, markStyles];

/** The game is over: who won, how the points grew, and every move to step through. */
export function renderReplay(v: MultiplayContext): TemplateResult {
  return html`${cubeDefs}
  ${replay<MultiplayTypes>(v, {
    ...pointsReplay(v, v.words.replay),
    counts: ({ type }) => type === 'placed',
    show: (step) => {
      v.interaction.backTo = step;
    },
    review: (go) => reviewed(v, review, go),
    board: ({ state: then, events, shown }) =>
      html`<div class="bd">
        ${boardOf(v, { state: then, events, live: false, compared: comparedOf(then, shown) })}
      </div>`,
  })}`;
}

/** The cells of the choice that was made, and of the best one. */
function comparedOf(
  { numbers, die }: MultiplayState,
  shown: ReviewedMove<MultiplayMove> | undefined,
): Shown['compared'] {
  if (!shown) return undefined;
  const cellOf = (move: MultiplayMove): number | undefined =>
    move.type === 'turn' ? move.cell : move.type === 'answer' ? numbers.indexOf(die * move.factor) : undefined;
  return { played: cellOf(shown.played), best: cellOf(wasBest(shown) ? shown.played : shown.best) };
}
