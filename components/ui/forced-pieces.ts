import { css } from 'lit';

/** Pytagora's pieces in forced colours. */
export const forcedPieces = css`
  @media (forced-colors: active) {
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
  }
`;
