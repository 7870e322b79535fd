import { css } from 'lit';
import { dieStyles, trayStyles } from '../ui/dice/styles.js';
import { frameStyles } from '../base/styles.js';
import { bannerStyles } from '../screens/banner.js';
import { panelStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { tokens } from '../ui/tokens.js';
import { choiceStyles } from '../ui/mountain/choice-styles.js';
import { mountainStyles } from '../ui/mountain/styles.js';
import { numberPadStyles } from '../ui/number-pad.js';
import { cardStyles } from '../screens/cards/styles.js';
import { claimStyles } from './claim-styles.js';
import { layoutStyles } from './layout-styles.js';
import { wideStyles } from './wide-styles.js';
import { padStyles } from './pad-styles.js';
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
  numberPadStyles,
  claimStyles,
  cardStyles,
  positionStyles,
  padStyles,
  layoutStyles,
  wideStyles,
  onPaper,
];
