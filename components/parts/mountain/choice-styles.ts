import { css } from 'lit';

/** Squares that may be chosen, and the one in prospect. */
export const choiceStyles = css`
  .choice {
    cursor: pointer;
  }
  .choice rect {
    fill: var(--ab-wash);
    stroke: var(--ab-focus);
    stroke-width: 9;
  }
  .prospect rect {
    stroke: var(--ab-ink);
    stroke-width: 8;
    stroke-dasharray: 16 12;
  }
`;
