import { css } from 'lit';
import { offButtonStyles } from '../style/form-styles.js';

/** Styles of the equation being laid, the dragged piece, the tools on the table, the form for typing, and the cover. */
export const cardStyles = css`
  ${offButtonStyles}
  .new {
    animation: put 220ms ease-out;
  }
  @keyframes put {
    from {
      opacity: 0.3;
    }
  }
  .cover {
    position: absolute;
    inset: 0;
    z-index: 4;
    background: var(--pc);
    color: var(--ab-on-player);
    display: grid;
    align-content: center;
    align-content: safe center;
    justify-items: center;
    gap: var(--ab-space-5);
    text-align: center;
    padding: var(--ab-space-5);
    overflow: auto;
  }
  .slot[aria-pressed='true'] {
    outline: 3px solid var(--ab-focus);
    outline-offset: 1px;
    background: var(--ab-accent-wash);
  }
  .slot[aria-pressed='true'] .pieces {
    transform: translateY(-4px);
  }
  .actions small {
    direction: ltr;
    unicode-bidi: isolate;
    color: var(--ab-wrong);
    font-weight: 800;
    white-space: nowrap;
  }
  .actions .button.primary.paid small {
    color: inherit;
  }
  .actions .button.primary:not(.off) {
    background: var(--ab-right);
    border-color: var(--ab-right);
    color: var(--ab-surface);
  }
  .capsule {
    fill: var(--ab-surface);
    stroke: var(--ab-right);
    stroke-width: 8;
  }
  .capsule.on {
    stroke: var(--ab-line);
  }
  .capsule.bad {
    stroke: var(--ab-note-line);
    stroke-dasharray: 18 12;
  }
  .capsule.last {
    fill: none;
    stroke: var(--pc);
    stroke-width: 10;
  }
  .capsule.hinted {
    stroke: var(--ab-focus);
    stroke-dasharray: 4 14;
    stroke-linecap: round;
  }
  .flag path {
    fill: var(--ab-right);
  }
  /* Drawn, in units of the image. */
  .flag text {
    font-weight: 900;
    font-size: 60px;
    text-anchor: middle;
    fill: var(--ab-surface);
  }
  .flag.on path,
  .flag.bad path {
    fill: var(--ab-surface);
    stroke: var(--ab-line);
    stroke-width: 5;
  }
  .flag.on text,
  .flag.bad text {
    fill: var(--ab-ink);
  }
  .flag.bad path {
    fill: var(--ab-note-bg);
    stroke: var(--ab-note-line);
  }
  /* The points of the last equation, on their way to the score. */
  .flying {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 3;
    padding: var(--ab-space-2) var(--ab-space-5);
    border-radius: 99px;
    background: var(--ab-right);
    color: var(--ab-surface);
    font-size: var(--ab-text-5);
    font-weight: 900;
    line-height: 1.1;
    pointer-events: none;
  }
  .equation-card.ok {
    border-color: var(--ab-right);
  }
  .equation-card.bad {
    background: var(--ab-note-bg);
    border-color: var(--ab-note-line);
  }
  .equation-row {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: calc(var(--card) - 14px);
    max-block-size: 100%;
    overflow: visible;
    justify-self: start;
  }
  /* Drawn, in units of the image. */
  .piece-points {
    font-size: 46px;
    font-weight: 800;
    text-anchor: middle;
    fill: var(--ab-ink);
  }
  .piece-points.struck {
    fill: var(--ab-right);
  }
  .sum {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
  }
  .truth {
    direction: var(--equations, ltr);
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-2);
    color: var(--ab-right);
    font-weight: 800;
    white-space: nowrap;
  }
  .points-preview {
    white-space: nowrap;
    line-height: 1.1;
  }
  .points-preview b {
    font-size: var(--ab-text-6);
    font-weight: 800;
  }
  .asked {
    display: flex;
    align-items: center;
    gap: var(--ab-space-3);
    max-inline-size: calc(var(--u) * 36);
    line-height: 1.15;
  }
  .asked :is(output, b, s) {
    flex: none;
    min-inline-size: 2em;
    font-size: var(--ab-text-6);
    font-weight: 800;
    text-align: center;
  }
  .asked output {
    min-block-size: 1.3em;
    border-block-end: 3px solid;
  }
  .asked s {
    font-weight: 500;
  }
  .refused {
    display: flex;
    gap: var(--ab-space-4);
    align-items: center;
    font-size: var(--ab-text-2);
    line-height: 1.2;
  }
  .refused .icon {
    flex: none;
  }
  .frame[data-short] :is(.told, .refused) {
    font-size: var(--ab-text-1);
    line-height: 1.2;
  }
  .balance {
    flex: none;
    inline-size: 96px;
    block-size: 54px;
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
  }
  /* Drawn, in units of the image. */
  .balance text {
    fill: currentColor;
    stroke: none;
    text-anchor: middle;
    font: 800 22px var(--ab-font);
  }
  .told {
    white-space: pre-line;
  }
  .told b {
    font-weight: 800;
  }
  :is(.zoom, .rack-tools) {
    display: flex;
    flex: none;
    background: var(--ab-surface);
    border-radius: var(--ab-radius-2);
    overflow: hidden;
  }
  :is(.zoom, .rack-tools) .icon-button {
    inline-size: var(--row);
    block-size: var(--row);
  }
  .show-all {
    position: relative;
  }
  /* So many pieces lie outside. */
  .show-all b {
    position: absolute;
    inset: 1px 1px auto auto;
    min-inline-size: 18px;
    padding: 0 var(--ab-space-2);
    border-radius: 99px;
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: var(--ab-text-1);
    line-height: 1.5;
  }
  :is(.zoom, .rack-tools) .icon {
    inline-size: calc(var(--row) * 0.5);
    block-size: calc(var(--row) * 0.5);
  }
  .edge:has(.common > :nth-child(3)) .zoom .icon-button {
    inline-size: calc(var(--row) * 0.77);
  }
  .rack-frame .erase {
    align-self: stretch;
    inline-size: var(--row);
    block-size: auto;
  }
  .entry {
    display: flex;
    align-items: end;
    flex-wrap: wrap;
    gap: var(--ab-space-1) var(--ab-space-2);
  }
  .entry label {
    display: grid;
    font-size: var(--ab-text-1);
    line-height: 1.2;
  }
  .entry .long {
    flex: 1 1 70px;
    min-inline-size: 0;
  }
  .entry :is(input, select) {
    min-block-size: var(--ab-control-2);
    inline-size: 100%;
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-paper);
    padding: 0 var(--ab-space-2);
    font-size: var(--ab-text-3); /* smaller, phones zoom */
  }
  .entry .button {
    padding: 0 var(--ab-space-3);
    font-size: var(--ab-text-2);
  }
  .entry p {
    flex-basis: 100%;
    color: var(--ab-wrong);
    font-weight: 700;
    line-height: 1.2;
  }
  .carried {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 3;
    pointer-events: none;
    filter: drop-shadow(0 4px 4px rgb(0 0 0 / 0.3));
  }
  .carried svg {
    display: block;
    overflow: visible;
  }
  .cover .shape {
    color: inherit;
    font-size: calc(1.5 * var(--ab-figure));
  }
  .cover h2 {
    font-size: var(--ab-figure);
    font-weight: 800;
    line-height: 1.05;
  }
  .cover p {
    font-weight: 600;
    font-size: var(--ab-text-3);
  }
  .cover .last-told {
    font-size: var(--ab-text-2);
    font-weight: 500;
  }
  .cover .button {
    background: var(--ab-on-player);
    color: var(--pc);
    border-color: var(--ab-on-player);
  }
  .cover .button:focus-visible {
    outline-color: var(--ab-on-player);
    outline-offset: 3px;
  }
  .backs {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ab-space-3);
    max-inline-size: calc(var(--u) * 130);
  }
  .backs .pieces {
    inline-size: calc(var(--u) * 11);
  }
  /* Low: what is to be read and tapped comes before what only adorns. */
  .frame:is([data-short], [data-layout='side']) .cover {
    gap: var(--ab-space-3);
  }
  .frame:is([data-short], [data-layout='side']) .cover .shape {
    font-size: var(--ab-figure);
  }
  .frame:is([data-short], [data-layout='side']) .cover h2 {
    font-size: var(--ab-text-6);
  }
  @container (max-width: 559px) {
    .backs {
      max-inline-size: 260px;
    }
  }
  .rtl .track {
    transform: scaleX(-1);
  }
  button.slot {
    cursor: grab;
    touch-action: none;
  }
`;
