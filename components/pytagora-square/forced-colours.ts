import { css } from 'lit';
import { forcedDigits } from '../style/digits/forced-colours.js';
import { forcedColours as shared } from '../style/forced-colours.js';

/** Styles of the path with a few colours of the system. */
const path = css`
  @media (forced-colors: active) {
    .free-place rect {
      fill: Canvas;
      stroke: GrayText;
    }
    .free-place text {
      fill: GrayText;
    }
    .free-place.next .number {
      fill: none;
      stroke: Highlight;
    }
    .free-place.next text {
      fill: CanvasText;
    }
    .ring,
    .ten {
      forced-color-adjust: none;
    }
    .ten circle {
      stroke: CanvasText;
    }
    .ten .on {
      fill: CanvasText;
    }
    .legs,
    .spots {
      stroke: CanvasText;
    }
    .wings {
      fill: Canvas;
      stroke: CanvasText;
    }
    .head {
      fill: CanvasText;
    }
    .wool,
    .sheep .face {
      fill: Canvas;
      stroke: CanvasText;
    }
    .feet {
      stroke: CanvasText;
    }
  }
`;

export const forcedColours = [shared, forcedDigits, path];
