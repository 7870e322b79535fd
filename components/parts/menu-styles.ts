import { css } from 'lit';
import { iconButtonShape } from '../style/icons.js';

/** The styles of the menu: near its button, or a sheet at the foot of a small window. */
export const menuStyles = css`
  dialog {
    position: fixed;
    margin: 0;
    inset: auto;
    inline-size: min(calc(var(--u) * 85), 100vi - 16px);
    max-block-size: calc(100dvb - 16px);
    overflow: auto;
    padding: var(--ab-space-4);
    border: 0;
    border-radius: var(--ab-radius-3);
    background: var(--ab-paper);
    color: var(--ab-ink);
    font-size: var(--ab-text-2);
    line-height: 1.3;
    box-shadow: var(--ab-shadow);
    animation: rise 160ms ease-out;
  }
  dialog[open] {
    display: grid;
    gap: var(--ab-space-3);
  }
  .sheet {
    inset: auto 0 0 !important;
    inline-size: 100%;
    max-inline-size: none;
    border-radius: var(--ab-radius-3) var(--ab-radius-3) 0 0;
    padding-block-end: max(var(--ab-space-4), env(safe-area-inset-bottom));
  }
  dialog::backdrop {
    background: rgb(20 23 29 / 0.45);
  }
  @keyframes rise {
    from {
      transform: translateY(24px);
      opacity: 0;
    }
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: var(--ab-space-4);
  }
  h3 {
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .item {
    display: flex;
    align-items: center;
    gap: var(--ab-space-5);
    min-block-size: var(--ab-control-2);
    inline-size: 100%;
    padding: var(--ab-space-2) var(--ab-space-5);
    border: 0;
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 700;
    text-align: start;
  }
  details.item {
    display: block;
    padding-block: var(--ab-space-5);
  }
  .item[aria-disabled] {
    color: var(--ab-ink-soft);
    background: transparent;
  }
  .icon {
    block-size: calc(var(--u) * 6);
    flex: none;
    stroke-width: 2.2;
  }
  .tool {
    flex: none;
    ${iconButtonShape}
  }
  .tool:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
  .tool .icon {
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
  }
  .item span {
    flex: 1;
  }
  .lever {
    inline-size: calc(var(--u) * 12);
    block-size: calc(var(--u) * 7);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-3);
    background: var(--ab-sunk);
    padding: var(--ab-space-1);
  }
  .lever::after {
    content: '';
    display: block;
    inline-size: calc(var(--u) * 5);
    block-size: calc(var(--u) * 5);
    border-radius: 50%;
    background: var(--ab-ink);
    transition: margin 120ms;
  }
  [aria-checked='true'] > .lever {
    background: var(--ab-right);
    border-color: var(--ab-right);
  }
  [aria-checked='true'] > .lever::after {
    margin-inline-start: var(--ab-space-6);
    background: var(--ab-paper);
  }
  summary {
    cursor: pointer;
  }
  .events {
    margin-block-start: var(--ab-space-4);
    font-weight: 400;
  }
  .time-for {
    font-size: var(--ab-text-1);
    display: inline-flex;
    gap: var(--ab-space-3);
    align-items: center;
  }
  select {
    min-block-size: var(--ab-control-1);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
  }
`;
