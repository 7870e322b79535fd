import { html, type TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import { playerName } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import type { Reader } from './reader.js';

/** A context of a game in which each player has a hand of pieces. */
interface View extends Pick<Reader<object>, 'words' | 'figure'> {
  readonly gameWords: { readonly players: string; pieces(count: number): string };
  readonly match: {
    readonly players: readonly Player[];
    isBot(seat: number): boolean;
    readonly state: { readonly seat: number; readonly hands: readonly (readonly number[])[] };
  };
}

/**
 * Renders the players and the number of pieces each has left.
 * @param note Renders what else is said of a player.
 */
export function playersWithPieces(v: View, note: (seat: number) => TemplateResult | undefined): TemplateResult {
  const { players, state } = v.match;
  return html`<ul class="scores" part="scores" aria-label=${v.gameWords.players}>
    ${players.map((player, seat) => {
      const { length } = state.hands[seat];
      return html`<li class="colour${player.colour + 1} ${seat === state.seat ? 'current' : ''}">
        ${shape(player.colour)}${playerName(player, v.words.computer)}${note(seat)}<b aria-hidden="true"
          >${v.figure(length)}</b
        ><span class="visually-hidden">, ${v.gameWords.pieces(length)}</span>
      </li>`;
    })}
  </ul>`;
}

/**
 * Returns the seat whose hand is open: that of the person to act, otherwise of the next person; undefined if only computers
 * play.
 */
export function openSeat({ match }: Pick<View, 'match'>): number | undefined {
  const { players, state } = match;
  const order = players.map((_, i) => (state.seat + i) % players.length);
  return order.find((seat) => !match.isBot(seat));
}
