import { html, type TemplateResult } from 'lit';

/** Renders a drawn board in the place that it has on the screen. */
export const boardOf = (drawn: TemplateResult): TemplateResult =>
  html`<div class="own-board" part="board">${drawn}</div>`;
