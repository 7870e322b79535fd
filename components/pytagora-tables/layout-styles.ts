import { css } from 'lit';

/**
 * The places of the play screen. The heights of all rows but the cloth are fixed, so the cloth keeps its place, and its content
 * is as large as fits.
 */
export const layoutStyles = css`
  .game {
    --h: min(var(--ab-height, 100svh), 1.95 * 100cqi);
    --gap: var(--ab-space-3);
    --side: clamp(0px, (100cqi - 298px) / 2, 8px);
    --bar: 56px;
    --acts: 52px;
    --row: 40px;
    --rack: clamp(158px, 30cqi + 60px, 260px);
    display: grid;
    grid:
      'turn' var(--bar) 'rounds' 22px 'hint' auto 'cloth' minmax(90px, 1fr) 'rack' var(--rack) 'acts' var(--acts)
      'scores' var(--row) / minmax(0, 1fr);
    gap: var(--gap);
    padding: var(--gap) var(--side);
    block-size: var(--h);
    min-block-size: calc(var(--bar) + var(--rack) + var(--acts) + var(--row) + 22px + 120px + 7 * var(--gap));
  }
  .frame[data-short] .game {
    --gap: var(--ab-space-2);
    --bar: 52px;
    --acts: 46px;
    --row: 34px;
  }
  .game > .turn {
    grid-area: turn;
    min-block-size: 0;
  }
  .game > .rounds {
    grid-area: rounds;
  }
  .game > .hint-card {
    grid-area: hint;
  }
  .game > .cloth {
    grid-area: cloth;
    container: cloth / size;
    grid: auto / minmax(0, 1fr);
    padding: var(--ab-space-3);
    min-block-size: 0;
  }
  .game > .held-by {
    grid-area: rack;
  }
  .game > .scores {
    grid-area: scores;
    flex-wrap: nowrap;
    gap: var(--ab-space-2);
    min-inline-size: 0;
  }
  .game > .scores li {
    flex: 1 1 0;
    gap: var(--ab-space-2);
    --spare: calc((100cqi - 290px) / 20);
    padding: 0 clamp(var(--ab-space-1), var(--spare), var(--ab-space-4));
  }
  .game > .events {
    display: none;
  }
  .game .chain {
    --k: min(100cqi / 6.4, (100cqb - 30px) / 1.32, 140px);
    flex-wrap: nowrap;
  }
  .game .with-dots {
    grid: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  .game .with-dots .chain {
    --k: min(100cqi / 6.4, (50cqb - 30px) / 1.32, 140px);
  }
  .count-rows {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: var(--ab-space-5);
    inline-size: 100%;
    min-block-size: var(--ab-control-2);
    padding: 0;
    border: 0;
    border-radius: var(--ab-radius-2);
    background: none;
    color: inherit;
  }
  .count-rows b {
    flex: none;
    inline-size: 2.2ch;
    white-space: nowrap;
    font-size: var(--ab-text-6);
  }
  .array .open {
    fill: none;
    stroke: var(--ab-note-line);
    stroke-width: 2.5;
  }
  /* As large as there is room: small dots in a large field cannot be counted from afar. */
  .game .array {
    inline-size: auto;
    block-size: 100%;
    max-block-size: calc(var(--u) * 48);
    max-inline-size: calc(100% - 100px);
    margin: 0 auto;
  }
  .game .count-rows .array {
    margin: 0;
  }
  @container cloth (min-aspect-ratio: 2) {
    /* The dots stand beside the sum. */
    .game .with-dots .chain {
      justify-self: start;
      align-self: center;
      grid-row: 1 / -1;
      inline-size: 62%;
    }
    .game .with-dots :is(.array, .count-rows) {
      position: absolute;
      inset-block: 6px;
      inset-inline-end: 54px;
      inline-size: calc(36% - 60px);
      block-size: calc(100% - 12px);
      max-inline-size: none;
      max-block-size: none;
    }
    .game .with-dots .count-rows .array {
      position: static;
      inline-size: auto;
      block-size: 100%;
      min-inline-size: 0;
    }
    .game .with-dots .count-rows {
      inset-inline-end: 8px;
      inline-size: calc(36% - 14px);
    }
    .game .with-dots .chain {
      --k: min(58cqi / 6.4, (100cqb - 30px) / 1.32, 140px);
    }
  }
  @container (max-width: 359px) {
    .rounds {
      gap: var(--ab-space-1) var(--ab-space-3);
      font-size: var(--ab-text-1);
    }
  }
  /* Where there is no room for names, shapes and colours tell who it is. */
  @container (max-width: 699px) {
    .game > .scores:has(> :nth-child(3)) .name {
      position: absolute;
      inline-size: 1px;
      clip-path: inset(50%);
    }
  }
  .frame[data-layout='side'] .game {
    --h: var(--ab-height, 100svh);
    --side: 10px;
    --rack: clamp(112px, var(--h) * 0.29, 240px);
    grid:
      'turn rounds' var(--bar) 'hint hint' auto 'cloth cloth' minmax(90px, 1fr) 'rack acts' var(--rack)
      'scores scores' var(--row) / minmax(0, 1fr) minmax(190px, 30cqi);
    block-size: min(var(--h), 0.75 * 100cqi);
    min-block-size: calc(var(--bar) + var(--rack) + var(--row) + 90px + 5 * var(--gap));
  }
  .frame[data-layout='side'] .actions {
    grid: repeat(2, minmax(0, 1fr)) / minmax(0, 1fr);
  }
  .frame[data-layout='side'] .rounds {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: space-between;
    align-content: center;
  }
  .frame[data-layout='side'] .rounds .pips {
    grid-area: 2 / 1 / 3 / 3;
  }
  /* The longest words, the Arabic ones, beside the banner of a phone. */
  @container (max-width: 699px) {
    .frame[data-layout='side'] .rounds {
      gap: var(--ab-space-1) var(--ab-space-3);
      font-size: var(--ab-text-1);
    }
  }
  .frame[data-layout='side'][data-short] .game {
    --bar: 48px;
  }
  /* Where the browser enlarges all text, rows are as high as what they say, and the page scrolls. */
  @container (max-width: 1179px) {
    .frame[data-enlarged] .game {
      grid-template-rows: auto auto auto minmax(120px, 1fr) var(--rack) var(--acts) auto;
      block-size: auto;
      min-block-size: var(--h);
    }
    .frame[data-enlarged][data-layout='side'] .game {
      grid-template-rows: auto auto minmax(120px, 1fr) var(--rack) auto;
    }
    .frame[data-enlarged] .rounds {
      flex-wrap: wrap;
      grid-template-columns: auto;
    }
    .frame[data-enlarged] .rounds .pips {
      grid-area: auto;
    }
  }
  @container (min-width: 1180px) {
    .frame[data-layout='side'] .game {
      --gap: var(--ab-space-5);
      --side: calc(var(--u) * 5);
      --bar: calc(var(--u) * 16);
      --row: calc(var(--u) * 11);
    }
    .game > .scores {
      gap: var(--gap);
    }
  }
`;
