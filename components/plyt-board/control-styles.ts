import { css } from 'lit';
import { answerStyles } from '../style/answer-box.js';
import { dieStyles } from '../style/dice/styles.js';
import { keyStyles } from '../style/face-pad.js';

/** Dice, the timer, the number pads, and the choice of how many dice to throw. */
export const controlStyles = [
  ...dieStyles,
  css`
    .game {
      --width: calc(100cqi - 16px);
      /* The largest die of a question. */
      --most: 64px;
      --die: var(--most);
    }
    .frame[data-short] .game {
      --most: 56px;
    }
    .frame[data-layout='side'] .game {
      --width: var(--panel);
    }
    /*
     * The dice are as large as the width allows: a question is \`--fit\` dice wide, with its signs and the longest answer, a
     * tick and "!". They are never smaller than a fingertip.
     */
    .equation {
      --fit: 5;
      --sum: 0.46;
      --die: clamp(44px, (var(--width) - var(--margins, 8px)) / var(--fit), var(--most));
      display: flex;
      align-items: center;
      justify-content: center;
      gap: calc(var(--die) * 0.08);
      font-size: calc(var(--die) * var(--sum));
      line-height: 1;
      white-space: nowrap;
    }
    .equation.size3 {
      --fit: 6.3;
      --sum: 0.38;
    }
    .equation .dice,
    .equation .equals {
      display: flex;
      align-items: center;
      gap: inherit;
    }
    .operator {
      color: var(--ab-ink-soft);
      font-weight: 700;
    }
    .equation .hinted {
      display: block;
    }
    /* Four to six numbers in two rows; the answer, which has up to seven digits, has its place: nothing moves while it is typed. */
    .equation.many {
      --fit: 6.3;
      --sum: 0.4;
      --digits: 5;
      flex-wrap: wrap;
      row-gap: var(--ab-space-1);
    }
    .equation.size5 {
      --digits: 6;
    }
    .equation:is(.size6, .size7) {
      --digits: 7;
    }
    .equation.size7 {
      --fit: 7;
    }
    .equation.many .dice {
      display: contents;
    }
    .equation .row {
      flex: 0 0 100%;
    }
    .equation.many .answer {
      /* The digits, the caret with its gap, the padding and the border, and a little room. */
      min-inline-size: calc(var(--digits) * 1ch + 1.1em + 9px);
    }
    .frame[data-layout='stacked'] .equation.many {
      --most: 44px;
    }
    .frame[data-short][data-layout='side'] .equation.many {
      --most: 44px;
    }
    .frame[data-short][data-layout='side'] .equation:is(.size6, .size7) {
      --sum: 0.36;
    }
    /* Low: two rows of dice leave room for two rows of keys. */
    .frame[data-short][data-layout='side'] .pad:has(.many) {
      --keys: 'k1 k2 k3 k4 k5 ke' 'k6 k7 k8 k9 k0 ko';
    }
    @container (min-width: 560px) {
      .frame[data-layout='stacked'] .equation.many {
        --fit: 11;
        --most: 64px;
      }
      .frame[data-layout='stacked'] .equation .row {
        display: none;
      }
    }
    /* The computer's question stands on a card, which has margins. */
    .computer .equation {
      --margins: 24px;
    }
    .stage :is(.question, .pad) {
      min-inline-size: 0;
    }
    /* Two rows and a sentence: the dead keys below make room for it, or the dice would be under the board. */
    .frame[data-short] .pad:has(.many):not([data-types]) {
      --key-height: 30px;
    }
    @container (max-width: 559px) {
      .frame:not([data-short]) .pad:has(.many):not([data-types]) {
        --key-height: 35px;
      }
    }
    .game .question:has(.equation) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0.3em;
      font-size: var(--ab-text-4);
    }
    @container (min-width: 1180px) {
      .frame[data-layout] .game {
        --most: calc(var(--u) * 16);
      }
    }
    .typed {
      animation: typed 1ms backwards;
    }
    @keyframes typed {
      from {
        opacity: 0;
      }
    }
    .rolls {
      --die: 50px;
      display: flex;
      justify-content: center;
      gap: var(--ab-space-4);
    }
    .rolls li {
      display: grid;
      justify-items: center;
      gap: var(--ab-space-2);
      padding: var(--ab-space-2);
      border: 3px solid transparent;
      border-radius: var(--ab-radius-2);
    }
    .rolls .best {
      border-color: var(--pc);
    }
    .rolls .none {
      display: block;
      inline-size: var(--die);
      block-size: var(--die);
      border: 2px dashed var(--ab-line);
      border-radius: 50%;
    }
    .rolls:has(> :nth-child(5)) {
      --die: 44px;
      gap: var(--ab-space-1);
    }
    .frame[data-layout='side'] .rolls:has(> :nth-child(5)),
    .rolls:has(> :nth-child(6)) {
      --die: 38px;
      gap: var(--ab-space-1);
    }
    .rolls:has(> :nth-child(5)) li {
      padding-inline: 0;
    }
    @container (min-width: 1180px) {
      .frame[data-layout='side'] .rolls {
        --die: calc(var(--u) * 13);
        font-size: var(--ab-text-4);
      }
      .frame[data-layout='side'] .rolls:has(> :nth-child(5)) {
        --die: calc(var(--u) * 12);
        gap: var(--ab-space-2);
      }
    }
    .timer {
      position: relative;
      flex: none;
      inline-size: max(38px, calc(var(--u) * 10));
      block-size: max(38px, calc(var(--u) * 10));
      display: grid;
      place-items: center;
      border-radius: 50%;
      background: var(--ab-surface);
      color: var(--ab-ink);
      font-size: var(--ab-text-2);
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
    /* Drawn within the ring of the clock. */
    .timer i {
      position: absolute;
      inset-block-end: 14%;
      font: 700 calc(var(--u) * 2.5) / 1 var(--ab-font);
    }
    /* A name of eleven letters beside the clock. */
    @container (max-width: 359px) {
      .frame .turn:has(.timer) {
        gap: var(--ab-space-2);
      }
      .frame[data-layout] .turn:has(.timer) h2 {
        font-size: var(--ab-text-2);
      }
    }
    @container (max-width: 1179px) {
      .frame[data-layout='side'] .turn:has(.timer) {
        gap: var(--ab-space-2);
      }
      .frame[data-layout='side'] .turn:has(.timer) h2 {
        font-size: var(--ab-text-3);
      }
    }
    @container (min-width: 1180px) {
      .timer {
        /* Within the banner of 13, which stays as high without a clock. */
        inline-size: calc(var(--u) * 12);
        block-size: calc(var(--u) * 12);
        font-size: var(--ab-text-4);
      }
    }
  `,
  answerStyles,
  keyStyles,
  css`
    .stake {
      text-align: center;
      color: var(--ab-ink-soft);
      line-height: calc(var(--u) * 5);
      font-size: var(--ab-text-2);
      white-space: nowrap;
    }
    .stake b {
      color: var(--ab-ink);
      font-weight: 800;
    }
    .stake.said {
      color: var(--ab-ink);
      font-size: var(--ab-text-3);
      font-weight: 700;
      line-height: 1.25;
      white-space: normal;
      text-wrap: balance;
    }
    .stake.in-wrong {
      font-size: var(--ab-text-2);
    }
    /* Its lines go on where the dead pad was, so that nothing else moves. */
    .stake.closed {
      overflow: visible;
      block-size: 20px;
      line-height: 1.25;
      white-space: normal;
      text-wrap: balance;
    }
    .pad:has(> .stake.closed) {
      --keys-visibility: hidden;
    }
    .stake.in-right {
      animation: stake 100ms 120ms backwards;
    }
    @keyframes stake {
      from {
        opacity: 0;
      }
    }
    @container (min-width: 1180px) {
      .stake {
        line-height: 1.35;
      }
    }
    .stake:is(.in-typing, .in-judge) {
      color: var(--ab-ink-soft);
    }
    .stake .plyt {
      padding: 0 0.4em;
      border-radius: var(--ab-radius-1);
      background: var(--ab-gold);
      color: var(--ab-on-gold);
      font-weight: 800;
    }
    .tapped {
      display: flex;
      justify-content: center;
      align-items: center;
      gap: var(--ab-space-3);
      min-block-size: var(--ab-control-2);
    }
    .counts {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: var(--ab-space-2);
    }
    .count {
      display: grid;
      justify-items: center;
      align-content: space-between;
      gap: var(--ab-space-2);
      min-block-size: var(--ab-control-3);
      padding: var(--ab-space-1) 0;
      border: 2px solid var(--ab-line);
      border-radius: var(--ab-radius-2);
      background: var(--ab-surface);
      line-height: 1.1;
    }
    .count.on {
      border: 3px solid var(--ab-plyt);
    }
    .count b {
      font-size: var(--ab-text-4);
    }
    .count small {
      font-size: var(--ab-text-2);
      font-weight: 700;
      color: var(--ab-ink-soft);
      white-space: nowrap;
    }
    .count.on small {
      color: var(--ab-plyt);
    }
    .throw,
    .cards::part(show) {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: var(--ab-space-4);
      min-block-size: var(--ab-control-2);
      border: 2px solid transparent; /* seen in forced colours */
      border-radius: var(--ab-radius-3);
      background: var(--ab-plyt);
      color: var(--ab-on-plyt);
      font-size: var(--ab-text-4);
      font-weight: 800;
    }
    .throw .die {
      --die: calc(var(--u) * 7);
    }
  `,
];
