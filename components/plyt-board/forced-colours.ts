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
    .red .d-out,
    .red .d-in,
    .red .d-ln {
      fill: Canvas;
      stroke: CanvasText;
    }
    .master .d-out,
    .master .d-in {
      fill: CanvasText;
      stroke: Canvas;
    }
    .red.die text {
      fill: CanvasText;
    }
    .master.die text {
      fill: Canvas;
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
