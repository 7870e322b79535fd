import { css } from 'lit';

/** Styles for the squares that can be chosen, the prospective square, and everything that is larger on a small mountain. */
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
    stroke: var(--pc, var(--ab-ink));
    stroke-width: 9;
    stroke-dasharray: 16 12;
    stroke-linecap: round;
  }
  @container mountain (max-width: 430px) {
    .mountain .tag {
      display: none;
    }
    .body {
      transform: scale(1.14);
    }
    .mountain text {
      font-size: 54px;
    }
    .mountain .digits3 text {
      font-size: 44px;
    }
  }
`;
