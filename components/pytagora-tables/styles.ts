import { css } from 'lit';
import { pieceStyles } from '../style/pieces.js';
import { digitStyles } from '../style/digits/styles.js';
import { frameStyles } from '../game/styles.js';
import { bannerStyles } from '../parts/banner.js';
import { panelStyles } from '../parts/panel-styles.js';
import { formStyles } from '../style/form-styles.js';
import { tokens } from '../style/tokens.js';
import { layoutStyles } from './layout-styles.js';

const table = css`
  .rounds {
    display: flex;
    align-items: center;
    gap: var(--ab-space-2) var(--ab-space-5);
    white-space: nowrap;
    font-size: var(--ab-text-2);
    line-height: 1.2;
    min-inline-size: 0;
    padding-inline: var(--ab-space-1);
  }
  .rounds .soft {
    margin-inline-start: auto;
    text-align: end;
  }
  @container (max-width: 359px) {
    .rounds {
      column-gap: var(--ab-space-3);
      white-space: normal;
    }
  }
  .pips {
    display: inline-flex;
    gap: var(--ab-space-2);
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
  .pips .current {
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
    border-radius: var(--ab-radius-3);
    padding: var(--ab-space-6);
  }
  :host {
    --picture: 9;
  }
  .finish .fit,
  .finish .cloth {
    inline-size: 100cqi;
    min-block-size: 100cqb;
  }
  .chain {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    row-gap: var(--ab-space-5);
    direction: var(--equations, ltr);
  }
  /* The last round in one line: two factors, their product, and three signs. */
  .finish .chain {
    --k: min((100cqi - var(--u) * 8) / 6.25, 30cqb, 140px);
    flex-wrap: nowrap;
  }
  .link .pieces {
    inline-size: calc(var(--k) * (var(--n) + 0.22));
    /* the tab of the last piece lies in the next one's socket */
    margin-inline-end: calc(var(--k) * -0.22);
  }
  .link p {
    min-block-size: 1.4em;
    padding-block-start: var(--ab-space-2);
    font-weight: 700;
    text-align: center;
  }
  .product-pieces {
    position: relative;
  }
  .link.right .product-pieces {
    animation: right-product 220ms ease-out;
  }
  /* Larger, in the same height. */
  .link.right b {
    font-size: larger;
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
    border-radius: var(--ab-radius-2);
    background: none;
  }
  /* Taking from the bag has the place of what is laid. */
  .actions {
    grid-area: acts;
    display: grid;
    grid: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
    gap: var(--gap);
    min-block-size: 0;
  }
  .actions .bag {
    padding: var(--ab-space-1) var(--ab-space-4);
    line-height: 1.1;
    min-inline-size: 0;
  }
  .actions .draw {
    grid-area: 1 / 1 / -1 / -1;
    overflow-wrap: normal;
  }
  .actions .go-on {
    grid-column: 1;
  }
  .frame[data-layout='side'] .actions .draw {
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
    font-size: var(--ab-text-1);
    font-weight: 600;
  }
  .bag.off {
    border: 2px dashed var(--ab-line);
    background: transparent;
    color: var(--ab-ink-soft);
    cursor: default;
  }
`;

const panel = css`
  .array {
    display: block;
    max-inline-size: 100%;
    max-block-size: 180px;
    margin: var(--ab-space-4) auto 0;
    fill: var(--ab-digit-new);
  }
  .dots-of {
    position: absolute;
    inset-block-end: 6px;
    inset-inline-end: 6px;
    inline-size: calc(var(--u) * 11);
    block-size: calc(var(--u) * 11);
    padding: var(--ab-space-4);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
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
  layoutStyles,
];
