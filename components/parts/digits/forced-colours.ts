import { css } from 'lit';

/** Pieces, hands and players in a few colours of the system. */
export const forcedDigits = css`
  @media (forced-colors: active) {
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
    .level {
      fill: none;
    }
    .slot {
      border: 1px solid ButtonBorder;
    }
    .bag {
      border: 2px solid ButtonBorder;
    }
  }
`;
