import { css } from 'lit';

/** A card that is being turned, large over the board. */
export const bigCardStyles = css`
  .big-card {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border-radius: 12px;
    background: rgb(31 36 48 / 0.28);
  }
  .big-card > div {
    display: grid;
    justify-items: center;
    gap: 8px;
    max-inline-size: 90%;
    animation: turn-card var(--turn) ease-out;
  }
  .big-card .face-of {
    inline-size: min(210px, 60cqi);
    padding: 12px;
    border-width: 6px;
    font-size: 18px;
  }
  .big-card p {
    padding: 2px 12px;
    border-radius: var(--r);
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
