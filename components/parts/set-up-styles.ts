import { css } from 'lit';
import { setUpPlayersStyles } from './set-up-players-styles.js';
import { setUpPresetsStyles } from './set-up-presets-styles.js';

/** Styles for the layout of the form, the options, and the start button. */
const form = css`
  .set-up {
    --row: 48px;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 8px 12px;
    font-size: 16px;
  }
  /* Start stays in sight: if the page gives no height, the window scrolls the form, not the frame. */
  :host .frame:has(.set-up):not([style*='--ab-height']) {
    overflow: visible;
  }
  .set-up header {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 32px;
  }
  .set-up h2 {
    flex: none;
    max-inline-size: 100%;
    font-size: 24px;
    font-weight: 800;
    line-height: 1.15;
  }
  .set-up header p {
    display: none;
  }
  .set-up header .icon-button {
    margin-inline-start: auto;
    margin-block: -6px;
  }
  .set-up header .way-back {
    margin-inline: -8px 0;
  }
  .set-up h3 {
    display: flex;
    gap: 10px;
    font-size: 16px;
    font-weight: 800;
    line-height: 20px;
  }
  .set-up-columns,
  .set-up-who,
  .set-up-which,
  .set-up .seats {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 6px;
  }
  .set-up-columns {
    gap: 8px;
  }
  .set-up-start {
    position: sticky;
    inset-block: 0;
    z-index: 1;
    display: flex;
    gap: 8px;
    padding-block: 4px;
    background: var(--ab-paper);
  }
  .set-up-start .button {
    overflow-wrap: normal;
  }
  .set-up-start .primary {
    flex: 1 0 auto;
    white-space: nowrap;
    min-block-size: 56px;
    font-size: 22px;
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
  }
  @container (max-width: 359px) {
    .set-up-start .button {
      padding-inline: 6px;
    }
    .set-up-start .primary {
      font-size: 20px;
    }
  }
  /* Three buttons: there is room for two beside each other. */
  .set-up-start:has(> :nth-child(3)) {
    display: grid;
    grid-template-columns: minmax(min-content, auto) minmax(max-content, 1fr);
  }
  .set-up-start > .set-up-warm-up:nth-child(3) {
    grid-column: 1 / -1;
  }
  .set-up-start .icon path {
    fill: currentColor;
  }
  .set-up :is(button, input, select, summary) {
    scroll-margin-block: 80px;
  }
  .set-up-more > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-block-size: 44px;
    font-weight: 700;
    list-style: none;
    cursor: pointer;
  }
  .set-up-more > summary::-webkit-details-marker {
    display: none;
  }
  .set-up-more > summary .icon {
    inline-size: 20px;
  }
  .set-up-more[open] > summary .icon {
    transform: scaleY(-1);
  }
  .set-up-link {
    border: 0;
    background: none;
    padding: 0 4px;
    min-block-size: 24px;
    text-decoration: underline;
  }
  .option {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 3);
    padding: calc(var(--u) * 2) 0;
  }
  .option + .option {
    border-block-start: 1px solid var(--ab-hair);
  }
  .option p {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.3;
  }
  @container (max-width: 699px) {
    .set-up .card {
      padding: 8px 12px;
    }
    .set-up-more .segments label {
      padding: 0 7px;
    }
  }
  @media (max-height: 600px) {
    .set-up {
      --row: 44px;
      gap: 4px;
      padding-block: 4px;
    }
    .set-up-columns {
      gap: 5px;
    }
    .set-up h2 {
      font-size: 22px;
    }
    .set-up-start {
      padding-block: 2px;
    }
    .set-up-start .primary {
      min-block-size: 48px;
    }
  }
  @container (min-width: 600px) {
    .set-up-columns:has(> .set-up-which) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 16px;
    }
    .set-up-columns:has(> .set-up-which) + .set-up-start,
    .set-up-columns:has(> .set-up-which) ~ .set-up-more:not([open]) {
      inline-size: calc(50% - 8px);
      margin-inline-start: auto;
    }
  }
  @container (min-width: 700px) {
    .set-up {
      padding: 14px max(16px, calc(50cqi - 560px));
    }
    .set-up header p {
      display: block;
    }
    .set-up-columns:not(:has(> .set-up-which)),
    .set-up-columns:not(:has(> .set-up-which)) ~ * {
      inline-size: min(100%, 640px);
      margin-inline: auto;
    }
  }
  @container (min-width: 1180px) {
    .set-up {
      gap: 16px;
      padding-block: 32px;
    }
  }
  @container (min-width: 1800px) {
    .set-up {
      zoom: 1.5;
    }
  }
`;

/** Styles for the set-up form. */
export const setUpStyles = [form, setUpPlayersStyles, setUpPresetsStyles];
