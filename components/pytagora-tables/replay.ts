import { css, html } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { tablesReviewer } from '../../src/review/tables.js';
import type { TablesEvent, TablesMove, TablesOptions, TablesState } from '../../src/rules/tables/index.js';
import { fewestPiecesReplay } from '../parts/fewest-pieces-replay.js';
import type { Position } from '../parts/replay.js';
import { lookBackStyles } from '../parts/replay-styles.js';
import { reviewOf } from '../parts/reviewed-game.js';
import { pieceDefs, pieceOf, pieces, pieceStyles } from '../style/pieces.js';
import { nameIn } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { chain, row, type Compared, type Link } from './chain.js';
import { sumText } from './controls.js';
import { finish } from './finish.js';
import { forcedColours } from './forced-colours.js';
import type { ReplayView, ReviewView } from '../parts/context.js';
import type { TablesContext, TablesTypes } from './context.js';

export const styles = [
  lookBackStyles,
  css`
    .link.played .product-pieces,
    .link.best .product-pieces {
      outline: 3px solid var(--ab-ink);
      outline-offset: 5px;
      border-radius: var(--ab-radius-2);
    }
    .link.best:not(.played) .product-pieces {
      outline-style: dashed;
    }
    .link:is(.played, .best) {
      margin-inline: calc(var(--k) * 0.22 + var(--ab-space-4)) var(--ab-space-5);
    }
    @container (max-width: 699px) {
      .link:is(.played, .best) {
        margin: var(--ab-space-4) var(--ab-space-5) var(--ab-space-4) var(--ab-space-4);
      }
    }
    .link:is(.played, .best) p {
      padding-block-start: var(--ab-space-5);
    }
    .link.best .product-pieces::after {
      content: '★' / '';
      position: absolute;
      inset-block-start: -20px;
      inset-inline-end: -20px;
      display: grid;
      place-items: center;
      inline-size: 28px;
      aspect-ratio: 1;
      border: 2px solid #1f2430;
      border-radius: 50%;
      background: #f4bd3e;
      color: #1f2430;
      font-size: var(--ab-text-3);
      line-height: 1;
    }
  `,
];

type Shown = Position<TablesState, TablesMove, TablesEvent>;

/** Returns the wrong product that was laid, and the right one that could have been laid. */
function comparedOf(v: Pick<TablesContext, 'figure' | 'match' | 'notation'>, { shown }: Shown): Compared | undefined {
  if (!shown) return undefined;
  const { seat, played, best, why } = shown;
  if (why.code === 'tables-right') return { right: seat, beside: [], tells: false };
  const player = v.match.players[seat];
  const { colour } = player;
  const name = nameIn(player);
  const link = (move: TablesMove, state: 'bad' | 'ghost', mark: string): Link[] => {
    if (move.type !== 'attach') return [];
    const number = Number(move.digits.join(''));
    return [
      {
        looks: [pieceOf(v, '=', state), ...row(v, number, state)],
        says: `= ${v.figure(number)}`,
        below: html`${shape(colour)} ${name}`,
        colour,
        mark,
      },
    ];
  };
  return {
    beside: [...link(played, 'bad', 'played'), ...link(best, 'ghost', 'best')],
    tells: best.type === 'attach',
  };
}

/** The review of the game: each answer beside the right product. */
const review = reviewOf<TablesOptions, TablesState, TablesMove, TablesEvent, ReviewView<TablesTypes>>(
  () => tablesReviewer,
  {
    move(v, before, move) {
      const words = v.gameWords.review;
      const sum = sumText(v, before);
      return move.type === 'attach'
        ? words.lay(sum, move.digits.map((digit) => v.figure(digit)).join(''))
        : words.pass(sum);
    },
    picture: (v, _, move) =>
      move.type === 'attach'
        ? html`${pieceDefs}${pieces(...['=', ...move.digits].map((glyph) => pieceOf(v, String(glyph))))}`
        : undefined,
    sheets: [
      ...pieceStyles,
      css`
        .more .pieces {
          inline-size: calc(var(--u) * 24);
        }
      `,
      ...forcedColours,
    ],
    words: (v) => v.words.review.young,
    // A larger product is harder to find.
    worth: ({ why }) => (why.code === 'tables-right' ? Number(why.given[1]) : 0),
  },
);

/** Renders the end of the game: every move to step through, and each answer beside the right one. */
export const renderReplay = (v: ReplayView<TablesTypes>): DirectiveResult =>
  fewestPiecesReplay<TablesTypes>(v, finish(v), review, (position) =>
    chain(v, position.state, undefined, comparedOf(v, position)),
  );
