import { css } from 'lit';
import { visuallyHidden } from '../style/visually-hidden.js';

/** Styles of the elements around a board and above all screens. */
export const aroundStyles = css`
  /* The board has what the button leaves of the window. */
  .place {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: 100svh;
  }
  .board {
    display: block;
    block-size: 100%;
    min-inline-size: 0;
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--ab-space-4);
    padding: var(--ab-space-1) var(--ab-space-4) var(--ab-space-2);
  }
  .below .button {
    min-block-size: var(--ab-control-1);
    padding-inline: var(--ab-space-5);
    font-size: var(--ab-text-2);
  }
  .below .icon {
    inline-size: 20px;
  }
  .below [aria-pressed='true'] {
    border-color: var(--ab-p4);
    background: var(--ab-p4);
    color: var(--ab-on-player);
  }
  .ask {
    display: none;
  }
  /* In a small or low window the button stands in the game, once there is one. */
  @media (max-width: 559px) and (max-height: 599px), (min-width: 560px) and (max-height: 449px) {
    .asks-within .board:defined + .below {
      display: none;
    }
    .board:defined > .ask {
      position: relative;
      flex: none;
      display: grid;
      place-items: center;
      inline-size: var(--ab-control-2);
      block-size: var(--ab-control-2);
      border: 2px solid transparent;
      border-radius: var(--ab-radius-2);
      padding: 0;
      /* Like the menu beside it, which in some games stands on no banner. */
      background: var(--beside-menu, none);
      color: inherit;
    }
    .board > .ask .icon {
      inline-size: calc(var(--u) * 6.5);
      block-size: calc(var(--u) * 6.5);
    }
    .board > .ask:focus-visible {
      outline-color: currentColor;
      outline-offset: -3px;
    }
    .board > .ask[aria-pressed='true'] {
      border-color: var(--ab-ink);
      background: var(--ab-paper);
      color: var(--ab-ink);
    }
    .ask .label {
      ${visuallyHidden}
    }
  }
  /* In a low window a button that is not in the game stands beside the board, which needs all of the height. */
  @media (max-height: 449px) and (min-width: 560px) {
    .place {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
    }
    .below {
      align-content: end;
      padding: var(--ab-space-2) var(--ab-space-2) var(--ab-space-4) 0;
    }
    .below .button {
      inline-size: 46px;
      block-size: 46px;
      padding: 0;
    }
    .below .label {
      ${visuallyHidden}
    }
  }
  .offline-note {
    margin: var(--ab-space-4) var(--ab-space-5) 0;
  }
  .message {
    position: fixed;
    z-index: 6;
    inset: auto 8px 8px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-4) var(--ab-space-5);
    max-inline-size: 640px;
    margin-inline: auto;
    border: 2px solid var(--ab-ink);
    border-radius: var(--ab-radius-3);
    padding: var(--ab-space-4) var(--ab-space-5);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: var(--ab-text-3);
  }
  .message p {
    flex: 1 1 200px;
    line-height: 1.25;
  }
  .message p > * {
    display: block;
  }
  .message .icon {
    inline-size: 28px;
    color: var(--ab-p4);
  }
  .veil {
    position: fixed;
    z-index: 7;
    inset: 0;
    display: grid;
    place-items: center;
    padding: var(--ab-space-5);
    background: var(--ab-paper);
    background: color-mix(in srgb, var(--ab-paper) 88%, transparent);
    backdrop-filter: blur(3px);
    text-align: center;
  }
  .veil:focus-visible {
    outline: none;
  }
  .veil-card {
    display: grid;
    justify-items: center;
    gap: var(--ab-space-4);
    max-inline-size: 420px;
    border: 2px solid var(--ab-ink);
    border-radius: var(--ab-radius-3);
    padding: clamp(var(--ab-space-6), 6svh, var(--ab-space-8)) var(--ab-space-8);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: var(--ab-text-4);
  }
  .veil-card .icon {
    inline-size: clamp(40px, 14svh, 72px);
    stroke-width: 3.4;
  }
  .veil-card h2 {
    font-size: clamp(var(--ab-text-6), 9svh, var(--ab-figure));
    font-weight: 800;
    line-height: 1.2;
  }
  .veil-card .soft {
    font-size: var(--ab-text-2);
  }
  @media (forced-colors: active) {
    .nickname.on,
    .actions [aria-pressed='true'],
    .below [aria-pressed='true'],
    .board > .ask[aria-pressed='true'],
    .button.primary {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    .join .card {
      border: 1px solid CanvasText;
    }
    .bars i {
      background: CanvasText;
    }
    .veil {
      background: Canvas;
    }
  }
`;
