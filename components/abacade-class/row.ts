import { html, nothing, type TemplateResult } from 'lit';

/** Renders a row of a form: its label, help, and a control that has its own accessible name. */
export const row = (label: string, help: string | undefined, control: TemplateResult): TemplateResult =>
  html`<div class="ask">
    <div>
      <b aria-hidden="true">${label}</b>
      ${help ? html`<p class="soft">${help}</p>` : nothing}
    </div>
    ${control}
  </div>`;
