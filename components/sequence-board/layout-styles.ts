import { css } from 'lit';

/**
 * The places of the play screen. The rows have their heights and the tray takes what the window leaves; nothing needs
 * scrolling for a move, and no phase moves what another has placed.
 */
export const layoutStyles = css`
  .seq {
    position: relative;
    --h: min(var(--ab-height, 100svh), 100svh);
    --rows: calc(5 * 44px + 4 * 4px);
    display: grid;
    gap: clamp(4px, var(--h) * 0.009, 6px);
    padding: clamp(4px, var(--h) * 0.009, 6px) 8px;
    grid-template: 'turn' 'scores' 'strip' 'tray' 'do' 'make' 1fr / minmax(0, 1fr);
    min-block-size: min(var(--h), 720px);
  }
  /* Names above the squares make their row higher. */
  .seq:has(.scores:not(.n1, .n2)) {
    --names: 8px;
  }
  @container (max-width: 479px) {
    .seq:has(.scores:is(.n4, .n5, .n6)) {
      --names: 18px;
    }
  }
  .seq .turn {
    grid-area: turn;
  }
  .seq .turn {
    min-block-size: clamp(44px, var(--h) * 0.078, 52px);
  }
  .seq .turn h2 {
    font-size: clamp(17px, 5.3cqi, var(--u) * 5.25);
  }
  /* Two lines below the name fit into 44 px. */
  .frame[data-short] .seq .turn p {
    font-size: 11.5px;
    line-height: 1.05;
  }
  .scores {
    grid-area: scores;
  }
  .strip {
    grid-area: strip;
  }
  .seq .tray {
    grid-area: tray;
    --die: clamp(35px, (var(--h) * 0.645 - 37px - var(--names, 0px) - var(--rows)) / 2.2, 64px);
    padding-block: 4px;
    gap: 2px;
  }
  .seq .slot {
    padding: calc(var(--die) * 0.1) 0 0;
    gap: 0;
  }
  .seq .well {
    inset-block-start: calc(var(--die) * 0.08);
  }
  /* The tag lies on the well, where a raised die leaves space. */
  .seq .slot .tag {
    margin-block-start: -4px;
    font-size: 13px;
    line-height: 18px;
    min-block-size: 18px;
  }
  .do {
    grid-area: do;
    display: grid;
    align-items: stretch;
    min-block-size: clamp(44px, var(--h) * 0.078, 52px);
  }
  .make {
    grid-area: make;
  }
  /* A hint lies over the players and the strip, and moves nothing. */
  .seq > .hintcard {
    position: absolute;
    inset: 0 0 auto;
    grid-area: scores / 1 / strip / -1;
    z-index: 4;
    padding-block: 4px;
    line-height: 1.2;
  }
  :host {
    --picture: 0.982;
  }
  .fin .hill {
    inline-size: 100%;
  }
  .trip {
    display: none;
    gap: 8px;
    min-inline-size: 0;
    align-content: start;
  }
  .seq .rolls,
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
  .do > .go {
    padding: 0 calc(var(--u) * 4);
    border: 2px solid var(--ab-keep);
    border-radius: calc(var(--u) * 3);
    background: var(--ab-keep);
    color: var(--ab-on-keep);
    font-size: max(18px, calc(var(--u) * 5));
    font-weight: 800;
    line-height: 1.15;
  }
  .do > .go[aria-disabled] {
    background: transparent;
    border: 2px dashed var(--ab-line);
    color: var(--ab-ink-soft);
    cursor: default;
  }
  .asks {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    margin: 0;
    font-size: max(15px, calc(var(--u) * 3.75));
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
      font-size: 13px;
      line-height: 1.1;
    }
  }
  .asks .ic {
    inline-size: 44px;
    block-size: 44px;
  }
  .hill {
    inline-size: min(100%, 520px);
    margin-inline: auto;
    aspect-ratio: 1200 / 1222;
  }
  .climb {
    inset: 0;
    margin: auto;
    inline-size: min(100vi - 16px, 100svh - 64px);
    max-block-size: 100%;
    /* The button that closes it stands above, over no number. */
    padding: 48px 8px 8px;
    border: 0;
    border-radius: 16px;
    background: var(--ab-paper);
    color: var(--ab-ink);
  }
  .climb::backdrop {
    background: rgb(20 23 29 / 0.45);
  }
  .climb .hill {
    inline-size: 100%;
  }
  .climb .ic {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    inline-size: 44px;
    block-size: 44px;
    background: var(--ab-surface);
  }
  @container (max-width: 359px) {
    .seq .turn p {
      font-size: 12px;
      line-height: 1.05;
    }
  }
  /* The dice across the whole width; below them the rows beside the place of Roll. */
  @container (min-width: 600px) {
    .seq {
      --side: 36%;
      gap: 6px;
      padding: 6px 8px;
      grid-template:
        'turn strip' auto 'tray tray' auto 'make scores' minmax(0, 1fr) 'make do' auto / minmax(0, 1fr)
        var(--side);
      min-block-size: min(var(--h), 640px);
    }
    .seq .tray {
      --die: clamp(48px, min((100cqi - 100px) / 6 - 12px, (var(--h) - 142px - var(--rows)) / 1.14), 104px);
    }
    .scores {
      align-self: end;
    }
    .strip {
      align-self: center;
    }
    .seq .rolls {
      display: grid;
      grid-template-columns: repeat(3, auto);
      justify-items: center;
      gap: 1px 4px;
      white-space: nowrap;
    }
    .rolls span {
      unicode-bidi: plaintext;
      grid-column: 1 / -1;
    }
    .tip:not(:only-child) {
      display: inline;
    }
    .few {
      display: none;
    }
    .seq > .hintcard {
      inset: auto 0 0;
      grid-area: scores;
    }
  }
  @container (min-width: 760px) {
    .pip {
      display: block;
    }
  }
  @container (min-width: 600px) and (max-width: 1179px) {
    /* A phone on its side: the rows in two columns, with the short names of their buttons. */
    @media (max-height: 460px) {
      .seq {
        --rows: calc(3 * 44px + 2 * 4px);
      }
      .below {
        min-block-size: calc(2 * 44px + 4px);
      }
      .pads .hand:has(li:nth-child(5)) svg {
        display: none;
      }
      .kinds {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .kinds .lit .kind p,
      .act .long {
        display: none;
      }
      .act .short {
        display: inline;
      }
    }
    /* A tablet upright: the mountain below. */
    @media (min-height: 960px) {
      .trip {
        display: grid;
        grid-area: 5 / 1 / auto / -1;
      }
      .trip .events {
        display: none;
      }
      .trip .hill {
        inline-size: min(100%, max(0px, var(--h) - 680px));
      }
    }
  }
  @container (min-width: 1180px) {
    .seq {
      --h: calc(var(--ab-height, 100svh) - var(--u) * 2);
      grid-template: 'turn turn' auto 'tray scores' auto 'tray trip' auto 'do trip' auto 'make trip' minmax(0, 1fr) /
          minmax(0, 3fr) minmax(0, 2fr);
      min-block-size: var(--h);
      gap: calc(var(--u) * 2.5);
      padding: calc(var(--u) * 3);
    }
    .strip {
      display: none;
    }
    .seq .turn {
      min-block-size: calc(var(--u) * 14);
    }
    .seq .turn h2 {
      font-size: calc(var(--u) * 8);
    }
    .scores {
      align-self: start;
    }
    .seq .tray {
      --die: min((60cqi - 100px) / 6 - 8px, var(--h) * 0.15);
      padding-block: calc(var(--u) * 1.5);
    }
    .do {
      min-block-size: calc(var(--u) * 12);
    }
    .do > * {
      max-inline-size: calc(var(--u) * 110);
    }
    .do > .asks {
      justify-content: start;
    }
    .make {
      grid-template-rows: auto auto auto;
      align-content: start;
    }
    .below {
      min-block-size: calc(var(--u) * 44 + 12px);
    }
    #make {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      font-size: calc(var(--u) * 3.75);
      font-weight: 800;
    }
    .kinds ol {
      display: flex;
    }
    .kinds > li {
      min-block-size: calc(var(--u) * 11);
    }
    .act {
      min-inline-size: calc(var(--u) * 38);
      text-align: end;
    }
    .trip {
      grid-area: trip;
      display: grid;
      grid-template-rows: auto minmax(0, 1fr) auto;
      align-content: stretch;
    }
    .trip .hill {
      inline-size: min(100%, var(--h) * 0.6);
    }
    .seq > .hintcard {
      grid-area: make;
      padding-block: calc(var(--u) * 2);
    }
  }
`;
