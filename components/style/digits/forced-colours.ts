import { css } from 'lit';

/** Styles for pieces, hands and players in forced colours. */
export const forcedDigits = css`
  @media (forced-colors: active) {
    .turn,
    .finish::part(turn) {
      --ab-on-player: CanvasText;
      forced-color-adjust: none;
      background: Canvas;
      color: CanvasText;
    }
    .turn,
    .scores .current {
      border: 2px solid CanvasText;
    }
    .piece.ghost {
      --f: Canvas;
      --s: CanvasText;
    }
    .fill {
      fill: none;
    }
    .bag {
      border: 2px solid ButtonBorder;
    }
  }
`;
