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
  .kn {
    container: garden / inline-size;
  }
  .kn-in,
  .kn-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .kn-in {
    gap: calc(var(--u) * 3);
    padding: calc(var(--u) * 3);
  }
  .kn-head,
  .kn-next,
  .kn-new {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 4);
  }
  .kn-head h2 {
    font-size: calc(var(--u) * 5.5);
    font-weight: 800;
    line-height: 1.1;
  }
  .kn-head h2 b {
    font-size: 1.6em;
  }
  .kn-next,
  .kn-new {
    gap: calc(var(--u) * 2);
  }
  .kn-next span {
    color: var(--ab-ink-soft);
  }
  .kn-next .btn {
    min-block-size: 44px;
    font-size: calc(var(--u) * 4.25);
  }
  .kn-new {
    color: var(--ab-right);
    font-weight: 600;
  }
  .kn-new .tick {
    display: inline-grid;
    place-items: center;
    inline-size: 1.3em;
    block-size: 1.3em;
    border-radius: 50%;
    background: var(--ab-right);
    color: var(--ab-paper);
  }
  .kn-new .icon {
    inline-size: 0.9em;
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
  }
  .kn-body {
    gap: calc(var(--u) * 3);
  }
  .kn-all {
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
  .kn-tables {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 1.5);
    margin-block-end: calc(var(--u) * 3);
  }
  .kn-tables label {
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
  .kn-tables .on {
    border-color: var(--ab-ink);
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .kn-tables label:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  .kn-tables input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .kn-tiles {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: calc(var(--u) * 2);
  }
  .kn-tiles .tile {
    min-block-size: 64px;
    font-size: calc(var(--u) * 3.5);
  }
  .kn-card {
    display: grid;
    grid-template-columns: calc(var(--u) * 13) minmax(0, 1fr);
    align-items: center;
    gap: calc(var(--u) * 2.5);
    padding: calc(var(--u) * 4);
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .kn-card .plant {
    max-inline-size: none;
  }
  .kn-card h3 {
    font-size: calc(var(--u) * 5.5);
    font-weight: 800;
    line-height: 1.2;
  }
  .kn-card ul,
  .kn-card .btn {
    grid-column: 1 / -1;
  }
  .kn-card li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 calc(var(--u) * 3);
    padding-block: calc(var(--u) * 1.25);
    border-block-start: 1px solid var(--ab-hair);
  }
  .kn-card li span {
    color: var(--ab-ink-soft);
  }
  .kn-key,
  .kn-kept {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 1.5) calc(var(--u) * 4);
    font-size: calc(var(--u) * 3.5);
  }
  .kn-key li {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
  }
  .kn-key .plant {
    inline-size: calc(var(--u) * 6);
  }
  .kn-kept {
    padding: 0 calc(var(--u) * 3) calc(var(--u) * 3);
    color: var(--ab-ink-soft);
  }
  .kn-kept .icon {
    inline-size: 1.4em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .kn-link {
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ab-focus);
    font-weight: 700;
    text-decoration: underline;
  }
  @container garden (min-width: 640px) {
    .kn-one {
      display: none;
    }
    .kn-body {
      position: relative;
    }
    .kn-all {
      display: table;
      table-layout: fixed;
      inline-size: 100%;
      border-spacing: 3px;
    }
    .kn-all td {
      padding: 0;
    }
    .kn-all tr > :first-child {
      inline-size: calc(var(--u) * 7);
    }
    .kn-all th {
      font-size: calc(var(--u) * 3.75);
      font-weight: 700;
      color: var(--ab-ink-soft);
    }
    .kn-all .tile {
      min-block-size: 48px;
      font-size: calc(var(--u) * 2.9);
    }
    .kn-all .plant {
      max-inline-size: calc(var(--u) * 7.5);
    }
    /* In the corner that the triangle leaves free. */
    .kn-card {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      inline-size: min(46%, calc(var(--u) * 90));
    }
  }
  @media (forced-colors: active) {
    .tile,
    .kn-card {
      border: 1px solid CanvasText;
    }
    .tile[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
    .kn-tables .on {
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
    .kn-next,
    .kn-card,
    .kn-one,
    .kn-kept {
      display: none;
    }
    .kn-all {
      display: table;
      inline-size: 100%;
    }
  }
`;
