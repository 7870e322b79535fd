import { css } from 'lit';
import { d12Styles } from '../parts/d12.js';
import { frameStyles } from '../parts/frame-styles.js';
import { mountainStyles } from '../parts/mountain/styles.js';
import { themed, tokens } from '../parts/tokens.js';
import { diceStyles } from './dice.js';

const colours = themed(
  '--ab-plyt:#2f6b3c;--ab-on-plyt:#fff;--ab-master-rim:#0d0f14;--ab-red-rim:#6b0f0b;',
  '--ab-plyt:#7fc48d;--ab-on-plyt:#14171d;--ab-master-rim:#98a2b5;--ab-red-rim:#d4756a;',
);

const layout = css`
  .pl {
    display: grid;
    gap: 8px;
    padding: 8px clamp(0px, calc((100cqi - 298px) / 2), 10px) 12px;
    grid-template: 'turn' 'players' 'board' 'stage' 'tools' 'events' / minmax(0, 1fr);
  }
  .bd {
    grid-area: board;
    position: relative;
    min-inline-size: 0;
  }
  .stage {
    grid-area: stage;
    display: grid;
    gap: calc(var(--u) * 2);
    align-content: start;
    min-inline-size: 0;
  }
  .stage h3 {
    font-size: calc(var(--u) * 4.5);
    line-height: 1.2;
    font-weight: 800;
  }
  .turn {
    grid-area: turn;
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 3);
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 1) calc(var(--u) * 1.5) calc(var(--u) * 1) calc(var(--u) * 3);
    min-block-size: calc(var(--u) * 14.5);
  }
  .turn > div:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }
  .turn .shape {
    color: inherit;
    font-size: calc(var(--u) * 7);
  }
  .turn h2 {
    font-size: calc(var(--u) * 5.5);
    line-height: 1.1;
    font-weight: 800;
  }
  .turn h2:focus-visible {
    outline-color: currentColor;
  }
  .turn p {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.25;
    font-weight: 600;
  }
  .timer {
    position: relative;
    flex: none;
    inline-size: calc(var(--u) * 12.5);
    block-size: calc(var(--u) * 12.5);
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--ab-surface);
    color: var(--ab-ink);
    font-size: calc(var(--u) * 4.75);
  }
  .timer svg {
    position: absolute;
    inset: 0;
  }
  .timer circle {
    fill: none;
    stroke: var(--ab-sunk);
    stroke-width: 11;
  }
  .timer .rest {
    stroke: var(--ab-plyt);
  }
  .timer.late .rest {
    stroke: var(--ab-wrong);
  }
  .timer b {
    position: relative;
  }
  .timer i {
    position: absolute;
    inset-block-end: 14%;
    font: 700 calc(var(--u) * 2.5) / 1 var(--ab-font);
  }
  .counts {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    grid-auto-columns: 1fr;
    gap: calc(var(--u) * 1);
  }
  .counts:not(:has(:nth-child(6))) {
    grid-template-columns: repeat(5, 1fr);
  }
  .count {
    display: grid;
    justify-items: center;
    align-content: space-between;
    gap: calc(var(--u) * 1);
    padding: calc(var(--u) * 1.5) 0;
    border: 2px solid var(--ab-hair);
    border-radius: var(--r);
    background: var(--ab-surface);
    line-height: 1.1;
  }
  .count.on {
    border: 3px solid var(--ab-plyt);
    padding: calc(var(--u) * 1.5 - 1px) 0;
  }
  .count b {
    font-size: calc(var(--u) * 7);
  }
  .count small {
    font-size: calc(var(--u) * 3.5);
    font-weight: 700;
    color: var(--ab-ink-soft);
    white-space: nowrap;
  }
  .count.on small {
    color: var(--ab-plyt);
  }
  .minis {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: center;
    gap: 2px;
    inline-size: calc(var(--u) * 10);
    block-size: calc(var(--u) * 7);
  }
  .minis i {
    inline-size: calc(var(--u) * 2.75);
    aspect-ratio: 1;
    background: #c5281f;
    clip-path: polygon(50% 0, 100% 38%, 81% 100%, 19% 100%, 0 38%);
  }
  .minis .m {
    background: var(--ab-ink);
  }
  .throw {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: calc(var(--u) * 2.5);
    min-block-size: calc(var(--u) * 13);
    border: 0;
    border-radius: calc(var(--u) * 3.5);
    background: var(--ab-plyt);
    color: var(--ab-on-plyt);
    font-size: calc(var(--u) * 5);
    font-weight: 800;
  }
  .throw .die {
    display: block;
    inline-size: calc(var(--u) * 8);
  }
  @container (min-width: 700px) {
    .pl {
      --room: calc(var(--ab-height, 100svh) - 16px);
      --foot: calc(var(--u) * 14);
      --board: min(58cqi, max(280px, calc((var(--room) - var(--foot) - 8px) * 0.982)));
      grid-template:
        'board turn' auto
        'board stage' auto
        'board events' minmax(0, 1fr)
        'players tools' auto / var(--board) minmax(0, 1fr);
      column-gap: 16px;
      padding: 8px 12px;
    }
    .pl .die {
      inline-size: calc(var(--u) * 16);
    }
  }
  @container (min-width: 1180px) {
    .pl {
      --room: calc(var(--ab-height, 100svh) - var(--u) * 8);
      --board: min(60cqi, max(300px, calc(var(--room) * 0.982)));
      grid-template:
        'board turn' auto
        'board players' auto
        'board stage' auto
        'board events' minmax(0, 1fr)
        'board tools' auto / var(--board) minmax(0, 1fr);
      gap: calc(var(--u) * 3) calc(var(--u) * 6);
      padding: calc(var(--u) * 4) calc(var(--u) * 5);
    }
    .turn {
      min-block-size: calc(var(--u) * 18);
    }
    .turn h2 {
      font-size: calc(var(--u) * 8);
    }
    .turn .shape {
      font-size: calc(var(--u) * 9);
    }
    .timer {
      inline-size: calc(var(--u) * 15);
      block-size: calc(var(--u) * 15);
      font-size: calc(var(--u) * 6);
    }
    .pl .die {
      inline-size: calc(var(--u) * 18);
    }
    .throw .die {
      inline-size: calc(var(--u) * 10);
    }
  }
`;

export const styles = [...tokens, colours, frameStyles, d12Styles, ...mountainStyles, diceStyles, layout];
