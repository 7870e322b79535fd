import { css } from 'lit';
import { dieStyles, trayStyles } from '../ui/dice/styles.js';
import { frameStyles } from '../base/styles.js';
import { panelStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { tokens } from '../ui/tokens.js';
import { choiceStyles } from '../ui/mountain/choice-styles.js';
import { mountainStyles } from '../ui/mountain/styles.js';
import { numberPadStyles } from '../ui/number-pad.js';
import { claimStyles } from './claim-styles.js';

const layout = css`
  .seq {
    display: grid;
    gap: 8px;
    padding: 8px;
  }
  .hand,
  .trip {
    display: grid;
    gap: 8px;
    align-content: start;
    min-inline-size: 0;
  }
  .turn {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 3);
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 1.5) calc(var(--u) * 3);
    min-block-size: calc(var(--u) * 13);
  }
  .turn > .shape {
    color: inherit;
    font-size: calc(var(--u) * 7);
  }
  .turn > div {
    flex: 1;
    min-inline-size: 0;
  }
  .turn h2 {
    font-size: calc(var(--u) * 5.5);
    line-height: 1.1;
    font-weight: 800;
  }
  .turn p {
    font-size: max(14px, calc(var(--u) * 3.25));
    line-height: 1.2;
    font-weight: 600;
  }
  .turn .rolls {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-items: center;
    gap: 1px calc(var(--u) * 1);
  }
  .rolls span {
    unicode-bidi: plaintext;
    grid-column: 1 / -1;
  }
  .pip {
    inline-size: calc(var(--u) * 5);
    fill: none;
    stroke: currentColor;
    stroke-width: 9;
    stroke-linejoin: round;
  }
  .pip.left {
    fill: currentColor;
  }
  /* Each button has its own place, so that none appears where another was just tapped. */
  .do {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) calc(var(--u) * 28);
    gap: calc(var(--u) * 2);
    align-items: center;
    min-block-size: 48px;
  }
  .do > * {
    grid-column: 1 / -1;
  }
  .do > .go,
  .do > .asks {
    grid-area: 1 / 1;
  }
  .do > .stop {
    grid-area: 1 / 2;
  }
  .do > .none {
    grid-area: 1 / 3;
  }
  .do > .tip {
    grid-area: 1 / 4;
  }
  .asks {
    font-weight: 700;
    line-height: 1.2;
  }
  .asks:not(:has(~ .stop)) {
    grid-column-end: 3;
  }
  .do > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: max(48px, calc(var(--u) * 11));
    padding: 0 calc(var(--u) * 4);
    border: 2px solid var(--ab-line);
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    font-weight: 700;
    line-height: 1.15;
  }
  .do > .go {
    border-color: var(--ab-keep);
    background: var(--ab-keep);
    color: var(--ab-on-keep);
    font-size: calc(var(--u) * 5);
    font-weight: 800;
  }
  .idle {
    color: var(--ab-ink-soft);
    font-weight: 600;
  }
  .hill {
    inline-size: min(100%, 520px);
    margin-inline: auto;
    aspect-ratio: 1200 / 1222;
  }
  @container (max-width: 480px) {
    .do {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.15fr) 44px;
      gap: 6px;
    }
    .do > button {
      padding: 0 4px;
      font-size: 14px;
      overflow-wrap: normal;
    }
    .do > .go {
      font-size: 17px;
    }
    .do > .none {
      padding: 0 2px;
      font-size: 13px;
    }
    .do > .tip {
      inline-size: 44px;
    }
    .do > .tip span {
      display: none;
    }
    /* The question is too long for its cell: it goes below, so that nothing else moves. */
    .do > .asks:has(~ .stop) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  @container (max-width: 699px) {
    .hand,
    .trip {
      display: contents;
    }
    .turn {
      order: -2;
    }
  }
  /* The dice across the whole width; below them the claims table beside the mountain. */
  @container (min-width: 700px) and (max-width: 1179px) {
    .seq {
      --room: calc(var(--ab-height, 100svh) - 16px);
      grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
      grid-auto-rows: auto;
    }
    .hand,
    .trip {
      display: contents;
    }
    .turn,
    .seq .tray,
    .do {
      grid-column: 1 / -1;
    }
    .hill {
      inline-size: min(100%, max(240px, calc(var(--room) * 0.45)));
    }
    .seq .tray {
      --die: min(calc((100cqi - 100px) / 6 - 12px), calc(var(--room) * 0.14));
    }
  }
  @container (min-width: 1180px) {
    .seq {
      --room: calc(var(--ab-height, 100svh) - var(--u) * 6);
      grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
      min-block-size: var(--room);
      gap: calc(var(--u) * 3);
      padding: calc(var(--u) * 3);
    }
    .hand,
    .trip {
      gap: calc(var(--u) * 2.5);
    }
    .trip {
      grid-template-rows: auto auto minmax(0, 1fr) auto;
      align-content: stretch;
    }
    .turn {
      grid-column: 1 / -1;
    }
    .turn h2 {
      font-size: calc(var(--u) * 8);
    }
    .turn > .shape {
      font-size: calc(var(--u) * 9);
    }
    .hill {
      inline-size: min(100%, calc(var(--room) * 0.56));
    }
    .seq .tray {
      --die: min(calc((60cqi - 100px) / 6 - 8px), calc(var(--room) * 0.15));
    }
  }
`;

/** Positions, the tools, and the unavailable controls. */
const positions = css`
  .do > button[aria-disabled] {
    background: transparent;
    border: 2px dashed var(--ab-line);
    color: var(--ab-ink-soft);
    cursor: default;
  }
  .scores {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(68px, 1fr));
    gap: 4px;
  }
  .scores li {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
    padding: 2px calc(var(--u) * 2);
    border: 2px solid transparent;
    border-radius: calc(var(--u) * 2);
    background: var(--ab-surface);
  }
  .scores .cur {
    border-color: var(--pc);
  }
  .scores .nm {
    flex: 1;
  }
  .scores b {
    font-size: calc(var(--u) * 5);
    line-height: 1.3;
    font-weight: 800;
  }
  @container (max-width: 699px) {
    .scores li {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0 6px;
      padding: 2px 6px;
    }
    .scores b {
      grid-column: 2;
      font-size: 18px;
      line-height: 1.1;
    }
    .scores .nm {
      font-size: 14px;
      line-height: 1.2;
    }
  }
  @container (min-width: 700px) {
    .scores {
      grid-template-columns: repeat(auto-fit, minmax(calc(var(--u) * 28), 1fr));
    }
    .scores.n4 {
      grid-template-columns: 1fr 1fr;
    }
  }
  .end {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
`;

/** The pads for real dice and for cards. */
const pads = css`
  .pads {
    flex: 1 1 100%;
    display: grid;
    gap: calc(var(--u) * 1.5);
  }
  .pads h3 {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2);
    font-size: calc(var(--u) * 4);
    font-weight: 800;
    min-block-size: 40px;
  }
  .pads .card-name {
    display: block;
    min-block-size: 0;
  }
  .card-name::first-letter {
    text-transform: uppercase;
  }
  .uses {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 1.5);
  }
  @container (min-width: 700px) {
    .pads .faces {
      grid-template-columns: repeat(12, 1fr);
      gap: 4px;
    }
    .pads .key {
      min-block-size: 40px;
    }
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  ...dieStyles,
  trayStyles,
  layout,
  formStyles,
  panelStyles,
  claimStyles,
  positions,
  ...mountainStyles,
  choiceStyles,
  numberPadStyles,
  pads,
];
