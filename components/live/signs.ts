import { html, type TemplateResult } from 'lit';

const sign = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;

/* The signs of a lesson, beside those of `ui/icons.ts`. */

export const handIcon = sign(
  'M8 12V5a1.5 1.5 0 0 1 3 0v6M11 10V4a1.5 1.5 0 0 1 3 0v7M14 11V6a1.5 1.5 0 0 1 3 0v9c0 4-3 6-6 6s-5-2-7-6l-1.5-3a1.5 1.5 0 0 1 2.7-1L8 14',
);
