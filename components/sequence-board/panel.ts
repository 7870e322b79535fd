import { html, nothing, type TemplateResult } from 'lit';
import type { SequenceState } from '../../src/rules/sequence/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import { eventLog } from '../screens/event-log.js';
import { playerName } from '../ui/player-name.js';
import { shape } from '../ui/shapes.js';
import { tools } from '../screens/panel.js';
import { seatToAct } from './input.js';
import type { SequenceContext } from './context.js';

/** What stands below the mountain: positions, what happened, the tools. */
export function panel(v: SequenceContext, state: SequenceState): TemplateResult {
  const words = v.words.panel;
  const { summit } = state.options;
  const { announcements: telling } = v.gameWords;
  return html`<ul class="scores n${state.at.length}" part="scores" aria-label=${words.scores}>
      ${v.match.players.map(
        (player, seat) =>
          html`<li class="c${player.colour + 1} ${seat === seatToAct(state) ? 'cur' : ''}">
            ${shape(player.colour)}${playerName(player, v.words.computer)}<b>${v.figure(state.at[seat])}</b>
          </li>`,
      )}
    </ul>
    <ol class="events" aria-label=${words.events}>
      ${eventLog(v, words.nothingYet)}
    </ol>
    <div class="end">
      ${tools(v, words, false, false)}
      ${summit < WINNER ? html`<p class="soft">${telling.goal(v.figure(summit))}</p>` : nothing}
    </div>`;
}
