import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { signOf, type Writing } from '../../src/words/notation.js';
import { cellsOf } from '../../src/rules/pytagora/state.js';
import { themed } from './tokens.js';

/**
 * Pytagora's jigsaw pieces in a 100 × 100 box: sockets at the top and left, tabs at the right and bottom, so that any two
 * pieces fit across and down and the tabs point in the reading direction. Each side is one curve; a tab is 16 deep.
 */
const outline =
  'M6 0H37C43 0 43.5 4.2 40.5 8C36.5 13.8 42 16 50 16S63.5 13.8 59.5 8C56.5 4.2 57 0 63 0H94Q100 0 100 6V37C100 43 104.2 43.5 108 40.5C113.8 36.5 116 42 116 50S113.8 63.5 108 59.5C104.2 56.5 100 57 100 63V94Q100 100 94 100H63C57 100 56.5 104.2 59.5 108C63.5 113.8 58 116 50 116S36.5 113.8 40.5 108C43.5 104.2 43 100 37 100H6Q0 100 0 94V63C0 57 4.2 56.5 8 59.5C13.8 63.5 16 58 16 50S13.8 36.5 8 40.5C4.2 43.5 0 43 0 37V6Q0 0 6 0z';

/** Operators are drawn as lines and dots rather than text, so that they look the same in every font. */
const strokes: Readonly<Record<string, readonly [lines: string, dots?: string]>> = {
  '+': ['M54 35v42M33 56h42'],
  '-': ['M33 56h42'],
  '*': ['M39 41l30 30M69 41l-30 30'],
  '·': ['', 'M54 56h.01'],
  '/': ['M33 56h42', 'M54 36h.01M54 76h.01'],
  ':': ['', 'M54 42h.01M54 71h.01'],
  '=': ['M34 47h40M34 66h40'],
};

/**
 * `lying`: on the table, tinted. `new`: being placed, in full colour. `bad`: wrong or questionable, dashed. `back`: face
 * down. `ghost`: a missing piece. `hole`: an empty place. `crossed`: on the table, and part of the equation being placed.
 * `last`: placed in the last move, in full colour.
 */
export type PieceState = 'lying' | 'new' | 'last' | 'crossed' | 'bad' | 'back' | 'ghost' | 'hole';

export interface PieceLook {
  /** The glyph in ASCII: `0` to `9`, `+ - * / =`; empty for none. */
  readonly glyph: string;
  /** The glyph in the locale's notation: other digits, `·` for ×, `:` for ÷. */
  readonly figure?: string;
  readonly state?: PieceState | undefined;
  /** The height of the fill from the bottom, in tenths, which shows a number as a height. */
  readonly tenths?: number;
  /** In right-to-left mathematics the outline is mirrored, but not the glyph. */
  readonly mirrored?: boolean;
}

/**
 * Returns the look of a digit or a sign, given in ASCII, in the reader's notation; for an empty glyph, that of an empty
 * piece. Right-to-left equations have mirrored pieces.
 */
export const pieceOf = ({ notation, figure }: Writing, glyph: string, state?: PieceState): PieceLook => ({
  glyph,
  figure: /\d/.test(glyph) ? figure(Number(glyph)) : signOf(notation, glyph),
  state,
  mirrored: notation.equations === 'rtl',
});

/** Renders the definitions that every piece refers to; needed once per element. */
export const pieceDefs: TemplateResult = html`<svg class="defs" width="0" height="0" aria-hidden="true">
  <defs>
    <path id="jig" d=${outline}></path>
    <clipPath id="jig-clip"><path d=${outline}></path></clipPath>
  </defs>
</svg>`;

/** Renders a piece at a position within a drawing. */
export function piece(look: PieceLook, x = 0, y = 0): SVGTemplateResult {
  const { glyph, figure = glyph, state = 'lying', tenths, mirrored } = look;
  const sign = strokes[figure] ?? strokes[glyph];
  return svg`<g class="piece ${sign ? 'operator' : 'digit'} ${state}" transform="translate(${x} ${y})">
    <g transform=${mirrored ? 'matrix(-1 0 0 1 100 0)' : nothing}>${state === 'hole' ? '' : svg`<use class="piece-side" href="#jig" y="4"></use>`}<use class="piece-face" href="#jig"></use></g>
    ${tenths === undefined ? '' : svg`<rect class="fill" clip-path="url(#jig-clip)" x="-2" y=${100 - 10 * tenths} width="120" height="120"></rect>`}
    <g transform=${mirrored ? 'translate(-8)' : nothing}>${sign ? sign.map((d, i) => d && svg`<path class="glyph glyph${i}" d=${d}></path>`) : glyph ? svg`<text x="54" y="82">${figure}</text>` : ''}</g>
  </g>`;
}

/**
 * Renders one or more pieces side by side as a separate image. Mirrored pieces run from the right, but the digits of a
 * number do not.
 */
export function pieces(...looks: readonly PieceLook[]): TemplateResult {
  const isMirrored = looks[0]?.mirrored ?? false;
  const text = looks.map(({ glyph }) => (/^[-+*/=]$/.test(glyph) ? glyph : '0')).join('');
  const places = cellsOf(text, { x: 0, y: 0, down: false }, isMirrored ? 'rtl' : 'ltr');
  return html`<svg
    class="pieces"
    viewBox="${isMirrored ? -19 : -3} -3 ${looks.length * 100 + 22} 126"
    aria-hidden="true"
  >
    ${looks.map((look, i) => piece(look, 100 * places[i][0]))}
  </svg>`;
}

const colours = themed(
  '--ab-digit-piece:#dcefd6;--ab-digit-side:#5a8a58;--ab-digit-ink:#1b5a20;--ab-digit-new:#2f7d32;--ab-digit-new-side:#16461a;' +
    '--ab-op-piece:#e8dcf6;--ab-op-side:#8d70b5;--ab-op-ink:#54298a;--ab-op-new:#6a3d9a;--ab-op-new-side:#3a1c5c;' +
    '--ab-on-new:#fff;--ab-piece-back:#cdbf9f;--ab-piece-back-side:#94855f;--ab-cloth:#f1eadf;--ab-cloth-dot:#d3c8b4;',
  '--ab-digit-piece:#25402a;--ab-digit-side:#5d9463;--ab-digit-ink:#b7ecb9;--ab-digit-new:#8fd694;--ab-digit-new-side:#3f7a45;' +
    '--ab-op-piece:#38284f;--ab-op-side:#8a6bb5;--ab-op-ink:#dcc5f7;--ab-op-new:#c9a7ee;--ab-op-new-side:#7952a6;' +
    '--ab-on-new:#12151b;--ab-piece-back:#564c38;--ab-piece-back-side:#8d7f60;--ab-cloth:#1d222b;--ab-cloth-dot:#3a4352;',
);

export const pieceStyles = [
  colours,
  css`
    .defs {
      position: absolute;
    }
    .pieces {
      display: block;
      inline-size: 100%;
      overflow: visible;
    }
    .piece {
      --f: var(--ab-digit-piece);
      --s: var(--ab-digit-side);
      --i: var(--ab-digit-ink);
      --n: var(--ab-digit-new);
    }
    .piece.operator {
      --f: var(--ab-op-piece);
      --s: var(--ab-op-side);
      --i: var(--ab-op-ink);
      --n: var(--ab-op-new);
    }
    .piece:is(.new, .last) {
      --f: var(--ab-digit-new);
      --s: var(--ab-digit-new-side);
      --i: var(--ab-on-new);
    }
    .piece.operator:is(.new, .last) {
      --f: var(--ab-op-new);
      --s: var(--ab-op-new-side);
    }
    .piece.back {
      --f: var(--ab-piece-back);
      --s: var(--ab-piece-back-side);
    }
    .piece.bad {
      --f: var(--ab-note-bg);
      --s: var(--ab-note-line);
      --i: var(--ab-ink);
    }
    .piece.ghost {
      --f: var(--ab-surface);
      --s: var(--ab-digit-new);
    }
    .piece-side {
      fill: var(--s);
    }
    .piece-face {
      fill: var(--f);
      stroke: var(--s);
      stroke-width: 2.5;
    }
    .crossed .piece-face {
      stroke-width: 6;
      stroke: var(--n);
    }
    .bad .piece-face,
    .ghost .piece-face {
      stroke-width: 5;
      stroke-dasharray: 10 7;
    }
    .ghost .piece-side {
      fill: none;
    }
    .hole .piece-face {
      fill: none;
      stroke: var(--ab-line);
      stroke-width: 3;
      stroke-dasharray: 7 7;
    }
    .fill {
      fill: var(--ab-digit-side);
      opacity: 0.34;
    }
    .piece text {
      font: 800 76px var(--ab-font);
      text-anchor: middle;
      fill: var(--i);
    }
    .glyph {
      fill: none;
      stroke: var(--i);
      stroke-width: 12;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .glyph1 {
      stroke-width: 16;
    }
  `,
];
