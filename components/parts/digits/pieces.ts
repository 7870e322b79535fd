import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { pieceAt, pieceDefs, pieceStyles, type PieceState } from '../pieces.js';

/** A piece in the games of digits. */
export interface DigitPiece {
  /** A digit in the reader's digits, `×` or `=`; empty for none. */
  readonly sign: string;
  /** As in `PieceLook`; or `wanted`: a piece that is looked for, or `hole`: a place to be filled. */
  readonly state?: PieceState | 'wanted' | 'hole';
  /** Filled from below so many tenths high: a number as a height. */
  readonly tenths?: number;
}

/** Drawn once in each element; every piece refers to it. */
export const digitDefs: TemplateResult = html`${pieceDefs}<svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <clipPath id="jig-clip"><use href="#jig"></use></clipPath>
    </defs>
  </svg>`;

/** A piece within a drawing, its upper left corner at (x, y). */
export function digitAt({ sign, state, tenths }: DigitPiece, x: number, y: number): SVGTemplateResult {
  if (state === 'hole') return svg`<use class="hole" href="#jig" x=${x} y=${y}></use>`;
  if (state === 'wanted') return svg`<g class="wanted">${pieceAt({ sign }, x, y)}</g>`;
  if (tenths === undefined) return pieceAt({ sign, ...(state ? { state } : {}) }, x, y);
  return svg`${pieceAt({ sign: '' }, x, y)}<g class="pc dg" transform="translate(${x} ${y})">
    <g clip-path="url(#jig-clip)"><rect class="level" x="-2" y=${100 - 10 * tenths} width="120" height="120"></rect></g>
    <text x="54" y="82.5">${sign}</text>
  </g>`;
}

/** Pieces side by side as a picture of their own: one, or those of an equation. */
export const pieceRow = (...looks: readonly DigitPiece[]): TemplateResult =>
  html`<svg class="row-of" viewBox="-3 -3 ${looks.length * 100 + 22} 126" aria-hidden="true">
    ${looks.map((look, i) => digitAt(look, 100 * i, 0))}
  </svg>`;

export const digitPieceStyles = [
  pieceStyles,
  css`
    .row-of {
      display: block;
      inline-size: 100%;
      overflow: visible;
    }
    .level {
      fill: var(--ab-digit-side);
      opacity: 0.34;
    }
    .wanted .pc {
      --pf: var(--ab-surface);
      --ps: var(--ab-digit-new);
    }
    .wanted .sd {
      fill: none;
    }
    .wanted .fc {
      stroke-width: 5;
      stroke-dasharray: 10 7;
    }
  `,
];
