import { css } from 'lit';
import { printStyles } from '../style/print-styles.js';
import { inSight } from './replay-styles.js';

const ownStyles = css`
  :host,
  :host > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--ab-space-4);
    min-inline-size: 0;
  }
  @container (max-width: 699px) {
    :host {
      margin-inline: max(0px, calc(var(--ab-space-5) - var(--spare)));
    }
  }
  @container (min-width: 700px) {
    :host {
      grid-column: 1 / -1;
      gap: var(--ab-space-6);
    }
    :host(.judged) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
  progress {
    inline-size: 100%;
    accent-color: var(--ab-ink);
  }
  .button {
    justify-self: start;
  }
  .accounts {
    display: grid;
    gap: var(--ab-space-3);
  }
  .accounts li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ab-space-2) var(--ab-space-4);
  }
  .accounts .shape {
    margin-block-start: 0.2em;
  }
  .jumps {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2) var(--ab-space-4);
  }
  .jump,
  .pick {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: 32px;
    padding: 0 var(--ab-space-4);
    border: 1.5px solid var(--ab-line);
    border-radius: 99px;
    background: var(--ab-surface);
    line-height: 1.2;
  }
  .jump:hover,
  .pick:hover {
    border-color: var(--ab-ink);
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .steps {
    direction: ltr;
    white-space: nowrap;
  }
  :host([data-part]) .steps .icon:is(.earlier, .later) {
    transform: none;
  }
  h3 {
    font-size: var(--ab-text-2);
    font-weight: 800;
  }
`;

/** Styles for the turns: the filters, the list, and the open turn. */
const reviewListStyles = css`
  .pick[aria-pressed='true'] {
    background: var(--ab-ink);
    border-color: var(--ab-ink);
    color: var(--ab-paper);
    font-weight: 700;
  }
  .pick[aria-pressed='true'] .shape {
    color: inherit;
  }
  .picks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-3) var(--ab-space-4);
    border-block-start: 1px solid var(--ab-hair);
    padding-block-start: var(--ab-space-4);
  }
  .whose {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-3);
  }
  .only {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 32px;
    cursor: pointer;
  }
  .only input {
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--ab-ink);
  }
  .turns {
    position: relative;
    max-block-size: max(300px, calc(var(--u) * 90));
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: var(--ab-radius-1);
    background: var(--ab-paper);
    padding: var(--ab-space-1);
  }
  .turns li {
    border-block-end: 1px solid var(--ab-hair);
  }
  .turns li:last-child {
    border: 0;
  }
  .turns .open {
    background: var(--ab-note-bg);
    border-radius: var(--ab-radius-1);
    box-shadow: inset 4px 0 var(--ab-note-line);
  }
  :host([data-part~='rtl']) .turns .open {
    box-shadow: inset -4px 0 var(--ab-note-line);
  }
  .see {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    inline-size: 100%;
    min-block-size: var(--ab-control-2);
    padding: var(--ab-space-1) var(--ab-space-4);
    border: 0;
    background: none;
    text-align: start;
    line-height: 1.3;
  }
  .see:hover {
    background: var(--ab-sunk);
    border-radius: var(--ab-radius-1);
  }
  .turns .open .see:hover {
    background: none;
  }
  .see:focus-visible {
    outline-offset: -3px;
  }
  .see .number {
    min-inline-size: 1.8em;
    color: var(--ab-ink-soft);
    text-align: end;
  }
  .see .did {
    flex: 1;
    min-inline-size: 0;
  }
  .see .did b {
    display: block;
    font-weight: 700;
  }
  .see .did small {
    font-size: var(--ab-text-1);
  }
  .turns .good small {
    color: var(--ab-right);
  }
  .turns .less small {
    color: var(--ab-ink-soft);
  }
  .see .yes {
    color: var(--ab-right);
    font-size: larger;
    line-height: 1;
    inline-size: 1.3em;
    text-align: center;
  }
  .see .dear {
    display: grid;
    place-items: center;
    inline-size: 1.7em;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-weight: 800;
    line-height: 1;
  }
  .more {
    display: grid;
    gap: var(--ab-space-3);
    padding: 0 var(--ab-space-5) var(--ab-space-4);
  }
  .more dl {
    display: grid;
    gap: var(--ab-space-2);
    margin: 0;
  }
  .more dl > div {
    display: grid;
    grid-template-columns: 5.2em minmax(0, 1fr);
    gap: var(--ab-space-4);
  }
  .more dt {
    font-weight: 700;
    white-space: nowrap;
  }
  .more dt::before {
    content: '●';
    display: inline-block;
    inline-size: 1.4em;
    text-align: center;
    font-size: smaller;
  }
  .choice-best dt::before {
    content: '★';
    font-size: 1em;
    inline-size: 1.12em;
  }
  .more dd {
    margin: 0;
    min-inline-size: 0;
  }
  @media (forced-colors: active) {
    .pick[aria-pressed='true'],
    .see .dear {
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .turns .open {
      border: 2px solid Highlight;
      border-inline-start-width: 6px;
    }
  }
  @container (max-width: 559px) {
    .more dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .more dd {
      padding-inline-start: 1.4em;
    }
  }
`;

/** Styles of the review: its summary and its turns. */
export const reviewStyles = [ownStyles, reviewListStyles, inSight, printStyles];

/** Styles for the star of the best choice on an SVG board: a `.best-star` with a circle and a text. */
export const starStyles = css`
  .best-star circle {
    fill: #f4bd3e;
    stroke: #1f2430;
    stroke-width: 5;
  }
  /* Drawn, in units of the image. */
  .best-star text {
    font-size: 48px;
    text-anchor: middle;
    fill: #1f2430;
  }
`;
