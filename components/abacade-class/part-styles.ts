import { css } from 'lit';

/** Styles of a round, the result of the class, and the table of results. */
export const partStyles = css`
  .page-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-4) var(--ab-space-6);
    margin-block-end: var(--ab-space-6);
  }
  .page-head .actions {
    margin-inline-start: auto;
  }
  .round-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-6);
    align-items: start;
  }
  .seating {
    columns: 2 calc(var(--u) * 70);
    column-gap: var(--ab-space-6);
  }
  .seating li {
    display: grid;
    grid-template-columns: minmax(min-content, 1.1fr) minmax(0, 1fr) auto;
    gap: var(--ab-space-4);
    align-items: center;
    border-block-end: 1px solid var(--ab-hair);
    padding: var(--ab-space-2) 0;
    font-size: var(--ab-text-3);
    break-inside: avoid;
  }
  .seating bdi {
    overflow-wrap: normal;
  }
  .seating span {
    color: var(--ab-ink-soft);
  }
  .seating i {
    position: relative;
    min-inline-size: calc(var(--u) * 8);
    border-radius: var(--ab-radius-1);
    padding: var(--ab-space-1) 0;
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-style: normal;
    font-weight: 800;
    text-align: center;
  }
  .round-page aside,
  .together {
    display: grid;
    gap: var(--ab-space-5);
    align-content: start;
  }
  .together {
    max-inline-size: calc(var(--u) * 160);
  }
  .mountain {
    display: block;
    inline-size: 100%;
    margin-block: var(--ab-space-5);
  }
  .mountain .edge {
    fill: none;
    stroke: #2f6b3c;
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .mountain .line {
    fill: none;
    stroke: #2f6b3c;
    stroke-width: 2;
    stroke-dasharray: 6 5;
  }
  .mountain .layer1 {
    fill: #cfe3b8;
  }
  .mountain .layer2 {
    fill: #dcd9a6;
  }
  .mountain .layer3 {
    fill: #d8c3a0;
  }
  .mountain .layer4 {
    fill: #d9d6d6;
  }
  .mountain .flag {
    fill: #2f6b3c;
    stroke: #2f6b3c;
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
  :host(:is([theme='dark'], :state(dark):not([theme='light']))) .mountain :is(.edge, .line, .flag) {
    stroke: #7fc48d;
  }
  .climb b,
  .own-bests b {
    font-size: larger;
    font-weight: 900;
  }
  .rounds {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--ab-space-2) var(--ab-space-6);
    color: var(--ab-ink-soft);
  }
  .climb .rounds b {
    color: var(--ab-ink);
    font-size: larger;
    font-weight: 800;
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ab-space-4);
    margin-block-start: var(--ab-space-4);
    border-block-start: 1px solid var(--ab-hair);
    padding-block-start: var(--ab-space-4);
  }
  .names-list textarea {
    box-sizing: border-box;
    inline-size: min(100%, 480px);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-1);
    padding: var(--ab-space-4);
    background: var(--ab-surface);
  }
  .row input,
  .own-name {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 12em;
    min-block-size: var(--ab-control-1);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-1);
    padding: 0 var(--ab-space-4);
    background: var(--ab-surface);
  }
  @container (min-width: 700px) {
    .round-columns {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
  }
  @container (min-width: 1800px) {
    .round-page {
      padding: var(--ab-space-7) var(--ab-space-8);
    }
    .round-page h2 {
      font-size: var(--ab-figure);
    }
    .seating li {
      font-size: var(--ab-text-4);
    }
  }
  .honour {
    display: grid;
    gap: var(--ab-space-6);
    justify-items: center;
  }
  .honour .together {
    inline-size: 100%;
  }
  .scrolls {
    overflow-x: auto;
  }
  .results {
    inline-size: 100%;
    min-inline-size: 480px;
    overflow-wrap: normal;
    border-collapse: collapse;
  }
  .results :is(th, td) {
    border-block-end: 1px solid var(--ab-hair);
    padding: var(--ab-space-3) var(--ab-space-4);
    text-align: start;
  }
  .results thead th {
    color: var(--ab-ink-soft);
    font-size: smaller;
  }
  .bead {
    position: relative;
    display: inline-grid;
    place-items: center;
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    border: 2px solid var(--ab-p1);
    border-radius: 50%;
    font-size: var(--ab-text-1);
    font-weight: 800;
    vertical-align: middle;
  }
  .bead > span:not(.visually-hidden) {
    display: grid;
    place-items: center;
  }
  .bead .icon {
    inline-size: calc(var(--u) * 4);
  }
  .bead.won {
    background: var(--ab-p1);
    color: var(--ab-on-player);
  }
  .bead.none {
    border-style: dashed;
    border-color: var(--ab-line);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-4);
    padding: var(--ab-space-5) 0;
  }
`;
