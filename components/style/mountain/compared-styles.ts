import { css } from 'lit';

/** Styles for the replay: a ring around the square reached, and a dashed ring with a star around the best one. */
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
