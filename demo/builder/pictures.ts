import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { piece, pieceDefs, pieceStyles } from '../../components/style/pieces.js';
import { shapePaths } from '../../components/style/shapes.js';
import type { GameName } from '../../src/games.js';

const signs = {
  cap: 'M2 9l10-5 10 5-10 5zM6 11.5V16c3 3 9 3 12 0v-4.5',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5L16 9.5',
  window: 'M4 5h16v14H4zM4 9h16',
  frame: 'M3 5h18v14H3zM7 9h10v6H7z',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM20 14v2M14 20h2M18.5 18.5H20V20',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  yes: 'M5 13l5 5L20 6',
  no: 'M6 12h12',
} as const;
export type Sign = keyof typeof signs;

export const sign = (name: Sign, size = ''): TemplateResult =>
  html`<svg class="sign-of ${size}" viewBox="0 0 24 24" aria-hidden="true"><path d=${signs[name]}></path></svg>`;

const mountain = svg`<g class="mountain">
  <path class="l1" d="M4 96h152l-14-22H18z"></path>
  <path class="l2" d="M22 74h116l-14-20H36z"></path>
  <path class="l3" d="M40 54h80l-14-18H54z"></path>
  <path class="l4" d="M58 36h44l-22-20z"></path>
  <path class="flag" d="M80 16V4h16l-5 4 5 4H80"></path>
</g>`;

const die = (face: string, x: number, y: number): SVGTemplateResult =>
  svg`<g class="die" transform="translate(${x} ${y}) scale(.54)">
    <path class="rim" d="M50 5L77.6 14L94.7 37.5V66.5L77.6 90L50 99L22.4 90L5.3 66.5V37.5L22.4 14z"></path>
    <path class="top" d="M50 21L79.5 42.4L68.2 77.1H31.8L20.5 42.4z"></path>
    <path class="edge" d="M50 21V5M79.5 42.4L94.7 37.5M68.2 77.1L77.6 90M31.8 77.1L22.4 90M20.5 42.4L5.3 37.5"></path>
    <text x="50" y="64.5" font-size="36">${face}</text>
  </g>`;

const cube = (figure: string, owner: number, x: number, y: number): SVGTemplateResult =>
  svg`<g class="cube o${owner}" transform="translate(${x} ${y})">
    <rect class="under" y="3" width="32" height="33" rx="5"></rect><rect class="face" width="32" height="32" rx="5"></rect>
    ${owner ? svg`<path class="mark" d=${shapePaths[owner - 1]} transform="scale(.32) translate(0 2)"></path>` : ''}
    <text x="16" y="23.3">${figure}</text>
  </g>`;

const cubes = [
  ['12', 1],
  ['35', 0],
  ['48', 2],
  ['9', 0],
  ['56', 1],
  ['64', 3],
  ['7', 0],
  ['20', 2],
] as const;

const row = (signs: string, x: number, y: number): SVGTemplateResult[] =>
  [...signs].map((glyph, i) => piece({ glyph }, x + 100 * i, y));

/** A small picture of each game, as it looks on the table, and of the warm-up. */
const pictures: Readonly<Record<GameName | 'warm-up', { readonly box: string; readonly drawing: SVGTemplateResult }>> =
  {
    plyt: { box: '-10 0 180 100', drawing: mountain },
    sequence: {
      box: '-10 0 180 100',
      drawing: svg`${die('5', 0, 26)}${die('12', 53, 6)}${die('7', 106, 26)}<path class="trail" d="M14 92h132"></path>`,
    },
    multiplay: {
      box: '-11 -2 182 104',
      drawing: svg`${cubes.map(([figure, owner], i) => cube(figure, owner, 10 + 36 * (i % 4), 12 + 40 * Math.floor(i / 4)))}`,
    },
    pytagora: {
      box: '-100 5 720 400',
      drawing: svg`${row('3*4=12', -40, 90)}${piece({ glyph: '+', state: 'new' }, 160, 190)}${piece({ glyph: '5', state: 'new' }, 160, 290)}`,
    },
    'plus-and-minus': {
      box: '-100 0 720 400',
      drawing: svg`${row('5+3=8', 10, 90)}${piece({ glyph: '-', state: 'new' }, 410, 190)}${piece({ glyph: '2', state: 'new' }, 410, 290)}`,
    },
    'up-and-down': {
      box: '-130 -20 720 400',
      drawing: svg`${row('345', 20, 20)}${piece({ glyph: '6', state: 'new' }, 320, 20)}${piece({ glyph: '2' }, 20, 120)}${piece({ glyph: '1' }, 20, 220)}${piece({ glyph: '', state: 'hole' }, 320, 120)}${piece({ glyph: '', state: 'hole' }, 320, 220)}`,
    },
    'warm-up': {
      box: '-150 -5 720 400',
      drawing: svg`${row('6*7', 10, 60)}${piece({ glyph: '', state: 'hole' }, 310, 60)}<path class="beads" d="M40 290h10M100 290h10M160 290h10M220 290h10M280 290h10M340 290h10"></path>`,
    },
    tables: {
      box: '-150 -5 720 400',
      drawing: svg`${row('7*8=', 0, 60)}${piece({ glyph: '5', state: 'new' }, 160, 210)}${piece({ glyph: '6', state: 'new' }, 260, 210)}`,
    },
  };

export const picture = (game: GameName | 'warm-up'): TemplateResult =>
  html`<svg class="art ${game}" viewBox=${pictures[game].box} aria-hidden="true">${pictures[game].drawing}</svg>`;

export const pictureDefs = pieceDefs;

export const pictureStyles = [
  ...pieceStyles,
  css`
    .sign-of {
      inline-size: 1.2em;
      block-size: 1.2em;
      flex: none;
      fill: none;
      stroke: currentColor;
      stroke-width: 3.2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .sign-of.big {
      inline-size: calc(var(--u) * 9);
      block-size: calc(var(--u) * 9);
      stroke-width: 1.9;
    }
    .art {
      display: block;
      inline-size: 100%;
      block-size: calc(var(--u) * 26);
      background: var(--ab-sunk);
      --tray: #39424e;
    }
    .art.multiplay {
      background: var(--tray);
    }
    .art text {
      font: 800 24px var(--ab-font);
      text-anchor: middle;
      font-variant-numeric: tabular-nums;
    }
    .art .piece text {
      font-size: 76px;
    }
    .mountain {
      stroke: #2f6b3c;
      stroke-width: 2;
      stroke-linejoin: round;
    }
    .l1 {
      fill: #cfe3b8;
    }
    .l2 {
      fill: #dcd9a6;
    }
    .l3 {
      fill: #d8c3a0;
    }
    .l4 {
      fill: #fff;
    }
    .flag {
      fill: #d5322b;
    }
    .die path {
      fill: #fff;
      stroke: #1f2430;
      stroke-width: 3.5;
      stroke-linejoin: round;
    }
    .die .top {
      fill: #f3f5f8;
    }
    .die text {
      font-weight: 900;
      font-size: 36px;
      fill: #1f2430;
    }
    .trail {
      stroke: #1f6f9c;
      stroke-width: 5;
      stroke-linecap: round;
    }
    .beads {
      stroke: var(--ab-p1);
      stroke-width: 26;
      stroke-linecap: round;
    }
    .cube .under {
      fill: #a9b1bd;
    }
    .cube .face {
      fill: #fff;
    }
    .cube text {
      font-size: 21px;
      fill: #1f2430;
    }
    .cube .mark {
      fill: none;
      stroke: rgb(255 255 255 / 0.4);
      stroke-width: 6;
    }
    .o1 .face {
      fill: #0067a3;
    }
    .o2 .face {
      fill: #bd4c00;
    }
    .o3 .face {
      fill: #00775a;
    }
    .cube:not(.o0) text {
      fill: #fff;
    }
    @media (forced-colors: active) {
      .art {
        forced-color-adjust: none;
        background: #f1eadf;
      }
    }
  `,
];
