import { css } from 'lit';
import { confettiStyles } from './confetti.js';
import { praiseStyles } from './praise.js';

/** Styles for the screen at the end of a game in the game around it, and for what stands in its slots. */
export const finishContentStyles = [
  confettiStyles,
  praiseStyles,
  css`
    .finish {
      display: block;
      container: finish / size;
      block-size: max(300px, var(--ab-height, min(100svh, max(190cqi, 560px))));
    }
    .scene {
      grid-area: scene;
      display: grid;
      place-content: center;
      container: scene / size;
    }
    /* A square board, as large as fits; a game may have another shape. */
    .fit {
      --side: min(100cqi, 100cqb * var(--picture, 1));
      inline-size: var(--side);
      margin: auto;
    }
    .finish > .praise {
      grid-area: praise;
    }
    /* Two of them where there is little room; of two people one each. */
    @container finish (max-width: 559px) or (max-height: 599px) {
      .finish > .praise > :nth-child(n + 3) {
        display: none;
      }
    }
    @container finish (max-height: 899px) or (min-width: 1800px) {
      .finish > .praise > :nth-child(n + 4) {
        display: none;
      }
    }
    .finish .praise .tick {
      font-size: var(--ab-text-6);
    }
    @container finish (max-height: 449px) {
      .finish > .praise {
        gap: var(--ab-space-2);
      }
    }
    @media (forced-colors: active) {
      .finish .praise li {
        border: 2px solid CanvasText;
      }
    }
  `,
];
