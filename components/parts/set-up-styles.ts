import { css } from 'lit';
import { disclosureStyles } from '../style/form-styles.js';
import { optionRowStyles } from './option-row.js';
import { setUpPlayersStyles } from './set-up-players-styles.js';

/** Styles for the layout of the form, the options, and the start button. */
const form = css`
  .set-up {
    --row: calc(var(--u) * 12);
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--ab-space-4);
    padding: var(--ab-space-4) var(--ab-space-5);
    font-size: var(--ab-text-2);
    overflow-wrap: anywhere;
  }
  .set-up header {
    display: flex;
    align-items: center;
    gap: var(--ab-space-5);
    min-block-size: calc(var(--u) * 8);
  }
  .set-up h2 {
    flex: none;
    max-inline-size: 100%;
    font-size: var(--ab-text-5);
    font-weight: 800;
    line-height: 1.15;
  }
  .set-up header p {
    display: none;
  }
  .set-up header .icon-button {
    margin-inline-start: auto;
    margin-block: calc(-1 * var(--ab-space-3));
  }
  .set-up header .way-back {
    margin-inline: calc(-1 * var(--ab-space-4)) 0;
  }
  :host([data-part~='rtl']) .way-back .icon {
    transform: scaleX(-1);
  }
  .set-up h3 {
    display: flex;
    gap: var(--ab-space-4);
    font-size: var(--ab-text-2);
    font-weight: 800;
    line-height: 1.25;
  }
  .set-up-step {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ab-space-3);
  }
  /* As tall as the heading, so that the form is no longer with a voice than without. */
  .set-up-step .hear {
    margin-block: calc(-1 * var(--ab-space-4));
  }
  .set-up-columns,
  .set-up-who,
  .set-up-which,
  .set-up .seats {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--ab-space-3);
  }
  .set-up-columns {
    gap: var(--ab-space-4);
  }
  .set-up-start {
    position: sticky;
    inset-block: 0;
    z-index: 1;
    display: flex;
    gap: var(--ab-space-4);
    padding-block: var(--ab-space-2);
    background: var(--ab-paper);
  }
  .set-up-start .button {
    overflow-wrap: normal;
  }
  .set-up-start .primary {
    flex: 1 0 auto;
    white-space: nowrap;
    min-block-size: var(--ab-control-3);
    font-size: var(--ab-text-4);
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
  }
  @container (max-width: 359px) {
    .set-up-start .button {
      padding-inline: var(--ab-space-3);
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
  ${disclosureStyles}
  .set-up-link {
    border: 0;
    background: none;
    padding: 0 var(--ab-space-2);
    min-block-size: calc(var(--u) * 6);
    text-decoration: underline;
  }
  .set-up-own + [data-part] {
    display: block;
    border-block-start: 1px solid var(--ab-hair);
  }
  [data-part] + .option {
    border-block-start: 1px solid var(--ab-hair);
  }
  @container (max-width: 699px) {
    .set-up .card {
      padding: var(--ab-space-4) var(--ab-space-5);
    }
    .set-up-more .segments label {
      padding: 0 var(--ab-space-3);
    }
  }
  @media (max-height: 599px) {
    .set-up {
      --row: calc(var(--u) * 11);
      gap: var(--ab-space-2);
      padding-block: var(--ab-space-2);
    }
    .set-up-columns {
      gap: var(--ab-space-2);
    }
    .set-up h2 {
      font-size: var(--ab-text-4);
    }
    .set-up-start {
      padding-block: var(--ab-space-1);
    }
    .set-up-start .primary {
      min-block-size: var(--ab-control-2);
    }
  }
  @container (min-width: 560px) {
    .set-up-columns:has(> .set-up-which) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--ab-space-6);
    }
    .set-up-columns:has(> .set-up-which) + .set-up-start,
    .set-up-columns:has(> .set-up-which) ~ .set-up-more:not([open]) {
      inline-size: calc(50% - var(--ab-space-4));
      margin-inline-start: auto;
    }
  }
  @container (min-width: 700px) {
    .set-up {
      --half: calc(var(--u) * 140);
      padding: var(--ab-space-5) max(var(--ab-space-6), 50cqi - var(--half));
    }
    .set-up header p {
      display: block;
    }
    .set-up-columns:not(:has(> .set-up-which)),
    .set-up-columns:not(:has(> .set-up-which)) ~ * {
      inline-size: min(100%, calc(var(--u) * 160));
      margin-inline: auto;
    }
  }
  @container (min-width: 1180px) {
    .set-up {
      gap: var(--ab-space-6);
      padding-block: var(--ab-space-8);
    }
  }
`;

/** Styles for a form that plans a game for others, on a page that shows it in its own way. */
const plan = css`
  .set-up.plan {
    display: block;
    padding: 0;
  }
  .plan .card {
    background: none;
    border-radius: 0;
    box-shadow: none;
    padding: 0 0 var(--ab-space-6);
  }
  @media print {
    .plan .segments,
    .plan .switch {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    .plan .seat {
      break-inside: avoid;
    }
    .plan .button.dash {
      display: none;
    }
  }
`;

const forced = css`
  @media (forced-colors: active) {
    .card,
    .button {
      border: 2px solid ButtonBorder;
    }
    .set-up-start .primary {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Styles for the set-up form. */
export const setUpStyles = [optionRowStyles, form, setUpPlayersStyles, plan, forced];
