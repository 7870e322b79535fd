import { css } from 'lit';
import { d12Styles } from '../ui/d12.js';
import { frameStyles } from '../base/styles.js';
import { themed, tokens } from '../ui/tokens.js';
import { formStyles } from '../ui/form-styles.js';
import { panelStyles } from '../screens/panel-styles.js';
import { boardStyles } from './board-styles.js';
import { overlayStyles } from './overlay-styles.js';
import { padStyles } from './pads.js';
import { panelStyles as multiplayPanelStyles } from './panel-styles.js';

const colours = themed(
  '--ab-tray:#39424e;--ab-tray-well:#2c343f;--ab-tray-ink:#dfe5ee;--ab-cube:#fff;--ab-cube-rest:#e3e7ed;--ab-cube-side:#a9b1bd;--ab-cube-ink:#1f2430;--ab-cube-ink-rest:#4d5563;',
  '--ab-tray:#2d3540;--ab-tray-well:#12161d;--ab-tray-ink:#c9d1dd;--ab-cube:#eef1f5;--ab-cube-rest:#b9c1cc;--ab-cube-side:#7d8794;--ab-cube-ink-rest:#2e3542;',
);

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
  .turn {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(var(--u) * 2);
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 2) calc(var(--u) * 3);
    min-block-size: calc(var(--u) * 20);
  }
  .who {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2.5);
    min-inline-size: 0;
  }
  .who .shape {
    color: inherit;
    font-size: calc(var(--u) * 8);
  }
  .who h2 {
    font-size: calc(var(--u) * 5.6);
    line-height: 1.1;
    font-weight: 800;
  }
  .who p {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.25;
    font-weight: 600;
  }
  .who .clock {
    font-size: calc(var(--u) * 4);
    font-weight: 800;
  }
  .roll {
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: calc(var(--u) * 1) calc(var(--u) * 3);
    border: 0;
    border-radius: var(--r);
    background: var(--ab-on-player);
    color: var(--pc);
    font-size: calc(var(--u) * 4.5);
    font-weight: 800;
    line-height: 1.1;
    flex: none;
  }
  .roll .d12 {
    inline-size: calc(var(--u) * 9);
  }
  .roll:focus-visible {
    outline: 3px solid var(--ab-on-player);
    outline-offset: 3px;
  }
  .task h3 {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
    margin-block-end: calc(var(--u) * 1);
  }
  .times {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: calc(var(--u) * 1);
  }
  .times li {
    container-type: inline-size; /* the largest number fits its box */
    position: relative;
    background: var(--ab-surface);
    border: 2px solid var(--pc);
    border-radius: calc(var(--u) * 2);
    text-align: center;
    padding: calc(var(--u) * 0.5) 0 calc(var(--u) * 2.5);
    line-height: 1.1;
    white-space: nowrap;
  }
  .times b {
    display: block;
    font-size: min(calc(var(--u) * 5), 46cqi);
    font-weight: 800;
  }
  .times small {
    display: block;
    min-block-size: 1.1em;
    font-size: min(calc(var(--u) * 2.75), 29cqi);
    word-spacing: -0.15em;
    color: var(--ab-ink-soft);
  }
  .times .none {
    border: 2px dashed var(--ab-hair);
    background: none;
  }
  .times .none b {
    color: var(--ab-ink-soft);
    font-weight: 600;
  }
  .times:not(.waiting) .none b {
    text-decoration: line-through;
  }
  .pips {
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(var(--u) * 0.75);
    display: flex;
    justify-content: center;
    gap: calc(var(--u) * 0.75);
    block-size: calc(var(--u) * 1.25);
  }
  .pips s {
    inline-size: calc(var(--u) * 1.5);
    border-radius: 1px;
    background: var(--pc);
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
    .who h2 {
      font-size: calc(var(--u) * 8.5);
    }
    .turn .d12 {
      inline-size: calc(var(--u) * 17);
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
  formStyles,
  panelStyles,
  overlayStyles,
  multiplayPanelStyles,
  ...padStyles,
];
