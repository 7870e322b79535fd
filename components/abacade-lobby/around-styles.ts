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
    gap: 8px;
    padding: 2px 8px 4px;
  }
  .below .button {
    min-block-size: 38px;
    padding-inline: 14px;
    font-size: 15px;
  }
  .below .icon {
    inline-size: 20px;
  }
  .below [aria-pressed='true'] {
    border-color: var(--ab-p4);
    background: var(--ab-p4);
    color: var(--ab-on-player);
  }
  /* In a low window the button stands beside the board, which needs all of the height. */
  @media (max-height: 450px) and (min-width: 640px) {
    .place {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
    }
    .below {
      align-content: end;
      padding: 4px 4px 8px 0;
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
    margin: 8px 12px 0;
  }
  .message {
    position: fixed;
    z-index: 6;
    inset: auto 8px 8px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    max-inline-size: 640px;
    margin-inline: auto;
    border: 2px solid var(--ab-ink);
    border-radius: 16px;
    padding: 10px 14px;
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: 18px;
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
    padding: 12px;
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
    gap: 8px;
    max-inline-size: 420px;
    border: 2px solid var(--ab-ink);
    border-radius: 20px;
    padding: clamp(16px, 6svh, 36px) 32px;
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: 20px;
  }
  .veil-card .icon {
    inline-size: clamp(40px, 14svh, 72px);
    stroke-width: 3.4;
  }
  .veil-card h2 {
    font-size: clamp(28px, 9svh, 40px);
    font-weight: 800;
    line-height: 1.2;
  }
  .veil-card .soft {
    font-size: 16px;
  }
  @media (forced-colors: active) {
    .nickname.on,
    .actions [aria-pressed='true'],
    .below [aria-pressed='true'],
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
