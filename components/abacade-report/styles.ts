import { css } from 'lit';
import { frameStyles } from '../game/styles.js';
import { segmentStyles } from '../style/choice-styles.js';
import { formStyles } from '../style/form-styles.js';
import { pageStyles } from '../style/page-styles.js';
import { themed, tokens } from '../style/tokens.js';
import { mapStyles } from './map-styles.js';
import { partStyles } from './part-styles.js';
import { printStyles } from './print-styles.js';

/** The class map: one hue in five steps, each with the colour of its number. */
const mapTokens = themed(
  `--ab-map1:#f1f6fa;--ab-map2:#cfe3f1;--ab-map3:#93c3e3;--ab-map4:#2470a3;--ab-map5:#08406a;
  --ab-map-dark:#1f2430;--ab-map-light:#fff;--ab-map-line:#c3d2de;--ab-hatch:rgb(31 36 48/.3);
  --ab-loss-bg:#fde4e1;--ab-key:#2470a3;--ab-key-full:#08406a;`,
  `--ab-map1:#222c38;--ab-map2:#27475f;--ab-map3:#2f6a94;--ab-map4:#7dbde6;--ab-map5:#cdeafc;
  --ab-map-dark:#f4efe6;--ab-map-light:#10131a;--ab-map-line:#3a4a5a;--ab-hatch:rgb(244 239 230/.28);
  --ab-loss-bg:#45211f;--ab-key:#7dbde6;--ab-key-full:#cdeafc;`,
);

const page = css`
  .report {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-7);
    padding: var(--ab-space-5);
    line-height: 1.35;
  }
  /* Japanese for teachers has no spaces. */
  .frame > .app.report {
    word-break: normal;
  }
  @container (min-width: 560px) {
    .report {
      padding: var(--ab-space-6);
    }
  }
  @container (min-width: 1180px) {
    .report {
      padding: var(--ab-space-7) var(--ab-space-8);
    }
  }
  .held::after {
    content: '';
    position: absolute;
    inset: 4px;
    border: 4px dashed var(--ab-focus);
    border-radius: var(--ab-radius-3);
    pointer-events: none;
  }
  .report h4,
  .report h5 {
    margin: 0;
  }
  .report .button {
    min-height: var(--ab-control-1);
    padding: var(--ab-space-3) var(--ab-space-5);
  }
  .report .button[aria-pressed='true'] {
    background: var(--ab-ink);
    border-color: var(--ab-ink);
    color: var(--ab-paper);
  }
  .sign {
    inline-size: calc(var(--u) * 5);
    block-size: calc(var(--u) * 5);
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .small {
    font-size: var(--ab-text-1);
  }
  .report-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-5);
    justify-content: space-between;
    align-items: end;
  }
  .report-head h2 {
    font-size: var(--ab-text-6);
    font-weight: 800;
    line-height: 1.15;
  }
  .actions,
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
  }
  .saving {
    display: flex;
  }
  .saving > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .saving > select {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    border-inline-start: 0;
    min-inline-size: 0;
    text-align: start;
  }
  .heading {
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.2;
  }
  .heading small {
    font-size: var(--ab-text-2);
    font-weight: 600;
    color: var(--ab-ink-soft);
    margin-inline-start: 0.4em;
  }
  .toast {
    position: sticky;
    inset-block-start: 8px;
    z-index: 1;
    justify-self: center;
    padding: var(--ab-space-4) var(--ab-space-6);
    border: 2px solid var(--ab-ink);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .report .note {
    background: var(--ab-note-bg);
    border-inline-start: 4px solid var(--ab-note-line);
    border-radius: var(--ab-radius-1);
    padding: var(--ab-space-4) var(--ab-space-5);
    margin-block-end: var(--ab-space-4);
  }
  .foot {
    max-inline-size: 90ch;
  }
`;

export const styles = [
  ...tokens,
  mapTokens,
  frameStyles,
  formStyles,
  pageStyles,
  page,
  partStyles,
  segmentStyles,
  mapStyles,
  printStyles,
];
