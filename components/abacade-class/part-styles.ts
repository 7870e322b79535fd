import { css } from 'lit';

/** Styles of a round, the result of the class, and the table of results. */
export const partStyles = css`
  .th {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 5);
    margin-block-end: calc(var(--u) * 4);
  }
  .th .acts {
    margin-inline-start: auto;
  }
  .tg2 {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 5);
    align-items: start;
  }
  .wo {
    columns: 2 calc(var(--u) * 70);
    column-gap: calc(var(--u) * 4);
  }
  .wo li {
    display: grid;
    grid-template-columns: 1fr 1.25fr auto;
    gap: calc(var(--u) * 2);
    align-items: center;
    border-block-end: 1px solid var(--ab-hair);
    padding: calc(var(--u) * 1) 0;
    font-size: calc(var(--u) * 4.25);
    break-inside: avoid;
  }
  .wo span {
    color: var(--ab-ink-soft);
  }
  .wo i {
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
  .to aside,
  .tog {
    display: grid;
    gap: calc(var(--u) * 3);
    align-content: start;
  }
  .tog {
    max-inline-size: calc(var(--u) * 160);
  }
  .mt {
    display: block;
    inline-size: 100%;
    margin-block: calc(var(--u) * 3);
  }
  .mt .edge {
    fill: none;
    stroke: #2f6b3c;
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .mt .line {
    fill: none;
    stroke: #2f6b3c;
    stroke-width: 2;
    stroke-dasharray: 6 5;
  }
  .mt .l1 {
    fill: #cfe3b8;
  }
  .mt .l2 {
    fill: #dcd9a6;
  }
  .mt .l3 {
    fill: #d8c3a0;
  }
  .mt .l4 {
    fill: #d9d6d6;
  }
  .mt .flag {
    fill: #2f6b3c;
    stroke: #2f6b3c;
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
  :host(:is([theme='dark'], :state(dark):not([theme='light']))) .mt :is(.edge, .line, .flag) {
    stroke: #7fc48d;
  }
  .hon b,
  .pbs b {
    font-size: 1.5em;
    font-weight: 900;
  }
  .rdl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    color: var(--ab-ink-soft);
  }
  .hon .rdl b {
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
    .tg2 {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
  }
  @container (min-width: 1800px) {
    .to {
      padding: calc(var(--u) * 6) calc(var(--u) * 10);
    }
    .to h2 {
      font-size: calc(var(--u) * 10);
    }
    .wo li {
      font-size: calc(var(--u) * 5);
    }
  }
  .honour {
    display: grid;
    gap: calc(var(--u) * 4);
    justify-items: center;
  }
  .honour .tog {
    inline-size: 100%;
  }
  .scrolls {
    overflow-x: auto;
  }
  .tt {
    inline-size: 100%;
    min-inline-size: 480px;
    overflow-wrap: normal;
    border-collapse: collapse;
  }
  .tt :is(th, td) {
    border-block-end: 1px solid var(--ab-hair);
    padding: calc(var(--u) * 1.5) calc(var(--u) * 2);
    text-align: start;
  }
  .tt thead th {
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
  .bead > span:not(.sr) {
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
  .lgd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 3) 0;
  }
`;
