import { css, html, type TemplateResult } from 'lit';
import { multiplayReviewer } from '../../src/review/multiplay.js';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import { wasBest } from '../../src/review/summary.js';
import type {
  MultiplayEvent,
  MultiplayMove,
  MultiplayOptions,
  MultiplayState,
} from '../../src/rules/multiplay/index.js';
import { replay } from '../parts/replay.js';
import { lookBackStyles } from '../parts/replay-styles.js';
import { reviewOf } from '../parts/reviewed-game.js';
import { reviewed } from '../parts/review-controller.js';
import { placeName, productOf } from './announcements.js';
import { boardOf, type Shown } from './board.js';
import { boardKey } from './controls.js';
import { cubeDefs } from './cube.js';
import { finish } from './finish.js';
import type { ReplayView, ReviewView } from '../parts/context.js';
import type { MultiplayContext, MultiplayTypes } from './context.js';

/** The review of a game: each choice beside the best one. */
const review = reviewOf<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent, ReviewView<MultiplayTypes>>(
  () => multiplayReviewer,
  {
    move(v, { numbers, die, options }, move) {
      const words = v.gameWords.review;
      const { figure } = v;
      const sum = (factor: number): string => productOf(v, die, factor);
      if (move.type === 'turn') {
        const number = numbers[move.cell];
        return words.turn(`${figure(number)} (${sum(number / die)})`, placeName(v, move.cell, options.size));
      }
      if (move.type === 'answer') return words.say(sum(move.factor));
      return move.type === 'end' ? words.end : move.type === 'go-on' ? words.goOn : words.late;
    },
    // The points that it scored at once, which players can see for themselves.
    worth: ({ why }) => (why.code === 'multiplay-best' ? Number(why.given[0]) : 0),
    answered: ({ why, played }) => (why.code === 'multiplay-wrong' ? false : 'answer' in played ? true : undefined),
  },
);

/** Renders the end of the game: who won, how the points grew, and every move to step through. */
export function renderReplay(
  v: ReplayView<MultiplayTypes> & Pick<MultiplayContext, 'focusOn' | 'languageTag' | 'rtl'>,
): TemplateResult {
  return html`${cubeDefs}
  ${replay<MultiplayTypes>(v, {
    words: v.words.replay,
    praise: (seat) => finish(v).praise(seat),
    counted: ({ scores }) => scores,
    counts: ({ type }) => type === 'placed',
    show: (step) => {
      v.interaction.backTo = step;
    },
    review: (go) => reviewed(v, review, go),
    board: ({ state: then, events, shown }) =>
      html`<div class="board-area">
        ${boardOf(v, { state: then, events, onKey: (e, cell) => boardKey(v, { state: then }, e, cell), compared: comparedOf(then, shown) })}
      </div>`,
  })}`;
}

/** Returns the cells of the choice that was made, and of the best one. */
function comparedOf(
  { numbers, die }: MultiplayState,
  shown: ReviewedMove<MultiplayMove> | undefined,
): Shown['compared'] {
  if (!shown) return undefined;
  const cellOf = (move: MultiplayMove): number | undefined =>
    move.type === 'turn' ? move.cell : move.type === 'answer' ? numbers.indexOf(die * move.factor) : undefined;
  return { played: cellOf(shown.played), best: cellOf(wasBest(shown) ? shown.played : shown.best) };
}

/** A ring around the chosen cube, and a broken ring with a star around the best one. */
const comparedStyles = css`
  .cell.played,
  .cell.best {
    z-index: 2;
  }
  .cell.played::before,
  .cell.best::before,
  .cell.best::after {
    position: absolute;
    pointer-events: none;
  }
  .cell.played::before,
  .cell.best::before {
    content: '';
    inset: -3px;
    border: 4px solid #1f2430;
    border-radius: 18%;
    box-shadow:
      0 0 0 2px #fff,
      inset 0 0 0 2px #fff;
  }
  .cell.best:not(.played)::before {
    border: 4px dashed #f4bd3e;
    box-shadow: none;
  }
  .cell.best:not(:focus-visible)::after {
    content: '★';
    display: grid;
    place-items: center;
    --star: max(17px, min(4cqi, calc(var(--u) * 5)));
    inset-block-start: -10px;
    inset-inline-end: -10px;
    inline-size: var(--star);
    aspect-ratio: 1;
    border-radius: 50%;
    border: 2px solid #1f2430;
    background: #f4bd3e;
    color: #1f2430;
    font-size: calc(var(--star) * 0.66);
    line-height: 1;
  }
  @media (forced-colors: active) {
    .cell.played::before,
    .cell.best::before {
      border-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const styles = [lookBackStyles, comparedStyles];
