import { css } from 'lit';

/**
 * The ring around the control to press first, in the first game of its kind: in the element of the game or in a part. It grows out of the
 * control, and no farther than the edge of a game is away from the controls at its foot.
 */
export const firstGameStyles = css`
  .first {
    outline: 3px solid var(--ab-focus);
    outline-offset: 1px;
    animation: first-ring 1200ms ease-out 3;
  }
  @keyframes first-ring {
    from {
      outline-offset: -14px;
      outline-color: transparent;
    }
  }
`;
