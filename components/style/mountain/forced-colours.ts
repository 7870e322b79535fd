import { css } from 'lit';

/** Styles for the mountain in forced colours: only the cliffs show the height. */
export const forcedMountain = css`
  @media (forced-colors: active) {
    .mountain {
      forced-color-adjust: none;
    }
    .mountain .cast,
    .mountain .veil {
      display: none;
    }
    .mountain .cliff {
      fill: CanvasText;
    }
    .mountain .top {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 4;
    }
    .mountain text {
      fill: CanvasText;
    }
    .mountain .gold text {
      fill: CanvasText;
      stroke: Canvas;
      stroke-width: 12;
      paint-order: stroke;
    }
    .peak path {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 4;
    }
    .joint {
      stroke: GrayText;
    }
    .way,
    .wall,
    .pole {
      stroke: CanvasText;
    }
    .stair,
    .mountain .star {
      fill: Canvas;
      stroke: CanvasText;
    }
    .cloth {
      fill: CanvasText;
    }
    .mountain .flag text {
      fill: Canvas;
    }
    .choice rect,
    .prospect rect,
    .halo circle {
      stroke: Highlight;
    }
    .edge,
    .face {
      fill: Canvas;
      stroke: CanvasText;
    }
    .mountain .tag rect {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
