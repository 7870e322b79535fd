import { css } from 'lit';

/** What is being laid, the piece in hand, the tools on the table, the form to type in, the cover. */
export const cardStyles = css`
  .new {
    animation: put 220ms ease-out;
  }
  @keyframes put {
    from {
      opacity: 0.3;
    }
  }
  .cv {
    position: absolute;
    inset: 0;
    z-index: 4;
    background: var(--pc);
    color: var(--ab-on-player);
    display: grid;
    align-content: start;
    justify-items: center;
    gap: calc(var(--u) * 3);
    text-align: center;
    padding: 16px;
    overflow: auto;
  }
  @container (min-width: 700px) {
    .cv {
      align-content: center;
    }
  }
  .slot[aria-pressed='true'] {
    outline: 3px solid var(--ab-focus);
    outline-offset: 1px;
    background: var(--ab-accent-wash);
  }
  .slot[aria-pressed='true'] .pieces {
    transform: translateY(-4px);
  }
  .acts small {
    direction: ltr;
    unicode-bidi: isolate;
    color: var(--ab-wrong);
    font-weight: 800;
    white-space: nowrap;
  }
  .acts .btn.go.paid small {
    color: inherit;
  }
  .acts .btn.go:not(.off) {
    background: var(--ab-right);
    border-color: var(--ab-right);
    color: var(--ab-surface);
  }
  .cap {
    fill: var(--ab-surface);
    stroke: var(--ab-right);
    stroke-width: 8;
  }
  .cap.on {
    stroke: var(--ab-line);
  }
  .cap.bad {
    stroke: var(--ab-note-line);
    stroke-dasharray: 18 12;
  }
  .cap.hinted {
    stroke: var(--ab-focus);
    stroke-dasharray: 4 14;
    stroke-linecap: round;
  }
  .flag path {
    fill: var(--ab-right);
  }
  .flag text {
    font-weight: 900;
    font-size: 60px;
    text-anchor: middle;
    fill: var(--ab-surface);
  }
  .flag.on path,
  .flag.bad path {
    fill: var(--ab-surface);
    stroke: var(--ab-line);
    stroke-width: 5;
  }
  .flag.on text,
  .flag.bad text {
    fill: var(--ab-ink);
  }
  .flag.bad path {
    fill: var(--ab-note-bg);
    stroke: var(--ab-note-line);
  }
  .eqcard.ok {
    border-color: var(--ab-right);
  }
  .eqcard.bad {
    background: var(--ab-note-bg);
    border-color: var(--ab-note-line);
  }
  .eqrow {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: calc(var(--u) * 16);
    max-block-size: 100%;
    overflow: visible;
    justify-self: start;
  }
  .pt {
    font-size: 46px;
    font-weight: 800;
    text-anchor: middle;
    fill: var(--ab-ink);
  }
  .pt.cr {
    fill: var(--ab-right);
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 12px;
  }
  .truth {
    direction: ltr;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--ab-right);
    font-weight: 800;
    white-space: nowrap;
  }
  .pp {
    white-space: nowrap;
    line-height: 1.1;
  }
  .pp b {
    font-size: calc(var(--u) * 7);
    font-weight: 800;
  }
  .refused {
    display: flex;
    gap: 12px;
    align-items: center;
    line-height: 1.3;
  }
  .refused .icon {
    flex: none;
  }
  .told b {
    font-weight: 800;
  }
  .zoom,
  .toolbar {
    background: var(--ab-surface);
    border-radius: var(--r);
    box-shadow: var(--ab-shadow);
    overflow: hidden;
  }
  .zoom,
  .toolbar {
    display: flex;
    justify-content: center;
  }
  .toolbar .tools {
    gap: 0;
  }
  .rack-tools {
    display: grid;
    flex: none;
  }
  .rack-tools .ic {
    block-size: max(30px, calc(var(--u) * 8));
  }
  .entry {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 4px 8px;
  }
  .entry label {
    display: grid;
    font-size: calc(var(--u) * 3.25);
    line-height: 1.2;
  }
  .entry .long {
    flex: 1 1 120px;
    min-inline-size: 0;
  }
  .entry :is(input, select) {
    min-block-size: 36px;
    inline-size: 100%;
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-paper);
    padding: 0 6px;
    font-size: 16px;
  }
  .entry [type='number'] {
    inline-size: 60px;
  }
  .entry .btn {
    min-block-size: 36px;
    padding: 0 10px;
  }
  .entry p {
    flex-basis: 100%;
    color: var(--ab-wrong);
    font-weight: 700;
    line-height: 1.2;
  }
  .carried {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 3;
    pointer-events: none;
    filter: drop-shadow(0 4px 4px rgb(0 0 0 / 0.3));
  }
  .carried svg {
    display: block;
    overflow: visible;
  }
  .cv .shape {
    color: inherit;
    font-size: calc(var(--u) * 18);
  }
  .cv h2 {
    font-size: calc(var(--u) * 12);
    font-weight: 800;
    line-height: 1.05;
  }
  .cv p {
    font-weight: 600;
    font-size: calc(var(--u) * 4.5);
  }
  .cv .sm {
    font-size: calc(var(--u) * 3.75);
    font-weight: 500;
  }
  .cv .btn {
    background: var(--ab-on-player);
    color: var(--pc);
    border-color: var(--ab-on-player);
  }
  .cv .btn:focus-visible {
    outline-color: var(--ab-on-player);
    outline-offset: 3px;
  }
  .backs {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: calc(var(--u) * 1.5);
    max-inline-size: calc(var(--u) * 130);
  }
  .backs .pieces {
    inline-size: calc(var(--u) * 11);
  }
  @container (max-width: 699px) {
    .backs {
      max-inline-size: 260px;
    }
    .eqrow {
      block-size: 44px;
    }
    /* beside each other below the table: what is to be tapped there lies under nothing */
    .mid {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 4px;
    }
    .mid .cloth {
      grid-column: 1 / -1;
    }
    .toolbar {
      grid-area: 2 / 1;
      flex-wrap: nowrap;
      margin-inline-start: 6px;
    }
    .zoom {
      grid-area: 2 / 2;
      margin-inline-end: 6px;
    }
    .toolbar .tools {
      display: flex;
      flex-wrap: nowrap;
    }
    .toolbar,
    .zoom {
      margin-block-start: 4px;
    }
    .toolbar .ic,
    .zoom .ic {
      inline-size: clamp(24px, 9.2cqi, 40px); /* ten of them in a row */
    }
  }
  @container (min-width: 700px) {
    .eqcard {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 12px;
    }
    .eqcard:has(.entry) {
      block-size: auto;
    }
    .eqcard > :only-child {
      grid-column: 1 / -1;
    }
    .sum {
      flex-direction: column;
      align-items: flex-end;
    }
    .zoom {
      position: absolute;
      inset: calc(var(--u) * 3) calc(var(--u) * 3) auto auto;
      display: grid;
    }
    .toolbar {
      position: absolute;
      inset: calc(var(--u) * 3) auto auto calc(var(--u) * 3);
    }
    .toolbar,
    .toolbar .tools {
      display: grid;
    }
  }
  /* A phone held across: the tools lie on the table, as where there is width. */
  @media (max-height: 500px) {
    @container (min-width: 560px) and (max-width: 1179px) {
      .toolbar {
        position: absolute;
        grid-area: auto;
        inset: 4px auto auto 4px;
        margin: 0;
      }
      .toolbar,
      .toolbar .tools,
      .zoom {
        display: grid;
      }
      .zoom {
        position: absolute;
        grid-area: auto;
        inset: 4px 4px auto auto;
        margin: 0;
      }
      .mid {
        grid-template-columns: minmax(0, 1fr);
      }
      .eqcard {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
      }
      .sum {
        flex-direction: row;
        align-items: center;
      }
    }
  }
  :host([dir='rtl']) .tr {
    transform: scaleX(-1);
  }
  @container (max-width: 699px) {
    .race:is(.n3, .n4) .nm {
      font-size: 14px;
    }
    .n4 {
      grid-auto-flow: row;
      grid-template-columns: 1fr 1fr;
    }
  }
  button.slot {
    cursor: grab;
    touch-action: none;
  }
`;
