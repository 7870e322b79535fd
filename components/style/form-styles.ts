import { css } from 'lit';

/** Styles shared by the screens: cards, buttons, icons, gains and losses. */
export const formStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: calc(var(--u) * 2);
    min-height: max(40px, calc(var(--u) * 11));
    padding: 0 calc(var(--u) * 4);
    border-radius: var(--r);
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
    min-height: calc(var(--u) * 14);
    font-size: calc(var(--u) * 5);
    font-weight: 800;
  }
  .button.dash {
    width: 100%;
    border-style: dashed;
    background: transparent;
  }
  .card {
    background: var(--ab-surface);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 4);
    box-shadow: var(--ab-shadow);
  }
  .button.off {
    background: transparent;
    border-style: dashed;
    color: var(--ab-ink-soft);
    font-weight: 600;
    cursor: default;
  }
  .icon-button {
    inline-size: max(40px, calc(var(--u) * 10));
    block-size: max(40px, calc(var(--u) * 10));
    border: 0;
    border-radius: var(--r);
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
