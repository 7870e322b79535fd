import { css, svg, type TemplateResult } from 'lit';
import { wasBest } from '../../src/review/summary.js';
import {
  places,
  type UpAndDownEvent,
  type UpAndDownMove,
  type UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import { lookBack } from '../screens/digits-replay.js';
import { formStyles } from '../ui/form-styles.js';
import type { Position } from '../screens/replay.js';
import { lookBackStyles } from '../screens/replay-styles.js';
import { reviewStyles, starStyles } from '../screens/review-styles.js';
import type { Mark } from './ring.js';
import { rings } from './rings.js';
import type { SquareView } from './context.js';

export const styles = [
  formStyles,
  lookBackStyles,
  reviewStyles,
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
    .more .pieces {
      inline-size: calc(var(--u) * 11);
    }
  `,
];

type Shown = Position<UpAndDownState, UpAndDownMove, UpAndDownEvent>;

const ring = (kind: string, cell: number, starred: boolean): Mark => ({
  cell,
  draw: (x, y) => svg`<g transform="translate(${x} ${y})">
    <rect class="chosen ${kind}" x="-4" y="-4" width="110" height="110" rx="22"></rect>
    ${starred ? svg`<g class="beststar" transform="translate(96 6)"><circle r="30"></circle><text y="17">★</text></g>` : ''}
  </g>`,
});

/** The places of the choice that was made and of the best one, in one of the squares. */
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

export const render = (v: SquareView): TemplateResult =>
  lookBack(v, (position: Shown) =>
    rings(v, {
      state: position.state,
      events: position.events,
      live: false,
      marks: (square) => marksOf(position, square),
    }),
  );
