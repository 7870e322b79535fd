import { css } from 'lit';
import { printStyles } from '../base/print-styles.js';

/** What happened and the tools, in all games; and how they are printed. */
export const panelStyles = css`
  .nm {
    font-weight: 700;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .events {
    display: grid;
    gap: calc(var(--u) * 0.75);
    font-size: calc(var(--u) * 3.5);
    line-height: 1.3;
    align-content: start;
  }
  .events li {
    display: flex;
    gap: calc(var(--u) * 2);
    color: var(--ab-ink-soft);
  }
  .events .shape {
    margin-block-start: 0.2em;
  }
  .events .in {
    padding-inline-start: calc(1em + var(--u) * 2);
  }
  .events .now,
  .events b {
    color: var(--ab-ink);
  }
  .events b.gain {
    color: var(--ab-right);
  }
  .events b.loss {
    color: var(--ab-wrong);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
  }
  .time-for {
    font-size: calc(var(--u) * 3.25);
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  .time-for select {
    min-block-size: max(36px, calc(var(--u) * 8));
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-surface);
  }
  :host([dir='rtl']) .icon:is(.undo, .redo, .earlier, .later) {
    transform: scaleX(-1);
  }
  @container (min-width: 700px) {
    .events {
      /* takes what room is left, and no more */
      contain: size;
      overflow: hidden;
      line-height: 1.22;
      mask-image: linear-gradient(#000 calc(100% - var(--u) * 5), transparent);
    }
  }
  ${printStyles}
`;
