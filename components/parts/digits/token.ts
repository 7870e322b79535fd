import { css, html, type TemplateResult } from 'lit';
import { shape } from '../shapes.js';

/** What stands for a player in the form: the shape, on a round of its colour. */
export const token = (colour: number): TemplateResult => html`<span class="round">${shape(colour)}</span>`;

export const tokenStyles = css`
  .round {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 50%;
    background: var(--pc);
    font-size: calc(var(--u) * 6);
  }
  .round .shape {
    color: var(--ab-on-player);
  }
`;
