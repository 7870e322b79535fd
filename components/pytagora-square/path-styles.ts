import { css } from 'lit';

/** Styles of the path around the square, the places where it continues, and the animals. */
export const pathStyles = css`
  .rings {
    display: flex;
    gap: 2%;
  }
  .ring-frame {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    direction: ltr;
  }
  /* A square. WebKit keeps the height of an earlier size if an aspect ratio says so. */
  .ring-frame::before {
    content: '';
    display: block;
    padding-block-end: 100%;
  }
  .ring {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    /* A piece on its way covers nothing that can be tapped. */
    pointer-events: none;
  }
  .free-place rect {
    fill: var(--ab-sunk);
    stroke: var(--ab-hair);
    stroke-width: 3;
  }
  .free-place text {
    font: 700 70px var(--ab-font);
    text-anchor: middle;
    fill: var(--ab-line);
  }
  .free-place.next rect {
    fill: var(--ab-surface);
  }
  .free-place.next .number {
    fill: none;
    stroke: var(--pc);
    stroke-width: 11;
  }
  .choose .number {
    animation: choose 380ms 2;
  }
  @keyframes choose {
    50% {
      stroke-width: 26;
    }
  }
  .free-place.next text {
    font-weight: 800;
    fill: var(--ab-ink);
  }
  .arrow {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    fill: none;
    stroke: #d5322b;
    stroke-width: 7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow path {
    animation: point 3s forwards;
  }
  @keyframes point {
    10%,
    20% {
      opacity: 0.3;
    }
    15%,
    90% {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
  /* Both places are large while the piece waits between them. */
  .which-end .free-place.next > * {
    scale: 1.3;
    transform-origin: 50px 50px;
  }
  .which-end .place {
    scale: 1.3;
  }
  .place {
    position: absolute;
    inline-size: var(--cell);
    block-size: var(--cell);
    padding: 0;
    border: 0;
    border-radius: 18%;
    background: none;
  }
  .just {
    transform-box: fill-box;
    transform-origin: center;
    animation: just 220ms ease-out;
  }
  @keyframes just {
    from {
      opacity: 0;
      translate: 0 -30px;
    }
  }
  .bug {
    transition: transform 300ms linear;
  }
  .legs {
    fill: none;
    stroke: var(--ab-ink);
    stroke-width: 5;
    stroke-linecap: round;
  }
  .head {
    fill: #1f2430;
    stroke: #fff;
    stroke-width: 3;
  }
  .wings {
    fill: #d5322b;
    stroke: #fff;
    stroke-width: 4;
  }
  .wings + .legs {
    stroke: #1f2430;
    stroke-width: 4;
  }
  .spots,
  .eyes {
    fill: none;
    stroke: #1f2430;
    stroke-width: 11;
    stroke-linecap: round;
  }
  .eyes {
    stroke: #fff;
    stroke-width: 7;
  }
  .wool {
    fill: #fffdf8;
    stroke: #8b8577;
    stroke-width: 5;
  }
  .sheep .face {
    fill: #4d5563;
  }
  .feet {
    stroke: #4d5563;
    stroke-width: 11;
    stroke-linecap: round;
  }
  .black .wool {
    fill: #3a3f4b;
    stroke: #8b8577;
  }
  .black .face {
    fill: #14171d;
    stroke: #8b8577;
    stroke-width: 4;
  }
  .eye {
    stroke: #fff;
    stroke-width: 9;
    stroke-linecap: round;
  }
`;
