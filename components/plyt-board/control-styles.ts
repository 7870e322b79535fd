import { css } from 'lit';
import { dieStyles } from '../ui/dice/styles.js';
import { numberPadStyles } from '../ui/number-pad.js';

/** Dice, the timer, the number pads, and the choice of how many dice to throw. */
export const controlStyles = [
  ...dieStyles,
  css`
    .dice {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, var(--die));
      justify-content: center;
      align-items: center;
      gap: calc(var(--u) * 2);
      --die: 52px;
    }
    .dice:has(> :nth-child(4)) {
      gap: calc(var(--u) * 1);
    }
    .dice .die {
      inline-size: 100%;
      block-size: auto;
      aspect-ratio: 1;
      rotate: -3deg;
    }
    /* Dice do not land straight. */
    .dice .die:nth-child(even) {
      rotate: 4deg;
    }
    .dice .die:nth-child(3n) {
      rotate: -5deg;
    }
    @container (min-width: 700px) {
      .dice {
        --die: calc(var(--u) * 18);
      }
    }
    @container (min-width: 1180px) {
      .dice {
        --die: calc(var(--u) * 22);
      }
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
    @container (min-width: 1180px) {
      .timer {
        inline-size: calc(var(--u) * 15);
        block-size: calc(var(--u) * 15);
        font-size: calc(var(--u) * 6);
      }
    }
  `,
  numberPadStyles,
  css`
    .pl .question {
      font-size: calc(var(--u) * 7.5);
    }
    .question .long {
      font-size: calc(var(--u) * 5.5);
    }
    .stake {
      text-align: center;
      color: var(--ab-ink-soft);
      line-height: 1.25;
      font-size: calc(var(--u) * 3.5);
    }
    .stake b {
      color: var(--ab-ink);
    }
    .stake .plyt {
      padding: 0 0.4em;
      border-radius: 6px;
      background: var(--ab-gold);
      color: var(--ab-on-gold);
      font-weight: 800;
    }
    .tapped {
      display: flex;
      justify-content: center;
      align-items: center;
      gap: calc(var(--u) * 1.5);
      min-block-size: calc(var(--u) * 11);
    }
    @container (min-width: 700px) and (max-width: 1179px) {
      .pl .question {
        font-size: calc(var(--u) * 6.5);
      }
      .question .long {
        font-size: calc(var(--u) * 4.75);
      }
    }
    @container (min-width: 1180px) {
      .pl .question {
        font-size: calc(var(--u) * 9);
      }
      .question .long {
        font-size: calc(var(--u) * 7);
      }
    }
    .counts {
      display: grid;
      grid-template-columns: repeat(6, 1fr);
      gap: calc(var(--u) * 1);
    }
    .counts:not(:has(> :nth-child(6))) {
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
      background: var(--ab-master);
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
      --die: calc(var(--u) * 7);
    }
  `,
];
