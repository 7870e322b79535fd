import { css } from 'lit';
import { sizeTokens } from '../style/tokens.js';

/**
 * Styles of the projector's window: what pupils read there is as large as can be read from the last row, at least a twenty-fifth of the
 * height of the window, whatever its width.
 */
export const projectionStyles = css`
  .projection {
    --u: max(4px, min(1svh, 0.62vw));
    ${sizeTokens}
    font-size: max(4svh, var(--ab-text-3));
    line-height: 1.2;
  }
  .projection .app :is(h3, .told, .soft, .label, .number, .seating li, .chip, .instruction, .rounds, .turned .seat) {
    font-size: max(4svh, var(--ab-text-3));
  }
  .projection .app h2 {
    font-size: max(5.4svh, var(--ab-text-5));
  }
  .projection .board-card :is(.head b, .seat) {
    font-size: 4svh;
  }
  .projection .round-page {
    padding: 2svh 3vw;
  }
  .projection .page-head {
    margin-block-end: 1.5svh;
  }
  .projection .card {
    padding: 1.6svh 1.6vw;
  }
  .projection .together {
    max-inline-size: none;
  }
  .projection .last {
    display: none;
  }
  .projection .facts ul {
    font-size: max(6svh, var(--ab-text-5));
  }
  .projection .mountain {
    max-block-size: 22svh;
    margin-block: var(--ab-space-3);
  }
  .projection .turning-board {
    block-size: 58svh;
  }
  .projection .seating {
    columns: auto 22em;
  }
  .projection .seating li {
    grid-template-columns: 1fr 1.4fr auto;
    padding-block: 0.1em;
  }
  .projection .own-bests .soft {
    display: none;
  }
`;
