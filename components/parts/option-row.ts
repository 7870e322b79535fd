import { css, html, nothing, type TemplateResult } from 'lit';

/** Renders a row of a form: what is set, an explanation, and the control. */
export const optionRow = (label: string, help: string | undefined, control: TemplateResult): TemplateResult =>
  html`<div class="option">
    <div>
      <b aria-hidden="true"><bdi>${label}</bdi></b>
      ${help ? html`<p class="soft"><bdi>${help}</bdi></p>` : nothing}
    </div>
    ${control}
  </div>`;

/**
 * Styles for rows, and for the lists of choices in a form. Around rows, `--option-text` sets how much room their text takes beside the control, `--option-space`
 * the space above and below, and `--option-line` the width of the line between two.
 */
export const optionRowStyles = css`
  .option {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--ab-space-4) var(--ab-space-5);
    padding: var(--option-space, var(--ab-space-4)) 0;
  }
  .option + .option {
    border-block-start: var(--option-line, 1px) solid var(--ab-hair);
  }
  .option > div:not([role]) {
    flex: var(--option-text, 0 1 auto);
  }
  .option p {
    font-size: var(--ab-text-1);
    line-height: 1.3;
  }
  /* Rows in a group of their own. */
  .own {
    --option-space: var(--ab-space-2);
    --option-line: 0;
    flex-basis: 100%;
    min-inline-size: 0;
  }
  .own summary {
    cursor: pointer;
    min-block-size: 28px;
    font-weight: 600;
    color: var(--ab-ink-soft);
  }
  select {
    min-block-size: var(--ab-control-1);
    max-inline-size: 100%;
    padding-inline: var(--ab-space-3);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-paper);
    font-weight: 700;
  }
  :is(button, input, select, summary) {
    scroll-margin-block: 80px;
  }
  @media print {
    .option {
      break-inside: avoid;
    }
  }
`;
