import { css } from 'lit';
import { nameStyles } from './panel-styles.js';

/**
 * Styles for the screen at the end of a game. It fills the available height, and the board takes the remaining space; on a
 * wide screen the board is beside the rest.
 */
export const finishStyles = css`
  ${nameStyles}
  :host([data-part~='enlarged']) .name {
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
    line-height: 1.1;
  }
  .screen {
    container: finish / size;
    block-size: 100%;
    overflow: auto;
  }
  .ending {
    display: grid;
    grid-template: 'winner' auto 'scene' minmax(120px, 1fr) 'praise' auto 'others' auto 'after' auto / minmax(0, 1fr);
    gap: var(--ab-space-3);
    min-block-size: 100%;
    padding: var(--ab-space-4);
  }
  .winner {
    position: relative;
    isolation: isolate;
    overflow: hidden;
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
  /* Rays behind the winner, of the colour that words on it stand out from. */
  .winner::before {
    content: '';
    position: absolute;
    inset: -100%;
    z-index: -1;
    /* for Chromium before 111 and Safari before 16.2, which mix no colours */
    background: repeating-conic-gradient(from 6deg, transparent 0 12deg, rgb(128 128 128 / 20%) 12deg 24deg);
    background: repeating-conic-gradient(
      from 6deg,
      transparent 0 12deg,
      color-mix(in srgb, var(--ab-ink) 16%, transparent) 12deg 24deg
    );
  }
  .winner.nobody {
    background: var(--ab-surface);
    color: var(--ab-ink);
  }
  .winner.nobody::before {
    content: none;
  }
  :host(.live) .winner {
    animation: finish-rise calc(240ms * var(--pace)) cubic-bezier(0.2, 0.9, 0.3, 1.15) calc(300ms * var(--pace))
      backwards;
  }
  @keyframes finish-rise {
    from {
      transform: translateY(24px);
      opacity: 0;
    }
  }
  .discs {
    display: flex;
    gap: var(--ab-space-5);
    margin: var(--ab-space-2);
  }
  .disc {
    position: relative;
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
  /* Beside two discs a phone has less room for the names. */
  @container finish (max-width: 559px) {
    .discs:has(:nth-child(2)) + .said h2 {
      font-size: var(--ab-text-4);
    }
  }
  /* Names of all lengths: the whole headline is announced. */
  .winner.long h2 {
    font-size: var(--ab-text-4);
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
  .after {
    grid-area: after;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ab-space-3);
  }
  .after .button {
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
  /* Two and two, as high as without the practice. */
  .after.missed {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  .after.missed .button.primary {
    grid-column: auto;
    font-size: var(--ab-text-3);
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
  /* A low panel with several winners: their discs stand above the names, or make room for them. */
  @container finish (min-aspect-ratio: 13/10) and (min-width: 560px) and (max-height: 449px) {
    .winner {
      container: winner / size;
      flex-wrap: wrap;
      align-content: center;
    }
    .winner.long h2 {
      -webkit-line-clamp: 3;
    }
    @container winner (max-width: 359px) and (max-aspect-ratio: 13/10) {
      .discs:has(:nth-child(2)) {
        flex-basis: 100%;
        justify-content: center;
      }
      .discs:has(:nth-child(2)) + .said {
        flex-basis: 100%;
        text-align: center;
      }
    }
    @container winner (max-width: 359px) and (min-aspect-ratio: 13/10) {
      .discs:has(:nth-child(2)) {
        display: none;
      }
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
    .winner h2 {
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
    .after {
      gap: var(--ab-space-2);
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
    .others li {
      border: 2px solid CanvasText;
    }
    .winner {
      forced-color-adjust: none;
    }
    .winner::before {
      display: none;
    }
    .after .button.primary {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
