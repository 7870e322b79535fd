import { css } from 'lit';

/** Styles for cards, the hand, and the buttons for using a card. */
export const cardStyles = css`
  .turned {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--ab-space-5);
    align-items: start;
  }
  .stage .face-of svg {
    max-block-size: 56px;
  }
  .face-of {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: var(--ab-space-2);
    inline-size: calc(var(--u) * 27);
    padding: var(--ab-space-2) var(--ab-space-2) var(--ab-space-3);
    border: 3px solid var(--ab-gold);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 800;
    font-size: var(--ab-text-1);
    line-height: 1.2;
    text-align: center;
  }
  .face-of svg {
    inline-size: 100%;
    border-radius: var(--ab-radius-1);
    background: var(--ab-sunk);
    direction: ltr;
  }
  .low {
    fill: var(--ab-level1);
  }
  .high {
    fill: var(--ab-level2);
  }
  .cliff-of {
    fill: var(--ab-cliff2);
  }
  .joints {
    stroke: rgb(var(--ab-trail) / 0.25);
    stroke-width: 2;
  }
  .target {
    fill: none;
    stroke: var(--ab-focus);
    stroke-width: 3;
    stroke-dasharray: 5 4;
    stroke-linejoin: round;
  }
  .arrow {
    fill: none;
    stroke: var(--ab-ink);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .pawn {
    fill: var(--pc);
    stroke: var(--ab-piece-edge);
    stroke-width: 12;
    paint-order: stroke;
  }
  .any circle {
    fill: var(--ab-ink-soft);
  }
  /* Drawn, in units of the image. */
  .any text {
    font: 800 68px var(--ab-font);
    fill: var(--ab-surface);
    stroke: none;
    text-anchor: middle;
  }
  .uses {
    display: grid;
    gap: var(--ab-space-2);
  }
  .uses .button {
    min-block-size: var(--ab-control-2);
  }
  .use-list {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2);
  }
  .use-list .button {
    flex: 3 1 132px;
    min-block-size: var(--ab-control-2);
  }
  .use {
    flex: 1 1 68px;
    white-space: nowrap;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--ab-space-3);
    min-block-size: var(--ab-control-2);
    padding: 0 var(--ab-space-2);
    border: 3px solid var(--ab-focus);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 800;
    font-size: var(--ab-text-3);
  }
  .use .shape {
    font-size: var(--ab-text-3);
  }
  @container (max-width: 1179px) {
    .many .use {
      flex-basis: 47px;
      gap: var(--ab-space-1);
      padding: 0;
      border-width: 2px;
      font-size: var(--ab-text-2);
    }
    .many .use .shape {
      font-size: var(--ab-text-1);
    }
    /* Where there is little height the card has been seen large over the board. */
    .stage:has(.use-list) .face-of {
      display: none;
    }
    .turned:has(+ .use-list) {
      grid-template-columns: minmax(0, 1fr);
    }
    .turned .soft {
      display: none;
    }
  }
  .hand {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, calc(var(--u) * 27));
    justify-content: center;
    gap: var(--ab-space-2);
    min-block-size: 0;
  }
  .hand:has(li:nth-child(5)) {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, calc(var(--u) * 27)));
  }
  .hand:has(li:nth-child(5)) svg {
    max-block-size: 36px;
  }
  /* Among many cards, unusable ones differ only by their border. */
  .hand:has(li:nth-child(5)) small {
    block-size: 0;
    overflow: hidden;
  }
  .holds {
    display: inline-block;
    padding: 0 var(--ab-space-1);
    border-radius: var(--ab-radius-1);
    background: var(--ab-gold);
    color: var(--ab-on-gold);
    font: 800 var(--ab-text-1) / 1 var(--ab-font);
  }
  .hand li {
    display: grid;
    gap: var(--ab-space-2);
  }
  .held {
    display: grid;
    min-block-size: var(--ab-control-2);
    grid-template-rows: 1fr auto;
    justify-items: center;
    padding: 0;
    border: 0;
    border-radius: var(--ab-radius-2);
    background: none;
  }
  .hand .face-of {
    inline-size: 100%;
    padding: var(--ab-space-1) 0;
    font-size: var(--ab-text-1);
    line-height: 1.1;
  }
  @container (max-width: 1179px) {
    /* Many cards, each with the whole of its words. */
    .stage .hand:has(li:nth-child(4)) {
      grid-auto-columns: minmax(52px, 1fr);
      justify-content: start;
    }
    .stage .hand:has(li:nth-child(4)) .face-of {
      gap: var(--ab-space-1);
      padding: var(--ab-space-1) 0;
      font-size: var(--ab-text-1);
      line-height: 1.1;
      letter-spacing: -0.02em;
      overflow-wrap: normal;
    }
    .stage .hand:has(li:nth-child(4)) svg {
      max-block-size: 34px;
    }
  }
  .held[aria-disabled='true'] .face-of {
    border-style: dashed;
    color: var(--ab-ink-soft);
  }
  .held small {
    color: var(--ab-ink-soft);
  }
`;

export const forcedCards = css`
  @media (forced-colors: active) {
    .use,
    .face-of {
      border: 2px solid CanvasText;
    }
    .face-of svg {
      forced-color-adjust: none;
      background: Canvas;
    }
    .low,
    .high,
    .cliff-of {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 3;
    }
    .target {
      stroke: Highlight;
    }
    .pawn {
      fill: CanvasText;
      stroke: Canvas;
    }
    .arrow,
    .any circle {
      stroke: CanvasText;
    }
    .any circle {
      fill: CanvasText;
    }
    /* Drawn, in units of the image. */
    .any text {
      fill: Canvas;
    }
  }
`;
