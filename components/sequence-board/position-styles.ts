import { css } from 'lit';
import { namesAbove } from '../parts/panel-styles.js';

/** Styles of the players with their squares, and of the strip of the climb. */
export const positionStyles = css`
  .scores {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--ab-space-2);
  }
  .scores li {
    display: flex;
    align-items: center;
    gap: var(--ab-space-3);
    min-inline-size: 0;
    min-block-size: clamp(26px, var(--h) * 0.045, 34px);
    padding: 0 var(--ab-space-4);
    border: 2px solid transparent;
    border-radius: var(--ab-radius-1);
    background: var(--ab-surface);
    overflow: hidden;
  }
  .scores .current {
    border-color: var(--pc);
  }
  .scores .name {
    flex: 1;
  }
  .scores b,
  .scores .chip {
    flex: none;
    margin-inline-start: auto;
    font-size: var(--ab-text-3);
    line-height: 1.3;
    font-weight: 800;
  }
  ${namesAbove('.scores:not(.size1, .size2)')}
  @container (min-width: 560px) and (max-width: 1179px) {
    .scores:not(.size1, .size2) {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, auto));
    }
    .scores:is(.size3, .size5, .size6) {
      grid-template-columns: repeat(3, minmax(0, auto));
    }
    /* Two share a narrow column: names of eight letters are whole. */
    .scores:is(.size1, .size2) li {
      gap: var(--ab-space-2);
      padding: 0 var(--ab-space-3);
    }
    .scores:is(.size1, .size2) .name {
      font-size: var(--ab-text-1);
    }
  }
  @container (min-width: 1180px) {
    .scores {
      grid-auto-flow: row;
      grid-template-columns: repeat(auto-fit, minmax(calc(var(--u) * 28), 1fr));
    }
    .scores.size4 {
      grid-template-columns: 1fr 1fr;
    }
  }
  .strip {
    position: relative;
    display: grid;
    align-items: center;
    min-block-size: var(--ab-control-2);
  }
  .strip button {
    position: absolute;
    inset: 0;
    border: 0;
    border-radius: var(--ab-radius-1);
    background: none;
  }
  .strip svg {
    inline-size: 100%;
    max-inline-size: 440px;
    max-block-size: clamp(42px, var(--h) * 0.078, 56px);
    overflow: visible;
  }
  /* The climb goes from left to right in every language, as the mountain stays as it is printed. */
  /* Drawn, in units of the image. */
  .strip text {
    font: 800 10.5px var(--ab-font);
    text-anchor: middle;
    fill: var(--ab-ink);
  }
  .band1 {
    fill: var(--ab-level1);
  }
  .band2 {
    fill: var(--ab-level2);
  }
  .band3 {
    fill: var(--ab-level3);
  }
  .band4 {
    fill: var(--ab-level4);
  }
  .band5 {
    fill: var(--ab-snow3);
  }
  .brink.band1 {
    fill: var(--ab-cliff1);
  }
  .brink.band2 {
    fill: var(--ab-cliff2);
  }
  .brink.band3 {
    fill: var(--ab-cliff3);
  }
  .brink.band4 {
    fill: var(--ab-cliff4);
  }
  .brink.band5 {
    fill: var(--ab-cliff5);
  }
  .mast {
    stroke: var(--ab-wall);
    stroke-width: 2;
  }
  .pennant {
    fill: var(--ab-flag, #2f7d32);
  }
  .ring {
    fill: none;
    stroke: var(--pc);
    stroke-width: 2;
    stroke-dasharray: 3 2.5;
  }
  .pin path {
    fill: var(--pc);
    stroke: var(--ab-piece-edge);
    stroke-width: 7;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .pin text {
    fill: var(--pc);
    stroke: var(--ab-paper);
    stroke-width: 3;
    paint-order: stroke;
    font-size: var(--ab-text-1);
  }
`;
