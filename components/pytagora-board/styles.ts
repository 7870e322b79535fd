import { css } from 'lit';
import { frameStyles } from '../game/styles.js';
import { bannerStyles } from '../parts/banner.js';
import { pieceStyles } from '../style/pieces.js';
import { panelStyles } from '../parts/panel-styles.js';
import { formStyles } from '../style/form-styles.js';
import { tokens } from '../style/tokens.js';
import { cardStyles } from './card-styles.js';
import { dockStyles } from './dock-styles.js';

/** Styles of the table: cloth with a dot at each corner of a cell, and pieces. A cell is 100 units. */
const tableStyles = css`
  .cloth {
    position: relative;
    overflow: hidden;
    background: var(--ab-cloth);
    border-block: 1px solid var(--ab-hair);
    min-block-size: 0;
  }
  :host {
    --picture: 9;
  }
  .finish .fit,
  .finish .cloth {
    inline-size: 100cqi;
    block-size: 100cqb;
  }
  .finish .cloth {
    border-radius: var(--ab-radius-2);
  }
  .sheet {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    cursor: grab;
    touch-action: pan-x pan-y;
    -webkit-user-select: none;
    user-select: none;
  }
  .sheet.aims {
    cursor: pointer;
  }
  #dots {
    fill: var(--ab-cloth-dot);
  }
  .cell:focus {
    outline: none;
  }
  .aim {
    fill: none;
    stroke: var(--ab-focus);
    stroke-width: 7;
  }
  .aim rect:not(.over) {
    stroke-dasharray: 14 10;
    fill: var(--ab-accent-wash);
  }
  .aim .over {
    stroke-width: 10;
  }
  .ring {
    fill: none;
    stroke: none;
  }
  .cell:focus-visible .ring {
    stroke: var(--ab-focus);
    stroke-width: 9;
  }
  .bag {
    unicode-bidi: plaintext;
    position: absolute;
    inset: 8px auto auto 16px;
    font-size: var(--ab-text-1);
    color: var(--ab-ink-soft);
    background: var(--ab-surface);
    padding: var(--ab-space-1) var(--ab-space-4);
    border-radius: 99px;
    font-weight: 600;
    pointer-events: none;
  }
`;

/**
 * The places of the play screen. In portrait the equation being laid is below the table; in landscape, beside it. All heights
 * but the table's are fixed, so that nothing moves between the phases of a turn.
 */
const layout = css`
  .game {
    /* one pixel less than is given, so that a height that is given no more is noticed */
    --h: calc(var(--ab-height, min(100svh, 200cqi)) - 1px);
    --gap: var(--ab-space-3);
    --bar: 52px;
    --piece: 46px;
    --card: 76px;
    --row: 44px;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: var(--gap);
    padding: var(--gap) var(--ab-space-4);
    block-size: max(540px, var(--h));
  }
  .under {
    display: contents;
  }
  /* The card says the same, and the buttons below it stay in sight. */
  .frame:has(.equation-card.bad) .refusal {
    display: none;
  }
  .frame[data-short] .game {
    --gap: var(--ab-space-2);
    --bar: 44px;
    --card: 64px;
  }
  .middle {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--gap);
    min-inline-size: 0;
    min-block-size: 0;
  }
  .middle .cloth {
    border: 1px solid var(--ab-hair);
    border-radius: var(--ab-radius-2);
  }
  .game .turn {
    min-block-size: var(--bar);
  }
  .frame[data-short] .turn h2 {
    font-size: var(--ab-text-3);
  }
  .race {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--ab-space-4);
  }
  .race li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--ab-space-3);
  }
  .race b {
    font-size: var(--ab-text-3);
    font-weight: 800;
    line-height: 1.15;
  }
  .track {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: calc(var(--u) * 1.5);
    border-radius: 99px;
    background: var(--ab-sunk);
    box-shadow: inset 0 0 0 1px var(--ab-line);
    overflow: hidden;
  }
  .track rect {
    fill: var(--pc);
  }
  /* Where the browser enlarges all text, each name has a line. */
  @container (max-width: 1179px) {
    .frame[data-enlarged] .race {
      grid: auto / minmax(0, 1fr);
      gap: var(--ab-space-1);
    }
    .frame[data-enlarged] .race .track {
      display: none;
    }
  }
  /* Many names: each above its points, over the whole width. */
  .race.many {
    gap: var(--ab-space-4);
  }
  .race.many li {
    grid-template-columns: auto auto minmax(0, 1fr);
    gap: 0 var(--ab-space-2);
  }
  .race.many .name {
    grid-area: 1 / 1 / 2 / 4;
    font-size: var(--ab-text-1);
    line-height: 1.15;
  }
  .race.many .shape {
    font-size: var(--ab-text-1);
  }
  .race.many .robot.named {
    display: none;
  }
  .race.many .track {
    grid-column: 3;
  }
  @container (max-width: 559px) {
    .race.many .name {
      text-overflow: clip;
    }
  }
  .frame[data-layout='side'] .game {
    --h: calc(var(--ab-height, min(100svh, 76cqi)) - 1px);
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) clamp(290px, 38cqi, calc(var(--u) * 96));
    gap: var(--ab-space-4);
    block-size: max(340px, var(--h));
  }
  /* A tablet has room for larger pieces, as far as it is tall. */
  @container (min-width: 560px) {
    .game {
      --piece: clamp(46px, calc(var(--h) * 0.094), 72px);
      --card: clamp(76px, calc(var(--h) * 0.1), 96px);
      --row: clamp(44px, calc(var(--h) * 0.055), 52px);
    }
  }
  @container (min-width: 1180px) {
    .game {
      --gap: var(--ab-space-4);
      --bar: clamp(56px, 10svh, calc(var(--u) * 14));
      --piece: clamp(46px, 9svh, calc(var(--u) * 15));
      --card: clamp(76px, 16svh, calc(var(--u) * 24));
      --row: clamp(44px, 7.5svh, calc(var(--u) * 11));
    }
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  ...pieceStyles,
  tableStyles,
  dockStyles,
  bannerStyles,
  layout,
  formStyles,
  panelStyles,
  cardStyles,
];
