import { css } from 'lit';

/** Styles for the card of a hint, and for the star on whatever it marks, in addition to the colour. */
export const hintStyles = css`
  .hint-card {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    gap: var(--ab-space-2) var(--ab-space-4);
    padding: var(--ab-space-4);
    border: 2px solid var(--ab-note-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-note-bg);
    color: var(--ab-ink);
    font-size: var(--ab-text-2);
    line-height: 1.35;
    min-inline-size: 0;
    /* where what it stands for would take what room is left */
    block-size: fit-content;
  }
  .hint-card .rung {
    flex: none;
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-items: center;
    justify-content: center;
    gap: var(--ab-space-1);
  }
  .hint-card .rung .icon {
    grid-column: 1 / -1;
  }
  .hint-card .rung i {
    inline-size: 6px;
    block-size: 6px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .hint-card .rung .on {
    background: currentColor;
  }
  .hint-card .say {
    flex: 1 1 calc(var(--u) * 45);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .hint-card .onward {
    flex: 1 0 auto;
    display: flex;
    justify-content: end;
    align-items: center;
    gap: var(--ab-space-2);
  }
  .hint-card .more {
    min-height: var(--ab-control-1);
    padding-inline: var(--ab-space-5);
    font-size: var(--ab-text-2);
  }
  .hint-card .icon-button {
    inline-size: var(--ab-control-1);
    block-size: var(--ab-control-1);
  }
  .hinted:not(.place) {
    position: relative;
  }
  .hinted::after {
    content: '★';
    display: grid;
    place-items: center;
    position: absolute;
    z-index: 3;
    inset-block-start: var(--star-top, -4px);
    inset-inline-end: var(--star-end, -4px);
    inline-size: var(--star, max(16px, calc(var(--u) * 4.5)));
    aspect-ratio: 1;
    border-radius: 50%;
    border: 2px solid #1f2430;
    background: #ffd34d;
    color: #1f2430;
    font-size: calc(var(--star, var(--ab-text-3)) * 0.6);
    line-height: 1;
    pointer-events: none;
  }
  .star circle {
    fill: #ffd34d;
    stroke: #1f2430;
    stroke-width: 5;
  }
  .star path {
    fill: #1f2430;
  }
  @media (forced-colors: active) {
    .hint-card,
    .hinted::after {
      border-color: CanvasText;
    }
    .hint-card .rung .on {
      background: CanvasText;
      forced-color-adjust: none;
    }
    .star circle {
      fill: Canvas;
      stroke: CanvasText;
    }
    .star path {
      fill: CanvasText;
    }
  }
`;
