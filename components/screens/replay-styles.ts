import { css } from 'lit';
import { growthStyles } from './growth-styles.js';

/** The screen after a game: its end, its curve, its moves. */
export const replayStyles = css`
  .lb {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 12px clamp(0px, calc((100cqi - 298px) / 2), 16px) 16px;
    --board: 100%;
  }
  .won {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 3);
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 2) calc(var(--u) * 3);
  }
  .won .shape {
    color: var(--ab-on-player);
    font-size: calc(var(--u) * 9);
  }
  .won > div {
    flex: 1 1 calc(var(--u) * 40);
  }
  .won h2 {
    font-size: calc(var(--u) * 5.5);
    line-height: 1.2;
    font-weight: 800;
  }
  .won p {
    font-weight: 700;
  }
  .won .btn {
    background: transparent;
    border-color: currentColor;
    color: inherit;
  }
  .won .btn:focus-visible {
    outline-color: var(--ab-on-player);
  }
  .lbmain {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
    min-inline-size: 0;
  }
  .lb .card {
    padding: calc(var(--u) * 3);
  }
  .lb .bd {
    inline-size: var(--board);
    min-inline-size: 0;
  }
  .lb h3,
  .lb summary {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
  }
  .lb summary {
    cursor: pointer;
    min-block-size: 28px;
  }
  ${growthStyles}
  .moved {
    min-block-size: calc(var(--u) * 34);
  }
  .moved p {
    margin-block-start: calc(var(--u) * 1);
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: 4px calc(var(--u) * 4);
  }
  @container (max-width: 699px) {
    .won,
    .lbmain {
      margin-inline: max(0px, calc(12px - (100cqi - 298px) / 2));
    }
  }
  @container (min-width: 700px) {
    .lb {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
      padding: 8px 12px;
      --board: min(52cqi, max(300px, calc(var(--ab-height, 100svh) - 110px)));
    }
    .won {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 1180px) {
    .lb {
      padding: 20px 28px;
      gap: 20px 32px;
      --board: min(52cqi, max(300px, calc(var(--ab-height, 100svh) - 150px)));
    }
  }
`;
