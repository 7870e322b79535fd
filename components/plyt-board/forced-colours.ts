import { css } from 'lit';
import { forcedColours } from '../parts/forced-colours.js';
import { forcedMountain } from '../parts/mountain/forced-colours.js';

const plyt = css`
  @media (forced-colors: active) {
    .turn,
    .won,
    .scores .cur,
    .count {
      border: 2px solid CanvasText;
    }
    .count.on {
      border: 5px solid Highlight;
    }
    .die,
    .timer,
    .minis {
      forced-color-adjust: none;
    }
    .die.red {
      --d0: Canvas;
      --d1: Canvas;
      --d2: Canvas;
      --d3: Canvas;
      --d4: Canvas;
      --dr: CanvasText;
      --ab-on-die: CanvasText;
    }
    .die.master {
      --d0: CanvasText;
      --d1: CanvasText;
      --d2: CanvasText;
      --d3: CanvasText;
      --d4: CanvasText;
      --dr: CanvasText;
      --ab-on-die: Canvas;
    }
    .die.red polygon {
      stroke: CanvasText;
    }
    .die.master .inlay {
      stroke: Canvas;
    }
    .minis i {
      background: GrayText;
    }
    .minis .m {
      background: CanvasText;
    }
  }
`;

export const styles = [forcedColours, forcedMountain, plyt];
