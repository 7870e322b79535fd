import { css } from 'lit';
import { pieceStyles } from '../ui/pieces.js';
import { digitStyles } from '../ui/digits/styles.js';
import { frameStyles } from '../base/styles.js';
import { bannerStyles } from '../screens/banner.js';
import { panelStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { tokens } from '../ui/tokens.js';

const table = css`
  .rounds {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1) calc(var(--u) * 3);
    white-space: nowrap;
    font-size: calc(var(--u) * 3.5);
    line-height: 1.2;
    min-inline-size: 0;
    padding-inline: 2px;
  }
  .rounds .soft {
    margin-inline-start: auto;
  }
  .pips {
    display: inline-flex;
    gap: calc(var(--u) * 1);
  }
  .pips i {
    inline-size: calc(var(--u) * 2.75);
    block-size: calc(var(--u) * 2.75);
    border: 2px solid var(--ab-line);
    border-radius: 50%;
  }
  .pips .done {
    background: var(--ab-ink-soft);
    border-color: var(--ab-ink-soft);
  }
  .pips .cur {
    background: var(--pc);
    border-color: var(--pc);
    outline: 2px solid var(--pc);
    outline-offset: 2px;
  }
  .cloth {
    --k: 44px;
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    min-block-size: calc(var(--k) * 2.6);
    background: var(--ab-cloth);
    border-radius: calc(var(--u) * 4);
    padding: calc(var(--u) * 5) calc(var(--u) * 4);
  }
  :host {
    --picture: 9;
  }
  .fin .fit,
  .fin .cloth {
    inline-size: 100cqi;
    min-block-size: 100cqb;
  }
  .fin .chain {
    --k: min(100cqi / 6.6, 30cqb, 140px);
  }
  .chain {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    row-gap: 12px;
    direction: ltr;
  }
  .link .pieces {
    inline-size: calc(var(--k) * (var(--n) + 0.22));
    /* the tab of the last piece lies in the next one's socket */
    margin-inline-end: calc(var(--k) * -0.22);
  }
  .link p {
    min-block-size: 1.4em;
    padding-block-start: calc(var(--u) * 1);
    font-weight: 700;
    text-align: center;
  }
  .of {
    position: relative;
  }
  .link.right .of {
    animation: right-product 220ms ease-out;
  }
  /* Larger, in the same height. */
  .link.right b {
    font-size: 1.25em;
    line-height: 1.1;
  }
  @keyframes right-product {
    50% {
      transform: scale(1.12);
    }
  }
  .link.right span.tick {
    display: inline-grid;
    place-items: center;
    inline-size: 1.3em;
    block-size: 1.3em;
    border-radius: 50%;
    background: var(--ab-right);
    color: var(--ab-paper);
    vertical-align: -0.3em;
  }
  .link.right .tick .icon {
    inline-size: 0.9em;
    block-size: 0.9em;
    stroke-width: 4;
  }
  .back {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--r);
    background: none;
  }
  /* Taking from the bag has the place of what is laid. */
  .acts {
    grid-area: acts;
    display: grid;
    grid: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
    gap: var(--gap);
    min-block-size: 0;
  }
  .acts .bag {
    padding: 2px 8px;
    line-height: 1.1;
    min-inline-size: 0;
  }
  .acts .draw {
    grid-area: 1 / 1 / -1 / -1;
    overflow-wrap: normal;
  }
  .acts .go-on {
    grid-column: 1;
  }
  .frame[data-layout='side'] .acts .draw {
    flex-wrap: wrap;
    align-content: center;
  }
  .bag.pass:not(.off) {
    border: 2px solid var(--ab-line);
    background: var(--ab-surface);
    color: var(--ab-ink);
  }
  .bag.lay {
    flex-direction: column;
    gap: 0;
  }
  .bag.lay:not(.off) {
    background: var(--ab-go, var(--ab-ink));
    color: var(--ab-on-go, var(--ab-paper));
  }
  .lay small {
    font-size: calc(var(--u) * 3.25);
    font-weight: 600;
  }
  .bag.off {
    border: 2px dashed var(--ab-line);
    background: transparent;
    color: var(--ab-ink-soft);
    cursor: default;
  }
`;

/** All rows but the cloth have their heights: it keeps its place, and what lies on it is as large as fits. */
const layout = css`
  .mt {
    --h: min(var(--ab-height, 100svh), 1.95 * 100cqi);
    --gap: 6px;
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
  .frame[data-short] .mt {
    --gap: 5px;
    --bar: 52px;
    --acts: 46px;
    --row: 34px;
  }
  .mt > .turn {
    grid-area: turn;
    min-block-size: 0;
  }
  .mt > .rounds {
    grid-area: rounds;
  }
  .mt > .hintcard {
    grid-area: hint;
  }
  .mt > .cloth {
    grid-area: cloth;
    container: cloth / size;
    grid: auto / minmax(0, 1fr);
    padding: calc(var(--u) * 1.5);
    min-block-size: 0;
  }
  .mt > .held-by {
    grid-area: rack;
  }
  .mt > .scores {
    grid-area: scores;
    flex-wrap: nowrap;
    gap: 4px;
    min-inline-size: 0;
  }
  .mt > .scores li {
    flex: 1 1 0;
    gap: 4px;
    padding: 0 clamp(2px, (100cqi - 290px) / 20, 10px);
  }
  .mt > .events {
    display: none;
  }
  .mt .chain {
    --k: min(100cqi / 6.4, (100cqb - 30px) / 1.32, 140px);
    flex-wrap: nowrap;
  }
  .mt .with-dots {
    grid: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  .mt .with-dots .chain {
    --k: min(100cqi / 6.4, (50cqb - 30px) / 1.32, 140px);
  }
  .count-rows {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--r);
    background: none;
    color: inherit;
  }
  .count-rows b {
    flex: none;
    inline-size: 2.2ch;
    white-space: nowrap;
    font-size: calc(var(--u) * 7);
  }
  .array .open {
    fill: none;
    stroke: var(--ab-note-line);
    stroke-width: 2.5;
  }
  .mt .array {
    block-size: 100%;
    max-inline-size: calc(100% - 100px);
    margin: 0 auto;
  }
  .mt .count-rows .array {
    margin: 0;
  }
  @container cloth (min-aspect-ratio: 2) {
    /* The dots stand beside the sum. */
    .mt .with-dots .chain {
      justify-self: start;
      align-self: center;
      grid-row: 1 / -1;
      inline-size: 62%;
    }
    .mt .with-dots :is(.array, .count-rows) {
      position: absolute;
      inset-block: 6px;
      inset-inline-end: 54px;
      inline-size: calc(36% - 60px);
      block-size: calc(100% - 12px);
      max-inline-size: none;
      max-block-size: none;
    }
    .mt .with-dots .count-rows .array {
      position: static;
      inline-size: auto;
      block-size: 100%;
      min-inline-size: 0;
    }
    .mt .with-dots .count-rows {
      inset-inline-end: 8px;
      inline-size: calc(36% - 14px);
    }
    .mt .with-dots .chain {
      --k: min(58cqi / 6.4, (100cqb - 30px) / 1.32, 140px);
    }
  }
  @container (max-width: 340px) {
    .rounds {
      gap: 2px 6px;
      font-size: 13px;
    }
  }
  /* Where there is no room for names, shapes and colours tell who it is. */
  @container (max-width: 699px) {
    .mt > .scores:has(> :nth-child(3)) .nm {
      position: absolute;
      inline-size: 1px;
      clip-path: inset(50%);
    }
  }
  .frame[data-layout='side'] .mt {
    --h: var(--ab-height, 100svh);
    --side: 10px;
    --rack: clamp(112px, var(--h) * 0.29, 240px);
    grid:
      'turn rounds' var(--bar) 'hint hint' auto 'cloth cloth' minmax(90px, 1fr) 'rack acts' var(--rack)
      'scores scores' var(--row) / minmax(0, 1fr) minmax(190px, 30cqi);
    block-size: min(var(--h), 0.75 * 100cqi);
    min-block-size: calc(var(--bar) + var(--rack) + var(--row) + 90px + 5 * var(--gap));
  }
  .frame[data-layout='side'] .acts {
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
  .frame[data-layout='side'][data-short] .mt {
    --bar: 48px;
  }
  @container (min-width: 1180px) {
    .frame[data-layout='side'] .mt {
      --gap: calc(var(--u) * 3);
      --side: calc(var(--u) * 5);
      --bar: calc(var(--u) * 16);
      --row: calc(var(--u) * 11);
    }
    .mt > .scores {
      gap: var(--gap);
    }
  }
`;

const panel = css`
  .array {
    display: block;
    max-inline-size: 100%;
    max-block-size: 180px;
    margin: calc(var(--u) * 2) auto 0;
    fill: var(--ab-digit-new);
  }
  .dots-of {
    position: absolute;
    inset-block-end: 6px;
    inset-inline-end: 6px;
    inline-size: calc(var(--u) * 11);
    block-size: calc(var(--u) * 11);
    padding: calc(var(--u) * 2);
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-surface);
    fill: currentColor;
  }
  .dots-of[aria-pressed='true'] {
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .fared {
    font-weight: 700;
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  pieceStyles,
  digitStyles,
  bannerStyles,
  table,
  formStyles,
  panelStyles,
  panel,
  layout,
];
