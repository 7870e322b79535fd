import { css } from 'lit';
import { forcedColours as shared } from '../style/forced-colours.js';
import { forcedDice } from '../style/dice/styles.js';
import { forcedMountain } from '../style/mountain/forced-colours.js';

const sequence = css`
  @media (forced-colors: active) {
    .turn {
      forced-color-adjust: none;
      --ab-on-player: Canvas;
      background: CanvasText;
      color: Canvas;
    }
    .die polygon {
      stroke: CanvasText;
    }
    .die.master polygon:not(.rim) {
      stroke: Canvas;
    }
    .die text {
      fill: CanvasText;
      stroke: none;
    }
    .die .under {
      stroke: CanvasText;
    }
    .die.master text {
      fill: Canvas;
    }
    .die.master .under {
      stroke: Canvas;
    }
    .slot {
      border: 2px solid transparent;
    }
    .slot.raised {
      border-color: Highlight;
    }
    .chip {
      border: 2px solid CanvasText;
    }
    .chip.main,
    .tag:not(:empty) {
      forced-color-adjust: none;
      background: CanvasText;
      color: Canvas;
    }
    .slot:not(.raised) .tag {
      background: Canvas;
      color: CanvasText;
    }
    .kinds ol .on,
    .take,
    .last .on:not([aria-disabled]) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .kinds .lit {
      border-color: Highlight;
    }
    .best .well {
      outline: 5px double CanvasText;
      outline-offset: 1px;
    }
    .strip,
    .note .tick,
    .claimed .tick {
      forced-color-adjust: none;
    }
    .note .tick,
    .claimed .tick {
      background: CanvasText;
      stroke: Canvas;
    }
    .strip {
      background: Canvas;
    }
    .strip rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .strip text,
    .strip .brink,
    .strip .pennant,
    .pin path {
      fill: CanvasText;
      stroke: Canvas;
    }
    .mast,
    .ring {
      stroke: CanvasText;
    }
    .scores .current {
      border: 4px solid Highlight;
    }
    .cards::part(show),
    .actions > button.primary:not([aria-disabled]) {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`;

export const forcedColours = [shared, forcedMountain, forcedDice, sequence];
