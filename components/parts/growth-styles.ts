import { css } from 'lit';

/** Styles for the curve of a game, the steps below it, and the table of its numbers. */
export const growthStyles = css`
  .curve {
    inline-size: 100%;
    block-size: auto;
    /* Alone across a phone on its side it would fill the screen. */
    max-block-size: calc(var(--u) * 42);
    display: block;
    /* time goes from left to right, and so do the buttons under it */
    direction: ltr;
    font-family: var(--ab-font);
    overflow: visible;
  }
  @container (min-width: 700px) {
    .curve {
      max-block-size: calc(var(--u) * 52);
    }
  }
  .level {
    stroke: var(--ab-hair);
    stroke-width: 2;
  }
  /* Drawn, in units of the image. */
  .axis {
    font-size: 36px;
    fill: var(--ab-ink-soft);
  }
  .score-line {
    fill: none;
    stroke: var(--pc);
    stroke-width: 5;
    stroke-linejoin: round;
  }
  .end-mark {
    fill: var(--pc);
  }
  .cursor {
    stroke: var(--ab-ink);
    stroke-width: 3;
    stroke-dasharray: 2 7;
    stroke-linecap: round;
  }
  /* Drawn, in units of the image. */
  .end-label {
    font-size: 42px;
    font-weight: 800;
    fill: var(--ab-ink);
  }
  .scrub {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    direction: ltr;
  }
  :host([data-part]) .scrub .icon:is(.earlier, .later) {
    transform: none;
  }
  .scrub input {
    flex: 1;
    min-inline-size: 0;
    block-size: 28px;
    accent-color: var(--ab-ink);
    cursor: pointer;
  }
  .scroll {
    max-block-size: 240px;
    overflow: auto;
  }
  table {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: var(--ab-text-2);
  }
  th,
  td {
    padding: var(--ab-space-1) var(--ab-space-4);
    text-align: end;
    border-block-end: 1px solid var(--ab-hair);
  }
  .dear circle {
    fill: var(--ab-ink);
    stroke: var(--ab-surface);
    stroke-width: 4;
  }
  /* Drawn, in units of the image. */
  .dear text {
    font-size: 42px;
    font-weight: 800;
    text-anchor: middle;
    fill: var(--ab-paper);
  }
  @media (forced-colors: active) {
    .dear circle {
      fill: Highlight;
      stroke: Canvas;
    }
    .dear text {
      fill: HighlightText;
    }
  }
`;
