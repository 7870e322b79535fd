import { css } from 'lit';
import { cssOf } from '../style/css-of.js';

/** The number on a step is dark on the light steps and light on the dark ones; in the dark theme too, by its tokens. */
const steps = cssOf(
  [1, 2, 3, 4, 5]
    .map((n) => `.share${n}{background-color:var(--ab-map${n});color:var(--ab-map-${n > 3 ? 'light' : 'dark'})}`)
    .join(''),
);

/** Styles of the class map, its legend, and the pupils of a cell. */
export const mapStyles = css`
  .map-layout {
    display: grid;
    gap: var(--ab-space-5);
    align-items: start;
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 1180px) {
    .map-layout {
      grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
    }
  }
  .map-card {
    padding: var(--ab-space-3);
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
    font-size: var(--ab-text-2);
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
    border-radius: var(--ab-radius-1);
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
    font-size: var(--ab-text-2);
    font-weight: 800;
  }
  .cell i {
    display: none;
    font-style: normal;
    font-size: var(--ab-text-1);
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
  @container (min-width: 560px) {
    .map-card {
      padding: var(--ab-space-4);
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
      font-size: var(--ab-text-3);
    }
    .cell i {
      display: inline;
    }
  }
  .one {
    background: var(--ab-sunk);
    border-radius: var(--ab-radius-1);
    font-size: var(--ab-text-1);
    color: var(--ab-ink-soft);
    block-size: calc(var(--u) * 9);
  }
  .map .one[colspan] {
    padding: var(--ab-space-2) var(--ab-space-5);
  }
  .one b {
    color: var(--ab-ink);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2) var(--ab-space-5);
    font-size: var(--ab-text-1);
    color: var(--ab-ink-soft);
    align-items: center;
  }
  .map-card .legend {
    padding: var(--ab-space-4) var(--ab-space-2) 0;
  }
  .legend-item {
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-2);
    white-space: nowrap;
  }
  .swatch {
    inline-size: calc(var(--u) * 4.5);
    block-size: calc(var(--u) * 4.5);
    border-radius: var(--ab-radius-1);
    border: 1px solid var(--ab-line);
  }
  .details {
    display: grid;
    gap: var(--ab-space-3);
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
      border-radius: var(--ab-radius-2);
    }
  }
  .details h4 {
    font-size: var(--ab-text-5);
    font-weight: 800;
    line-height: 1.2;
  }
  .details h5 {
    font-size: var(--ab-text-2);
    font-weight: 700;
    margin-block-start: var(--ab-space-3);
    display: flex;
    align-items: center;
    gap: var(--ab-space-3);
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
