import { css } from 'lit';

/** Pieces, hands and players in a few colours of the system. */
export const forcedDigits = css`
  @media (forced-colors: active) {
    .turn {
      forced-color-adjust: none;
      background: Canvas;
      color: CanvasText;
    }
    .turn,
    .won,
    .scores .cur {
      border: 2px solid CanvasText;
    }
    .pc {
      --pf: Canvas;
      --ps: CanvasText;
      --pi: CanvasText;
      forced-color-adjust: none;
    }
    .pc.new,
    .pc.op.new {
      --pf: Highlight;
      --ps: CanvasText;
      --pi: HighlightText;
    }
    .wanted .pc {
      --pf: Canvas;
      --ps: CanvasText;
    }
    .level {
      fill: none;
    }
    .bag {
      border: 2px solid ButtonBorder;
    }
  }
`;
