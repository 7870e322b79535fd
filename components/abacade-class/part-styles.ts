import { css } from 'lit';

/** Styles of a round, the result of the class, and the table of results. */
export const partStyles = css`
  .page-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 5);
    margin-block-end: calc(var(--u) * 4);
  }
  .page-head .actions {
    margin-inline-start: auto;
  }
  .round-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 5);
    align-items: start;
  }
  .seating {
    columns: 2 calc(var(--u) * 70);
    column-gap: calc(var(--u) * 4);
  }
  .seating li {
    display: grid;
    grid-template-columns: 1fr 1.25fr auto;
    gap: calc(var(--u) * 2);
    align-items: center;
    border-block-end: 1px solid var(--ab-hair);
    padding: calc(var(--u) * 1) 0;
    font-size: calc(var(--u) * 4.25);
    break-inside: avoid;
  }
  .seating span {
    color: var(--ab-ink-soft);
  }
  .seating i {
    position: relative;
    min-inline-size: calc(var(--u) * 8);
    border-radius: calc(var(--u) * 1.5);
    padding: calc(var(--u) * 0.5) 0;
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-style: normal;
    font-weight: 800;
    text-align: center;
  }
  .round-page aside,
  .together {
    display: grid;
    gap: calc(var(--u) * 3);
    align-content: start;
  }
  .together {
    max-inline-size: calc(var(--u) * 160);
  }
  .mountain {
    display: block;
    inline-size: 100%;
    margin-block: calc(var(--u) * 3);
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
    font-size: 1.5em;
    font-weight: 900;
  }
  .rounds {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    color: var(--ab-ink-soft);
  }
  .climb .rounds b {
    color: var(--ab-ink);
    font-size: 1.2em;
    font-weight: 800;
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block-start: calc(var(--u) * 2);
    border-block-start: 1px solid var(--ab-hair);
    padding-block-start: calc(var(--u) * 2);
  }
  .row input,
  .own-name {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 12em;
    min-block-size: 40px;
    border: 2px solid var(--ab-line);
    border-radius: calc(var(--u) * 1.5);
    padding: 0 8px;
    background: var(--ab-surface);
  }
  @container (min-width: 900px) {
    .round-columns {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
  }
  @container (min-width: 1800px) {
    .round-page {
      padding: calc(var(--u) * 6) calc(var(--u) * 10);
    }
    .round-page h2 {
      font-size: calc(var(--u) * 10);
    }
    .seating li {
      font-size: calc(var(--u) * 5);
    }
  }
  .honour {
    display: grid;
    gap: calc(var(--u) * 4);
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
    padding: calc(var(--u) * 1.5) calc(var(--u) * 2);
    text-align: start;
  }
  .results thead th {
    color: var(--ab-ink-soft);
    font-size: 0.9em;
  }
  .bead {
    position: relative;
    display: inline-grid;
    place-items: center;
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    border: 2px solid var(--ab-p1);
    border-radius: 50%;
    font-size: calc(var(--u) * 3.2);
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
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 3) 0;
  }
`;
