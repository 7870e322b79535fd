import { css } from 'lit';

/**
 * Styles for print: light, complete, without controls. A height set by the page applies to the screen only; a board keeps
 * its colours, because they show whose a piece is. (The dark theme in tokens.ts applies to screens only.)
 */
export const printStyles = css`
  @media print {
    :host {
      --ab-paper: #fff;
      min-inline-size: 0;
      block-size: auto !important;
      max-block-size: none !important;
      overflow: visible !important;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    .frame {
      --ab-height: 100vh !important;
      max-block-size: none;
      margin-block-end: 0 !important; /* of a height that the page gives */
    }
    .frame,
    .holder,
    .scroll,
    .lane,
    .events {
      overflow: visible !important;
      contain: none !important;
      max-block-size: none;
      -webkit-mask-image: none !important;
      mask-image: none !important;
    }
    .notice,
    .zoom,
    .pad,
    .scrub,
    .frame select,
    .frame form,
    .frame button:not(.slot, .place, .held, .take) {
      display: none !important;
    }
    .board-area,
    .cloth,
    .turn,
    .scores,
    .card,
    .slot {
      break-inside: avoid;
    }
  }
`;
