import { css } from 'lit';

/** Styles for users whose system replaces the colours of a page with a few of its own. */
export const forcedColours = css`
  @media (forced-colors: active) {
    :host {
      --ab-p1: CanvasText;
      --ab-p2: CanvasText;
      --ab-p3: CanvasText;
      --ab-p4: CanvasText;
      --ab-p5: CanvasText;
      --ab-p6: CanvasText;
      --ab-on-player: Canvas;
      --ab-focus: Highlight;
      --ab-line: ButtonBorder;
    }
    .card,
    .btn,
    .notice {
      border: 2px solid ButtonBorder;
    }
    .tabs [aria-pressed='true'] {
      border: 4px solid Highlight;
    }
    .bars i {
      forced-color-adjust: none;
    }
    .ic[aria-disabled='true'] {
      color: GrayText;
    }
    .btn.go,
    .foot .btn.go,
    .frame .after .btn.go,
    .in-pictures .after .btn.go {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
