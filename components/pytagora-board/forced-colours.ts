import { css } from 'lit';
import { forcedColours as shared } from '../style/forced-colours.js';

const pytagora = css`
  @media (forced-colors: active) {
    .piece.back {
      --f: GrayText;
    }
    .crossed .piece-face,
    .capsule,
    .aim {
      stroke: Highlight;
    }
    .turn,
    .cover {
      forced-color-adjust: none;
      border: 2px solid CanvasText;
    }
    .track,
    .flag {
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
    .rack-frame,
    .flying {
      border: 2px solid CanvasText;
    }
    .flag path {
      fill: Canvas;
      stroke: CanvasText;
    }
    .flag text {
      fill: CanvasText;
    }
    .slot[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

export const forcedColours = [shared, pytagora];
