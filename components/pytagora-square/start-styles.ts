import { css } from 'lit';
import { coveringInput } from '../style/choice-styles.js';

/** Styles of the start of a game in pictures: cards and buttons are as large as the window allows. */
export const startStyles = css`
  .begin {
    --h: max(300px, min(var(--ab-height, 100svh), 178cqi));
    --gap: clamp(var(--ab-space-4), 0.022 * var(--h), var(--ab-space-7));
    --go: min(28cqi, 0.2 * var(--h), 190px);
    display: grid;
    grid: minmax(0, 1.9fr) minmax(0, 1fr) var(--go) / minmax(0, 1fr);
    gap: var(--gap);
    block-size: var(--h);
    inline-size: min(100%, 0.72 * var(--h) + 40px);
    margin-inline: auto;
    padding: var(--gap) var(--ab-space-5);
  }
  .begin .cards {
    display: grid;
    grid: minmax(0, 1fr) / repeat(3, minmax(0, 1fr));
    gap: var(--ab-space-4);
    min-block-size: 0;
  }
  .begin .who {
    grid: repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr));
  }
  .begin .pick {
    position: relative;
    display: flex;
    gap: 4%;
    align-items: center;
    justify-content: center;
    min-block-size: 0;
    padding: var(--ab-space-3);
    border: 3px solid var(--ab-line);
    border-radius: var(--ab-radius-3);
    background: var(--ab-surface);
    cursor: pointer;
    direction: ltr;
  }
  .begin .pick.on {
    border: 6px solid var(--ab-right);
    padding: var(--ab-space-1);
  }
  .begin .pick:focus-within {
    outline: 4px solid var(--ab-focus);
    outline-offset: 2px;
  }
  .begin .pick input {
    ${coveringInput}
  }
  .begin .pick > svg {
    flex: 0 1 auto;
    min-inline-size: 0;
    inline-size: 92%;
    block-size: 92%;
    pointer-events: none;
  }
  .begin .pick span.tick {
    position: absolute;
    inset: -6px -6px auto auto;
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    border-radius: 50%;
    background: var(--ab-right);
    color: var(--ab-paper);
    pointer-events: none;
  }
  .begin .pick .tick .icon {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 4;
  }
  .begin .hole .piece-face {
    stroke-width: 7;
    stroke-dasharray: none;
  }
  .begin .child path {
    fill: var(--pc);
  }
  .begin .child .smile {
    fill: none;
    stroke: var(--ab-on-player);
    stroke-width: 9;
    stroke-linecap: round;
  }
  .begin-go {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: clamp(var(--ab-space-4), 3cqi, var(--ab-space-8));
  }
  .begin-go button {
    flex: none;
    display: grid;
    place-items: center;
    padding: 0;
    border-radius: 50%;
  }
  .begin-go .round {
    inline-size: max(52px, 0.5 * var(--go));
    block-size: max(52px, 0.5 * var(--go));
    border: 2px solid var(--ab-line);
    background: var(--ab-surface);
  }
  .begin-go .primary {
    inline-size: var(--go);
    block-size: var(--go);
    border: 3px solid transparent;
    background: var(--ab-right);
    color: var(--ab-paper);
  }
  .begin-go .icon {
    inline-size: 50%;
    block-size: 50%;
  }
  .begin-go .play path {
    fill: currentColor;
  }
  .begin-go .more path {
    stroke-width: 4;
  }
  .frame[data-layout='side'] .begin {
    --h: max(280px, min(var(--ab-height, 100svh), 70cqi));
    --go: clamp(84px, 0.23 * var(--h), 190px);
    grid-template-rows: minmax(0, 1fr) minmax(0, 1fr) var(--go);
    inline-size: min(100%, 1.7 * var(--h));
  }
  .frame[data-layout='stacked'] .begin .which .pick {
    flex-direction: column;
  }
  .frame[data-layout='stacked'] .begin .which svg:nth-of-type(n + 2),
  .frame[data-layout='stacked'] .begin .which svg:has(+ svg) {
    block-size: 40%;
  }
  .frame[data-layout='side'] .begin .who {
    grid: minmax(0, 1fr) / repeat(4, minmax(0, 1fr));
  }
  @media (forced-colors: active) {
    .begin .pick.on {
      border-color: Highlight;
    }
    .begin .pick span.tick,
    .begin-go .primary {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
