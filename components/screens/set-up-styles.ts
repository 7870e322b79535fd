import { css } from 'lit';

/** The set-up form. */
export const setUpStyles = css`
  .su {
    --row: 48px;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 8px 12px;
    font-size: 16px;
  }
  /* Start stays in sight: where the page gives no height, its window scrolls the form, not the frame. */
  :host .frame:has(.su):not([style*='--ab-height']) {
    overflow: visible;
  }
  .su header {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 32px;
  }
  .su h2 {
    flex: none;
    max-inline-size: 100%;
    font-size: 24px;
    font-weight: 800;
    line-height: 1.15;
  }
  .su header p {
    display: none;
  }
  .su header .ic {
    margin-inline-start: auto;
    margin-block: -6px;
  }
  .su header .way-back {
    margin-inline: -8px 0;
  }
  .su h3 {
    display: flex;
    gap: 10px;
    font-size: 16px;
    font-weight: 800;
    line-height: 20px;
  }
  .su-cols,
  .su-who,
  .su-which,
  .su .seats {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 6px;
  }
  .su-cols {
    gap: 8px;
  }
  .su .seat {
    display: flex;
    align-items: center;
    gap: 0 4px;
    flex-wrap: wrap;
    min-block-size: var(--row);
    padding-inline: 2px;
    background: var(--ab-surface);
    border-radius: 11px;
  }
  .su .token {
    flex: none;
    padding: 0;
    border: 0;
    background: none;
    border-radius: var(--r);
    inline-size: 44px;
    block-size: 44px;
    display: grid;
    place-items: center;
  }
  .su .token svg,
  .su .token svg.shape {
    display: block;
    inline-size: 28px;
    block-size: 28px;
  }
  .su .su-name {
    flex: 1 1 60px;
    min-inline-size: 0;
    block-size: 44px;
    padding: 0 6px;
    border: 2px solid transparent;
    border-radius: var(--r);
    background: none;
    font-size: 18px;
    font-weight: 700;
    text-overflow: ellipsis;
  }
  .su .su-name:hover {
    border-color: var(--ab-hair);
  }
  .su .su-name:focus {
    border-color: var(--ab-focus);
    outline: none;
  }
  .su .su-name::placeholder {
    color: var(--ab-ink-soft);
    font-weight: 400;
    opacity: 1;
  }
  .su .seat .seg {
    flex-wrap: nowrap;
  }
  .su .seat .seg label {
    inline-size: 42px;
    min-block-size: 40px;
    padding: 0;
  }
  .su .seat .seg .icon {
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
  }
  .su .seat .ic {
    inline-size: 44px;
    block-size: 44px;
  }
  .su .su-names {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 2px 6px 6px;
  }
  .su .su-names button {
    max-inline-size: 100%;
    min-block-size: 36px;
    padding: 0 12px;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    border: 2px solid var(--ab-line);
    border-radius: 99px;
    background: var(--ab-surface);
    font-weight: 700;
  }
  .su .btn.dash {
    min-block-size: 44px;
  }
  .su .presets {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px;
  }
  .su .preset {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 66px;
    padding: 4px 8px;
    border: 2px solid var(--ab-line);
    border-radius: 12px;
    background: var(--ab-surface);
    cursor: pointer;
  }
  .su .preset > span {
    min-inline-size: 0;
  }
  .su .preset b {
    display: block;
    font-size: 15px;
    font-weight: 800;
    line-height: 18px;
    hyphens: auto;
    overflow-wrap: break-word;
  }
  .su .preset small {
    display: block;
    font-size: 13px;
    line-height: 15px;
    color: var(--ab-ink-soft);
  }
  .su .preset input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .su .preset.on {
    border-color: var(--ab-go, var(--ab-ink));
    box-shadow: 0 0 0 1px var(--ab-go, var(--ab-ink));
  }
  .su .preset:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  /* The question of a preset: buttons side by side, six in a row where there are many. */
  .preset-asks .seg {
    display: flex;
    flex-wrap: nowrap;
    gap: 5px;
    border: 0;
    border-radius: 0;
    overflow: visible;
    background: none;
  }
  .preset-asks.many .seg {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  .su .preset-asks .seg label {
    flex: 1 1 0;
    min-block-size: 44px;
    padding: 0 2px;
    border: 2px solid var(--ab-line);
    border-radius: 10px;
    background: var(--ab-surface);
    font-size: 16px;
    font-weight: 800;
  }
  .su .preset-asks .seg .on {
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
    color: var(--ab-paper);
  }
  .su-go {
    position: sticky;
    inset-block: 0;
    z-index: 1;
    display: flex;
    gap: 8px;
    padding-block: 4px;
    background: var(--ab-paper);
  }
  .su-go .go {
    flex: 1 0 auto;
    white-space: nowrap;
    min-block-size: 56px;
    font-size: 22px;
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
  }
  .su-go .icon path {
    fill: currentColor;
  }
  .su :is(button, input, select, summary) {
    scroll-margin-block: 80px;
  }
  .su-more > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-block-size: 44px;
    font-weight: 700;
    list-style: none;
    cursor: pointer;
  }
  .su-more > summary::-webkit-details-marker {
    display: none;
  }
  .su-more > summary .icon {
    inline-size: 20px;
  }
  .su-more[open] > summary .icon {
    transform: scaleY(-1);
  }
  .su .su-own {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
    padding-block: 6px;
  }
  .su .su-own + .su-own,
  .su .su-own + .opt {
    border-block-start: 1px solid var(--ab-hair);
  }
  .su .su-own .nm {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  .su .su-own .token {
    inline-size: 28px;
    block-size: 28px;
  }
  .su .su-own .token svg,
  .su .su-own .token svg.shape {
    inline-size: 20px;
    block-size: 20px;
  }
  .su-link {
    border: 0;
    background: none;
    padding: 0 4px;
    min-block-size: 24px;
    text-decoration: underline;
  }
  .opt {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 3);
    padding: calc(var(--u) * 2) 0;
  }
  .opt + .opt {
    border-block-start: 1px solid var(--ab-hair);
  }
  .opt p {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.3;
  }
  @container (max-width: 359px) {
    .su .seat {
      column-gap: 2px;
    }
    .su .seat .token {
      inline-size: 36px;
    }
    .su .su-name {
      padding-inline: 4px;
      font-size: 16px;
    }
    .su .su-name::placeholder {
      font-size: 14px;
    }
    .su .preset {
      gap: 4px;
      padding-inline: 4px;
    }
    .su .preset b {
      font-size: 14px;
    }
    .su .preset .preset-picture {
      max-block-size: 28px;
      max-inline-size: 40px;
    }
    .su .preset small {
      position: absolute;
      clip-path: inset(50%);
      pointer-events: none;
    }
  }
  @container (max-width: 699px) {
    .su .card {
      padding: 8px 12px;
    }
    .su-more .seg label {
      padding: 0 7px;
    }
  }
  @media (max-height: 600px) {
    .su {
      --row: 44px;
      gap: 4px;
      padding-block: 4px;
    }
    .su-cols {
      gap: 5px;
    }
    .su h2 {
      font-size: 22px;
    }
    .su .preset {
      min-block-size: 56px;
    }
    .su-go {
      padding-block: 2px;
    }
    .su-go .go {
      min-block-size: 48px;
    }
  }
  @media (max-height: 420px) {
    .su .preset {
      gap: 6px;
      min-block-size: 44px;
      padding-inline: 5px;
    }
    .su .preset .preset-picture {
      max-block-size: 28px;
    }
    .su .preset small {
      position: absolute;
      clip-path: inset(50%);
      pointer-events: none;
    }
  }
  @container (min-width: 600px) {
    .su-cols:has(> .su-which) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 16px;
    }
    .su-cols:has(> .su-which) + .su-go,
    .su-cols:has(> .su-which) ~ .su-more:not([open]) {
      inline-size: calc(50% - 8px);
      margin-inline-start: auto;
    }
  }
  @container (min-width: 700px) {
    .su {
      padding: 14px max(16px, calc(50cqi - 560px));
    }
    .su header p {
      display: block;
    }
    .su-cols:not(:has(> .su-which)),
    .su-cols:not(:has(> .su-which)) ~ * {
      inline-size: min(100%, 640px);
      margin-inline: auto;
    }
  }
  @container (min-width: 1180px) {
    .su {
      gap: 16px;
      padding-block: 32px;
    }
  }
  @container (min-width: 1800px) {
    .su {
      zoom: 1.5;
    }
  }
`;
