import { css } from 'lit';

/** A card that is being turned, large over the board. */
export const bigCardStyles = css`
  .big-card {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border-radius: var(--ab-radius-2);
    background: rgb(31 36 48 / 0.28);
  }
  .big-card > div {
    display: grid;
    justify-items: center;
    gap: var(--ab-space-4);
    max-inline-size: 90%;
    animation: turn-card var(--turn) ease-out;
  }
  .big-card .face-of {
    inline-size: min(210px, 60cqi);
    padding: var(--ab-space-5);
    border-width: 6px;
    font-size: var(--ab-text-3);
  }
  .big-card p {
    padding: var(--ab-space-1) var(--ab-space-5);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 700;
    text-align: center;
  }
  @keyframes turn-card {
    from {
      transform: rotateY(90deg) scale(0.4);
    }
  }
`;
