import { css } from 'lit';
import { dieStyles, trayStyles } from '../style/dice/styles.js';
import { frameStyles } from '../game/styles.js';
import { bannerStyles } from '../parts/banner.js';
import { panelStyles } from '../parts/panel-styles.js';
import { formStyles } from '../style/form-styles.js';
import { tokens } from '../style/tokens.js';
import { choiceStyles, mountainStyles } from '../style/mountain/styles.js';
import { keyStyles } from '../style/face-pad.js';
import { holdsStyles } from '../parts/cards/face.js';
import { claimStyles } from './claim-styles.js';
import { layoutStyles } from './layout-styles.js';
import { wideStyles } from './wide-styles.js';
import { padStyles } from './pads.js';
import { positionStyles } from './position-styles.js';

/** When printed, the mountain is below the game, whatever the width. */
const onPaper = css`
  @media print {
    .trip {
      display: grid;
      grid-area: auto / 1 / auto / -1;
      container: none;
    }
    .trip .hill {
      inline-size: min(100%, 520px);
    }
    .strip {
      display: none;
    }
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  ...bannerStyles,
  ...dieStyles,
  trayStyles,
  formStyles,
  panelStyles,
  ...mountainStyles,
  choiceStyles,
  keyStyles,
  claimStyles,
  holdsStyles,
  positionStyles,
  padStyles,
  layoutStyles,
  wideStyles,
  onPaper,
];
