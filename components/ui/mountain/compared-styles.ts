import { css } from 'lit';

/** In a look back: a ring around the square that was reached, a broken one with a star around the best. */
export const comparedStyles = css`
  .compared rect {
    fill: none;
    stroke: var(--ab-ink);
    stroke-width: 10;
  }
  .compared .best rect {
    stroke-dasharray: 22 16;
  }
  .compared circle {
    fill: #f4bd3e;
    stroke: #1f2430;
    stroke-width: 5;
  }
  .mountain .compared text {
    font-size: 42px;
    fill: #1f2430;
  }
`;
