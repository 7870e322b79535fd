import { css } from 'lit';
import { cssOf } from '../css-of.js';
import { themed } from '../tokens.js';

const light =
  '--ab-level1:#cfe3b8;--ab-level2:#dcd9a6;--ab-level3:#d8c3a0;--ab-level4:#d9d6d6;--ab-cliff1:#86a36a;--ab-cliff2:#9b9558;--ab-cliff3:#957a52;--ab-cliff4:#85817f;--ab-cliff5:#9fb0c4;' +
  '--ab-piece-edge:#fff;--ab-gold:#f4bd3e;--ab-on-gold:#2e2100;--ab-veil:.52;--ab-cast:rgb(40 34 18/.26);--ab-trail:50 44 24;--ab-wash:rgb(255 255 255/.62);--ab-wall:#6d6047;--ab-stair:#fff7e4;--ab-stair-edge:#6d5a36;' +
  '--ab-snow1:#fff;--ab-snow2:#eaf2fa;--ab-snow3:#c6d7e9;--ab-snow4:#a9bfd8;--ab-rock:#7d8796;';
const dark =
  '--ab-level1:#33492f;--ab-level2:#4a4a2c;--ab-level3:#54432f;--ab-level4:#4a4c55;--ab-cliff1:#1d2b1b;--ab-cliff2:#2a2a18;--ab-cliff3:#30261a;--ab-cliff4:#2b2d35;--ab-cliff5:#6f7f97;' +
  '--ab-piece-edge:#11141a;--ab-gold:#e2b24a;--ab-on-gold:#241a00;--ab-veil:.24;--ab-cast:rgb(0 0 0/.5);--ab-trail:255 250 235;--ab-wash:rgb(0 0 0/.5);--ab-wall:#a39678;--ab-stair:#cdbb93;--ab-stair-edge:#1d1708;' +
  '--ab-snow1:#eef3fa;--ab-snow2:#d3deec;--ab-snow3:#a6b8cf;--ab-snow4:#8398b5;--ab-rock:#4d5666;';

const levels = cssOf(
  [1, 2, 3, 4, 5]
    .map(
      (n) =>
        `.layer${n} .cliff{fill:var(--ab-cliff${n})}.layer${n} .top{fill:var(--ab-${n > 4 ? 'snow2' : `level${n}`})}`,
    )
    .join(''),
);
const fills = cssOf(['snow1', 'snow3', 'snow4', 'rock'].map((name) => `.${name}{fill:var(--ab-${name})}`).join(''));

/** The mountain's colours for light and dark themes, and its drawing styles. */
export const mountainStyles = [
  themed(light, dark),
  css`
    .mountain {
      container: mountain / inline-size;
      position: relative;
      direction: ltr;
    }
    .mountain > svg {
      display: block;
      inline-size: 100%;
      block-size: auto;
      overflow: visible;
    }
    .mountain path,
    .mountain circle {
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    ${levels}
    ${fills}
    .mountain .cast {
      fill: var(--ab-cast);
    }
    .veil {
      fill: #fff;
      opacity: var(--ab-veil);
    }
    .veil.east {
      opacity: calc(var(--ab-veil) / 3);
    }
    .mountain .rim,
    .joint,
    .way,
    .wall,
    .glint {
      fill: none;
      stroke-width: 3;
    }
    .mountain .rim {
      stroke: #fff;
      stroke-width: 4;
      opacity: var(--ab-veil);
    }
    .joint {
      stroke: rgb(var(--ab-trail) / 0.2);
    }
    .way {
      stroke: rgb(var(--ab-trail) / 0.5);
      stroke-width: 5;
    }
    .wall {
      stroke: var(--ab-wall);
      stroke-width: 13;
    }
    .stair {
      fill: var(--ab-stair);
      stroke: var(--ab-stair-edge);
      stroke-width: 3;
    }
    .mountain .star {
      fill: var(--ab-gold);
      stroke: var(--ab-gold);
      stroke-width: 6;
    }
    .pole {
      stroke: var(--ab-wall);
      stroke-width: 8;
    }
    .cloth {
      fill: #2f6b3c;
    }
    .mountain text {
      font: 700 50px var(--ab-font);
      text-anchor: middle;
      fill: var(--ab-ink);
      letter-spacing: -0.02em;
      pointer-events: none;
    }
    .mountain .digits3 text {
      font-size: 41px;
    }
    .mountain .gold text {
      fill: var(--ab-on-gold);
      font-weight: 800;
    }
    .mountain .flag text {
      fill: #fff;
      font-weight: 800;
    }
    /* At the end of a game. */
    .live .flag > :not(.pole) {
      transform-origin: 571px 480px;
      animation: flag-wave calc(200ms * var(--pace)) ease-in-out 3;
    }
    @keyframes flag-wave {
      35% {
        transform: skewY(-7deg);
      }
      70% {
        transform: skewY(5deg);
      }
    }
    .square {
      outline: none;
    }
    .square rect {
      fill: transparent;
      pointer-events: all;
    }
    .square:focus-visible rect {
      stroke: var(--ab-focus);
      stroke-width: 14;
      paint-order: stroke;
      fill: var(--ab-wash);
    }
    .climbers {
      pointer-events: none;
    }
    .climber .cast {
      fill: #000;
      opacity: 0.22;
    }
    .edge,
    .face {
      fill: var(--pc);
      stroke: var(--ab-piece-edge);
      stroke-width: 16;
      paint-order: stroke;
    }
    .face {
      stroke-width: 9;
    }
    .flank {
      fill: rgb(0 0 0 / 0.34);
    }
    .glint {
      stroke: #fff;
      stroke-width: 6;
      opacity: 0.6;
    }
    .mark {
      pointer-events: none;
    }
    .mark rect {
      fill: none;
      stroke: var(--pc);
      stroke-width: 8;
      stroke-dasharray: 9 13;
      stroke-linecap: round;
    }
    .mark .under {
      stroke: var(--ab-piece-edge);
      stroke-width: 16;
      stroke-dasharray: none;
      opacity: 0.8;
    }
    .mark circle {
      fill: var(--pc);
      stroke: var(--ab-piece-edge);
      stroke-width: 7;
    }
    .mark .comes {
      animation: comes 1ms backwards;
    }
    @keyframes comes {
      from {
        opacity: 0;
      }
    }
    .counter rect {
      fill: var(--ab-surface);
      stroke: var(--pc);
      stroke-width: 7;
    }
    .mountain .counter text {
      font-size: 54px;
      font-weight: 900;
      visibility: hidden;
      animation-name: counted;
    }
    .mountain .counter .last {
      animation-fill-mode: forwards;
    }
    @media (prefers-reduced-motion: reduce) {
      .mountain .counter .last {
        visibility: visible;
      }
    }
    @keyframes counted {
      from,
      to {
        visibility: visible;
      }
    }
    .waving {
      transform-origin: 571px 424px;
      animation: waves 200ms ease-in-out 3;
    }
    @keyframes waves {
      33% {
        transform: skewY(-7deg);
      }
      66% {
        transform: skewY(5deg);
      }
    }
    .halo circle {
      fill: none;
      stroke: var(--pc);
      stroke-width: 6;
    }
    .halo .under {
      stroke: var(--ab-piece-edge);
      stroke-width: 15;
    }
    .mountain .tag rect {
      fill: var(--ab-surface);
      stroke: var(--ab-line);
      stroke-width: 2;
    }
    .mountain .tag text {
      font-size: 27px;
    }
  `,
];

/** Styles for the squares that can be chosen, the prospective square, and everything that is larger on a small mountain. */
export const choiceStyles = css`
  .choice {
    cursor: pointer;
  }
  .choice rect {
    fill: var(--ab-wash);
    stroke: var(--ab-focus);
    stroke-width: 9;
  }
  .prospect rect {
    stroke: var(--pc, var(--ab-ink));
    stroke-width: 9;
    stroke-dasharray: 16 12;
    stroke-linecap: round;
  }
  @container mountain (max-width: 430px) {
    .mountain .tag {
      display: none;
    }
    .body {
      transform: scale(1.14);
    }
    .mountain text {
      font-size: 54px;
    }
    .mountain .digits3 text {
      font-size: 44px;
    }
  }
`;
