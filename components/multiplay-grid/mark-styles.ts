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
    inset-block-start: -22%;
    inset-inline-end: -18%;
    inline-size: 56%;
    min-inline-size: 17px;
    aspect-ratio: 1;
    border-radius: 50%;
    border: 2px solid #1f2430;
    background: #f4bd3e;
    color: #1f2430;
    font-size: max(11px, min(3cqi, calc(var(--u) * 3.5)));
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
