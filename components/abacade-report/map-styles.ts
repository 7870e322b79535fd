import { css } from 'lit';
import { cssOf } from '../style/css-of.js';
import { coveringInput } from '../style/covering-input.js';

/** The number on a step is dark on the light steps and light on the dark ones; in the dark theme too, by its tokens. */
const steps = cssOf(
  [1, 2, 3, 4, 5]
    .map((n) => `.share${n}{background-color:var(--ab-map${n});color:var(--ab-map-${n > 3 ? 'light' : 'dark'})}`)
    .join(''),
);

/** Styles of the class map, its legend, and the pupils of a cell. */
export const mapStyles = css`
  .segments {
    display: inline-flex;
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    overflow: hidden;
    background: var(--ab-paper);
  }
  .segments label {
    position: relative;
    display: flex;
    align-items: center;
    padding: 0 calc(var(--u) * 3);
    min-block-size: max(40px, calc(var(--u) * 9));
    font-weight: 600;
    white-space: nowrap;
  }
  .segments label + label {
    border-inline-start: 1px solid var(--ab-hair);
  }
  .segments input {
    ${coveringInput}
  }
  .segments .on {
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-weight: 800;
  }
  .segments label:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: -3px;
  }
  .segments .on:focus-within {
    outline-color: var(--ab-paper);
    box-shadow: inset 0 0 0 5px var(--ab-focus);
  }
  .map-layout {
    display: grid;
    gap: calc(var(--u) * 3);
    align-items: start;
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 1180px) {
    .map-layout {
      grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
    }
  }
  .map-card {
    padding: calc(var(--u) * 1.5);
  }
  .map {
    border-collapse: separate;
    border-spacing: max(1px, calc(var(--u) * 0.25));
    inline-size: 100%;
    table-layout: fixed;
  }
  .map th,
  .corner {
    font-weight: 800;
    font-size: calc(var(--u) * 3.5);
    color: var(--ab-ink-soft);
    padding: 0;
    text-align: center;
  }
  .map td {
    padding: 0;
  }
  .map tr > *:first-child {
    inline-size: calc(var(--u) * 4.5);
  }
  .map .ones {
    display: none;
  }
  .cell {
    border: 1px solid var(--ab-map-line);
    border-radius: calc(var(--u) * 1.25);
    inline-size: 100%;
    block-size: calc(var(--u) * 9.25);
    padding: 0;
    display: flex;
    align-items: baseline;
    justify-content: center;
    line-height: calc(var(--u) * 9);
    gap: 1px;
    background: none;
    color: var(--ab-ink-soft);
  }
  .cell b {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
  }
  .cell i {
    display: none;
    font-style: normal;
    font-size: max(11px, calc(var(--u) * 2.75));
    font-weight: 600;
  }
  /* The name of the button says it in words, so it is no text that the name would have to begin with. */
  .cell i::before {
    content: attr(data-of);
  }
  ${steps}
  .share4,
  .share5 {
    border-color: transparent;
  }
  .cell.none {
    border-style: dashed;
  }
  .cell.few,
  .swatch.few {
    background: repeating-linear-gradient(135deg, transparent 0 4px, var(--ab-hatch) 4px 5.2px) var(--ab-surface);
    color: var(--ab-ink);
    border: 1.5px dashed var(--ab-line);
  }
  .cell.few b,
  .cell.few i {
    background: var(--ab-surface);
    line-height: 1.1;
    align-self: center;
    padding: 0 1px;
  }
  .cell.on {
    outline: max(3px, calc(var(--u) * 0.75)) solid var(--ab-focus);
    outline-offset: 1px;
  }
  @container (min-width: 640px) {
    .map-card {
      padding: calc(var(--u) * 2.5);
    }
    .map {
      border-spacing: calc(var(--u) * 0.5);
    }
    .map tr > *:first-child {
      inline-size: calc(var(--u) * 7);
    }
    .map .ones {
      display: table-cell;
    }
    .map thead .ones {
      inline-size: calc(var(--u) * 6);
    }
    .cell b {
      font-size: calc(var(--u) * 4.5);
    }
    .cell i {
      display: inline;
    }
  }
  .one {
    background: var(--ab-sunk);
    border-radius: calc(var(--u) * 1.25);
    font-size: max(12px, calc(var(--u) * 3.25));
    color: var(--ab-ink-soft);
    block-size: calc(var(--u) * 9);
  }
  .map .one[colspan] {
    padding: calc(var(--u) * 1) calc(var(--u) * 3);
  }
  .one b {
    color: var(--ab-ink);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 1) calc(var(--u) * 3);
    font-size: max(12px, calc(var(--u) * 3.25));
    color: var(--ab-ink-soft);
    align-items: center;
  }
  .map-card .legend {
    padding: calc(var(--u) * 2) calc(var(--u) * 1) 0;
  }
  .legend-item {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--u) * 1.25);
    white-space: nowrap;
  }
  .swatch {
    inline-size: calc(var(--u) * 4.5);
    block-size: calc(var(--u) * 4.5);
    border-radius: 4px;
    border: 1px solid var(--ab-line);
  }
  .details {
    display: grid;
    gap: calc(var(--u) * 1.5);
    align-content: start;
    justify-items: start;
    scroll-margin: 8px;
  }
  .hint {
    display: none;
  }
  @container (min-width: 1180px) {
    .hint {
      display: grid;
      place-items: center;
      inline-size: 100%;
      min-block-size: calc(var(--u) * 40);
      border: 2px dashed var(--ab-hair);
      border-radius: calc(var(--u) * 3);
    }
  }
  .details h4 {
    font-size: calc(var(--u) * 6);
    font-weight: 800;
    line-height: 1.2;
  }
  .details h5 {
    font-size: calc(var(--u) * 3.75);
    font-weight: 700;
    margin-block-start: calc(var(--u) * 1.5);
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
    flex-wrap: wrap;
  }
  .details h5 small {
    font-weight: 600;
    color: var(--ab-ink-soft);
  }
  .few-note .chip {
    min-inline-size: calc(var(--u) * 5);
    min-block-size: calc(var(--u) * 4);
    padding: 0;
    vertical-align: middle;
  }
  .dot {
    inline-size: 0.8em;
    block-size: 0.8em;
    border: 2px solid var(--ab-key);
    flex: none;
  }
  .dot.by-heart {
    inline-size: 1em;
    block-size: 1em;
    background: var(--ab-key-full);
    border-color: var(--ab-key-full);
  }
  .dot.knows {
    background: var(--ab-key);
  }
  .dot.working {
    border-radius: 50%;
  }
  .dot.not-met {
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: 0.2em;
    border: 0;
    border-radius: 50%;
    background: var(--ab-line);
  }
  @media (forced-colors: active) {
    /* numbers alone */
    .legend-title,
    .legend-item:not(.fewer):has(.swatch) {
      display: none;
    }
    .cell.few {
      background: none;
    }
    .segments .on {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .one {
      border: 1px solid GrayText;
    }
    .dot {
      forced-color-adjust: none;
      border-color: CanvasText;
    }
    .dot.by-heart,
    .dot.knows,
    .dot.not-met {
      background: CanvasText;
    }
  }
`;
