import { css, html, svg } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { wasBest } from '../../src/review/summary.js';
import { upAndDownReviewer } from '../../src/review/up-and-down.js';
import {
  endsFor,
  places,
  type UpAndDownEvent,
  type UpAndDownMove,
  type UpAndDownOptions,
  type UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import { fewestPiecesReplay } from '../parts/fewest-pieces-replay.js';
import type { Position } from '../parts/replay.js';
import { lookBackStyles } from '../parts/replay-styles.js';
import { reviewOf } from '../parts/reviewed-game.js';
import { starStyles } from '../parts/review-styles.js';
import { pieceDefs, pieces, pieceStyles } from '../style/pieces.js';
import { rings, type Mark } from './path.js';
import { finish } from './finish.js';
import { forcedColours } from './forced-colours.js';
import type { ReplayView, ReviewView } from '../parts/context.js';
import type { SquareTypes } from './context.js';

export const styles = [
  lookBackStyles,
  starStyles,
  css`
    .chosen {
      fill: none;
      stroke: var(--ab-ink);
      stroke-width: 11;
    }
    .chosen.other {
      stroke-dasharray: 26 18;
    }
  `,
];

type Shown = Position<UpAndDownState, UpAndDownMove, UpAndDownEvent>;

const ring = (kind: string, cell: number, starred: boolean): Mark => ({
  cell,
  draw: (x, y) => svg`<g transform="translate(${x} ${y})">
    <rect class="chosen ${kind}" x="-4" y="-4" width="110" height="110" rx="22"></rect>
    ${starred ? svg`<g class="best-star" transform="translate(96 6)"><circle r="30"></circle><text y="17">★</text></g>` : ''}
  </g>`,
});

/** Returns marks on the place of the choice that was made and on that of the best one, in one of the squares. */
function marksOf({ shown, before, events }: Shown, square: number): Mark[] {
  if (shown?.best.type !== 'lay') return [];
  const placed = events.find((event) => event.type === 'placed')?.place;
  const isBest = wasBest(shown);
  const other = isBest ? undefined : places(before)[shown.best.end ?? 0];
  return [
    ...(placed?.square === square ? [ring('', placed.cell, isBest)] : []),
    ...(other?.square === square ? [ring('other', other.cell, true)] : []),
  ];
}

/** The review of the game: which of two numbers, or of two ends, leaves more to lay; and how much was drawn from the bag. */
const review = reviewOf<UpAndDownOptions, UpAndDownState, UpAndDownMove, UpAndDownEvent, ReviewView<SquareTypes>>(
  () => upAndDownReviewer,
  {
    move(v, before, { digit, ...move }) {
      const { layRight, layDown, review: w } = v.gameWords;
      const end = 'end' in move ? move.end : undefined;
      const isCertain = end === undefined || endsFor(before, digit).length < 2;
      return (isCertain ? w.lay : end === 0 ? layRight : layDown)(v.figure(digit));
    },
    picture: (v, _, { digit }) => html`${pieceDefs}${pieces({ glyph: v.figure(digit), tenths: digit })}`,
    sheets: [
      ...pieceStyles,
      css`
        .more .pieces {
          inline-size: calc(var(--u) * 11);
        }
      `,
      ...forcedColours,
    ],
    words: (v) => ({ ...v.words.review.young, noChoice: v.gameWords.review.noChoice }),
    story(v, seat) {
      const events = v.match.plies.flatMap((ply) => ply.events);
      const count = (type: UpAndDownEvent['type']): string =>
        v.figure(events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length);
      return v.gameWords.review.story(count('placed'), count('drawn'));
    },
    // The value of a good choice: how many more places the other number has.
    worth: ({ why }) => (why.code === 'square-best' ? Number(why.given[3]) - Number(why.given[1]) : 0),
  },
);

/** Renders the end of the game: every move to step through, and each choice beside the best one. */
export const renderReplay = (v: ReplayView<SquareTypes>): DirectiveResult =>
  fewestPiecesReplay<SquareTypes>(v, finish(v), review, (position) =>
    rings(v, {
      state: position.state,
      events: position.events,
      marks: (square) => marksOf(position, square),
    }),
  );
