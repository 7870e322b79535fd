import { css } from 'lit';
import { forcedDigits } from '../style/digits/forced-colours.js';
import { forcedColours as shared } from '../style/forced-colours.js';

/** Styles of the rounds and the dots with a few colours of the system. */
const table = css`
  @media (forced-colors: active) {
    .cloth {
      border: 1px solid CanvasText;
    }
    .pips i {
      forced-color-adjust: none;
      border-color: CanvasText;
    }
    .pips .done {
      background: CanvasText;
    }
    .pips .current {
      background: Highlight;
    }
    .link.right span.tick {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .hole .piece-face {
      stroke: CanvasText;
    }
  }
`;

export const forcedColours = [shared, forcedDigits, table];
