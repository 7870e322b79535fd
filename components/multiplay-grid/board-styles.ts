import { css } from 'lit';
import { cssOf } from '../style/css-of.js';
import { sizes as boardSizes } from '../../src/rules/multiplay/index.js';

/** `.tint1` to `.tint6`: a player's colour on the table, `--cp`, and of the side of a cube, `--cs`. */
const players = cssOf(
  [1, 2, 3, 4, 5, 6].map((n) => `.tint${n}{--cp:var(--ab-cube-p${n});--cs:var(--ab-cube-side-p${n})}`).join(''),
);
const sizes = cssOf(boardSizes.map((n) => `.squares${n}{--n:${n}}`).join(''));

/**
 * Styles of the board. Cubes look the same in light and dark; only the board below them is dimmed. One cell is 100 units, the
 * header 52.
 */
export const boardStyles = css`
  :host(:where(:not([data-part]))) {
    --ab-cube-p1: #0067a3;
    --ab-cube-p2: #bd4c00;
    --ab-cube-p3: #00775a;
    --ab-cube-p4: #7a3fb0;
    --ab-cube-p5: #836000;
    --ab-cube-p6: #b02d6b;
    --ab-cube-side-p1: #00426b;
    --ab-cube-side-p2: #7c3200;
    --ab-cube-side-p3: #004f3c;
    --ab-cube-side-p4: #4d2374;
    --ab-cube-side-p5: #573f00;
    --ab-cube-side-p6: #721641;
    --ab-on-cube: #fff;
    --ab-steel: #1f2430;
    --ab-steel-edge: #fff;
  }
  ${players}
  .defs {
    position: absolute;
  }
  .defs .hatch {
    fill: none;
    stroke: var(--ab-on-cube);
    stroke-opacity: 0.85;
    stroke-linecap: round;
  }
  .face {
    fill: var(--cp, var(--ab-cube-rest));
  }
  .raised .face {
    fill: var(--ab-cube);
  }
  .cube-side {
    fill: var(--cs, var(--ab-cube-side));
  }
  /* Drawn with the cells: what hangs over the edge is measured by them. */
  .holder {
    --ring: var(--cp);
    overflow-x: auto;
    overflow-y: hidden;
    border-radius: var(--ab-radius-1);
    /* A medal below the last row hangs over the edge by 17 hundredths of a cell. */
    --below: max(5px, 100% * 17 / (52 + 100 * var(--n)) - 4px);
    padding: 0 0 var(--below);
    margin-block-end: calc(5px - var(--below));
  }
  .tray {
    position: relative;
    min-inline-size: min-content;
    --cp: initial;
    --cs: initial;
    background: var(--ab-tray-well);
    border: solid var(--ab-tray);
    border-width: 0 4px 4px 0;
    border-radius: var(--ab-radius-1);
    box-shadow: 0 5px 0 0 var(--ab-tray-well);
  }
  .board {
    display: grid;
    grid-template-rows: 52fr repeat(var(--n), 100fr);
    /* a cube is never smaller than 24 px: a large board scrolls within its tray */
    min-inline-size: calc(var(--n) * 24px + 13px);
    aspect-ratio: 1;
    font-weight: 800;
    -webkit-user-select: none;
    user-select: none;
  }
  .row {
    display: grid;
    grid-template-columns: 52fr repeat(var(--n), 100fr);
  }
  .row,
  .lane,
  .cell {
    min-block-size: 0;
    min-inline-size: 0;
  }
  ${sizes}
  .lane {
    display: grid;
    place-items: center;
    background: var(--ab-tray);
    color: var(--ab-tray-ink);
    font-size: min(var(--ab-text-1), 2.7cqmin);
    letter-spacing: -0.04em; /* 10 and 11 are whole */
    line-height: 1;
    white-space: nowrap;
    overflow: hidden;
  }
  .cell {
    position: relative;
    /* what changes in one cell measures no other */
    contain: size layout style;
    cursor: default;
    touch-action: manipulation;
  }
  /* The cubes to choose from have to be found among all white ones, which are as bright as raised ones. */
  .seeking {
    --ab-cube-rest: var(--ab-cube);
    --ab-cube-ink-rest: var(--ab-cube-ink);
  }
  .cell[part~='action'] {
    cursor: pointer;
  }
  .cell.raised {
    cursor: pointer;
    z-index: 1;
  }
  .cell:focus-visible {
    outline: none;
    z-index: 3;
  }
  .cell:focus-visible::after {
    content: '';
    position: absolute;
    inset: -2px;
    border-radius: 18%;
    border: 3px solid #fff;
    box-shadow:
      0 0 0 3px #1746d1,
      inset 0 0 0 2px #1746d1;
  }
  .cube {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .cube text {
    text-anchor: middle;
    fill: var(--ab-cube-ink-rest);
  }
  .raised .cube text {
    fill: var(--ab-cube-ink);
  }
  .own text {
    fill: var(--ab-on-cube);
    stroke: var(--cp);
    stroke-width: 11px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  /*
   * The whole drawing is lifted and its side stays: a number that moves within a drawing would be laid out anew. It is lifted
   * by so little that it comes under no mark on the edge of its cell.
   */
  .raised .cube {
    transform: translateY(calc(-100% * 6 / 104));
    animation: raise 140ms ease-out;
  }
  .raised .cube-side {
    transform: translateY(6px);
  }
  .raised .face {
    stroke: var(--ring);
    stroke-width: 8;
  }
  .turned .cube {
    animation: turn calc(180ms * var(--pace, 1)) ease-in-out;
  }
  @keyframes raise {
    from {
      transform: translateY(calc(4% - 100% * 6 / 104));
    }
  }
  @keyframes turn {
    from {
      transform: scaleX(0);
    }
  }
`;

/** Marks on single cubes; frames, rings, clamps and medals above the board. */
export const overlayStyles = css`
  .cell.hinted::before,
  .chosen::before,
  .refused::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: 16%;
    border: max(2px, calc(var(--u) * 0.7)) solid #ffd34d;
  }
  .refused::before {
    border: max(2px, calc(var(--u) * 0.7)) dashed #ffb020;
  }
  .cell.hinted {
    --star: max(12px, 2.2cqi);
    --star-top: -3px;
    --star-end: -3px;
  }
  .refused .cube {
    animation: nod 120ms;
  }
  @keyframes nod {
    50% {
      transform: translateX(3px);
    }
  }
  .overlay {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    z-index: 2;
  }
  .outer,
  .inner {
    fill: none;
    stroke: var(--ab-steel);
    stroke-width: 15;
    stroke-linecap: round;
  }
  .inner {
    stroke: var(--ab-steel-edge);
    stroke-width: 8;
  }
  .link.outer {
    stroke-width: 30;
  }
  .link.inner {
    stroke-width: 20;
  }
  .chained .outer {
    stroke: var(--ab-steel-edge);
  }
  .chained .inner {
    stroke: var(--ab-steel);
  }
  .line rect {
    stroke-dasharray: 1;
    animation: draw calc(300ms * var(--pace, 1)) ease-out;
  }
  .last1,
  .last2 {
    fill: none;
    stroke: var(--ab-steel);
    stroke-width: 19;
  }
  .last2 {
    stroke: #ffd34d;
    stroke-width: 11;
  }
  /* Drawn, in units of the image. */
  .medal text {
    font-family: var(--ab-font);
    text-anchor: middle;
    font-size: 40px;
    font-weight: 900;
    fill: var(--ab-on-cube);
  }
  .medal rect {
    fill: var(--cp);
    stroke: #fff;
    stroke-width: 4;
  }
  .land {
    animation: land calc(140ms * var(--pace, 1)) calc(200ms * var(--pace, 1)) ease-out backwards;
  }
  .trap path {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .edge .jaw {
    stroke: var(--ab-steel-edge);
    stroke-width: 20;
  }
  .edge .rod {
    stroke: var(--ab-steel-edge);
    stroke-width: 13;
  }
  .steel .jaw {
    stroke: var(--ab-steel);
    stroke-width: 12;
  }
  .steel .rod {
    stroke: var(--ab-steel);
    stroke-width: 6;
  }
  .jaw-a {
    --from: -34px;
  }
  .jaw-b {
    --from: 34px;
  }
  .jaw {
    animation: close calc(240ms * var(--pace, 1)) cubic-bezier(0.6, 0, 0.9, 0.4);
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }
  @keyframes land {
    from {
      transform: scale(0);
    }
  }
  @keyframes close {
    from {
      transform: translateX(var(--from));
    }
  }
`;
