import { css } from 'lit';
import { sizeTokens } from '../style/tokens.js';
import { visuallyHidden } from '../style/visually-hidden.js';

/**
 * Styles of the projector's window: what pupils read there is as large as can be read from the last row, at least a twenty-fifth of the
 * height of the window, whatever its width.
 */
export const projectionStyles = css`
  .projection {
    --u: max(4px, min(1svh, 0.62vw));
    ${sizeTokens}
    font-size: max(4svh, var(--ab-text-3));
    line-height: 1.2;
  }
  .projection .app :is(h3, .told, .soft, .label, .number, .chip, .instruction, .rounds, .turned .seat) {
    font-size: max(4svh, var(--ab-text-3));
  }
  .projection .app h2 {
    font-size: max(5.4svh, var(--ab-text-5));
  }
  .projection .board-card :is(.head b, .seat) {
    font-size: 4svh;
  }
  .projection .round-page {
    padding: 2svh 3vw;
  }
  .projection .page-head {
    margin-block-end: 1.5svh;
  }
  .projection .card {
    padding: 1.6svh 1.6vw;
  }
  .projection .together {
    max-inline-size: none;
  }
  .projection .last {
    display: none;
  }
  .projection .facts ul {
    font-size: max(6svh, var(--ab-text-5));
  }
  .projection .mountain {
    max-block-size: 22svh;
    margin-block: var(--ab-space-3);
  }
  .projection .turning-board {
    inline-size: min(100%, 51svh);
  }
  .projection .seating {
    columns: auto 19em;
  }
  /* Nothing beside the list: it has the whole width. */
  .projection .round-columns:not(:has(aside > *)) {
    grid-template-columns: minmax(0, 1fr);
  }
  .projection .picture {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  .projection :is(.under, .head .mark) {
    display: none;
  }
  .projection .board-card {
    padding: 1svh;
  }
  .projection .wall-columns {
    margin-block-start: 2svh;
  }
  .projection .head b {
    overflow-wrap: normal;
  }
  /* The heading of a card names who acts; beside a small board there is room for the pictures. */
  .projection .wall:has(> :nth-child(5)) .seat bdi {
    ${visuallyHidden}
  }
  .projection .wall:has(> :nth-child(5)) .picture {
    inline-size: 1.5em;
    block-size: 1.5em;
  }
  /* Up to 15 boards fit into the window. */
  .projection .wall:not(:has(> :nth-child(5))) {
    --mb: calc(var(--u) * 30);
  }
  /* One or two boards have their names below them, so that long ones are whole. */
  .projection .wall.few {
    --mb: calc(var(--u) * 56);
  }
  .projection .few .board-card {
    grid-template-columns: minmax(0, 1fr);
  }
  .projection .few .small-board {
    grid-row: auto;
  }
  .projection .few .seats:has(> :nth-child(3)) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5em), 1fr));
  }
  .projection .few .seats:has(> :nth-child(3)) .seat {
    gap: 0.15em;
  }
  .projection .wall:has(> :nth-child(9)) {
    --mb: calc(var(--u) * 12.5);
  }
  .projection .wall:has(> :nth-child(13)) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  .projection .lobby {
    gap: 2svh;
    padding: 3svh 3vw;
  }
  .projection .lobby .here {
    gap: 1svh;
  }
  .projection .chip {
    padding-block: 0;
    padding-inline: 0.1em 0.6em;
  }
  .projection .seating i {
    padding-block: 0;
  }
  .projection .instruction {
    display: inline;
  }
  .projection .qr {
    inline-size: 42svh;
  }
  /* Up to 30 names fit into the window. */
  .projection .lobby:has(.chip:nth-child(13)) .qr {
    inline-size: 28svh;
  }
  .projection .lobby:has(.chip:nth-child(13)) .tiles {
    margin-block-start: 2svh;
    font-size: 8svh;
  }
  .projection .seating li {
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr) auto;
    padding-block: 0;
    font-size: 4svh;
  }
  /* Beside the board that changed: praise, the mountain and what to look at again, all without scrolling. */
  .projection .round-columns:has(.turning) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: 1.5vw;
  }
  .projection .round-columns:has(.turning) aside {
    gap: 1.2svh;
  }
  .projection aside .class-praise {
    order: -1;
  }
  .projection aside .own-bests {
    order: 1;
  }
  .projection :is(.facts ul, .class-praise p) {
    gap: 0.2em 0.4em;
    margin-block-start: 0.2em;
  }
  .projection .round-columns:has(.turning) .facts ul {
    font-size: 4svh;
    line-height: 1.2;
  }
  .projection .round-columns:has(.turning) .climb {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: 1.5vw;
  }
  .projection .round-columns:has(.turning) .mountain {
    grid-row: 1 / 3;
    inline-size: auto;
    block-size: 13svh;
    margin: 0;
  }
  .projection .round-columns:has(.turning) .rounds {
    display: none;
  }
  .projection .honour .together {
    grid-template-columns: minmax(0, 1fr);
  }
  .projection .honour .together:has(.facts, .class-praise) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .projection .honour .together:has(.facts, .class-praise) .climb {
    grid-row: 1 / 4;
  }
  .projection .own-bests .soft {
    display: none;
  }
`;
