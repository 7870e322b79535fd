import { css } from 'lit';

/** Styles for the star on whatever a hint marks, in addition to the colour. */
export const hintStyles = css`
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
    .hinted::after {
      border-color: CanvasText;
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
