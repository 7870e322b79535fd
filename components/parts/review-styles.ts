import { css } from 'lit';
import { reviewListStyles } from './review-list-styles.js';

/** Styles for the review: its summary, its turns, and the marks on the curve. */
export const reviewStyles = css`
  .review,
  .review > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--ab-space-4);
    min-inline-size: 0;
  }
  @container (max-width: 699px) {
    /* the board stands between the moves that lead to it */
    .look-back .board-area {
      order: 0;
    }
    .review {
      margin-inline: max(0px, calc(var(--ab-space-5) - var(--spare)));
    }
  }
  @container (min-width: 700px) {
    .review {
      grid-column: 1 / -1;
      gap: var(--ab-space-6);
    }
    .review:has(.turns, .none) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
  .review progress {
    inline-size: 100%;
    accent-color: var(--ab-ink);
  }
  .review .button {
    justify-self: start;
  }
  .accounts {
    display: grid;
    gap: var(--ab-space-3);
  }
  .accounts li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ab-space-2) var(--ab-space-4);
  }
  .accounts .shape {
    margin-block-start: 0.2em;
  }
  .jumps {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2) var(--ab-space-4);
  }
  :where(.review) :is(.jump, .pick) {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: 32px;
    padding: 0 var(--ab-space-4);
    border: 1.5px solid var(--ab-line);
    border-radius: 99px;
    background: var(--ab-surface);
    line-height: 1.2;
  }
  :where(.review) :is(.jump, .pick):hover {
    border-color: var(--ab-ink);
  }
  .review header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .steps {
    direction: ltr;
    white-space: nowrap;
  }
  .curve .dear circle {
    fill: var(--ab-ink);
    stroke: var(--ab-surface);
    stroke-width: 4;
  }
  /* Drawn, in units of the image. */
  .curve .dear text {
    font-size: 42px;
    font-weight: 800;
    text-anchor: middle;
    fill: var(--ab-paper);
  }
  @media (forced-colors: active) {
    .curve .dear circle {
      fill: Highlight;
      stroke: Canvas;
    }
    .curve .dear text {
      fill: HighlightText;
    }
  }
  ${reviewListStyles}
`;

/** Styles for the star of the best choice on an SVG board: a `.best-star` with a circle and a text. */
export const starStyles = css`
  .best-star circle {
    fill: #f4bd3e;
    stroke: #1f2430;
    stroke-width: 5;
  }
  /* Drawn, in units of the image. */
  .best-star text {
    font-size: 48px;
    text-anchor: middle;
    fill: #1f2430;
  }
`;
