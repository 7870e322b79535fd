import { css } from 'lit';
import { themed } from '../tokens.js';

const light =
  '--ab-master0:#262b35;--ab-master1:#565e6d;--ab-master2:#3d4450;--ab-master3:#1b1f27;--ab-master4:#0d0f14;--ab-master-rim:#0d0f14;--ab-master-inlay:#f4bd3e;' +
  '--ab-red0:#c5281f;--ab-red1:#ea6a5c;--ab-red2:#d8443a;--ab-red3:#9c1a14;--ab-red4:#76110d;--ab-red-rim:#6b0f0b;--ab-on-die:#fff;' +
  '--ab-felt:#dfeaf1;--ab-felt-edge:#b9cedd;--ab-well:#cbdce8;--ab-keep:#1f6f9c;--ab-on-keep:#fff;';
const dark =
  '--ab-master0:#0c0e13;--ab-master1:#4a5262;--ab-master2:#323947;--ab-master3:#171b23;--ab-master4:#0a0c10;--ab-master-rim:#98a2b5;--ab-master-inlay:#e2b24a;' +
  '--ab-red0:#c5281f;--ab-red1:#e8695b;--ab-red2:#d4443a;--ab-red3:#94201a;--ab-red4:#701410;--ab-red-rim:#d4756a;--ab-on-die:#fff;' +
  '--ab-felt:#1b2732;--ab-felt-edge:#33485a;--ab-well:#121b24;--ab-keep:#79c0e8;--ab-on-keep:#0d1b26;';

/** Styles for the dice. `--die` is the size of one die. */
export const dieStyles = [
  themed(light, dark),
  css`
    .die {
      display: block;
      flex: none;
      inline-size: var(--die, calc(var(--u) * 15));
      block-size: var(--die, calc(var(--u) * 15));
      overflow: visible;
    }
    .die.red {
      --d0: var(--ab-red0);
      --d1: var(--ab-red1);
      --d2: var(--ab-red2);
      --d3: var(--ab-red3);
      --d4: var(--ab-red4);
      --dr: var(--ab-red-rim);
    }
    .die.master {
      --d0: var(--ab-master0);
      --d1: var(--ab-master1);
      --d2: var(--ab-master2);
      --d3: var(--ab-master3);
      --d4: var(--ab-master4);
      --dr: var(--ab-master-rim);
    }
    .die polygon {
      stroke: rgb(255 255 255 / 0.2);
      stroke-width: 1.2;
      stroke-linejoin: round;
    }
    .die .rim {
      fill: var(--dr);
      stroke: var(--dr);
      stroke-width: 5;
      opacity: 1;
    }
    .die .tone0 {
      fill: var(--d0);
    }
    .die .tone1 {
      fill: var(--d1);
    }
    .die .tone2 {
      fill: var(--d2);
    }
    .die .tone3 {
      fill: var(--d3);
    }
    .die .tone4 {
      fill: var(--d4);
    }
    .die .inlay {
      fill: none;
      stroke: var(--ab-master-inlay);
      stroke-width: 1.8;
    }
    .die text {
      font-family: var(--ab-font);
      font-weight: 800;
      text-anchor: middle;
      letter-spacing: -0.045em;
      fill: var(--ab-on-die);
      stroke: var(--d0);
      stroke-width: 5;
      stroke-linejoin: round;
      paint-order: stroke;
    }
    .die .under {
      stroke: var(--ab-on-die);
      stroke-width: 5;
      stroke-linecap: round;
    }
    .air {
      visibility: hidden;
    }
    .rests {
      transform-origin: 50px 50px;
    }
    .tumbling .rests {
      animation: die-rests var(--throw, 360ms) ease-out;
    }
    .air0 {
      animation: die-air0 var(--throw, 360ms) step-end;
    }
    .air1 {
      animation: die-air1 var(--throw, 360ms) step-end;
    }
    .air2 {
      animation: die-air2 var(--throw, 360ms) step-end;
    }
    @keyframes die-air0 {
      from {
        visibility: visible;
      }
      24% {
        visibility: hidden;
      }
    }
    @keyframes die-air1 {
      24% {
        visibility: visible;
      }
      48% {
        visibility: hidden;
      }
    }
    @keyframes die-air2 {
      48% {
        visibility: visible;
      }
      72% {
        visibility: hidden;
      }
    }
    @keyframes die-rests {
      from,
      71.9% {
        opacity: 0;
      }
      72% {
        opacity: 1;
        transform: rotate(14deg);
      }
    }
  `,
];

export const trayStyles = css`
  .tray {
    --cols: 3;
    --die: min(calc((100cqi - 72px) / var(--cols) - 12px), calc(var(--u) * 26));
    background: var(--ab-felt);
    border: 2px solid var(--ab-felt-edge);
    border-radius: var(--ab-radius-3);
    padding: var(--ab-space-3) var(--ab-space-4);
    display: grid;
    grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
    gap: var(--ab-space-2);
  }
  .slot {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--ab-space-2);
    padding: calc(var(--die) * 0.18) 0 var(--ab-space-2);
    border: 0;
    border-radius: var(--ab-radius-2);
    background: none;
  }
  .slot[aria-disabled] {
    cursor: default;
  }
  .well {
    position: absolute;
    inset-block-start: calc(var(--die) * 0.16);
    inline-size: calc(var(--die) * 1.06);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--ab-well);
    justify-self: center;
  }
  .slot .die {
    position: relative;
    transition:
      transform 120ms ease-out var(--delay, 0ms),
      filter 120ms ease-out var(--delay, 0ms);
  }
  .slot .tag {
    position: relative;
    font-size: var(--ab-text-1);
    line-height: 1.4;
    font-weight: 700;
    padding: 0 var(--ab-space-4);
    border-radius: 99px;
    white-space: nowrap;
  }
  .raised .die {
    transform: translateY(-14%);
    filter: drop-shadow(0 calc(var(--die) * 0.13) 3px rgb(0 0 0 / 0.36));
  }
  .raised .well {
    box-shadow: inset 0 0 0 calc(2px + var(--die) * 0.02) var(--ab-keep);
  }
  .best .well {
    box-shadow:
      0 0 0 4px var(--ab-gold),
      0 0 0 6px var(--ab-gold-edge, var(--ab-ink));
  }
  .slot.raised .tag {
    background: var(--ab-keep);
    color: var(--ab-on-keep);
  }
  @container (min-width: 560px) {
    .tray {
      --cols: 6;
    }
  }
`;

/** Styles for dice in forced colours. */
export const forcedDice = css`
  @media (forced-colors: active) {
    .die {
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
  }
`;
