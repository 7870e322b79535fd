import { css, html, type TemplateResult } from 'lit';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import type { SequenceMove, SequenceState } from '../../src/rules/sequence/index.js';
import { replay } from '../screens/replay.js';
import { replayStyles } from '../screens/replay-styles.js';
import { reviewed } from '../screens/review-controller.js';
import { reviewStyles } from '../screens/review-styles.js';
import { comparedStyles } from '../ui/mountain/compared-styles.js';
import type { MountainScene } from '../ui/mountain/mountain.js';
import { mountainOf } from './climb.js';
import { review } from './review.js';
import type { SequenceTypes, SequenceContext } from './context.js';

export const styles = [
  replayStyles,
  reviewStyles,
  comparedStyles,
  css`
    .lb .hill {
      inline-size: var(--board);
    }
    .six {
      display: flex;
      flex-wrap: wrap;
      gap: calc(var(--u) * 1.5);
      --die: min(calc(var(--u) * 8.5), calc((100cqi - 112px) / 6 - 16px));
      margin-block: 4px;
    }
    .six span {
      display: grid;
      justify-items: center;
      border-radius: calc(var(--u) * 2);
      padding: 3px;
      border: 2px solid transparent;
    }
    .six .in {
      border-color: var(--ab-keep);
      background: var(--ab-well);
    }
    .six .out .die {
      opacity: 0.45;
    }
    .six i {
      font-style: normal;
      line-height: 1;
      block-size: 0;
    }
  `,
];

/** The climb is over: who won, how everybody climbed, and every move to step through. */
export function renderReplay(v: SequenceContext): TemplateResult {
  const { players, state } = v.match;
  const words = { ...v.words.replay, ...v.gameWords.replay };
  return replay<SequenceTypes>(v, {
    words,
    wins: ([seat]) => words.wins(players[seat].name),
    ended: (seat) => v.words.score(players[seat].name, v.figure(state.at[seat])),
    counted: ({ at }) => at,
    counts: ({ type }) => type === 'moved',
    show: (step) => {
      v.interaction.backTo = step;
    },
    review: (go) => reviewed(v, review, go),
    board: ({ state: then, before, events, shown }) =>
      html`<div class="bd">${mountainOf(v, then, events, false, comparedOf(before, shown))}</div>`,
  });
}

/** The squares that the Sequence that was named led to, and the best one. */
function comparedOf(
  { at, phase, options }: SequenceState,
  shown: ReviewedMove<SequenceMove> | undefined,
): MountainScene['compared'] {
  if (!shown || phase.type !== 'declare') return undefined;
  const square = (steps: number): number => Math.min(options.summit, at[phase.seat] + steps);
  return { played: square(shown.value), best: square(shown.bestValue) };
}
