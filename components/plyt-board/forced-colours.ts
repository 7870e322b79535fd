import { css } from 'lit';
import { forcedColours as shared } from '../style/forced-colours.js';
import { forcedCards } from '../parts/cards/face.js';
import { forcedDice } from '../style/dice/styles.js';
import { forcedMountain } from '../style/mountain/forced-colours.js';

const plyt = css`
  @media (forced-colors: active) {
    .turn {
      forced-color-adjust: none;
    }
    .turn,
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
    .timer {
      forced-color-adjust: none;
    }
    .die.red polygon {
      stroke: CanvasText;
    }
    .die.master .inlay {
      stroke: Canvas;
    }
  }
`;

export const forcedColours = [forcedCards, shared, forcedMountain, forcedDice, plyt];
