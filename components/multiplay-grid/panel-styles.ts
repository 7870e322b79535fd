import { css } from 'lit';

/** Whose turn it is, and the row of the times table. */
export const turnStyles = css`
  .turn {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(var(--u) * 2);
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 2) calc(var(--u) * 3);
    min-block-size: calc(var(--u) * 20);
  }
  .who {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2.5);
    min-inline-size: 0;
  }
  .who .shape {
    color: inherit;
    font-size: calc(var(--u) * 8);
  }
  .who h2 {
    font-size: calc(var(--u) * 5.6);
    line-height: 1.1;
    font-weight: 800;
  }
  .who p {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.25;
    font-weight: 600;
  }
  .who .clock {
    font-size: calc(var(--u) * 4);
    font-weight: 800;
  }
  .roll {
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: calc(var(--u) * 1) calc(var(--u) * 3);
    border: 0;
    border-radius: var(--r);
    background: var(--ab-on-player);
    color: var(--pc);
    font-size: calc(var(--u) * 4.5);
    font-weight: 800;
    line-height: 1.1;
    flex: none;
  }
  .roll .d12 {
    inline-size: calc(var(--u) * 9);
  }
  .roll:focus-visible {
    outline: 3px solid var(--ab-on-player);
    outline-offset: 3px;
  }
  .task h3 {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
    margin-block-end: calc(var(--u) * 1);
  }
  .times {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: calc(var(--u) * 1);
  }
  .times li {
    container-type: inline-size; /* the largest number fits its box */
    position: relative;
    background: var(--ab-surface);
    border: 2px solid var(--pc);
    border-radius: calc(var(--u) * 2);
    text-align: center;
    padding: calc(var(--u) * 0.5) 0 calc(var(--u) * 2.5);
    line-height: 1.1;
    white-space: nowrap;
  }
  .times b {
    display: block;
    font-size: min(calc(var(--u) * 5), 46cqi);
    font-weight: 800;
  }
  .times small {
    display: block;
    min-block-size: 1.1em;
    font-size: min(calc(var(--u) * 2.75), 29cqi);
    word-spacing: -0.15em;
    color: var(--ab-ink-soft);
  }
  .times .none {
    border: 2px dashed var(--ab-hair);
    background: none;
  }
  .times .none b {
    color: var(--ab-ink-soft);
    font-weight: 600;
  }
  .times:not(.waiting) .none b {
    text-decoration: line-through;
  }
  .pips {
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(var(--u) * 0.75);
    display: flex;
    justify-content: center;
    gap: calc(var(--u) * 0.75);
    block-size: calc(var(--u) * 1.25);
  }
  .pips s {
    inline-size: calc(var(--u) * 1.5);
    border-radius: 1px;
    background: var(--pc);
  }
  @container (min-width: 1180px) {
    .who h2 {
      font-size: calc(var(--u) * 8.5);
    }
    .turn .d12 {
      inline-size: calc(var(--u) * 17);
    }
  }
`;

/** Scores and the end of the game. */
export const scoreStyles = css`
  .scores {
    display: grid;
    gap: calc(var(--u) * 1);
  }
  .scores li {
    display: grid;
    grid-template-columns: calc(var(--u) * 7) 1fr auto minmax(calc(var(--u) * 8), auto);
    align-items: center;
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 0.5) calc(var(--u) * 2);
    border-radius: calc(var(--u) * 2);
    background: var(--ab-surface);
    border: 2px solid transparent;
  }
  .scores .cur {
    border-color: var(--pc);
  }
  .token-cube {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  .scores b {
    font-size: calc(var(--u) * 5.5);
    font-weight: 800;
    line-height: 1.2;
    text-align: end;
  }
  .scores i {
    font-style: normal;
    text-align: end;
    min-inline-size: calc(var(--u) * 8);
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: calc(var(--u) * 1.5);
  }
  .end-game {
    flex: 1 1 calc(var(--u) * 62);
    display: flex;
    gap: calc(var(--u) * 3);
    align-items: center;
    flex-wrap: wrap;
  }
  .end-game .btn {
    flex: none;
    padding: 0 calc(var(--u) * 3);
  }
  .end-game p {
    flex: 1 1 calc(var(--u) * 24);
    font-size: calc(var(--u) * 3.25);
    line-height: 1.25;
  }
  .end-game b {
    color: var(--ab-ink);
  }
  @container (max-width: 1179px) {
    .scores {
      grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
    }
    .n4 {
      grid-template-columns: 1fr 1fr;
    }
    .scores li {
      grid-template-columns: 22px 1fr auto;
      gap: 0 6px;
      padding: 3px 6px;
    }
    .scores b {
      grid-area: 2 / 1 / 3 / 3;
      text-align: start;
    }
    .scores .nm {
      grid-column: 2 / 4;
      font-size: 14px;
    }
    .scores i {
      min-inline-size: 0;
    }
  }
  /* beside a board that is no higher than the window: two rows of two */
  @container (min-width: 700px) and (max-width: 1179px) {
    .n4 li {
      grid-template-columns: 22px minmax(0, 1fr) auto auto;
    }
    .n4 .nm,
    .n4 b {
      grid-area: auto;
    }
  }
  @container (min-width: 1800px) {
    .scores b {
      font-size: 52px;
    }
  }
`;

/** The places of the row that can be pressed, and what holds the number pad. */
export const padStyles = css`
  .hinting {
    display: contents;
  }
  .times button {
    display: block;
    inline-size: 100%;
    border: 0;
    padding: 0;
    background: none;
    line-height: inherit;
    border-radius: inherit;
  }
  .times button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
