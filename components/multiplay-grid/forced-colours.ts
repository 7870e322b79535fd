import { css } from 'lit';
import { forcedColours as shared } from '../style/forced-colours.js';

const multiplay = css`
  @media (forced-colors: active) {
    .board {
      forced-color-adjust: none;
      --ab-tray: Canvas;
      --ab-tray-well: Canvas;
      --ab-tray-ink: CanvasText;
      --ab-cube: Canvas;
      --ab-cube-rest: Canvas;
      --ab-cube-side: CanvasText;
      --ab-cube-ink: CanvasText;
      --ab-cube-ink-rest: GrayText;
    }
    .defs,
    .token-cube,
    .cube {
      forced-color-adjust: none;
    }
    .face {
      stroke: CanvasText;
      stroke-width: 3;
    }
    .raised .face {
      stroke: Highlight;
      stroke-width: 12;
    }
    .turn {
      forced-color-adjust: none;
    }
    .scores .current,
    .times li {
      border: 2px solid CanvasText;
    }
    .times .none {
      border-style: dashed;
    }
    .pips s {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const forcedColours = [shared, multiplay];
