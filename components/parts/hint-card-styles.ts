import { css } from 'lit';

/** The styles of the card of a hint; in a puzzle it is one line of the task. */
export const hintCardStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    gap: var(--ab-space-2) var(--ab-space-4);
    padding: var(--ab-space-4);
    border: 2px solid var(--ab-note-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-note-bg);
    color: var(--ab-ink);
    font-size: var(--ab-text-2);
    line-height: 1.35;
    min-inline-size: 0;
    /* where what it stands for would take what room is left */
    block-size: fit-content;
  }
  .rung {
    flex: none;
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-items: center;
    justify-content: center;
    gap: var(--ab-space-1);
  }
  .rung .icon {
    grid-column: 1 / -1;
  }
  .rung i {
    inline-size: 6px;
    block-size: 6px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .rung .on {
    background: currentColor;
  }
  .say {
    flex: 1 1 calc(var(--u) * 45);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .onward {
    flex: 1 0 auto;
    display: flex;
    justify-content: end;
    align-items: center;
    gap: var(--ab-space-2);
  }
  .more {
    min-height: var(--ab-control-1);
    padding-inline: var(--ab-space-5);
    font-size: var(--ab-text-2);
  }
  .icon-button {
    inline-size: var(--ab-control-1);
    block-size: var(--ab-control-1);
  }
  :host([data-brief]) {
    flex: 1 1 260px;
    flex-wrap: nowrap;
    padding-block: var(--ab-space-1);
  }
  @container (min-width: 560px) {
    :host([data-brief]) {
      flex-basis: 200px;
    }
  }
  :host([data-brief]) .onward {
    flex: none;
  }
  :host([data-brief]) .icon-button {
    inline-size: var(--ab-control-2);
    block-size: var(--ab-control-2);
  }
  @media (forced-colors: active) {
    :host {
      border-color: CanvasText;
    }
    .rung .on {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
