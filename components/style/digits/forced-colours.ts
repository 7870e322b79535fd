import { css } from 'lit';

/** Styles for pieces, hands and players in forced colours. */
export const forcedDigits = css`
  @media (forced-colors: active) {
    .turn,
    .winner {
      --ab-on-player: CanvasText;
      forced-color-adjust: none;
      background: Canvas;
      color: CanvasText;
    }
    .turn,
    .winner,
    .scores .cur {
      border: 2px solid CanvasText;
    }
    .pc.ghost {
      --f: Canvas;
      --s: CanvasText;
    }
    .lv {
      fill: none;
    }
    .bag {
      border: 2px solid ButtonBorder;
    }
  }
`;
