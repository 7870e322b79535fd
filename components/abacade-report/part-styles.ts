import { css } from 'lit';

/** Styles of the screen before there is a file, the files, tomorrow's groups and the pupils. */
export const partStyles = css`
  .opening {
    display: grid;
    gap: var(--ab-space-6);
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  @container (min-width: 700px) {
    .opening {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .opening h3 {
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.2;
  }
  .drop {
    border: 3px dashed var(--ab-line);
    border-radius: var(--ab-radius-3);
    display: grid;
    justify-items: center;
    gap: var(--ab-space-4);
    padding: var(--ab-space-8) var(--ab-space-6);
    text-align: center;
    background: var(--ab-surface);
  }
  .drop b {
    font-size: var(--ab-text-4);
  }
  .drop > .sign {
    inline-size: calc(var(--u) * 14);
    block-size: calc(var(--u) * 14);
    stroke-width: 1.6;
  }
  .drop .small {
    max-inline-size: 34ch;
  }
  .pick {
    position: relative;
    cursor: pointer;
  }
  .pick input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }
  .pick:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  .privacy {
    display: flex;
    gap: var(--ab-space-4);
    margin-block-start: var(--ab-space-6);
  }
  .how {
    counter-reset: step;
    display: grid;
    gap: var(--ab-space-5);
    margin-block: var(--ab-space-6);
  }
  .how li {
    counter-increment: step;
    display: grid;
    grid-template-columns: calc(var(--u) * 9) minmax(0, 1fr);
    align-items: baseline;
  }
  .how li::before {
    content: counter(step);
    font-weight: 800;
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    border-radius: 50%;
    background: var(--ab-ink);
    color: var(--ab-paper);
    display: grid;
    place-items: center;
    font-size: var(--ab-text-2);
  }
  .opening details {
    border-block-start: 1px solid var(--ab-hair);
  }
  .opening details p {
    padding-block-end: var(--ab-space-5);
  }
  .report summary {
    padding-block: var(--ab-space-4);
    font-weight: 700;
    cursor: pointer;
  }
  .files summary .sign {
    inline-size: 1.2em;
    block-size: 1.2em;
    margin-inline: 0.2em;
    vertical-align: -0.2em;
  }
  .files {
    margin-block: calc(-1 * var(--ab-space-6));
  }
  .file-list {
    display: grid;
    gap: var(--ab-space-4);
  }
  .file-row {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-4) var(--ab-space-5);
    align-items: center;
    justify-items: start;
  }
  @container (min-width: 560px) {
    .file-row {
      grid-template-columns: calc(var(--u) * 28) minmax(0, 1fr) auto;
    }
  }
  .badge {
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-3);
    font-weight: 800;
    border-radius: 99px;
    padding: var(--ab-space-2) var(--ab-space-5) var(--ab-space-2) var(--ab-space-4);
    white-space: nowrap;
  }
  .badge.read {
    background: var(--ab-gain-bg);
    color: var(--ab-right);
  }
  .badge.part {
    background: var(--ab-note-bg);
  }
  .badge.not {
    background: var(--ab-loss-bg);
    color: var(--ab-wrong);
  }
  .advice {
    display: flex;
    gap: var(--ab-space-3);
    margin-block-start: var(--ab-space-2);
  }
  .advice .sign {
    inline-size: 1.2em;
    block-size: 1.2em;
    margin-block-start: 0.1em;
  }
  .groups {
    display: grid;
    gap: var(--ab-space-5);
    margin-block-start: var(--ab-space-4);
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 700px) {
    .groups {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  .group {
    display: flex;
    flex-direction: column;
    gap: var(--ab-space-4);
    border-block-start: calc(var(--u) * 1.5) solid var(--ab-key);
  }
  .group h4 {
    font-size: var(--ab-text-3);
    font-weight: 700;
    line-height: 1.2;
  }
  .group h4 b {
    font-size: var(--ab-text-6);
    font-weight: 800;
    margin-inline-end: 0.1em;
  }
  .tip {
    margin-block-start: auto;
  }
  .group .button {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
  .all {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4) var(--ab-space-6);
    align-items: center;
    margin-block-start: var(--ab-space-4);
    border-inline-start: calc(var(--u) * 1.5) solid var(--ab-key);
  }
  .all p {
    flex: 1 1 20em;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2);
  }
  .chip {
    display: inline-grid;
    place-items: center;
    min-inline-size: calc(var(--u) * 7);
    min-block-size: calc(var(--u) * 6.5);
    padding: 0 var(--ab-space-3);
    border-radius: var(--ab-radius-1);
    background: var(--ab-sunk);
    font-weight: 700;
    font-size: var(--ab-text-2);
  }
  .chip.few {
    background: none;
    border: 1.5px dashed var(--ab-line);
  }
  .chip.name {
    font-weight: 600;
  }
  .section-head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--ab-space-4);
    margin-block-end: var(--ab-space-4);
  }
  .pupils {
    display: grid;
    gap: var(--ab-space-4);
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 560px) {
    .pupils {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (min-width: 1180px) {
    .pupils {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (min-width: 1800px) {
    .pupils {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  .pupil {
    padding: var(--ab-space-5);
  }
  .pupil h4 {
    font-size: var(--ab-text-2);
    font-weight: 800;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2) var(--ab-space-3);
    align-items: center;
    margin-block-end: var(--ab-space-4);
  }
  .number {
    background: var(--ab-ink);
    color: var(--ab-paper);
    border-radius: var(--ab-radius-1);
    min-inline-size: calc(var(--u) * 7.5);
    text-align: center;
    padding: 0 var(--ab-space-3);
  }
  .pupil em {
    font-style: normal;
    font-weight: 700;
    font-size: var(--ab-text-1);
    border: 1.5px dashed var(--ab-line);
    border-radius: 99px;
    padding: 0 var(--ab-space-4);
    color: var(--ab-ink-soft);
  }
  .pupil-body {
    display: grid;
    grid-template-columns: calc(var(--u) * 25) minmax(0, 1fr);
    gap: var(--ab-space-5);
    align-items: start;
  }
  .pupil-body ul {
    font-weight: 700;
    white-space: nowrap;
  }
  .played {
    display: grid;
    gap: var(--ab-space-3);
  }
  .played span {
    display: block;
  }
  .mini {
    display: block;
    inline-size: 100%;
  }
  .mini .by-heart {
    fill: var(--ab-key-full);
  }
  .mini .knows {
    fill: var(--ab-key);
  }
  .mini .working {
    fill: none;
    stroke: var(--ab-key);
    stroke-width: 1.3;
  }
  .mini .not-met {
    fill: var(--ab-line);
  }
  .key {
    inline-size: calc(var(--u) * 4);
  }
  .next,
  .mistake {
    font-size: var(--ab-text-1);
    line-height: 1.25;
  }
  .next {
    color: var(--ab-ink-soft);
    font-weight: 700;
  }
  .mistake {
    margin-block-start: var(--ab-space-4);
  }
  .mistake b {
    color: var(--ab-ink);
  }
  @media (forced-colors: active) {
    .report .card,
    .chip,
    .drop,
    .badge,
    .number {
      border: 1px solid CanvasText;
    }
    .chip.few {
      border-style: dashed;
    }
    .report .button[aria-pressed='true'],
    .report .button.primary {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
    .mini .by-heart,
    .mini .knows,
    .mini .not-met {
      fill: CanvasText;
    }
    .mini .working {
      stroke: CanvasText;
    }
  }
`;
