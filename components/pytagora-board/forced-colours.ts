import { css } from 'lit';
import { forcedColours as shared } from '../style/forced-colours.js';

const pytagora = css`
  @media (forced-colors: active) {
    .piece.back {
      --f: GrayText;
    }
    .crossed .piece-face {
      stroke: Highlight;
    }
    .turn,
    .cover {
      forced-color-adjust: none;
      border: 2px solid CanvasText;
    }
    .track {
      forced-color-adjust: none;
    }
    .track rect {
      fill: Highlight;
    }
    .actions .button.primary:not(.off) {
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
    .edge,
    .equation-card,
    .rack-frame {
      border: 2px solid CanvasText;
    }
    .flag {
      forced-color-adjust: none;
    }
    .flag path {
      fill: Canvas;
      stroke: CanvasText;
    }
    .flag text {
      fill: CanvasText;
    }
    .flying {
      border: 2px solid CanvasText;
    }
    .capsule {
      stroke: Highlight;
    }
    .aim {
      stroke: Highlight;
    }
    .slot[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

export const forcedColours = [shared, pytagora];
