import { css } from 'lit';
import { themed } from '../style/tokens.js';

/** Colours of soil, seeds, leaves and flowers. */
export const plantTokens = themed(
  `--ab-soil:#8a6d4b;--ab-seed:#7a4a17;--ab-leaf:#2f8a3e;--ab-leaf-edge:#1b5e27;--ab-petal:#f4bd3e;--ab-petal-edge:#8a5d00;--ab-heart:#7a3fb0;--ab-look:#b3481e;`,
  `--ab-soil:#b39a76;--ab-seed:#d6a566;--ab-leaf:#5cba6c;--ab-leaf-edge:#a6e3ae;--ab-petal:#f0c455;--ab-petal-edge:#fbe3a8;--ab-heart:#7a3fb0;--ab-look:#ffab85;`,
);

export const plantStyles = css`
  .plant {
    display: block;
    inline-size: 100%;
    max-inline-size: 2.4em;
    margin-inline: auto;
    overflow: visible;
  }
  .soil {
    fill: none;
    stroke: var(--ab-soil);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .bare {
    stroke-dasharray: 3 5;
  }
  .grain {
    fill: var(--ab-seed);
  }
  .stalk {
    fill: none;
    stroke: var(--ab-leaf-edge);
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .blade {
    fill: var(--ab-leaf);
    stroke: var(--ab-leaf-edge);
    stroke-width: 1.4;
    stroke-linejoin: round;
  }
  .petal {
    fill: var(--ab-petal);
    stroke: var(--ab-petal-edge);
    stroke-width: 1.5;
  }
  .heart {
    fill: var(--ab-heart);
    stroke: var(--ab-petal-edge);
  }
  .eye {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: var(--ab-surface);
    stroke: var(--ab-look);
    stroke-width: 1.8;
  }
  .pupil {
    fill: var(--ab-look);
  }
`;

export const gardenStyles = css`
  .garden {
    container: garden / inline-size;
  }
  .garden-inside,
  .garden-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .garden-inside {
    gap: var(--ab-space-5);
    padding: var(--ab-space-5);
  }
  .garden-head,
  .learn-next,
  .new-facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-4) var(--ab-space-6);
  }
  .garden-head h2 {
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.1;
  }
  .garden-head h2 b {
    font-size: var(--ab-text-6);
  }
  .learn-next,
  .new-facts {
    gap: var(--ab-space-4);
  }
  .learn-next span {
    color: var(--ab-ink-soft);
  }
  .learn-next .button {
    min-block-size: var(--ab-control-2);
    font-size: var(--ab-text-3);
  }
  .new-facts {
    color: var(--ab-right);
    font-weight: 600;
  }
  .new-facts .tick {
    display: inline-grid;
    place-items: center;
    inline-size: 1.3em;
    block-size: 1.3em;
    border-radius: 50%;
    background: var(--ab-right);
    color: var(--ab-paper);
  }
  .new-facts .icon {
    inline-size: 0.9em;
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
  }
  .garden-body {
    gap: var(--ab-space-5);
  }
  .all-tables {
    display: none;
  }
  .tile {
    position: relative;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    align-items: end;
    inline-size: 100%;
    padding: var(--ab-space-1) 1px;
    border: 1.5px solid var(--ab-hair);
    border-radius: var(--ab-radius-1);
    background: var(--ab-surface);
    line-height: 1.2;
    white-space: nowrap;
  }
  .tile.empty {
    border: 1.5px dashed var(--ab-line);
    background: none;
    color: var(--ab-ink-soft);
  }
  .tile.look {
    border-color: var(--ab-look);
  }
  .tile[aria-pressed='true'] {
    padding: 0;
    border: 3px solid var(--ab-focus);
  }
  .tile .eye {
    position: absolute;
    inset: 2px 2px auto auto;
  }
  .table-choice {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-3);
    margin-block-end: var(--ab-space-5);
  }
  .table-choice label {
    position: relative;
    display: grid;
    flex: 1 0 auto;
    place-items: center;
    min-inline-size: var(--ab-control-2);
    max-inline-size: 72px;
    min-block-size: var(--ab-control-2);
    padding-inline: var(--ab-space-2);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 700;
    white-space: nowrap;
  }
  .table-choice .on {
    border-color: var(--ab-ink);
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .table-choice label:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  .table-choice input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--ab-space-4);
  }
  .tiles .tile {
    min-block-size: 64px;
    font-size: var(--ab-text-2);
  }
  .fact-card {
    display: grid;
    grid-template-columns: calc(var(--u) * 13) minmax(0, 1fr);
    align-items: center;
    gap: var(--ab-space-4);
    padding: var(--ab-space-6);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .fact-card .plant {
    max-inline-size: none;
  }
  .fact-card h3 {
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.2;
  }
  .fact-card ul,
  .fact-card .button {
    grid-column: 1 / -1;
  }
  .fact-card li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--ab-space-5);
    padding-block: var(--ab-space-2);
    border-block-start: 1px solid var(--ab-hair);
  }
  .fact-card li span {
    color: var(--ab-ink-soft);
  }
  .legend,
  .kept {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-3) var(--ab-space-6);
    font-size: var(--ab-text-2);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: var(--ab-space-3);
  }
  .legend .plant {
    inline-size: calc(var(--u) * 6);
  }
  .kept {
    padding: 0 var(--ab-space-5) var(--ab-space-5);
    color: var(--ab-ink-soft);
  }
  .kept .icon {
    inline-size: 1.4em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .text-link {
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ab-focus);
    font-weight: 700;
    text-decoration: underline;
  }
  @container garden (min-width: 560px) {
    .one-table {
      display: none;
    }
    .garden-body {
      position: relative;
    }
    .all-tables {
      display: table;
      table-layout: fixed;
      inline-size: 100%;
      border-spacing: 3px;
    }
    .all-tables td {
      padding: 0;
    }
    .all-tables tr > :first-child {
      inline-size: calc(var(--u) * 7);
    }
    .all-tables th {
      font-size: var(--ab-text-2);
      font-weight: 700;
      color: var(--ab-ink-soft);
    }
    .all-tables .tile {
      min-block-size: var(--ab-control-2);
      font-size: var(--ab-text-1);
    }
    .all-tables .plant {
      max-inline-size: calc(var(--u) * 7.5);
    }
    /* In the corner that the triangle leaves free. */
    .fact-card {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      inline-size: min(46%, calc(var(--u) * 90));
    }
  }
  @media (forced-colors: active) {
    .tile,
    .fact-card {
      border: 1px solid CanvasText;
    }
    .tile[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
    .table-choice .on {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .soil,
    .stalk,
    .blade,
    .petal,
    .heart,
    .eye {
      stroke: CanvasText;
    }
    .grain,
    .heart,
    .pupil {
      fill: CanvasText;
    }
    .blade,
    .petal,
    .eye {
      fill: Canvas;
    }
  }
  @media print {
    .learn-next,
    .fact-card,
    .one-table,
    .kept {
      display: none;
    }
    .all-tables {
      display: table;
      inline-size: 100%;
    }
  }
`;
