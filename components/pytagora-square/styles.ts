import { css } from 'lit';
import { digitStyles } from '../style/digits/styles.js';
import { frameStyles } from '../game/styles.js';
import { panelStyles } from '../parts/panel-styles.js';
import { pieceStyles } from '../style/pieces.js';
import { formStyles } from '../style/form-styles.js';
import { tokens } from '../style/tokens.js';
import { middleStyles } from './middle-styles.js';
import { pathStyles } from './path-styles.js';

const layout = css`
  /* The children cannot read why a piece does not fit: they hear it, or an arrow shows its place. */
  .frame:has(.game) .refusal {
    display: none;
  }
  /* The board and the foot have their heights, and the hand takes the rest: nothing moves as pieces come and go. */
  .game {
    --h: min(var(--ab-height, 100svh), 1.95 * 100cqi);
    --gap: var(--ab-space-3);
    --side: clamp(0px, (100cqi - 298px) / 2, 8px);
    --foot: max(44px, calc(var(--u) * 11));
    --board: min(100cqi - 2 * var(--side), max(240px, var(--h) - var(--foot) - 4 * var(--gap) - 186px));
    display: grid;
    grid: 'board' auto 'hand' minmax(150px, 1fr) 'foot' var(--foot) / minmax(0, 1fr);
    gap: var(--gap);
    padding: var(--gap) var(--side);
    block-size: var(--h);
    min-block-size: calc(var(--board) + var(--foot) + 4 * var(--gap) + 150px);
  }
  .game .board-area {
    grid-area: board;
    position: relative;
    inline-size: var(--board);
    justify-self: center;
    min-inline-size: 0;
    container-type: inline-size;
  }
  .game .held-by {
    grid-area: hand;
  }
  .dragged {
    position: relative;
    z-index: 3;
  }
  .dragged .pieces {
    transition: none;
  }
  /* A finger drags a piece; where so little is in sight that one has to scroll, it scrolls. */
  @media (min-height: 450px) {
    .game .slot {
      touch-action: none;
    }
  }
  .game > .events {
    display: none;
  }
  .bottom {
    grid-area: foot;
    display: flex;
    gap: var(--ab-space-2);
    min-inline-size: 0;
    --beside-menu: var(--ab-surface);
  }
  .bottom .scores {
    flex: 1;
    flex-wrap: nowrap;
    gap: var(--ab-space-2);
    min-inline-size: 0;
  }
  .bottom .scores li {
    flex: 1 1 0;
    gap: var(--ab-space-2);
    --spare: calc((100cqi - 300px) / 20);
    padding: 0 clamp(1px, var(--spare), var(--ab-space-5));
  }
  .bottom .scores:not(:has(> :nth-child(3))) li {
    padding-inline: var(--ab-space-5);
  }
  .bottom .scores li:nth-child(n + 4),
  .bottom .scores li:has(~ :nth-child(4)) {
    padding-inline: 1px;
    gap: var(--ab-space-1);
  }
  .bottom .scores b {
    letter-spacing: -0.03em;
  }
  .bottom .scores .shape {
    flex: none;
    inline-size: clamp(15px, 5cqi, 26px);
    block-size: auto;
  }
  .bottom .tool {
    flex: none;
    inline-size: var(--ab-control-2);
    padding: 0;
    border: 0;
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    display: grid;
    place-items: center;
  }
  .bottom .icon {
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    fill: none;
    stroke: currentColor;
    stroke-width: 3.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Shapes and colours tell who it is where there is no room for names. */
  @container (max-width: 1179px) {
    .bottom .scores li:has(.took) > .shape {
      display: none;
    }
    .bottom .scores .name {
      position: absolute;
      inline-size: 1px;
      clip-path: inset(50%);
    }
  }
  /* Where the browser enlarges all text, each name has a line. */
  @container (min-width: 1180px) {
    .frame[data-enlarged] .game {
      --foot: calc(var(--u) * 20);
    }
    .frame[data-enlarged] .bottom .scores {
      flex-direction: column;
    }
  }
  .took {
    flex: none;
    margin-inline: var(--ab-space-2);
    inline-size: calc(var(--u) * 6);
    animation: just 220ms ease-out;
  }
  .game .hint-card {
    position: absolute;
    inset: auto 12% 12%;
    z-index: 2;
    box-shadow: var(--ab-shadow);
  }
  .game.even-and-odd .hint-card {
    inset: auto 0 0;
  }
  .frame[data-layout='side'] .game {
    --h: var(--ab-height, 100svh);
    --side: 10px;
    --board: min(60cqi, max(270px, var(--h) - 2 * var(--gap) - 2px));
    grid: 'board hand' minmax(0, 1fr) 'board foot' var(--foot) / var(--board) minmax(0, 1fr);
    column-gap: var(--ab-space-5);
    block-size: min(var(--h), var(--board) + 2 * var(--gap) + 2px);
    min-block-size: 0;
  }
  .frame[data-layout='side'] .game .board-area {
    align-self: center;
  }
  @container (min-width: 1180px) {
    .frame[data-layout='side'] .game {
      --gap: var(--ab-space-5);
      --side: calc(var(--u) * 5);
      --board: min(58cqi, max(300px, var(--h) - 2 * var(--gap) - 2px));
      grid: 'board hand' minmax(0, 3fr) 'board events' minmax(0, 1fr) 'board foot' var(--foot) / var(--board) minmax(
          0,
          1fr
        );
      column-gap: var(--ab-space-7);
    }
    /* Names stay whole: two players in a row. */
    .frame[data-layout='side'] .game:has(.bottom .scores > :nth-child(3)) {
      --foot: calc(var(--u) * 20);
    }
    .bottom .scores:has(> :nth-child(3)) {
      flex-wrap: wrap;
    }
    .bottom .scores:has(> :nth-child(3)) li {
      flex-basis: 40%;
      padding-inline: var(--ab-space-4);
      gap: var(--ab-space-3);
    }
    .frame[data-layout='side'] .game > .events {
      grid-area: events;
      display: grid;
    }
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  pieceStyles,
  digitStyles,
  pathStyles,
  middleStyles,
  layout,
  formStyles,
  panelStyles,
];
