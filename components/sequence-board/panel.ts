import { html, nothing, type TemplateResult } from 'lit';
import type { SequenceState } from '../../src/rules/sequence/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import { happened } from '../parts/happened.js';
import { playerName } from '../parts/player-name.js';
import { shape } from '../parts/shapes.js';
import { panelWords, tools } from '../parts/tools.js';
import { seatToAct } from './input.js';
import { besideWords } from './telling.js';
import type { SequenceView } from './view.js';

/** What stands below the mountain: positions, what happened, the tools. */
export function panel(v: SequenceView, state: SequenceState): TemplateResult {
  const words = panelWords(v.languageTag);
  const { summit } = state.options;
  const { telling } = besideWords(v);
  return html`<ul class="scores n${state.at.length}" part="scores" aria-label=${words.scores}>
      ${v.match.players.map(
        (player, seat) =>
          html`<li class="c${player.colour + 1} ${seat === seatToAct(state) ? 'cur' : ''}">
            ${shape(player.colour)}${playerName(player, v.words.computer)}<b>${v.figure(state.at[seat])}</b>
          </li>`,
      )}
    </ul>
    <ol class="events" aria-label=${words.events}>
      ${happened(v, words.nothingYet)}
    </ol>
    <div class="end">
      ${tools(v, words, false, false)}
      ${summit < WINNER ? html`<p class="soft">${telling.goal(v.figure(summit))}</p>` : nothing}
    </div>`;
}
