import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';

const robot = svg`<svg class="robot" viewBox="0 0 24 24" aria-hidden="true"><path
  d="M5 10H19V20H5zM12 10V5M9.5 14V16M14.5 14V16M2 13.5V16.5M22 13.5V16.5"
/></svg>`;

/** Who sits at a seat, in a list of players; a computer player is seen and heard to be one. `computer`: the word for it. */
export const playerName = ({ name, bot }: Player, computer: string): TemplateResult =>
  html`<span class="nm"
    >${bot ? robot : nothing}${name}${
      bot && name.toLowerCase() !== computer ? html`<span class="sr">, ${computer}</span>` : nothing
    }</span
  >`;
