import { css } from 'lit';

/** Marks on single cubes; capsules, beads, clamps and medals above the board. */
export const overlayStyles = css`
  .turned::before,
  .cell.hinted::before,
  .chosen::before,
  .refused::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: 16%;
    border: max(2px, calc(var(--u) * 0.7)) solid #fff;
  }
  .cell.hinted::before,
  .chosen::before {
    border-color: #ffd34d;
  }
  .refused::before {
    border: max(2px, calc(var(--u) * 0.7)) dashed #ffb020;
  }
  .cell.hinted {
    --star: max(12px, 2.2cqi);
    --star-top: -3px;
    --star-end: -3px;
  }
  .refused .cube {
    animation: nod 120ms;
  }
  @keyframes nod {
    50% {
      transform: translateX(3px);
    }
  }
  .overlay {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
    z-index: 2;
  }
  .k1,
  .k2 {
    fill: none;
    stroke: var(--ab-steel);
    stroke-width: 15;
  }
  .k2 {
    stroke: var(--ab-steel-edge);
    stroke-width: 8;
  }
  .capsule rect {
    stroke-dasharray: 1;
    animation: draw 340ms ease-out;
  }
  .bead circle {
    fill: #fff;
    stroke: var(--ab-steel);
    stroke-width: 4;
  }
  .overlay text {
    font-family: var(--ab-font);
    text-anchor: middle;
    font-weight: 800;
    font-size: 30px;
    fill: var(--ab-steel);
  }
  .overlay .medal text {
    font-size: 42px;
    font-weight: 900;
    fill: var(--ab-on-cube);
  }
  .medal rect {
    fill: var(--cp);
    stroke: #fff;
    stroke-width: 5;
  }
  .land,
  .bead circle,
  .bead text {
    animation: land 140ms 240ms ease-out backwards;
  }
  .trap path {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .edge .jaw {
    stroke: var(--ab-steel-edge);
    stroke-width: 26;
  }
  .edge .rod {
    stroke: var(--ab-steel-edge);
    stroke-width: 13;
  }
  .steel .jaw {
    stroke: var(--ab-steel);
    stroke-width: 16;
  }
  .steel .rod {
    stroke: var(--ab-steel);
    stroke-width: 6;
  }
  .jaw-a {
    --from: -20px;
  }
  .jaw-b {
    --from: 20px;
  }
  .jaw {
    animation: close 240ms ease-in;
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }
  @keyframes land {
    from {
      transform: scale(0);
    }
  }
  @keyframes close {
    from {
      transform: translateX(var(--from));
    }
  }
  @container (max-width: 699px) {
    .bead text {
      display: none;
    }
  }
`;
