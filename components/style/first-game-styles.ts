import { css } from 'lit';

/** The ring around the control to press first, in the first game of its kind: in the element of the game or in a part. */
export const firstGameStyles = css`
  .first {
    outline: 3px solid var(--ab-focus);
    outline-offset: 3px;
    animation: first-ring 1200ms ease-out 3;
  }
  @keyframes first-ring {
    from {
      outline-offset: 16px;
      outline-color: transparent;
    }
  }
`;
