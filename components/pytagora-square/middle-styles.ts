import { css } from 'lit';

/** Styles of the middle of the path: whose turn it is, the next number, the buttons. The parts keep their places. */
export const middleStyles = css`
  .middle {
    position: absolute;
    inset: 12%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3cqi;
    --name: max(20px, 7cqi);
    --act: max(15px, 4.6cqi);
  }
  .turn {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    max-inline-size: 100%;
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: var(--ab-radius-2);
    padding: 0.2em 0.7em;
    font-size: var(--name, var(--ab-text-6));
    line-height: 1.2;
  }
  .turn .shape {
    flex: none;
    color: inherit;
  }
  .turn h2 {
    font-size: inherit;
    font-weight: 800;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    max-block-size: 2.4em;
    overflow: hidden;
  }
  .middle .long {
    font-size: max(var(--ab-text-2), 4.4cqi);
  }
  .next-numbers:not([hidden]),
  .actions {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 2cqi 4cqi;
  }
  .next-numbers:not([hidden]) {
    flex-wrap: wrap;
  }
  .middle .actions {
    max-inline-size: 100%;
    min-block-size: max(var(--ab-control-3), 15cqi);
  }
  .middle .bag {
    min-inline-size: 0;
    min-block-size: max(var(--ab-control-3), 14cqi);
    padding: var(--ab-space-2) 0.7em;
    text-align: start;
    line-height: 1.1;
  }
  .middle .bag.off {
    opacity: 0.35;
  }
  .next-numbers .big {
    display: flex;
    align-items: center;
    gap: 4cqi;
  }
  .next-numbers .big .pieces {
    inline-size: 21cqi;
  }
  .ten {
    inline-size: 29cqi;
    overflow: visible;
  }
  .next-numbers .big:not(:only-child) {
    flex-direction: column;
    gap: 2cqi;
  }
  .next-numbers .big:not(:only-child) .pieces {
    inline-size: 18cqi;
  }
  .next-numbers .big:not(:only-child) .ten {
    inline-size: 22cqi;
  }
  .ten circle {
    fill: none;
    stroke: var(--ab-line);
    stroke-width: 3;
  }
  .ten .on {
    fill: #d5322b;
    stroke: #d5322b;
  }
  .waits .pieces {
    animation: just 220ms ease-out;
  }
  /* After a wrong tap: this is what is looked for. */
  .look0 .big {
    animation: look0 600ms 2;
  }
  .look1 .big {
    animation: look1 600ms 2;
  }
  @keyframes look0 {
    50% {
      scale: 1.2;
    }
  }
  @keyframes look1 {
    50% {
      scale: 1.2;
    }
  }
  .hear {
    flex: none;
    inline-size: max(48px, 14cqi);
    block-size: max(48px, 14cqi);
    border: 2px solid var(--ab-line);
    border-radius: 50%;
    padding: 0;
    background: var(--ab-surface);
    display: grid;
    place-items: center;
  }
  .hear .icon {
    inline-size: 52%;
    block-size: 52%;
  }
  /* What was taken and is kept, before it goes to the hand. */
  .drawn {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: grid;
    place-items: center;
    pointer-events: none;
  }
  .drawn .pieces {
    inline-size: 36cqi;
    filter: drop-shadow(0 calc(var(--u) * 1.5) calc(var(--u) * 2) rgb(31 36 48 / 0.35));
    animation: got 260ms ease-out;
  }
  @keyframes got {
    from {
      scale: 0.35;
      rotate: -20deg;
    }
  }
  /* One row below the two squares, as high with and without what there is to do. */
  .even-and-odd .middle {
    position: static;
    flex-direction: row;
    block-size: max(56px, calc(var(--u) * 13));
    gap: var(--ab-space-4);
    margin-block-start: var(--ab-space-3);
    --name: max(18px, 5cqi);
    --act: max(15px, 4cqi);
  }
  /* A name is whole, or only its shape is seen. */
  .even-and-odd .middle .turn {
    flex: 0 1 auto;
    flex-wrap: wrap;
    justify-content: center;
    align-content: flex-start;
    min-inline-size: calc(1.3em + 16px);
    block-size: 1.6em;
    padding-inline: 0.4em;
    overflow: hidden;
  }
  .even-and-odd .turn :is(.shape, h2) {
    margin-block-end: 0.4em;
  }
  .even-and-odd .turn h2 {
    overflow-wrap: normal;
    white-space: nowrap;
  }
  .even-and-odd .middle .hear {
    inline-size: max(48px, calc(var(--u) * 13));
    block-size: max(48px, calc(var(--u) * 13));
  }
  .even-and-odd .middle .actions {
    flex: none;
    max-inline-size: calc(100% - 1.3em - 40px);
    gap: var(--ab-space-4);
  }
  .even-and-odd .middle .bag {
    min-block-size: var(--ab-control-3);
  }
  @container (max-width: 559px) {
    .even-and-odd .middle .bag span {
      max-inline-size: 5.6em;
    }
  }
`;
