import { css } from 'lit';

/** Cards, the hand, and the buttons for using a card. */
export const cardStyles = css`
  .turned {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: calc(var(--u) * 3);
    align-items: start;
  }
  .face-of {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: calc(var(--u) * 1);
    inline-size: calc(var(--u) * 27);
    padding: calc(var(--u) * 1.25) calc(var(--u) * 1.25) calc(var(--u) * 1.5);
    border: 3px solid var(--ab-gold);
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    font-weight: 800;
    font-size: max(13px, calc(var(--u) * 3.25));
    line-height: 1.2;
    text-align: center;
  }
  .face-of svg {
    inline-size: 100%;
    border-radius: calc(var(--u) * 1.75);
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
  .any text {
    font: 800 68px var(--ab-font);
    fill: var(--ab-surface);
    stroke: none;
    text-anchor: middle;
  }
  .uses {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  .use-list {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 1.5);
  }
  .who {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
    flex: 1 0 auto;
  }
  .use {
    flex: 0 0 auto;
    min-inline-size: calc(var(--u) * 13);
    min-block-size: max(40px, calc(var(--u) * 11));
    border: 3px solid var(--ab-focus);
    border-radius: var(--r);
    background: var(--ab-surface);
    font-weight: 800;
    font-size: calc(var(--u) * 5);
    padding: 0 calc(var(--u) * 1);
  }
  .hand {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(calc(var(--u) * 21), 1fr));
    gap: calc(var(--u) * 2);
  }
  .hand li {
    display: grid;
    gap: calc(var(--u) * 1);
    grid-template-rows: 1fr auto;
  }
  .held {
    display: grid;
    grid-template-rows: 1fr auto;
    justify-items: center;
    padding: 0;
    border: 0;
    border-radius: calc(var(--u) * 3);
    background: none;
  }
  .hand .face-of {
    inline-size: 100%;
  }
  .held[aria-disabled='true'] .face-of {
    border-style: dashed;
    color: var(--ab-ink-soft);
  }
  .held small {
    color: var(--ab-ink-soft);
  }
`;
