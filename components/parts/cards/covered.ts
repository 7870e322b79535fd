import { css, html, type TemplateResult } from 'lit';
import type { CardWords } from '../../../src/words/types.js';

/* The card that lies face down, in PLYT and Sequence, until the child whose it is turns it. */

/** Renders the card as the button that turns it. */
export const coveredCard = (words: Pick<CardWords, 'turn'>, onTurn: () => void): TemplateResult =>
  html`<button type="button" class="covered-card" part="action" data-home @click=${onTurn}>
    <svg viewBox="0 0 120 150" aria-hidden="true">
      <rect class="sheet" x="4" y="4" width="112" height="142" rx="14"></rect>
      <rect class="frame-line" x="14" y="14" width="92" height="122" rx="8"></rect>
      <path class="star-of" d="M60 38l11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z"></path>
      <path class="turn-of" d="M34 126q26 12 52 0M78 119l9 6-8 8"></path>
    </svg>
    <b>${words.turn}</b>
  </button>`;

export const coveredCardStyles = css`
  .covered-card {
    display: grid;
    justify-items: center;
    gap: var(--ab-space-2);
    padding: var(--ab-space-2);
    border: 0;
    border-radius: var(--ab-radius-2);
    background: none;
    color: var(--ab-ink);
    font: inherit;
  }
  .covered-card svg {
    inline-size: auto;
    block-size: 150px;
    max-block-size: 100%;
    direction: ltr;
  }
  .covered-card b {
    padding: var(--ab-space-2) var(--ab-space-5);
    border-radius: var(--ab-radius-2);
    background: var(--ab-go, var(--ab-keep));
    color: var(--ab-on-go, var(--ab-on-keep));
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .covered-card .sheet {
    fill: var(--ab-surface);
    stroke: var(--ab-gold);
    stroke-width: 6;
  }
  .covered-card .frame-line {
    fill: var(--ab-level2);
    stroke: none;
  }
  .covered-card .star-of {
    fill: var(--ab-gold);
    stroke: var(--ab-ink);
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .covered-card .turn-of {
    fill: none;
    stroke: var(--ab-ink);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    .covered-card b {
      border: 2px solid ButtonText;
    }
    .covered-card svg {
      forced-color-adjust: none;
    }
    .covered-card .sheet,
    .covered-card .frame-line,
    .covered-card .star-of {
      fill: Canvas;
      stroke: CanvasText;
    }
    .covered-card .turn-of {
      stroke: CanvasText;
    }
  }
`;
