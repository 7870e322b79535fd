import type { TemplateResult } from 'lit';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import type { PlytMove } from '../../src/rules/plyt/index.js';
import { replay } from '../screens/replay.js';
import { replayStyles } from '../screens/replay-styles.js';
import { reviewed } from '../screens/review-controller.js';
import { reviewStyles } from '../screens/review-styles.js';
import { comparedStyles } from '../ui/mountain/compared-styles.js';
import type { MountainScene } from '../ui/mountain/mountain.js';
import { boardOf } from './board-view.js';
import { squareFigure } from './squares.js';
import { review } from './review.js';
import type { PlytTypes, PlytContext } from './context.js';

export const styles = [replayStyles, reviewStyles, comparedStyles];

/** The race is over: who won, how everybody climbed, and every move to step through. */
export function renderReplay(v: PlytContext): TemplateResult {
  const { players, state } = v.match;
  const words = { ...v.words.replay, ...v.gameWords.replay };
  return replay<PlytTypes>(v, {
    words,
    wins: ([seat]) => words.wins(players[seat].name),
    ended: (seat) => v.gameWords.position(players[seat].name, squareFigure(v, state.at[seat])),
    counted: ({ at }) => at,
    counts: ({ type }) => type === 'moved',
    sum: (square) => squareFigure(v, square),
    tell: (event, then) =>
      event.type === 'chose' ? words.chose(players[event.seat].name, event.dice) : v.announce(event, then),
    show: (step) => {
      v.interaction.backTo = step;
    },
    review: (go) => reviewed(v, review, go),
    board: ({ state: then, events, shown }) =>
      boardOf(v, { state: then, events, live: false, compared: comparedOf(shown) }),
  });
}

/** The squares that the choice that was made led to, and the best one: where a card was used. */
function comparedOf(shown: ReviewedMove<PlytMove> | undefined): MountainScene['compared'] {
  if (shown?.played.type !== 'card' || shown.best.type !== 'card') return undefined;
  return { played: shown.played.to, best: shown.best.to };
}
