import { css } from 'lit';
import { forcedColours } from '../parts/forced-colours.js';

const sequence = css`
  @media (forced-colors: active) {
    .die,
    .mountain {
      forced-color-adjust: none;
    }
    .die.red {
      --d0: Canvas;
      --d1: Canvas;
      --d2: Canvas;
      --d3: Canvas;
      --d4: Canvas;
      --dr: CanvasText;
    }
    .die.master {
      --d0: CanvasText;
      --d1: CanvasText;
      --d2: CanvasText;
      --d3: CanvasText;
      --d4: CanvasText;
      --dr: CanvasText;
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
    .turn,
    .chip,
    .make ol li:not(.gap) {
      border: 2px solid CanvasText;
    }
    .make ol .on,
    .scores .cur {
      border: 4px solid Highlight;
    }
    .mountain .cliff {
      fill: CanvasText;
    }
    .mountain .top {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 4;
    }
    .mountain .cast,
    .mountain .veil {
      display: none;
    }
    .mountain text {
      fill: CanvasText;
    }
    .mountain .star {
      fill: Canvas;
      stroke: CanvasText;
    }
    .mountain .face,
    .mountain .edge {
      fill: CanvasText;
      stroke: Canvas;
    }
    .mountain .cloth {
      fill: CanvasText;
    }
    .mountain .flag text {
      fill: Canvas;
    }
  }
`;

export const styles = [forcedColours, sequence];
