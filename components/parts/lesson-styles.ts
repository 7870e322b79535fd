import { css } from 'lit';

/** Styles for a lesson after a wrong answer: the routes to a product, with their picture. */
export const lessonStyles = css`
  .about {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 0.4em;
    min-block-size: 1.5em;
    font-size: var(--ab-text-3);
    font-weight: 800;
    line-height: 1.2;
    text-align: center;
  }
  .about:not(:has(.tick)) {
    text-wrap: balance;
  }
  .routes {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: var(--ab-space-4);
    min-block-size: 0;
    padding: var(--ab-space-4);
    border-radius: var(--ab-radius-3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .routes:not(:has(.tabs)) {
    grid-template-rows: minmax(0, 1fr);
  }
  .tabs {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: auto; /* as wide as their words */
    gap: var(--ab-space-2);
  }
  .tabs button {
    display: flex;
    align-items: center;
    justify-content: center;
    align-content: center;
    flex-wrap: wrap; /* the icon above the word, where the words need the width */
    gap: 0 var(--ab-space-3);
    min-block-size: var(--ab-control-2);
    padding: 0 var(--ab-space-2);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: none;
    font-weight: 700;
    font-size: var(--ab-text-2);
    overflow-wrap: normal;
  }
  /* Four ways stand in one line by their words alone. */
  @container (max-width: 699px) {
    .tabs:has(:nth-child(4)) {
      gap: var(--ab-space-1);
    }
    .tabs:has(:nth-child(4)) button {
      padding: 0 var(--ab-space-1);
    }
    .tabs:has(:nth-child(4)) :is(svg, b) {
      display: none;
    }
  }
  .tabs [aria-pressed='true'] {
    border-color: var(--ab-ink);
    background: var(--ab-sunk);
    box-shadow: inset 0 0 0 1px var(--ab-ink);
  }
  .tabs svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    fill: currentColor;
  }
  .tabs .dots {
    stroke: currentColor;
    stroke-width: 5;
    stroke-linecap: round;
  }
  .route-picture {
    display: grid;
    grid-template-rows: minmax(0, calc(var(--u) * 62)) auto;
    align-content: center;
    gap: var(--ab-space-4);
    min-block-size: 0;
    justify-items: center;
    align-items: center;
  }
  .route-picture.doubling {
    grid-template-rows: auto auto;
  }
  .route-picture p {
    text-align: center;
    text-wrap: balance;
  }
  .routes.practice .route-picture:not(.doubling) {
    grid-template-rows: minmax(0, calc(var(--u) * 62));
  }
  .route-dots {
    display: block;
    direction: ltr;
    inline-size: 100%;
    /* WebKit does not know 100% of a row that takes the rest. */
    align-self: stretch;
    contain: size;
    min-block-size: calc(var(--u) * 18);
  }
  .route-dots .part-one {
    fill: var(--ab-p1);
  }
  .route-dots .part-two {
    fill: var(--ab-p2);
  }
  .route-dots .taken {
    fill: none;
    stroke: var(--ab-line);
    stroke-width: 0.1;
    stroke-dasharray: 0.16 0.14;
  }
  .route-sums {
    display: grid;
    gap: var(--ab-space-1);
    direction: var(--equations, ltr);
    inline-size: min(100%, calc(var(--u) * 72));
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.25;
  }
  .route-sums:not(:has(li + li)) {
    inline-size: max-content;
  }
  .route-sums li {
    display: grid;
    grid-template-columns: 1.2em minmax(0, 1fr);
    align-items: center;
    gap: 0.4em;
    animation: comes-by 200ms backwards;
  }
  .route-sums li:nth-child(2),
  .bars li:nth-child(2) {
    animation-delay: 200ms;
  }
  .route-sums li:nth-child(n + 3),
  .bars li:nth-child(n + 3) {
    animation-delay: 400ms;
  }
  @keyframes comes-by {
    from {
      opacity: 0;
    }
  }
  .route-sums i {
    justify-self: center;
    inline-size: 0.75em;
    block-size: 0.75em;
    border-radius: 50%;
  }
  .route-sums .part-one {
    background: var(--ab-p1);
  }
  .route-sums .part-two {
    border-radius: 0.2em;
    background: var(--ab-p2);
  }
  .route-sums .taken {
    border: 2.5px dashed var(--ab-line);
  }
  .route-sums .whole {
    border-block-start: 2px solid var(--ab-line);
    padding-block-start: var(--ab-space-1);
  }
  .bars {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--ab-space-5) 0.5em;
    direction: var(--equations, ltr);
    inline-size: 100%;
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .bars li {
    display: grid;
    /* for Chromium before 117 and Safari before 16 */
    grid-template-columns: 7em minmax(0, 1fr);
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    animation: comes-by 200ms backwards;
  }
  .bars span {
    white-space: nowrap;
  }
  .bars i {
    block-size: calc(var(--u) * 10);
    border-radius: var(--ab-radius-1);
    background: var(--ab-p1);
  }
  .bars .halves {
    background-image: linear-gradient(
      90deg,
      transparent calc(50% - 1px),
      var(--ab-paper) calc(50% - 1px) calc(50% + 1px),
      transparent calc(50% + 1px)
    );
  }
  .foot {
    display: grid;
    gap: var(--ab-space-3);
    /* the column of the keys to erase and to enter stays empty */
    padding-inline-end: calc(100% / 6);
  }
  .foot .button.primary {
    border-color: var(--ab-go, var(--ab-ink));
    background: var(--ab-go, var(--ab-ink));
    color: var(--ab-on-go, var(--ab-paper));
  }
  .foot .button {
    min-block-size: var(--ab-control-2);
    padding-inline: var(--ab-space-3);
    font-size: var(--ab-text-2);
  }
  .worked {
    display: grid;
    grid-template-columns: auto auto auto;
    align-content: center;
    justify-content: center;
    gap: var(--ab-space-2) 0.4em;
    direction: var(--equations, ltr);
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.25;
  }
  /* Six dice: seven digits beside seven, in as many lines as fit. */
  .worked:has(li:nth-child(6)) {
    gap: 0 0.3em;
    font-size: var(--ab-text-2);
  }
  .worked li {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    text-align: end;
    white-space: nowrap;
  }
  .worked li + li:last-child {
    border-block-start: 2px solid var(--ab-line);
  }
  .worked button {
    min-inline-size: var(--ab-control-2);
    min-block-size: var(--ab-control-2);
    padding: 0 var(--ab-space-4);
    border: 2px solid var(--ab-right);
    border-radius: var(--ab-radius-2);
    background: var(--ab-gain-bg);
    color: var(--ab-right);
    font-weight: 800;
  }
  @media (forced-colors: active) {
    .tabs [aria-pressed='true'] {
      border: 4px solid Highlight;
    }
    .bars i {
      forced-color-adjust: none;
    }
    .foot .button.primary {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
