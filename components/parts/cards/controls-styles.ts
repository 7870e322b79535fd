import { css } from 'lit';
import { hintStyles } from '../hint-styles.js';
import { faceStyles, forcedCards } from './face.js';

/** Styles for the hand, and the buttons for using a card. */
const ownStyles = css`
  h3 {
    font-size: var(--ab-text-3);
    line-height: 1.2;
    font-weight: 800;
    text-align: center;
  }
  .turned {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--ab-space-5);
    align-items: start;
  }
  .face-of svg {
    max-block-size: 56px;
  }
  .uses {
    display: grid;
    gap: var(--ab-space-2);
  }
  .use-list {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2);
  }
  .use-list .button {
    flex: 3 1 132px;
  }
  .use {
    flex: 1 1 68px;
    white-space: nowrap;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--ab-space-3);
    min-block-size: var(--ab-control-2);
    padding: 0 var(--ab-space-2);
    border: 3px solid var(--ab-focus);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 800;
    font-size: var(--ab-text-3);
  }
  @container (max-width: 1179px) {
    .many .use {
      flex-basis: 47px;
      gap: var(--ab-space-1);
      padding: 0;
      border-width: 2px;
      font-size: var(--ab-text-2);
    }
    .many .use .shape {
      font-size: var(--ab-text-1);
    }
    /* Where there is little height the card has been seen large over the board. */
    .turned:has(+ .use-list) .face-of {
      display: none;
    }
    .turned:has(+ .use-list) {
      grid-template-columns: minmax(0, 1fr);
    }
    .turned .soft {
      display: none;
    }
  }
  .hand {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, calc(var(--u) * 27));
    justify-content: center;
    gap: var(--ab-space-2);
    min-block-size: 0;
  }
  .hand:has(li:nth-child(5)) {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, calc(var(--u) * 27)));
  }
  .hand:has(li:nth-child(5)) svg {
    max-block-size: 36px;
  }
  /* Among many cards, unusable ones differ only by their border. */
  .hand:has(li:nth-child(5)) small {
    block-size: 0;
    overflow: hidden;
  }
  .hand li {
    display: grid;
    gap: var(--ab-space-2);
  }
  .held {
    display: grid;
    min-block-size: var(--ab-control-2);
    grid-template-rows: 1fr auto;
    justify-items: center;
    padding: 0;
    border: 0;
    border-radius: var(--ab-radius-2);
    background: none;
  }
  .hand .face-of {
    inline-size: 100%;
    padding: var(--ab-space-1) 0;
    line-height: 1.1;
  }
  @container (max-width: 1179px) {
    /* Many cards, each with the whole of its words. */
    :host .hand:has(li:nth-child(4)) {
      grid-auto-columns: minmax(52px, 1fr);
      justify-content: start;
    }
    :host .hand:has(li:nth-child(4)) .face-of {
      gap: var(--ab-space-1);
      letter-spacing: -0.02em;
      overflow-wrap: normal;
    }
    :host .hand:has(li:nth-child(4)) svg {
      max-block-size: 34px;
    }
  }
  .held[aria-disabled='true'] .face-of {
    border-style: dashed;
    color: var(--ab-ink-soft);
  }
  .held small {
    color: var(--ab-ink-soft);
  }
  /* The card that a puzzle asks about has not been seen large before. */
  :host(.asked) .turned {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
  @container (max-width: 1179px) {
    :host(.asked) .face-of {
      display: grid;
      inline-size: 84px;
      gap: var(--ab-space-1);
      line-height: 1.1;
    }
    :host(.asked) .face-of svg {
      max-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .use {
      border: 2px solid CanvasText;
    }
  }
`;

export const cardStyles = [faceStyles, hintStyles, ownStyles, forcedCards];
