import { css } from 'lit';

/** Styles shared by the screens: cards, buttons, icons, gains and losses. */
export const formStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--ab-space-4);
    min-height: var(--ab-control-2);
    padding: 0 var(--ab-space-6);
    border-radius: var(--ab-radius-2);
    border: 2px solid var(--ab-line);
    background: var(--ab-surface);
    font-weight: 700;
    line-height: 1.15;
    text-align: center;
  }
  .button:hover {
    border-color: var(--ab-ink);
  }
  .button.primary {
    background: var(--ab-ink);
    border-color: var(--ab-ink);
    color: var(--ab-paper);
  }
  .soft {
    color: var(--ab-ink-soft);
  }
  .gain {
    color: var(--ab-right);
    font-weight: 800;
  }
  .loss {
    color: var(--ab-wrong);
    font-weight: 800;
  }
  .product {
    white-space: nowrap;
  }
  .button.big {
    min-height: var(--ab-control-3);
    font-size: var(--ab-text-4);
    font-weight: 800;
  }
  .card {
    background: var(--ab-surface);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-6);
    box-shadow: var(--ab-shadow);
  }
  .icon-button {
    inline-size: var(--ab-control-1);
    block-size: var(--ab-control-1);
    border: 0;
    border-radius: var(--ab-radius-2);
    padding: 0;
    background: transparent;
    display: inline-grid;
    place-items: center;
    flex: none;
  }
  .icon-button:hover {
    background: var(--ab-sunk);
  }
  .icon-button[aria-disabled='true'] {
    color: var(--ab-line);
    cursor: default;
    background: transparent;
  }
  .icon {
    inline-size: calc(var(--u) * 6);
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** A button that cannot be used yet, but can be pressed to hear why. */
export const offButtonStyles = css`
  .button.off,
  .button.primary.off {
    background: transparent;
    border: 2px dashed var(--ab-line);
    color: var(--ab-ink-soft);
    font-weight: 600;
    cursor: default;
  }
`;

/** The line that opens and closes more settings, with an arrow. */
export const disclosureStyles = css`
  .disclosure > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--ab-space-2);
    min-block-size: var(--ab-control-2);
    font-weight: 700;
    list-style: none;
    cursor: pointer;
  }
  .disclosure > summary::-webkit-details-marker {
    display: none;
  }
  .disclosure > summary .icon {
    inline-size: calc(var(--u) * 5);
  }
  .disclosure[open] > summary .icon {
    transform: scaleY(-1);
  }
`;
