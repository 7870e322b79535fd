import { html, type TemplateResult } from 'lit';
import type { OwnContext, OwnGame } from './own-game.js';

/** Renders the board in the place that it has on the screen. */
export const boardOf = ({ render }: OwnGame, v: OwnContext): TemplateResult =>
  html`<div class="own-board" part="board">${render(v)}</div>`;
