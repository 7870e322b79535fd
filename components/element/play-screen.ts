import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../src/rules/game.js';
import { banner } from '../parts/banner.js';
import { eventList } from '../parts/event-log.js';
import { playerName } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { boardOf } from './board.js';
import type { OwnContext, OwnGame } from './own-game.js';

/** Renders the game in progress: whose turn it is, the board, the controls, the players, and what happened. */
export function playScreen(own: OwnGame, v: OwnContext): TemplateResult {
  const { match, seat } = v;
  const player = match.players[seat];
  const help = player.bot ? v.words.thinks : (own.help?.(v) ?? nothing);
  return html`<div class="app game own colour${player.colour + 1}">
    ${banner(v, { seat, help, hint: false })}
    <div class="board-area">${boardOf(own.render(v))}</div>
    ${own.actions ? html`<div class="own-actions">${own.actions(v)}</div>` : nothing}
    ${standings(v, own.standing && ((one) => own.standing!(v, one)))} ${eventList(v)}
  </div>`;
}

/**
 * Renders the players with their standings.
 * @param standingOf returns the standing of a player; by default the score
 */
function standings(
  v: Pick<OwnContext, 'figure' | 'match' | 'seat' | 'state' | 'words'>,
  standingOf: ((seat: Seat) => string) | undefined,
): TemplateResult {
  const { players, game } = v.match;
  const scores = standingOf ? [] : game.scores(v.state);
  return html`<ul class="scores" part="scores" aria-label=${v.words.panel.scores}>
    ${players.map(
      (player, seat) =>
        html`<li class="colour${player.colour + 1} ${seat === v.seat ? 'current' : ''}">
          ${shape(player.colour)}${playerName(player, v.words.computer)}<b
            >${standingOf?.(seat) ?? v.figure(scores[seat])}</b
          >
        </li>`,
    )}
  </ul>`;
}
