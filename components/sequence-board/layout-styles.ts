import { css } from 'lit';

/**
 * The places of the play screen. The heights of the rows are fixed and the tray takes the rest of the window, so that no move
 * needs scrolling, and nothing moves between phases.
 */
export const layoutStyles = css`
  .game {
    position: relative;
    --h: min(var(--ab-height, 100svh), 100svh);
    --rows: calc(5 * 44px + 4 * 4px);
    display: grid;
    gap: clamp(var(--ab-space-2), var(--h) * 0.009, var(--ab-space-3));
    padding: clamp(var(--ab-space-2), var(--h) * 0.009, var(--ab-space-3)) var(--ab-space-4);
    grid-template: 'turn' 'scores' 'strip' 'tray' 'do' 'make' 1fr / minmax(0, 1fr);
    min-block-size: min(var(--h), 720px);
  }
  /* Names above the squares make their row higher. */
  .game:has(.scores:not(.size1, .size2)) {
    --names: 8px;
  }
  @container (max-width: 559px) {
    .game:has(.scores:is(.size4, .size5, .size6)) {
      --names: 18px;
    }
  }
  .game .turn {
    grid-area: turn;
  }
  .game .turn {
    min-block-size: clamp(var(--ab-control-2), var(--h) * 0.078, var(--ab-control-3));
  }
  .game .turn h2 {
    font-size: min(5.3cqi, var(--ab-text-4));
  }
  /* Two lines below the name fit into 44 px. */
  .frame[data-short] .game .turn p {
    font-size: var(--ab-text-1);
    line-height: 1;
  }
  .scores {
    grid-area: scores;
  }
  .strip {
    grid-area: strip;
  }
  .game .tray {
    grid-area: tray;
    --die: clamp(35px, (var(--h) * 0.645 - 37px - var(--names, 0px) - var(--rows)) / 2.2, 64px);
    padding-block: var(--ab-space-2);
    gap: var(--ab-space-1);
  }
  .game .slot {
    padding: calc(var(--die) * 0.1) 0 0;
    gap: 0;
  }
  .game .well {
    inset-block-start: calc(var(--die) * 0.08);
  }
  /* The tag lies on the well, where a raised die leaves space. */
  .game .slot .tag {
    margin-block-start: calc(-1 * var(--ab-space-2));
    font-size: var(--ab-text-1);
    line-height: 1.4;
  }
  .actions {
    grid-area: do;
    display: grid;
    align-items: stretch;
    min-block-size: clamp(var(--ab-control-2), var(--h) * 0.078, var(--ab-control-3));
  }
  .make {
    grid-area: make;
  }
  /* A hint lies over the players and the strip, and moves nothing. */
  .game > .hint-card {
    position: absolute;
    inset: 0 0 auto;
    grid-area: scores / 1 / strip / -1;
    z-index: 4;
    padding-block: var(--ab-space-2);
    line-height: 1.2;
  }
  :host {
    --picture: 0.982;
  }
  .finish .hill {
    inline-size: 100%;
  }
  .trip {
    display: none;
    gap: var(--ab-space-4);
    min-inline-size: 0;
    align-content: start;
  }
  .hill {
    inline-size: min(100%, 520px);
    margin-inline: auto;
    aspect-ratio: 1200 / 1222;
  }
  /* What is in it asks no container how wide it is: beside the rows it is one itself. */
  .trip:has(> .soft) {
    --goal: 32px;
  }
  .trip .hill {
    align-self: center;
    inline-size: min(100cqi, (100cqb - var(--goal, 0px)) * 0.982);
  }
  .trip .soft {
    text-align: center;
  }
  .trip .events {
    display: none;
  }
  .game .rolls,
  .tip:not(:only-child),
  .pip {
    display: none;
  }
  .pip {
    inline-size: calc(var(--u) * 4.5);
    fill: none;
    stroke: currentColor;
    stroke-width: 9;
    stroke-linejoin: round;
  }
  .pip.left {
    fill: currentColor;
  }
  .actions > .primary {
    padding: 0 var(--ab-space-6);
    border: 2px solid var(--ab-keep);
    border-radius: var(--ab-radius-2);
    background: var(--ab-keep);
    color: var(--ab-on-keep);
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.15;
  }
  .actions > .primary[aria-disabled] {
    background: transparent;
    border: 2px dashed var(--ab-line);
    color: var(--ab-ink-soft);
    cursor: default;
  }
  .asks {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--ab-space-4);
    margin: 0;
    font-size: var(--ab-text-2);
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
  }
  /* What is asked about a card has two lines, or three small ones, however long a name is. */
  h3.asks bdi {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  @container (max-width: 359px) {
    h3.asks bdi {
      -webkit-line-clamp: 3;
      font-size: var(--ab-text-1);
      line-height: 1.1;
    }
  }
  .asks .icon-button {
    inline-size: var(--ab-control-2);
    block-size: var(--ab-control-2);
  }
  .climb {
    inset: 0;
    margin: auto;
    inline-size: min(100vi - 16px, 100svh - 64px);
    max-block-size: 100%;
    /* The button that closes it stands above, over no number. */
    padding: calc(var(--ab-control-2) + var(--ab-space-2)) var(--ab-space-4) var(--ab-space-4);
    border: 0;
    border-radius: var(--ab-radius-3);
    background: var(--ab-paper);
    color: var(--ab-ink);
  }
  .climb::backdrop {
    background: rgb(20 23 29 / 0.45);
  }
  .climb .hill {
    inline-size: 100%;
  }
  .climb .icon-button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    inline-size: var(--ab-control-2);
    block-size: var(--ab-control-2);
    background: var(--ab-surface);
  }
  @container (max-width: 359px) {
    /* In one line in every language, so that its place is as high as for a short word. */
    .actions > .primary {
      padding: 0 var(--ab-space-3);
      font-size: var(--ab-text-3);
    }
    .game .turn p {
      font-size: var(--ab-text-1);
      line-height: 1.05;
    }
  }
`;
