import { css } from 'lit';
import { growthStyles } from './growth-styles.js';

/** Styles for the screen after a game: its end, its curve, its moves. */
export const replayStyles = css`
  .look-back {
    display: grid;
    /* Play again stands at the foot from the start, and stays there when what is judged arrives. */
    grid-template: auto auto 1fr / minmax(0, 1fr);
    min-block-size: var(--ab-height, min(100svh, 720px));
    gap: 12px;
    padding: 12px clamp(0px, calc((100cqi - 298px) / 2), 16px) 0;
    --board: 100%;
  }
  /* If the page scrolls and not the element, sticky parts stay visible in the page. */
  .frame[data-grows]:has(.look-back) {
    overflow: clip;
  }
  .whose-page {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2.5);
  }
  .whose-page .shape {
    font-size: calc(var(--u) * 7.5);
  }
  .whose-page h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: calc(var(--u) * 5.5);
    line-height: 1.2;
    font-weight: 800;
  }
  .look-back .another .button {
    inline-size: 100%;
    margin-block-start: calc(var(--u) * 2);
  }
  .pages {
    position: sticky;
    inset-block-end: 0;
    align-self: end;
    order: 1;
    display: flex;
    gap: calc(var(--u) * 1.5);
    padding-block: calc(var(--u) * 1.5);
    background: var(--ab-paper);
  }
  /* In a frame it stands below the headline, and stays there. */
  .framed {
    grid-template-rows: none;
    align-content: start;
  }
  .framed > .pages {
    z-index: 1;
    inset-block: 0 auto;
    order: 0;
  }
  .pages .button {
    min-block-size: 44px;
  }
  /* Keeps scroll targets from ending up under it. */
  .look-back :is(button, input, summary, [tabindex]) {
    scroll-margin-block-end: calc(44px + var(--u) * 4);
  }
  .framed :is(button, input, summary, [tabindex]) {
    scroll-margin-block: calc(44px + var(--u) * 4) 0;
  }
  .pages .primary {
    flex: 1;
  }
  .pages .page {
    inline-size: 44px;
    padding: 0;
  }
  .look-back-main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
    min-inline-size: 0;
  }
  .look-back .card {
    padding: calc(var(--u) * 3);
  }
  .look-back .board-area {
    inline-size: var(--board);
    min-inline-size: 0;
  }
  .look-back h3,
  .look-back summary {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
  }
  .look-back summary {
    cursor: pointer;
    min-block-size: 28px;
  }
  ${growthStyles}
  .moved {
    min-block-size: calc(var(--u) * 34);
  }
  .moved p {
    margin-block-start: calc(var(--u) * 1);
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: 4px calc(var(--u) * 4);
  }
  @container (max-width: 699px) {
    .whose-page,
    .pages,
    .look-back-main {
      margin-inline: max(0px, calc(12px - (100cqi - 298px) / 2));
    }
  }
  @container (min-width: 700px) {
    .look-back {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
      padding: 8px 12px 0;
      --board: min(52cqi, max(300px, calc(var(--ab-height, 100svh) - 110px)));
    }
    .whose-page,
    .pages {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 1180px) {
    .look-back {
      padding: 20px 28px 0;
      gap: 20px 32px;
      --board: min(52cqi, max(300px, calc(var(--ab-height, 100svh) - 150px)));
    }
  }
`;
