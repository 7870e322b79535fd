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
    .pc,
    .pc.op {
      --f: Canvas;
      --s: CanvasText;
      --i: CanvasText;
      forced-color-adjust: none;
    }
    .pc.new,
    .pc.op.new {
      --f: Highlight;
      --s: CanvasText;
      --i: HighlightText;
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
