import { html, type TemplateResult } from 'lit';

/** Draws content from scratch when `key` goes from even to odd or back, so that its animation plays again. */
export const anew = (key: number, content: unknown): TemplateResult =>
  key % 2 ? html`${content}` : html`<!-- -->${content}`;
