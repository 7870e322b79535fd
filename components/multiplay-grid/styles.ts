import { css } from 'lit';
import { d12Styles } from '../ui/d12.js';
import { frameStyles } from '../base/styles.js';
import { themed, tokens } from '../ui/tokens.js';
import { numberPadStyles } from '../ui/number-pad.js';
import { formStyles } from '../ui/form-styles.js';
import { panelStyles } from '../screens/panel-styles.js';
import { boardStyles, overlayStyles } from './board-styles.js';
import { padStyles, scoreStyles, turnStyles } from './panel-styles.js';

const colours = themed(
  '--ab-tray:#39424e;--ab-tray-well:#2c343f;--ab-tray-ink:#dfe5ee;--ab-cube:#fff;--ab-cube-rest:#e3e7ed;--ab-cube-side:#a9b1bd;--ab-cube-ink:#1f2430;--ab-cube-ink-rest:#4d5563;',
  '--ab-tray:#2d3540;--ab-tray-well:#12161d;--ab-tray-ink:#c9d1dd;--ab-cube:#eef1f5;--ab-cube-rest:#b9c1cc;--ab-cube-side:#7d8794;--ab-cube-ink-rest:#2e3542;',
);

/** Where board, turn, task and panel stand. */
const layout = css`
  .mp {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 12px clamp(0px, calc((100cqi - 298px) / 2), 16px) 16px;
    --board: 100%;
  }
  .bd {
    inline-size: var(--board);
    min-inline-size: 0;
  }
  .side {
    display: grid;
    gap: 12px;
    align-content: start;
    min-inline-size: 0;
  }
  @container (max-width: 699px) {
    .side {
      display: contents;
    }
    .turn {
      order: -2;
    }
    .bd {
      order: -1;
    }
    .side > * {
      margin-inline: max(0px, calc(12px - (100cqi - 298px) / 2));
    }
  }
  @container (min-width: 700px) {
    .mp {
      --room: calc(var(--ab-height, 100svh) - 16px);
      --board: min(60cqi, max(300px, var(--room) - 16px));
      grid-template-columns: auto minmax(0, 1fr);
      align-items: start;
      gap: 20px;
      padding: 8px 12px;
    }
    .side {
      gap: 8px;
      min-block-size: calc(var(--board) + 5px);
      grid-template-rows: auto auto auto minmax(0, 1fr) auto;
    }
  }
  @container (min-width: 1180px) {
    .mp {
      padding: calc(var(--u) * 4) calc(var(--u) * 5.5);
      gap: calc(var(--u) * 6.5);
      --room: calc(var(--ab-height, 100svh) - var(--u) * 8);
      --board: min(56cqi, max(300px, var(--room) - 8px));
    }
    .side {
      gap: calc(var(--u) * 3);
    }
  }
  /* A narrow page that gives a height: turn, board and row are in sight together, as long as cubes can be hit. */
  @container (max-width: 699px) {
    .mp {
      --most: max(288px, var(--ab-height, 999vh) - var(--u) * 56);
      --board: min(100%, var(--most));
    }
    .mp .bd {
      justify-self: center;
    }
    .mp .lane {
      font-size: min(calc(var(--u) * 3.1), 2.7cqi, var(--most) * 0.027);
    }
  }
`;

export const styles = [
  ...tokens,
  colours,
  frameStyles,
  d12Styles,
  boardStyles,
  layout,
  turnStyles,
  formStyles,
  panelStyles,
  overlayStyles,
  scoreStyles,
  numberPadStyles,
  padStyles,
];
