import { css } from 'lit';
import { forcedColours as shared } from '../game/forced-colours.js';
import { forcedCards } from '../parts/cards/styles.js';
import { forcedMountain } from '../style/mountain/forced-colours.js';

const plyt = css`
  @media (forced-colors: active) {
    .turn,
    .winner {
      forced-color-adjust: none;
    }
    .turn,
    .winner,
    .count {
      border: 2px solid CanvasText;
    }
    .scores li {
      border-color: CanvasText;
    }
    .scores .current {
      border: 4px solid Highlight;
    }
    .count.on {
      border: 5px solid Highlight;
    }
    .die,
    .timer {
      forced-color-adjust: none;
    }
    .die.red {
      --d0: Canvas;
      --d1: Canvas;
      --d2: Canvas;
      --d3: Canvas;
      --d4: Canvas;
      --dr: CanvasText;
      --ab-on-die: CanvasText;
    }
    .die.master {
      --d0: CanvasText;
      --d1: CanvasText;
      --d2: CanvasText;
      --d3: CanvasText;
      --d4: CanvasText;
      --dr: CanvasText;
      --ab-on-die: Canvas;
    }
    .die.red polygon {
      stroke: CanvasText;
    }
    .die.master .inlay {
      stroke: Canvas;
    }
  }
`;

export const forcedColours = [forcedCards, shared, forcedMountain, plyt];
