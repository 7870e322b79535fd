import { html, type TemplateResult } from 'lit';
import type { Player } from '../../../src/match/players.js';
import { playerName } from '../player-name.js';
import { shape } from '../shapes.js';

interface Players {
  readonly label: string;
  readonly players: readonly Player[];
  /** The word for a computer player. */
  readonly computer: string;
  readonly hands: readonly (readonly number[])[];
  /** The seat whose turn it is; undefined after the end of the game. */
  readonly seat: number | undefined;
  /** Returns a number of pieces in words, for example "8 pieces". */
  readonly count: (pieces: number) => string;
  readonly figure: (value: number) => string;
  /** Renders an additional note about a player. */
  readonly note?: (seat: number) => TemplateResult | undefined;
}

/** Renders the players and the number of pieces each has left. */
export const playerList = (p: Players): TemplateResult =>
  html`<ul class="scores" part="scores" aria-label=${p.label}>
    ${p.players.map(
      (player, seat) =>
        html`<li class="colour${player.colour + 1} ${seat === p.seat ? 'current' : ''}">
          ${shape(player.colour)}${playerName(player, p.computer)}${p.note?.(seat)}<b aria-hidden="true"
            >${p.figure(p.hands[seat].length)}</b
          ><span class="visually-hidden">, ${p.count(p.hands[seat].length)}</span>
        </li>`,
    )}
  </ul>`;
