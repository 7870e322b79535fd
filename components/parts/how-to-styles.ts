import { css } from 'lit';
import { iconButtonShape } from '../style/icons.js';

/** The styles of "How to play": its steps are below each other, or beside each other in a wide window. */
export const howToStyles = css`
  dialog {
    position: fixed;
    inset: 0;
    margin: auto;
    inline-size: min(calc(var(--u) * 190), 100vi);
    block-size: fit-content;
    max-inline-size: none;
    max-block-size: 100dvb;
    overflow: auto;
    padding: var(--ab-space-5);
    border: 0;
    outline: 1px solid var(--ab-hair);
    outline-offset: -1px;
    border-radius: var(--ab-radius-3);
    background: var(--ab-paper);
    color: var(--ab-ink);
    box-shadow: var(--ab-shadow);
  }
  dialog[style*='top'] {
    margin-block: 0;
    inset-block-end: auto;
  }
  dialog[open] {
    display: grid;
    gap: var(--ab-space-4);
  }
  dialog::backdrop {
    background: rgb(20 23 29 / 0.45);
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--ab-space-2);
  }
  h2 {
    flex: 1;
    font-size: var(--ab-text-4);
    line-height: 1.2;
    font-weight: 800;
  }
  h2:focus-visible {
    outline: none;
  }
  .tool {
    ${iconButtonShape}
    color: inherit;
  }
  .tool .icon {
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ol {
    display: grid;
    gap: var(--ab-space-4);
  }
  li {
    display: grid;
    grid-template-columns: calc(var(--u) * 29.5) minmax(0, 1fr);
    gap: var(--ab-space-5);
    align-items: center;
    min-block-size: calc(var(--u) * 22);
    padding: var(--ab-space-4) var(--ab-space-5);
    outline: 1px solid transparent; /* seen in forced colours */
    border-radius: var(--ab-radius-3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  li p {
    font-size: var(--ab-text-3);
    line-height: 1.3;
    font-weight: 600;
  }
  .picture {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2);
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    font-size: var(--ab-text-4);
    font-weight: 800;
    direction: ltr;
  }
  .die {
    --die: calc(var(--u) * 11.5);
  }
  .sum {
    font-size: var(--ab-text-3);
    line-height: 1.4;
    white-space: nowrap;
  }
  .box {
    padding: 0 var(--ab-space-3);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-1);
  }
  .picture > svg {
    inline-size: auto;
    max-inline-size: 100%;
    max-block-size: calc(var(--u) * 19);
  }
  .picture > .pieces:not(:only-child) {
    max-block-size: calc(var(--u) * 11);
  }
  .picture > .pieces + svg {
    max-block-size: calc(var(--u) * 14);
  }
  /* Visible even if the window is too low for the steps. */
  .start {
    position: sticky;
    inset-block-end: 0;
    min-block-size: var(--ab-control-3);
    border: 2px solid transparent;
    border-radius: var(--ab-radius-3);
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  @media (max-height: 599px) and (max-width: 559px) {
    dialog {
      padding-block: var(--ab-space-4);
    }
    ol {
      gap: var(--ab-space-3);
    }
    li {
      min-block-size: calc(var(--u) * 17);
      gap: var(--ab-space-4);
      padding: var(--ab-space-2) var(--ab-space-4);
    }
    li p {
      font-size: var(--ab-text-2);
      line-height: 1.2;
    }
    .sum {
      font-size: var(--ab-text-2);
    }
    .picture > svg {
      max-block-size: calc(var(--u) * 15);
    }
  }
  @media (min-width: 560px) {
    ol {
      grid-template-columns: repeat(var(--steps), minmax(0, 1fr));
    }
    li {
      grid-template: minmax(calc(var(--u) * 21.5), auto) 1fr / 1fr;
      text-align: center;
      align-items: start;
      padding: var(--ab-space-5) var(--ab-space-4);
    }
    .picture {
      min-block-size: calc(var(--u) * 21.5);
      inline-size: calc(var(--u) * 29.5);
      margin-inline: auto;
    }
  }
  @media (min-width: 560px) and (max-height: 449px) {
    dialog {
      padding-block: var(--ab-space-3) var(--ab-space-4);
    }
    li {
      gap: var(--ab-space-4);
      padding-block: var(--ab-space-3);
    }
    li p {
      font-size: var(--ab-text-2);
      line-height: 1.2;
    }
    .sum {
      font-size: var(--ab-text-2);
    }
    .start {
      min-block-size: var(--ab-control-2);
    }
    /* Four steps in two rows, the sentence beside its picture. */
    ol:has(li:nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ol:has(li:nth-child(4)) li {
      grid-template: auto / calc(var(--u) * 29.5) minmax(0, 1fr);
      text-align: start;
      align-items: center;
    }
  }
`;
