import { css } from 'lit';
import { digitStyles } from '../ui/digits/styles.js';
import { frameStyles } from '../base/styles.js';
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
  .ud {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 12px clamp(4px, calc((100cqi - 288px) / 2), 16px) 16px;
  }
  .ud .bd {
    position: relative;
    min-inline-size: 0;
    container-type: inline-size;
  }
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
    min-inline-size: 0;
  }
  .mid {
    position: absolute;
    inset: 12%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3cqi;
    --name: max(22px, 8cqi);
    --act: max(15px, 5cqi);
  }
  .mid .long {
    font-size: max(16px, 5cqi);
  }
  .took {
    flex: none;
    inline-size: calc(var(--u) * 7);
    animation: just 220ms ease-out;
  }
  .even-and-odd .mid {
    position: static;
    margin-block-start: 12px;
  }
  .nexts,
  .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 2cqi 4cqi;
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
  .ud .events li:nth-child(n + 4) {
    display: none;
  }
  .frame[data-layout='side'] .ud {
    --room: calc(var(--ab-height, 100svh) - 20px);
    --board: min(60cqi, max(270px, var(--room)));
    grid-template-columns: var(--board) minmax(0, 1fr);
    align-items: start;
    gap: 20px;
    padding: 10px 14px;
  }
  .frame[data-layout='side'] .side {
    gap: 10px;
    min-block-size: var(--board);
    grid-template-rows: auto auto minmax(calc(var(--u) * 18), 1fr) auto;
  }
  /* In a low frame the tools are in sight, and the log is not. */
  .frame[data-layout='side'][data-short] .side {
    grid-template-rows: auto auto minmax(0, 1fr) auto;
  }
  .frame[data-layout='side'][data-short] .ud .events {
    display: none;
  }
  @container (min-width: 1180px) {
    .frame[data-layout='side'] .ud {
      --room: calc(var(--ab-height, 100svh) - var(--u) * 10);
      --board: min(56cqi, max(300px, var(--room)));
      padding: calc(var(--u) * 5) calc(var(--u) * 8);
      gap: calc(var(--u) * 8);
    }
  }
`;

export const styles = [...tokens, frameStyles, pieceStyles, digitStyles, path, layout, formStyles, panelStyles];
