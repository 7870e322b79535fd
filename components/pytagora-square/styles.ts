import { css } from 'lit';
import { digitStyles } from '../ui/digits/styles.js';
import { frameStyles } from '../base/styles.js';
import { menuStyles } from '../screens/menu.js';
import { panelStyles } from '../screens/panel-styles.js';
import { pieceStyles } from '../ui/pieces.js';
import { formStyles } from '../ui/form-styles.js';
import { tokens } from '../ui/tokens.js';

const path = css`
  .rings {
    display: flex;
    gap: 2%;
  }
  .ringw {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    direction: ltr;
  }
  /* A square. WebKit keeps the height of an earlier size if an aspect ratio says so. */
  .ringw::before {
    content: '';
    display: block;
    padding-block-end: 100%;
  }
  .ring {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    /* A piece on its way covers nothing that can be tapped. */
    pointer-events: none;
  }
  .gh rect {
    fill: var(--ab-sunk);
    stroke: var(--ab-hair);
    stroke-width: 3;
  }
  .gh text {
    font: 700 70px var(--ab-font);
    text-anchor: middle;
    fill: var(--ab-line);
  }
  .gh.next rect {
    fill: var(--ab-surface);
  }
  .gh.next .nr {
    fill: none;
    stroke: var(--pc);
    stroke-width: 11;
  }
  .choose .nr {
    animation: choose 380ms 2;
  }
  @keyframes choose {
    50% {
      stroke-width: 26;
    }
  }
  .gh.next text {
    font-weight: 800;
    fill: var(--ab-ink);
  }
  .arrow {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    fill: none;
    stroke: #d5322b;
    stroke-width: 7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow path {
    animation: point 3s forwards;
  }
  @keyframes point {
    10%,
    20% {
      opacity: 0.3;
    }
    15%,
    90% {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
  /* Both places are large while the piece waits between them. */
  .which-end .gh.next > * {
    scale: 1.3;
    transform-origin: 50px 50px;
  }
  .which-end .place {
    scale: 1.3;
  }
  .waits .pieces {
    animation: just 220ms ease-out;
  }
  .place {
    position: absolute;
    inline-size: var(--cell);
    block-size: var(--cell);
    padding: 0;
    border: 0;
    border-radius: 18%;
    background: none;
  }
  .just {
    transform-box: fill-box;
    transform-origin: center;
    animation: just 220ms ease-out;
  }
  @keyframes just {
    from {
      opacity: 0;
      translate: 0 -30px;
    }
  }
  /* At the end: the pieces that are left, as empty outlines. */
  .left-over {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-inline-start: auto;
  }
  .left-over i {
    inline-size: calc(var(--u) * 3);
    aspect-ratio: 1;
    border: 1.5px dashed var(--ab-line);
    border-radius: 22%;
  }
  .bug {
    transition: transform 300ms linear;
  }
  .legs {
    fill: none;
    stroke: var(--ab-ink);
    stroke-width: 5;
    stroke-linecap: round;
  }
  .head {
    fill: #1f2430;
    stroke: #fff;
    stroke-width: 3;
  }
  .wings {
    fill: #d5322b;
    stroke: #fff;
    stroke-width: 4;
  }
  .wings + .legs {
    stroke: #1f2430;
    stroke-width: 4;
  }
  .spots,
  .eyes {
    fill: none;
    stroke: #1f2430;
    stroke-width: 11;
    stroke-linecap: round;
  }
  .eyes {
    stroke: #fff;
    stroke-width: 7;
  }
  .wool {
    fill: #fffdf8;
    stroke: #8b8577;
    stroke-width: 5;
  }
  .sheep .face {
    fill: #4d5563;
  }
  .foot {
    stroke: #4d5563;
    stroke-width: 11;
    stroke-linecap: round;
  }
  .black .wool {
    fill: #3a3f4b;
    stroke: #8b8577;
  }
  .black .face {
    fill: #14171d;
    stroke: #8b8577;
    stroke-width: 4;
  }
  .eye {
    stroke: #fff;
    stroke-width: 9;
    stroke-linecap: round;
  }
`;

const layout = css`
  .turn {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    max-inline-size: 100%;
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: calc(var(--u) * 3);
    padding: 0.2em 0.7em;
    font-size: var(--name, calc(var(--u) * 7));
    line-height: 1.2;
  }
  .turn .shape {
    color: inherit;
  }
  .turn h2 {
    font-size: inherit;
    font-weight: 800;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    max-block-size: 2.4em;
    overflow: hidden;
  }
  /* The board and the foot have their heights, and the hand takes the rest: nothing moves as pieces come and go. */
  .ud {
    --h: min(var(--ab-height, 100svh), 1.95 * 100cqi);
    --gap: 6px;
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
  .ud .bd {
    grid-area: board;
    position: relative;
    inline-size: var(--board);
    justify-self: center;
    min-inline-size: 0;
    container-type: inline-size;
  }
  .ud .held-by {
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
  @media (min-height: 300px) {
    .ud .slot {
      touch-action: none;
    }
  }
  .ud > .events {
    display: none;
  }
  .foot {
    grid-area: foot;
    display: flex;
    gap: 4px;
    min-inline-size: 0;
  }
  .foot .scores {
    flex: 1;
    flex-wrap: nowrap;
    gap: 4px;
    min-inline-size: 0;
  }
  .foot .scores li {
    flex: 1 1 0;
    gap: 4px;
    padding: 0 clamp(1px, (100cqi - 300px) / 20, 12px);
  }
  .foot .scores li:nth-child(n + 4),
  .foot .scores li:has(~ :nth-child(4)) {
    padding-inline: 1px;
    gap: 2px;
  }
  .foot .scores b {
    letter-spacing: -0.03em;
  }
  .foot .tool {
    flex: none;
    inline-size: max(44px, calc(var(--u) * 12));
    padding: 0;
    border: 0;
    border-radius: calc(var(--u) * 2.5);
    background: var(--ab-surface);
    display: grid;
    place-items: center;
  }
  .foot .icon {
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
    .foot .scores li:has(.took) > .shape {
      display: none;
    }
    .foot .scores .nm {
      position: absolute;
      inline-size: 1px;
      clip-path: inset(50%);
    }
  }
  .mid {
    position: absolute;
    inset: 12%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3cqi;
    --name: max(20px, 7cqi);
    --act: max(15px, 5cqi);
  }
  .mid .long {
    font-size: max(14px, 4.4cqi);
  }
  .took {
    flex: none;
    inline-size: calc(var(--u) * 6);
    animation: just 220ms ease-out;
  }
  /* One row, as high with and without what there is to do. */
  .even-and-odd .mid {
    position: static;
    flex-direction: row;
    block-size: max(48px, calc(var(--u) * 13));
    gap: 12px;
    margin-block-start: 6px;
    --name: max(18px, 5cqi);
    --act: max(15px, 4cqi);
  }
  .even-and-odd .mid .turn {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  .even-and-odd .mid .hear {
    inline-size: 48px;
    block-size: 48px;
  }
  .even-and-odd .mid .acts {
    flex: none;
    flex-wrap: nowrap;
  }
  .ud .hintcard {
    position: absolute;
    inset: auto 12% 12%;
    z-index: 2;
    box-shadow: var(--ab-shadow);
  }
  .ud.even-and-odd .hintcard {
    inset: auto 0 0;
  }
  .nexts:not([hidden]),
  .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 2cqi 4cqi;
  }
  .mid .acts {
    min-block-size: max(48px, 14cqi);
  }
  .nexts .big {
    display: flex;
    align-items: center;
    gap: 4cqi;
  }
  .nexts .big .pieces {
    inline-size: 21cqi;
  }
  .ten {
    inline-size: 29cqi;
    overflow: visible;
  }
  .nexts .big:not(:only-child) {
    flex-direction: column;
    gap: 2cqi;
  }
  .nexts .big:not(:only-child) .pieces {
    inline-size: 18cqi;
  }
  .nexts .big:not(:only-child) .ten {
    inline-size: 22cqi;
  }
  .ten circle {
    fill: none;
    stroke: var(--ab-line);
    stroke-width: 3;
  }
  .ten .on {
    fill: #d5322b;
    stroke: #d5322b;
  }
  .hear {
    inline-size: max(48px, 14cqi);
    block-size: max(48px, 14cqi);
    border: 2px solid var(--ab-line);
    border-radius: 50%;
    padding: 0;
    background: var(--ab-surface);
    display: grid;
    place-items: center;
  }
  .frame[data-layout='side'] .ud {
    --h: var(--ab-height, 100svh);
    --side: 10px;
    --board: min(60cqi, max(270px, var(--h) - 2 * var(--gap) - 2px));
    grid: 'board hand' minmax(0, 1fr) 'board foot' var(--foot) / var(--board) minmax(0, 1fr);
    column-gap: 12px;
    block-size: min(var(--h), var(--board) + 2 * var(--gap) + 2px);
    min-block-size: 0;
  }
  .frame[data-layout='side'] .ud .bd {
    align-self: center;
  }
  @container (min-width: 1180px) {
    .frame[data-layout='side'] .ud {
      --gap: calc(var(--u) * 3);
      --side: calc(var(--u) * 5);
      --board: min(58cqi, max(300px, var(--h) - 2 * var(--gap) - 2px));
      grid:
        'board hand' minmax(0, 3fr) 'board events' minmax(0, 1fr) 'board foot' var(--foot) /
        var(--board) minmax(0, 1fr);
      column-gap: calc(var(--u) * 6);
    }
    /* Names stay whole: two players in a row. */
    .frame[data-layout='side'] .ud:has(.foot .scores > :nth-child(3)) {
      --foot: calc(var(--u) * 20);
    }
    .foot .scores:has(> :nth-child(3)) {
      flex-wrap: wrap;
    }
    .foot .scores:has(> :nth-child(3)) li {
      flex-basis: 40%;
      padding-inline: 8px;
      gap: 6px;
    }
    .frame[data-layout='side'] .ud > .events {
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
  path,
  layout,
  formStyles,
  panelStyles,
  menuStyles,
];
