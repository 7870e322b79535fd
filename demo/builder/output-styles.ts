import { css } from 'lit';

/** Styles of the outputs, and of the steps that follow. */
export const outputStyles = css`
  .outs {
    display: grid;
    gap: calc(var(--u) * 6);
    align-items: start;
  }
  .outs h3 {
    font-size: calc(var(--u) * 4.25);
    font-weight: 800;
  }
  .og {
    min-inline-size: 0;
  }
  .oc {
    position: relative;
    display: flex;
    gap: calc(var(--u) * 3);
    margin-block-start: calc(var(--u) * 2);
    padding: calc(var(--u) * 3);
    background: var(--ab-surface);
    border: 2px solid var(--ab-hair);
    border-radius: calc(var(--u) * 3);
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
    gap: 2px calc(var(--u) * 2);
  }
  .ot b {
    font-weight: 800;
    font-size: calc(var(--u) * 4);
  }
  .ot em {
    padding: calc(var(--u) * 0.5) calc(var(--u) * 2);
    border-radius: 99px;
    background: var(--ab-right);
    color: var(--ab-surface);
    font-style: normal;
    font-weight: 800;
    font-size: calc(var(--u) * 3);
    white-space: nowrap;
  }
  .ot small {
    display: block;
    color: var(--ab-ink-soft);
    font-size: calc(var(--u) * 3.5);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 1) calc(var(--u) * 3);
    margin-block-start: calc(var(--u) * 1.5);
    font-size: calc(var(--u) * 3.25);
    font-weight: 700;
  }
  .fact {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--ab-ink-soft);
  }
  .fact.yes {
    color: var(--ab-right);
  }
  .tech {
    margin-inline-start: auto;
    color: var(--ab-ink-soft);
    font:
      400 calc(var(--u) * 3) ui-monospace,
      Consolas,
      monospace;
  }
  .todo {
    margin: calc(var(--u) * -2) calc(var(--u) * 2) 0;
    padding: calc(var(--u) * 5) calc(var(--u) * 4) calc(var(--u) * 3);
    background: var(--ab-surface);
    border: 2px solid var(--ab-focus);
    border-block-start: 0;
    border-radius: 0 0 calc(var(--u) * 3) calc(var(--u) * 3);
  }
  .todo ol {
    display: grid;
    gap: calc(var(--u) * 2.5);
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
    gap: 8px;
  }
  .moodle h4 {
    margin: 0;
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
  }
  .moodle .soft,
  .todo > .soft,
  .folder > .soft {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.35;
  }
  .moodle dl {
    margin: calc(var(--u) * 1) 0;
  }
  .moodle dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 calc(var(--u) * 3);
    padding-block: calc(var(--u) * 1);
    border-block-start: 1px solid var(--ab-hair);
    font-size: calc(var(--u) * 3.5);
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
    margin-block-start: calc(var(--u) * 3);
    padding-block-start: calc(var(--u) * 2);
    border-block-start: 1px solid var(--ab-hair);
  }
  .means + .marks {
    margin-block-start: calc(var(--u) * 2);
    padding-block-start: 0;
    border-block-start: 0;
  }
  .folder {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 2);
  }
  .hint {
    padding: calc(var(--u) * 2) calc(var(--u) * 3);
    border: 2px solid var(--ab-note-line);
    border-radius: var(--r);
    background: var(--ab-note-bg);
    font-size: calc(var(--u) * 3.5);
    line-height: 1.35;
  }
  textarea {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    resize: vertical;
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-sunk);
    color: var(--ab-ink);
    padding: calc(var(--u) * 2.5) calc(var(--u) * 3);
    font:
      400 max(13px, calc(var(--u) * 3.25)) / 1.5 ui-monospace,
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
      padding-inline: 12px;
    }
  }
  @container (min-width: 700px) {
    .outs {
      grid-template: auto auto 1fr / minmax(0, 1.1fr) minmax(0, 1fr);
      gap: 20px;
    }
    .og.course {
      grid-row: 1 / 4;
    }
  }
  @container (min-width: 1180px) {
    .outs {
      gap: calc(var(--u) * 6) calc(var(--u) * 8);
    }
  }
`;
