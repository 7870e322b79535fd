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
    gap: calc(var(--u) * 3);
    padding: calc(var(--u) * 3);
  }
  .garden-head,
  .learn-next,
  .new-facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 4);
  }
  .garden-head h2 {
    font-size: calc(var(--u) * 5.5);
    font-weight: 800;
    line-height: 1.1;
  }
  .garden-head h2 b {
    font-size: 1.6em;
  }
  .learn-next,
  .new-facts {
    gap: calc(var(--u) * 2);
  }
  .learn-next span {
    color: var(--ab-ink-soft);
  }
  .learn-next .button {
    min-block-size: 44px;
    font-size: calc(var(--u) * 4.25);
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
    gap: calc(var(--u) * 3);
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
    padding: 3px 1px;
    border: 1.5px solid var(--ab-hair);
    border-radius: calc(var(--u) * 2);
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
    padding: 1.5px 0;
    border: 3px solid var(--ab-focus);
  }
  .tile .eye {
    position: absolute;
    inset: 2px 2px auto auto;
  }
  .table-choice {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 1.5);
    margin-block-end: calc(var(--u) * 3);
  }
  .table-choice label {
    position: relative;
    display: grid;
    flex: 1 0 auto;
    place-items: center;
    min-inline-size: 44px;
    max-inline-size: 72px;
    min-block-size: 44px;
    padding-inline: 4px;
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
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
    gap: calc(var(--u) * 2);
  }
  .tiles .tile {
    min-block-size: 64px;
    font-size: calc(var(--u) * 3.5);
  }
  .fact-card {
    display: grid;
    grid-template-columns: calc(var(--u) * 13) minmax(0, 1fr);
    align-items: center;
    gap: calc(var(--u) * 2.5);
    padding: calc(var(--u) * 4);
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .fact-card .plant {
    max-inline-size: none;
  }
  .fact-card h3 {
    font-size: calc(var(--u) * 5.5);
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
    gap: 0 calc(var(--u) * 3);
    padding-block: calc(var(--u) * 1.25);
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
    gap: calc(var(--u) * 1.5) calc(var(--u) * 4);
    font-size: calc(var(--u) * 3.5);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
  }
  .legend .plant {
    inline-size: calc(var(--u) * 6);
  }
  .kept {
    padding: 0 calc(var(--u) * 3) calc(var(--u) * 3);
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
  @container garden (min-width: 640px) {
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
      font-size: calc(var(--u) * 3.75);
      font-weight: 700;
      color: var(--ab-ink-soft);
    }
    .all-tables .tile {
      min-block-size: 48px;
      font-size: calc(var(--u) * 2.9);
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
