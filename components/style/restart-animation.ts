import { html, type TemplateResult } from 'lit';

/** Replaces the rendered content when `key` changes between even and odd, so that its animation restarts. */
export const anew = (key: number, content: unknown): TemplateResult =>
  key % 2 ? html`${content}` : html`<!-- -->${content}`;
