import { css } from 'lit';
import { setUpPlayersStyles } from './set-up-players-styles.js';
import { setUpPresetsStyles } from './set-up-presets-styles.js';

/** Styles for the layout of the form, the options, and the start button. */
const form = css`
  .su {
    --row: 48px;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 8px 12px;
    font-size: 16px;
  }
  /* Start stays in sight: if the page gives no height, the window scrolls the form, not the frame. */
  :host .frame:has(.su):not([style*='--ab-height']) {
    overflow: visible;
  }
  .su header {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 32px;
  }
  .su h2 {
    flex: none;
    max-inline-size: 100%;
    font-size: 24px;
    font-weight: 800;
    line-height: 1.15;
  }
  .su header p {
    display: none;
  }
  .su header .ic {
    margin-inline-start: auto;
    margin-block: -6px;
  }
  .su header .way-back {
    margin-inline: -8px 0;
  }
  .su h3 {
    display: flex;
    gap: 10px;
    font-size: 16px;
    font-weight: 800;
    line-height: 20px;
  }
  .su-cols,
  .su-who,
  .su-which,
  .su .seats {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 6px;
  }
  .su-cols {
    gap: 8px;
  }
  .su-go {
    position: sticky;
    inset-block: 0;
    z-index: 1;
    display: flex;
    gap: 8px;
    padding-block: 4px;
    background: var(--ab-paper);
  }
  .su-go .btn {
    overflow-wrap: normal;
  }
  .su-go .go {
    flex: 1 0 auto;
    white-space: nowrap;
    min-block-size: 56px;
    font-size: 22px;
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
  }
  @container (max-width: 359px) {
    .su-go .btn {
      padding-inline: 6px;
    }
    .su-go .go {
      font-size: 20px;
    }
  }
  /* Three buttons: there is room for two beside each other. */
  .su-go:has(> :nth-child(3)) {
    display: grid;
    grid-template-columns: minmax(min-content, auto) minmax(max-content, 1fr);
  }
  .su-go > .su-warm:nth-child(3) {
    grid-column: 1 / -1;
  }
  .su-go .icon path {
    fill: currentColor;
  }
  .su :is(button, input, select, summary) {
    scroll-margin-block: 80px;
  }
  .su-more > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-block-size: 44px;
    font-weight: 700;
    list-style: none;
    cursor: pointer;
  }
  .su-more > summary::-webkit-details-marker {
    display: none;
  }
  .su-more > summary .icon {
    inline-size: 20px;
  }
  .su-more[open] > summary .icon {
    transform: scaleY(-1);
  }
  .su-link {
    border: 0;
    background: none;
    padding: 0 4px;
    min-block-size: 24px;
    text-decoration: underline;
  }
  .opt {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 3);
    padding: calc(var(--u) * 2) 0;
  }
  .opt + .opt {
    border-block-start: 1px solid var(--ab-hair);
  }
  .opt p {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.3;
  }
  @container (max-width: 699px) {
    .su .card {
      padding: 8px 12px;
    }
    .su-more .seg label {
      padding: 0 7px;
    }
  }
  @media (max-height: 600px) {
    .su {
      --row: 44px;
      gap: 4px;
      padding-block: 4px;
    }
    .su-cols {
      gap: 5px;
    }
    .su h2 {
      font-size: 22px;
    }
    .su-go {
      padding-block: 2px;
    }
    .su-go .go {
      min-block-size: 48px;
    }
  }
  @container (min-width: 600px) {
    .su-cols:has(> .su-which) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 16px;
    }
    .su-cols:has(> .su-which) + .su-go,
    .su-cols:has(> .su-which) ~ .su-more:not([open]) {
      inline-size: calc(50% - 8px);
      margin-inline-start: auto;
    }
  }
  @container (min-width: 700px) {
    .su {
      padding: 14px max(16px, calc(50cqi - 560px));
    }
    .su header p {
      display: block;
    }
    .su-cols:not(:has(> .su-which)),
    .su-cols:not(:has(> .su-which)) ~ * {
      inline-size: min(100%, 640px);
      margin-inline: auto;
    }
  }
  @container (min-width: 1180px) {
    .su {
      gap: 16px;
      padding-block: 32px;
    }
  }
  @container (min-width: 1800px) {
    .su {
      zoom: 1.5;
    }
  }
`;

/** Styles for the set-up form. */
export const setUpStyles = [form, setUpPlayersStyles, setUpPresetsStyles];
