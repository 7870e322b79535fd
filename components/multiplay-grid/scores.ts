import { html, nothing, type TemplateResult } from 'lit';
import type { MultiplayEvent, MultiplayState } from '../../src/rules/multiplay/index.js';
import { countUp } from '../style/count-up.js';
import { playerName } from '../style/player-name.js';
import type { MultiplayContext } from './context.js';
import { token } from './cube.js';
import { changes } from './moments.js';

/** Renders the scores and, if there is room, the points that the last cube changed. */
export function scores(v: MultiplayContext, state: MultiplayState, events: readonly MultiplayEvent[]): TemplateResult {
  const change = changes(events, state.scores.length);
  const { figure, moment, table } = v;
  // Points count up as they are scored; after undoing they change at once.
  const ms = moment && moment.beat.ms !== Infinity ? moment.beat.ms * table.pace : 0;
  return html`<ul class="scores" part="scores" aria-label=${v.words.panel.scores}>
    ${v.match.players.map((player, seat) => {
      const { colour } = player;
      const points = change[seat];
      return html`<li class="colour${colour + 1} ${seat === state.seat ? 'current' : ''}">
        ${token(colour)}${playerName(player, v.words.computer)}<b
          >${countUp(`${v.languageTag} ${state.scores[seat]}`, state.scores[seat], ms, (n) => figure(n), 'last')}</b
        >
        <i>${points ? html`<span class=${points > 0 ? 'gain' : 'loss'}>${v.figure(points, true)}</span>` : nothing}</i>
      </li>`;
    })}
  </ul>`;
}
