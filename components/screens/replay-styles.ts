import { css } from 'lit';

export const lookBackStyles = css`
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
  .curve {
    inline-size: 100%;
    block-size: auto;
    display: block;
    /* time goes from left to right, and so do the buttons under it */
    direction: ltr;
    font-family: var(--ab-font);
    direction: ltr;
    overflow: visible;
  }
  .level {
    stroke: var(--ab-hair);
    stroke-width: 2;
  }
  .ax {
    font-size: 36px;
    fill: var(--ab-ink-soft);
  }
  .ln {
    fill: none;
    stroke: var(--pc);
    stroke-width: 5;
    stroke-linejoin: round;
  }
  .mk {
    fill: var(--pc);
  }
  .cursor {
    stroke: var(--ab-ink);
    stroke-width: 3;
    stroke-dasharray: 2 7;
    stroke-linecap: round;
  }
  .endl {
    font-size: 42px;
    font-weight: 800;
    fill: var(--ab-ink);
  }
  .scrub {
    display: flex;
    align-items: center;
    gap: 8px;
    direction: ltr;
  }
  .scrub input {
    flex: 1;
    min-inline-size: 0;
    block-size: 28px;
    accent-color: var(--ab-ink);
    cursor: pointer;
  }
  :host([dir='rtl']) .lb .icon:is(.earlier, .later) {
    transform: none;
  }
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
  .scroll {
    max-block-size: 240px;
    overflow: auto;
  }
  table {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: calc(var(--u) * 3.5);
  }
  th,
  td {
    padding: 2px 8px;
    text-align: end;
    border-block-end: 1px solid var(--ab-hair);
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
