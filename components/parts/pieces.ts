import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { themed } from './tokens.js';

/*
 * Jigsaw pieces in a box of 100. One outline for all: sockets at the top and on the left, tabs on the right and at the
 * bottom, so that any piece fits any other both ways and the tabs point the way one reads.
 */
const outline =
  'M6 0h31c6 0 6.5 4.2 3.5 8c-4 5.8 1.5 8 9.5 8c8 0 13.5-2.2 9.5-8c-3-3.8-2.5-8 3.5-8h31q6 0 6 6' +
  'v31c0 6 4.2 6.5 8 3.5c5.8-4 8 1.5 8 9.5c0 8-2.2 13.5-8 9.5c-3.8-3-8-2.5-8 3.5v31q0 6-6 6' +
  'h-31c-6 0-6.5 4.2-3.5 8c4 5.8-1.5 8-9.5 8c-8 0-13.5-2.2-9.5-8c3-3.8 2.5-8-3.5-8h-31q-6 0-6-6' +
  'v-31c0-6 4.2-6.5 8-3.5c5.8 4 8-1.5 8-9.5c0-8-2.2-13.5-8-9.5c-3.8 3-8 2.5-8-3.5V6q0-6 6-6z';

/** Signs are strokes, so that they look alike in every font: path and width. */
const strokes: Readonly<Record<string, readonly (readonly [path: string, width: number])[]>> = {
  '+': [['M54 35v42M33 56h42', 12]],
  '−': [['M33 56h42', 12]],
  '×': [['M39 41l30 30M69 41l-30 30', 12]],
  '·': [['M54 56v.2', 20]],
  '÷': [
    ['M34 56h40', 12],
    ['M54 36v.2M54 76v.2', 15],
  ],
  ':': [['M54 42v.2M54 71v.2', 17]],
  '=': [['M34 47h40M34 66h40', 12]],
};

/**
 * How a piece lies: `new` in this turn, `crossed` by what is being laid, in `question`, face `down`; without a state it
 * lies at rest.
 */
export type PieceState = 'new' | 'crossed' | 'question' | 'down';

export interface PieceLook {
  /** What it bears, as it is shown: a digit in the reader's digits, or one of + − × · ÷ : =. */
  readonly sign: string;
  readonly state?: PieceState;
  /** In right-to-left maths the outline is mirrored, never the sign. */
  readonly mirrored?: boolean;
}

/** Drawn once in each element; every piece refers to it. */
export const pieceDefs: TemplateResult = html`<svg class="defs" width="0" height="0" aria-hidden="true">
  <defs><path id="jig" d=${outline}></path></defs>
</svg>`;

/** A piece within a drawing, its upper left corner at (x, y). */
export function pieceAt({ sign, state, mirrored }: PieceLook, x: number, y: number): SVGTemplateResult {
  const lines = strokes[sign];
  const kind = `pc ${lines ? 'op' : 'dg'} ${state ?? ''}`;
  return svg`<g class=${kind} transform="translate(${x} ${y})">
    <g transform=${mirrored ? 'matrix(-1 0 0 1 100 0)' : nothing}><use href="#jig" class="sd" y="4"></use><use href="#jig" class="fc"></use></g>
    ${state === 'down' ? nothing : face(sign, mirrored)}
  </g>`;
}

/** The sign stands in the middle of the face, which the sockets push towards the tabs. */
function face(sign: string, mirrored?: boolean): SVGTemplateResult {
  const lines = strokes[sign];
  return lines
    ? svg`<g class="sign" transform=${mirrored ? 'translate(-8)' : nothing}>${lines.map(([d, width]) => svg`<path d=${d} stroke-width=${width}></path>`)}</g>`
    : svg`<text x=${mirrored ? 46 : 54} y="82.5">${sign}</text>`;
}

/** A piece as a picture of its own. */
export const piece = (look: PieceLook): TemplateResult =>
  html`<svg class="piece" viewBox=${look.mirrored ? '-19 -3 122 126' : '-3 -3 122 126'} aria-hidden="true">
    ${pieceAt(look, 0, 0)}
  </svg>`;

/** A place where a piece was. */
export const hole: TemplateResult = html`<svg class="piece hole" viewBox="-3 -3 122 126" aria-hidden="true">
  <use href="#jig"></use>
</svg>`;

/** Digits are green, signs purple: tinted where they lie, in full colour while they are laid. */
export const pieceStyles = [
  themed(
    '--ab-digit-piece:#dcefd6;--ab-digit-side:#5a8a58;--ab-digit-ink:#1b5a20;--ab-digit-new:#2f7d32;--ab-digit-new-side:#16461a;--ab-op-piece:#e8dcf6;--ab-op-side:#8d70b5;--ab-op-ink:#54298a;--ab-op-new:#6a3d9a;--ab-op-new-side:#3a1c5c;--ab-on-new:#fff;--ab-piece-back:#cdbf9f;--ab-piece-back-side:#94855f;--ab-cloth:#f1eadf;--ab-cloth-dot:#d3c8b4;',
    '--ab-digit-piece:#25402a;--ab-digit-side:#5d9463;--ab-digit-ink:#b7ecb9;--ab-digit-new:#8fd694;--ab-digit-new-side:#3f7a45;--ab-op-piece:#38284f;--ab-op-side:#8a6bb5;--ab-op-ink:#dcc5f7;--ab-op-new:#c9a7ee;--ab-op-new-side:#7952a6;--ab-on-new:#12151b;--ab-piece-back:#564c38;--ab-piece-back-side:#8d7f60;--ab-cloth:#1d222b;--ab-cloth-dot:#3a4352;',
  ),
  css`
    .defs {
      position: absolute;
    }
    .piece {
      display: block;
      overflow: visible;
    }
    .dg {
      --pf: var(--ab-digit-piece);
      --ps: var(--ab-digit-side);
      --pi: var(--ab-digit-ink);
    }
    .op {
      --pf: var(--ab-op-piece);
      --ps: var(--ab-op-side);
      --pi: var(--ab-op-ink);
    }
    .dg.new {
      --pf: var(--ab-digit-new);
      --ps: var(--ab-digit-new-side);
      --pi: var(--ab-on-new);
    }
    .op.new {
      --pf: var(--ab-op-new);
      --ps: var(--ab-op-new-side);
      --pi: var(--ab-on-new);
    }
    .question {
      --pf: var(--ab-note-bg);
      --ps: var(--ab-note-line);
      --pi: var(--ab-ink);
    }
    .down {
      --pf: var(--ab-piece-back);
      --ps: var(--ab-piece-back-side);
    }
    .sd {
      fill: var(--ps);
    }
    .fc {
      fill: var(--pf);
      stroke: var(--ps);
      stroke-width: 2.5;
    }
    .crossed .fc {
      stroke-width: 6;
    }
    .dg.crossed .fc {
      stroke: var(--ab-digit-new);
    }
    .op.crossed .fc {
      stroke: var(--ab-op-new);
    }
    .question .fc {
      stroke-width: 6;
      stroke-dasharray: 12 7;
    }
    .sign {
      fill: none;
      stroke: var(--pi);
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .pc text {
      font-size: 76px;
      font-weight: 800;
      text-anchor: middle;
      fill: var(--pi);
    }
    .hole {
      fill: none;
      stroke: var(--ab-line);
      stroke-width: 3;
      stroke-dasharray: 7 7;
    }
  `,
];
