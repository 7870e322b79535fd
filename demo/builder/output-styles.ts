import { css } from 'lit';

/** Styles of the outputs, and of the steps that follow. */
export const outputStyles = css`
  .outs {
    display: grid;
    gap: var(--ab-space-7);
    align-items: start;
  }
  .outs h3 {
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .og {
    min-inline-size: 0;
  }
  .oc {
    position: relative;
    display: flex;
    gap: var(--ab-space-5);
    margin-block-start: var(--ab-space-4);
    padding: var(--ab-space-5);
    background: var(--ab-surface);
    border: 2px solid var(--ab-hair);
    border-radius: var(--ab-radius-2);
    cursor: pointer;
  }
  .oc.on {
    background: var(--ab-accent-wash);
  }
  .ot {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.3;
  }
  .oh {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-1) var(--ab-space-4);
  }
  .ot b {
    font-weight: 800;
    font-size: var(--ab-text-2);
  }
  .ot em {
    padding: var(--ab-space-1) var(--ab-space-4);
    border-radius: 99px;
    background: var(--ab-right);
    color: var(--ab-surface);
    font-style: normal;
    font-weight: 800;
    font-size: var(--ab-text-1);
    white-space: nowrap;
  }
  .ot small {
    display: block;
    color: var(--ab-ink-soft);
    font-size: var(--ab-text-2);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-2) var(--ab-space-5);
    margin-block-start: var(--ab-space-3);
    font-size: var(--ab-text-1);
    font-weight: 700;
  }
  .fact {
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-2);
    color: var(--ab-ink-soft);
  }
  .fact.yes {
    color: var(--ab-right);
  }
  .tech {
    margin-inline-start: auto;
    color: var(--ab-ink-soft);
    font:
      400 var(--ab-text-1) ui-monospace,
      Consolas,
      monospace;
  }
  .todo {
    margin: calc(-1 * var(--ab-space-4)) var(--ab-space-4) 0;
    padding: var(--ab-space-6) var(--ab-space-6) var(--ab-space-5);
    background: var(--ab-surface);
    border: 2px solid var(--ab-focus);
    border-block-start: 0;
    border-radius: 0 0 var(--ab-radius-2) var(--ab-radius-2);
  }
  .todo ol {
    display: grid;
    gap: var(--ab-space-4);
    counter-reset: step;
  }
  .todo li {
    counter-increment: step;
    display: grid;
    grid-template-columns: calc(var(--u) * 6) minmax(0, 1fr);
    align-items: baseline;
  }
  .todo li::before {
    content: counter(step);
    font-weight: 800;
    color: var(--ab-ink-soft);
  }
  .todo li > div {
    display: grid;
    gap: var(--ab-space-4);
  }
  .moodle h4 {
    margin: 0;
    font-size: var(--ab-text-2);
    font-weight: 800;
  }
  .moodle .soft,
  .todo > .soft,
  .folder > .soft {
    font-size: var(--ab-text-1);
    line-height: 1.35;
  }
  .moodle dl {
    margin: var(--ab-space-2) 0;
  }
  .moodle dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--ab-space-5);
    padding-block: var(--ab-space-2);
    border-block-start: 1px solid var(--ab-hair);
    font-size: var(--ab-text-2);
    line-height: 1.3;
  }
  .moodle dd {
    margin: 0;
    font-weight: 700;
  }
  .button.primary[aria-disabled='true'] {
    opacity: 0.7;
  }
  .marks summary {
    cursor: pointer;
    min-block-size: 28px;
    font-weight: 600;
  }
  .marks,
  .moodle,
  .todo > .soft,
  .folder {
    margin-block-start: var(--ab-space-5);
    padding-block-start: var(--ab-space-4);
    border-block-start: 1px solid var(--ab-hair);
  }
  .means + .marks {
    margin-block-start: var(--ab-space-4);
    padding-block-start: 0;
    border-block-start: 0;
  }
  .folder {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-4);
  }
  .hint,
  .only-here {
    padding: var(--ab-space-4) var(--ab-space-5);
    border: 2px solid var(--ab-note-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-note-bg);
    font-size: var(--ab-text-2);
    line-height: 1.35;
  }
  textarea {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    resize: vertical;
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-sunk);
    color: var(--ab-ink);
    padding: var(--ab-space-4) var(--ab-space-5);
    font:
      400 var(--ab-text-1) / 1.5 ui-monospace,
      Consolas,
      monospace;
    overflow-wrap: anywhere;
  }
  textarea::placeholder {
    color: var(--ab-ink-soft);
    opacity: 1;
  }
  @container (max-width: 699px) {
    .tech {
      margin-inline-start: 0;
      flex-basis: 100%;
    }
    .sign-of.big {
      inline-size: 28px;
      block-size: 28px;
    }
    .todo {
      margin-inline: 0;
      padding-inline: var(--ab-space-5);
    }
  }
  @container (min-width: 700px) {
    .outs {
      grid-template: auto auto 1fr / minmax(0, 1.1fr) minmax(0, 1fr);
      gap: var(--ab-space-6);
    }
    .og.course {
      grid-row: 1 / 4;
    }
  }
  @container (min-width: 1180px) {
    .outs {
      gap: var(--ab-space-7) var(--ab-space-8);
    }
  }
`;
