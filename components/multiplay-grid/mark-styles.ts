import { css } from 'lit';

/** In the look back: a ring around the cube that was chosen, a broken ring with a star around the best one. */
export const markStyles = css`
  .cell.played,
  .cell.best {
    z-index: 2;
  }
  .cell.played::before,
  .cell.best::before,
  .cell.best::after {
    position: absolute;
    pointer-events: none;
  }
  .cell.played::before,
  .cell.best::before {
    content: '';
    inset: -3px;
    border: 4px solid #1f2430;
    border-radius: 18%;
    box-shadow:
      0 0 0 2px #fff,
      inset 0 0 0 2px #fff;
  }
  .cell.best:not(.played)::before {
    border: 4px dashed #f4bd3e;
    box-shadow: none;
  }
  .cell.best:not(:focus-visible)::after {
    content: '★';
    display: grid;
    place-items: center;
    --star: max(17px, min(4cqi, calc(var(--u) * 5)));
    inset-block-start: -10px;
    inset-inline-end: -10px;
    inline-size: var(--star);
    aspect-ratio: 1;
    border-radius: 50%;
    border: 2px solid #1f2430;
    background: #f4bd3e;
    color: #1f2430;
    font-size: calc(var(--star) * 0.66);
    line-height: 1;
  }
  @media (forced-colors: active) {
    .cell.played::before,
    .cell.best::before {
      border-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
