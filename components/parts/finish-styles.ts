import { css } from 'lit';
import { celebrationStyles } from './celebration-styles.js';
import { confettiStyles } from './confetti.js';
import { praiseStyles } from './praise.js';

/**
 * Styles for the screen at the end of a game. It fills the available height, and the board takes the remaining space; on a
 * wide screen the board is beside the rest.
 */
export const finishStyles = [
  confettiStyles,
  praiseStyles,
  celebrationStyles,
  css`
    .finish {
      container: finish / size;
      block-size: max(300px, var(--ab-height, min(100svh, max(190cqi, 560px))));
      overflow: auto;
    }
    .ending {
      display: grid;
      grid-template: 'winner' auto 'scene' minmax(120px, 1fr) 'praise' auto 'others' auto 'after' auto / minmax(0, 1fr);
      gap: var(--ab-space-3);
      min-block-size: 100%;
      padding: var(--ab-space-4);
    }
    .scene {
      grid-area: scene;
      display: grid;
      place-content: center;
      container: scene / size;
    }
    /* A square board, as large as fits; a game may have another shape. */
    .fit {
      --side: min(100cqi, 100cqb * var(--picture, 1));
      inline-size: var(--side);
      margin: auto;
    }
    .winner {
      grid-area: winner;
      display: flex;
      align-items: center;
      gap: var(--ab-space-5);
      min-inline-size: 0;
      padding: var(--ab-space-3) var(--ab-space-5);
      border-radius: var(--ab-radius-3);
      background: var(--pc);
      color: var(--ab-on-player);
    }
    .discs {
      display: flex;
      gap: var(--ab-space-5);
      margin: var(--ab-space-2);
    }
    .disc {
      display: grid;
      place-items: center;
      inline-size: calc(var(--u) * 19);
      aspect-ratio: 1;
      border-radius: 50%;
      background: var(--ab-paper);
      /* a medal */
      box-shadow:
        0 0 0 calc(var(--u) * 0.75) var(--ab-gold, #f4bd3e),
        0 0 0 calc(var(--u) * 1) var(--ab-gold-edge, #8a5d00);
      font-size: var(--ab-figure);
    }
    .disc:not(:only-child) {
      inline-size: calc(var(--u) * 14);
      font-size: var(--ab-text-6);
    }
    .disc:nth-child(n + 3),
    .disc:has(~ :nth-child(3)) {
      inline-size: calc(var(--u) * 9);
      font-size: var(--ab-text-5);
    }
    .winner .said {
      flex: 1;
      min-inline-size: 0;
    }
    .winner h2 {
      font-size: var(--ab-text-5);
      line-height: 1.08;
      font-weight: 900;
      letter-spacing: -0.01em;
    }
    .winner.long h2 {
      font-size: var(--ab-text-4);
    }
    /* Beside two discs a phone has less room for the names. */
    @container finish (max-width: 559px) {
      .discs:has(:nth-child(2)) + .said h2 {
        font-size: var(--ab-text-4);
      }
    }
    /* Names of all lengths: the whole headline is announced. */
    .winner.long h2 {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    @container finish (max-height: 449px) {
      .winner.long h2 {
        -webkit-line-clamp: 2;
      }
    }
    /* Around the line below the name too, which it would cut. */
    .winner h2:focus-visible {
      outline: none;
    }
    .winner > .said:has(h2:focus-visible) {
      outline: 2px solid currentColor;
      outline-offset: 2px;
      border-radius: var(--ab-radius-1);
    }
    .winner p {
      font-weight: 600;
      line-height: 1.3;
    }
    .ending > .praise {
      grid-area: praise;
    }
    /* Two in a row, where short names leave their room to long ones. */
    .others {
      grid-area: others;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, auto));
      gap: var(--ab-space-1);
    }
    .others.size1 {
      display: block;
    }
    .others li {
      display: flex;
      align-items: center;
      gap: var(--ab-space-2);
      min-inline-size: 0;
      padding: 0 var(--ab-space-3);
      border-radius: var(--ab-radius-1);
      background: var(--ab-surface);
      font-size: var(--ab-text-1);
    }
    .others i {
      font-style: normal;
      font-weight: 800;
      color: var(--ab-ink-soft);
    }
    .others .name {
      flex: 1;
      font-weight: 500;
    }
    .others b {
      margin-inline-start: auto;
      font-size: larger;
      font-weight: 800;
      overflow-wrap: normal;
    }
    .ending > .after {
      grid-area: after;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--ab-space-3);
    }
    .after .button {
      min-block-size: var(--ab-control-2);
      padding-inline: var(--ab-space-3);
      gap: var(--ab-space-2);
    }
    .after .button.primary {
      grid-column: 1 / -1;
      min-block-size: var(--ab-control-3);
      border-color: var(--ab-go, var(--ab-ink));
      background: var(--ab-go, var(--ab-ink));
      color: var(--ab-on-go, var(--ab-paper));
      font-size: var(--ab-text-4);
      font-weight: 800;
    }
    /* One large round button, small ones beside it. */
    .in-pictures .after {
      grid-template-columns: 1fr auto 1fr;
      place-items: center;
    }
    .in-pictures .after .button {
      inline-size: calc(var(--u) * 13);
      min-inline-size: var(--ab-control-2);
      aspect-ratio: 1;
      border-radius: 50%;
      padding: 0;
      justify-content: center;
      font-size: var(--ab-text-5);
    }
    .in-pictures .after .button.primary {
      grid-area: 1 / 2;
      inline-size: calc(var(--u) * 24);
      font-size: var(--ab-figure);
      border-color: var(--ab-right);
      background: var(--ab-right);
      color: var(--ab-paper);
    }
    .in-pictures .after .icon {
      inline-size: 1em;
      block-size: 1em;
    }
    .disc {
      position: relative;
    }
    .crown {
      position: absolute;
      inset-block-end: 80%;
      inline-size: 56%;
      fill: var(--ab-gold, #f4bd3e);
      stroke: var(--ab-note-line);
      stroke-width: 6;
      stroke-linejoin: round;
    }
    /* Two and two, as high as without the practice. */
    .after.missed {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
    .after.missed .button.primary {
      grid-column: auto;
      font-size: var(--ab-text-3);
    }
    /* Two of them where there is little room; of two people one each. */
    @container finish (max-width: 559px) or (max-height: 599px) {
      .ending > .praise > :nth-child(n + 3) {
        display: none;
      }
    }
    @container finish (max-height: 899px) or (min-width: 1800px) {
      .ending > .praise > :nth-child(n + 4) {
        display: none;
      }
    }
    .ending .praise .tick {
      font-size: var(--ab-text-6);
    }
    @container finish (min-aspect-ratio: 13/10) and (min-width: 560px) {
      .ending {
        grid-template:
          'scene winner' minmax(0, 1fr) 'scene praise' auto 'scene others' auto 'scene after' auto /
          min(60cqi, (100cqb - var(--u) * 4) * var(--picture, 1)) minmax(0, 1fr);
        column-gap: var(--ab-space-4);
        block-size: 100%;
      }
    }
    /* Room for a picture above the words. */
    @container finish (min-aspect-ratio: 13/10) and (min-width: 560px) and (min-height: 450px) {
      .winner {
        container: winner / size;
        flex-direction: column;
        justify-content: center;
        text-align: center;
      }
      .winner .said {
        flex: none;
        max-inline-size: 100%;
      }
      .garland {
        display: block;
      }
      .disc:only-child {
        inline-size: min(46cqb, 40cqi);
        font-size: min(30cqb, 26cqi);
      }
      .disc:not(:only-child, .disc:has(~ :nth-child(3)), :nth-child(n + 3)) {
        inline-size: min(38cqb, 30cqi);
        font-size: min(24cqb, 19cqi);
      }
      .winner h2 {
        font-size: max(var(--ab-text-5), min(11cqi, 13cqb));
        text-wrap: balance;
      }
      .winner.long h2 {
        font-size: max(var(--ab-text-3), min(8cqi, 9.5cqb));
      }
      .winner p {
        font-size: max(var(--ab-text-2), min(5cqi, 6cqb));
      }
      .in-pictures .disc {
        inline-size: min(28cqi, 34cqb);
        font-size: min(17cqi, 20cqb);
      }
      .in-pictures .disc:only-child {
        inline-size: min(46cqi, 50cqb);
        font-size: min(28cqi, 30cqb);
      }
    }
    /* Four things to do, the garden among them, leave it less height: the picture stands beside the words. */
    @container finish (min-aspect-ratio: 13/10) and (min-width: 560px) and (max-height: 599px) {
      .ending:has(.after > :nth-child(4)) .winner {
        flex-direction: row;
        text-align: start;
      }
      .ending:has(.after > :nth-child(4)) .said {
        flex: 1;
      }
      .ending:has(.after > :nth-child(4)) .winner h2 {
        font-size: var(--ab-text-4);
      }
      .ending:has(.after > :nth-child(4)) .disc:only-child {
        inline-size: calc(var(--u) * 17);
        font-size: var(--ab-figure);
      }
    }
    /* The names of many others leave less for it. */
    @container finish (min-aspect-ratio: 13/10) and (max-height: 599px) {
      .ending:has(.others li:nth-child(3)) .disc:only-child {
        inline-size: calc(var(--u) * 13);
        font-size: var(--ab-text-6);
      }
    }
    @container finish (max-height: 449px) {
      .winner h2,
      .winner.long h2 {
        font-size: var(--ab-text-4);
      }
      .winner.long h2 {
        font-size: var(--ab-text-3);
      }
      .winner.long p {
        display: none;
      }
      .disc:only-child {
        inline-size: calc(var(--u) * 15);
        font-size: var(--ab-figure);
      }
      .ending {
        row-gap: var(--ab-space-2);
      }
      .ending > .praise,
      .ending > .after {
        gap: var(--ab-space-2);
      }
      .ending > .praise li {
        min-block-size: var(--ab-control-2);
      }
      .ending > .praise b {
        font-size: var(--ab-text-3);
      }
      .others.size5 {
        grid-template-columns: repeat(3, minmax(0, auto));
      }
      .after .button.primary {
        min-block-size: var(--ab-control-2);
      }
    }
    @media (forced-colors: active) {
      .winner,
      .finish .praise li,
      .others li {
        border: 2px solid CanvasText;
      }
    }
  `,
];
