import { css } from 'lit';

/** Styles of the task: the roll, the times row, a sum with its pad, the end of the game. */
export const taskStyles = css`
  .task {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--ab-space-2);
    inline-size: 100%;
    max-inline-size: calc(var(--u) * 140);
    justify-self: center;
  }
  .task .soft,
  .task #why {
    text-align: center;
    font-size: var(--ab-text-2);
    line-height: 1.3;
  }
  .task h3 {
    font-size: var(--ab-text-2);
    line-height: 1.2;
    font-weight: 800;
    text-align: center;
    margin-block-start: auto;
  }
  /* What happened last. */
  .story {
    min-block-size: var(--ab-control-1);
    display: grid;
    align-content: center;
  }
  .last {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    padding: var(--ab-space-1) var(--ab-space-4);
    /* a larger radius would bend the coloured edge of a single line into a bracket */
    border-radius: var(--ab-radius-1);
    border-inline-start: 5px solid var(--pc);
    background: var(--ab-surface);
    font-size: var(--ab-text-2);
    line-height: 1.2;
  }
  .roll {
    flex: 1;
    min-block-size: var(--ab-control-3);
    max-block-size: 76px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--ab-space-4);
    inline-size: 100%;
    border: 2px solid transparent; /* seen in forced colours */
    border-radius: var(--ab-radius-2);
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: var(--ab-text-4);
    font-weight: 800;
  }
  .roll[aria-disabled] {
    background: var(--ab-sunk);
    color: var(--ab-ink-soft);
    cursor: default;
  }
  .roll .d12 {
    inline-size: calc(var(--u) * 9);
  }
  /* Below the board there is no room for it beside a sum. */
  .frame:not([data-layout='side']) .beside {
    display: none;
  }
  .times {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    grid-auto-rows: minmax(44px, auto);
    gap: var(--ab-space-2);
  }
  .frame[data-layout='side'] .times {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .times li {
    container-type: inline-size; /* the largest number fits its box */
    position: relative;
    display: grid;
    align-content: center;
    padding-block-end: var(--ab-space-2);
    background: var(--ab-surface);
    border: 2px solid var(--pc);
    border-radius: var(--ab-radius-1);
    text-align: center;
    line-height: 1.05;
  }
  .times b {
    display: block;
    font-size: min(var(--ab-text-3), 46cqi);
    font-weight: 800;
  }
  .times small {
    display: block;
    font-size: min(var(--ab-text-1), 24cqi);
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
    text-decoration: line-through;
  }
  .pips {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 2px;
    display: flex;
    justify-content: center;
    gap: var(--ab-space-1);
    block-size: 4px;
  }
  .pips s {
    inline-size: 6px;
    border-radius: 1px;
    background: var(--pc);
  }
  .times button {
    border: 0;
    padding: 0;
    background: none;
    line-height: inherit;
    border-radius: inherit;
  }
  .times button::after {
    content: '';
    position: absolute;
    inset: -2px;
    border-radius: inherit;
  }
  .times button:focus-visible {
    outline: none;
  }
  .times button:focus-visible::after {
    outline: 3px solid var(--ab-focus);
    outline-offset: 1px;
  }
  .end {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--ab-space-3);
  }
  .end .button {
    min-block-size: var(--ab-control-3);
    padding-inline: var(--ab-space-3);
  }
  /* The sum takes what room the keys leave. */
  .sum-pad {
    flex: 1;
    display: grid;
    min-block-size: 0;
  }
  .task .pad {
    grid-template-rows: minmax(0, 1fr) auto auto;
    gap: var(--ab-space-2);
    min-block-size: 0;
  }
  .game .question {
    align-self: center;
    --room: calc(var(--task, 190px) * 0.26 - 22px);
    font-size: clamp(var(--ab-text-3), var(--room), var(--ab-text-6));
    white-space: nowrap;
  }
  .task > .question {
    margin-block: auto;
  }
  .brings {
    display: grid;
    align-content: center;
    min-block-size: 2.6em;
    text-align: center;
    font-size: var(--ab-text-2);
    font-weight: 700;
    line-height: 1.3;
  }
  .frame[data-short] .brings {
    font-size: var(--ab-text-1);
    line-height: 1.15;
    min-block-size: 2.3em;
  }
  .asked {
    display: inline-block;
    background: var(--ab-cube);
    color: var(--ab-cube-ink);
    border-radius: var(--ab-radius-2);
    padding: 0 0.3em;
    box-shadow:
      0 0 0 3px var(--cp),
      0 6px 0 var(--ab-cube-side);
  }
  .task .hint-card {
    max-block-size: 132px;
    overflow: auto;
  }
  /* A hint about a sum stands over the foot of the board, which is not needed now; so it hides no key. */
  .over {
    position: absolute;
    z-index: 4;
    inline-size: var(--board);
    inset-inline-start: calc((100% - var(--board)) / 2);
    inset-block-end: calc(var(--task) + 3 * var(--gap));
  }
  .frame[data-layout='side'] .over {
    inset-inline-start: var(--side);
    inset-block-end: var(--gap);
  }
  /* The time left, and what is to be done in two lines, stand below the name with air above it. */
  @container (max-width: 559px) {
    .frame .turn:has(.clock) h2 {
      font-size: var(--ab-text-3);
    }
  }
  @container (max-width: 359px) {
    .frame .turn:has(.clock) h2 {
      font-size: var(--ab-text-2);
    }
    .frame .turn:has(.clock) p {
      font-size: var(--ab-text-1);
      letter-spacing: -0.03em;
      line-height: 1.05;
    }
  }
`;
