import { css } from 'lit';

/** Styles for users whose system replaces the colours of a page with a few of its own. */
export const forcedColours = css`
  @media (forced-colors: active) {
    :host(:where(:not([data-part]))) {
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
    .button,
    .notice {
      border: 2px solid ButtonBorder;
    }
    .icon-button[aria-disabled='true'] {
      color: GrayText;
    }
    .button.primary {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
