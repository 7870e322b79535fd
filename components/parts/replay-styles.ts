import { css } from 'lit';
import { printStyles } from '../style/print-styles.js';
import { growthStyles } from './growth-styles.js';
import { praiseStyles } from './praise.js';

/** Keeps scroll targets from ending up under the buttons to play again. */
export const inSight = css`
  :is(button, input, summary, [tabindex]) {
    scroll-margin-block: var(--above) var(--below);
  }
`;

/** Styles for what stands in the slots of a replay, and around it. */
export const lookBackStyles = css`
  ${praiseStyles}
  /* If the page scrolls and not the element, sticky parts stay visible in the page. */
  .frame[data-grows]:has(.look-back) {
    overflow: clip;
  }
  .look-back :is(button, [tabindex]) {
    scroll-margin-block: var(--above) var(--below);
  }
  .look-back > .review {
    padding: var(--ab-space-5);
  }
  .look-back .board-area {
    inline-size: var(--board);
    min-inline-size: 0;
  }
  @container (max-width: 699px) {
    /* The board stands between the moves that lead to it. */
    .look-back .board-area {
      order: 0;
    }
  }
`;

const ownStyles = css`
  :host {
    display: grid;
    /* Play again stands at the foot from the start, and stays there when what is judged arrives. */
    grid-template: auto auto 1fr / minmax(0, 1fr);
    min-block-size: var(--ab-height, min(100svh, 720px));
    gap: var(--ab-space-5);
    --spare: calc((100cqi - 298px) / 2);
    padding: var(--ab-space-5) clamp(0px, var(--spare), var(--ab-space-6)) 0;
    --board: 100%;
    --above: 0px;
    --below: calc(44px + var(--u) * 4);
  }
  .whose-page {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
  }
  .whose-page .shape {
    font-size: var(--ab-text-6);
  }
  .whose-page h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--ab-text-4);
    line-height: 1.2;
    font-weight: 800;
  }
  .another .button {
    inline-size: 100%;
    margin-block-start: var(--ab-space-4);
  }
  .pages {
    position: sticky;
    inset-block-end: 0;
    align-self: end;
    order: 1;
    display: flex;
    gap: var(--ab-space-3);
    padding-block: var(--ab-space-3);
    background: var(--ab-paper);
    /* Over the edges and shadows of the cards that scroll under it, too. */
    box-shadow:
      calc(-1 * var(--ab-space-5)) 0 var(--ab-paper),
      var(--ab-space-5) 0 var(--ab-paper);
  }
  /* In a frame it stands below the headline, and stays there. */
  :host(.framed) {
    grid-template-rows: none;
    align-content: start;
    --above: calc(44px + var(--u) * 4);
    --below: 0px;
  }
  :host(.framed) > .pages {
    z-index: 1;
    inset-block: 0 auto;
    order: 0;
  }
  .pages .button {
    min-block-size: var(--ab-control-2);
  }
  .pages .primary {
    flex: 1;
  }
  .pages .page {
    inline-size: var(--ab-control-2);
    padding: 0;
  }
  .look-back-main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-5);
    align-content: start;
    min-inline-size: 0;
  }
  .card {
    padding: var(--ab-space-5);
  }
  h3,
  summary {
    font-size: var(--ab-text-2);
    font-weight: 800;
  }
  summary {
    cursor: pointer;
    min-block-size: 28px;
  }
  ${growthStyles}
  .moved {
    min-block-size: calc(var(--u) * 34);
  }
  .moved p {
    margin-block-start: var(--ab-space-2);
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2) var(--ab-space-6);
  }
  @container (max-width: 699px) {
    .whose-page,
    .pages,
    .look-back-main {
      margin-inline: max(0px, calc(var(--ab-space-5) - var(--spare)));
    }
  }
  @container (min-width: 700px) {
    :host {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
      padding: var(--ab-space-4) var(--ab-space-5) 0;
      --board: min(52cqi, max(300px, calc(var(--ab-height, 100svh) - 110px)));
    }
    .whose-page,
    .pages {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 1180px) {
    :host {
      padding: var(--ab-space-6) var(--ab-space-7) 0;
      gap: var(--ab-space-6) var(--ab-space-8);
      --board: min(52cqi, max(300px, calc(var(--ab-height, 100svh) - 150px)));
    }
  }
`;

/** Styles of the screen after a game: its curve, and its moves. */
export const replayStyles = [ownStyles, inSight, printStyles];
