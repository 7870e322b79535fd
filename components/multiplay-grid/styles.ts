import { css } from 'lit';
import { cssOf } from '../style/css-of.js';
import { paces, speeds } from '../../src/match/speed.js';
import { bannerStyles } from '../parts/banner.js';
import { d12Styles } from '../style/d12.js';
import { frameStyles } from '../game/styles.js';
import { themed, tokens } from '../style/tokens.js';
import { answerStyles } from '../style/answer-box.js';
import { keyStyles } from '../style/face-pad.js';
import { formStyles } from '../style/form-styles.js';
import { panelStyles } from '../parts/panel-styles.js';
import { boardStyles, overlayStyles } from './board-styles.js';
import { scoreStyles } from './score-styles.js';
import { taskStyles } from './task-styles.js';

const colours = themed(
  '--ab-tray:#39424e;--ab-tray-well:#2c343f;--ab-tray-ink:#dfe5ee;--ab-cube:#fff;--ab-cube-rest:#e3e7ed;--ab-cube-side:#a9b1bd;--ab-cube-ink:#1f2430;--ab-cube-ink-rest:#4d5563;--mix-well:79%;--mix-rest:87.5%;--mix-side:61.6%;',
  '--ab-tray:#2d3540;--ab-tray-well:#12161d;--ab-tray-ink:#c9d1dd;--ab-cube:#eef1f5;--ab-cube-rest:#b9c1cc;--ab-cube-side:#7d8794;--ab-cube-ink-rest:#2e3542;--mix-well:42%;--mix-rest:74.4%;--mix-side:45.4%;',
);

/** The shades of the colours that a page may set: it sets one for each thing. Older browsers keep the usual shades. */
const shades = css`
  @supports (color: color-mix(in srgb, red, red)) {
    :host(:not([data-part], [data-part][data-part])) {
      --ab-tray-well: color-mix(in srgb, var(--ab-tray) var(--mix-well), #000);
      --ab-cube-rest: color-mix(in srgb, var(--ab-cube) var(--mix-rest), #1f3f6f);
      --ab-cube-side: color-mix(in srgb, var(--ab-cube) var(--mix-side), #1f3453);
      ${cssOf([1, 2, 3, 4, 5, 6].map((n) => `--ab-cube-side-p${n}:color-mix(in srgb,var(--ab-cube-p${n}) 65.6%,#000);`).join(''))}
    }
  }
`;

/**
 * The places of banner, scores, board and task: below each other, or the board beside the rest. Their heights are fixed and the
 * board takes the rest, so that nothing moves between the phases of a turn, and everything is visible together.
 */
const layout = css`
  .game {
    /* one pixel less than is given, so that a height that is given no more is noticed */
    --h: var(--ab-height, 100svh);
    --gap: var(--ab-space-3);
    --bar: 52px;
    --row: 34px;
    /* what the times row or the pad needs with a line above it */
    --least: 159px;
    --task: clamp(var(--least), calc(var(--h) - var(--board) - var(--bar) - var(--row) - 6px - 5 * var(--gap)), 212px);
    --board: min(
      100cqi - 2 * var(--side),
      max(277px, var(--h) - var(--bar) - var(--row) - var(--least) - 5px - 5 * var(--gap))
    );
    --side: clamp(0px, (100cqi - 298px) / 2, 8px);
    display: grid;
    grid: 'turn' minmax(var(--bar), auto) 'scores' var(--row) 'board' auto 'task' var(--task) / minmax(0, 1fr);
    gap: var(--gap);
    padding: var(--gap) var(--side);
  }
  .game.size4 {
    --row: 42px;
  }
  .frame[data-short] .game {
    --gap: var(--ab-space-2);
    --bar: 44px;
    --row: 28px;
  }
  .frame[data-short] .game.size4,
  .frame[data-layout='side'] .game.size3 {
    --row: 35px;
  }
  @container (max-width: 559px) {
    .game.size3 {
      --row: 42px;
    }
    .frame[data-short] .game.size3 {
      --row: 35px;
    }
  }
  /* Three lines below the name. */
  @container (max-width: 359px) {
    .frame .game,
    .frame[data-short] .game {
      --bar: 60px;
    }
  }
  .game > .turn {
    grid-area: turn;
    min-block-size: 0;
  }
  .game > .scores {
    grid-area: scores;
  }
  .game > .board-area {
    grid-area: board;
    inline-size: var(--board);
    min-inline-size: 0;
    justify-self: center;
  }
  :host {
    --picture: 0.98;
  }
  .finish .board {
    min-inline-size: 0;
  }
  .praise .d12 {
    inline-size: calc(var(--u) * 9);
  }
  /* Long rows of cubes get smaller. */
  .praise :has(> .token-cube) {
    flex-wrap: nowrap;
  }
  .praise .token-cube {
    flex: 0 1 calc(var(--u) * 5.5);
    min-inline-size: 0;
  }
  .game > .task {
    grid-area: task;
    min-block-size: 0;
  }
  .game > .events {
    display: none;
  }
  .frame[data-layout='side'] .game {
    --gap: var(--ab-space-4);
    --side: 8px;
    --board: min(100cqi - 306px, max(270px, var(--h) - 2 * var(--gap) - 6px));
    grid:
      'board turn' var(--bar)
      'board task' minmax(0, 1fr)
      'board scores' var(--row) / auto minmax(0, 1fr);
    block-size: calc(var(--board) + 5px + 2 * var(--gap));
    column-gap: var(--ab-space-5);
  }
  @container (max-width: 1179px) {
    .frame[data-layout='side']:not([data-short]) .game {
      --bar: 56px;
    }
    .frame[data-layout='side'] .game.size4 {
      --row: 56px;
    }
  }
  @container (min-width: 1180px) {
    .frame[data-layout='side'] .game {
      --gap: var(--ab-space-6);
      --side: calc(var(--u) * 5);
      --bar: calc(var(--u) * 16);
      --row: calc(var(--u) * 11);
      --least: calc(var(--u) * 50);
      --board: min(60cqi, max(300px, var(--h) - 2 * var(--gap) - 6px));
      grid:
        'board turn' var(--bar)
        'board task' minmax(var(--least), 2fr)
        'board scores' var(--row)
        'board events' minmax(0, 1fr) / auto minmax(0, 1fr);
      column-gap: var(--ab-space-7);
    }
    .frame[data-layout='side'] .game:is(.size3, .size4) {
      --row: calc(var(--u) * 13);
    }
    .frame[data-layout='side'] .game > .events {
      grid-area: events;
      display: grid;
    }
  }
  /* Where the browser enlarges all text: a line for each player, and tools below the name. */
  @container (max-width: 1179px) {
    .frame[data-enlarged][data-layout] .game {
      --bar: 88px;
      --row: 70px;
    }
    .frame[data-enlarged][data-layout] .game.size3 {
      --row: 106px;
    }
    .frame[data-enlarged][data-layout] .game.size4 {
      --row: 142px;
    }
    .frame[data-enlarged] .turn .d12 {
      block-size: var(--ab-control-2);
    }
    /* A letter or number that is wider than its lane says nothing. */
    .frame[data-enlarged] .lane {
      color: transparent;
    }
  }
  ${cssOf(speeds.map((speed) => `.pace-${speed}{--pace:${paces[speed]}}`).join(''))}
`;

export const styles = [
  ...tokens,
  colours,
  shades,
  frameStyles,
  d12Styles,
  boardStyles,
  bannerStyles,
  formStyles,
  panelStyles,
  overlayStyles,
  scoreStyles,
  answerStyles,
  keyStyles,
  taskStyles,
  layout,
];
