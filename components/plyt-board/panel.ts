import { html, nothing, type TemplateResult } from 'lit';
import { playerAt, type PlytState } from '../../src/rules/plyt/index.js';
import { eventLog } from '../screens/event-log.js';
import { playerName } from '../ui/player-name.js';
import { shape } from '../ui/shapes.js';
import { tools } from '../screens/panel.js';
import { seatShown } from './seats.js';
import type { PlytContext } from './context.js';

/** What stands beside the mountain: the players with their squares, what happened, the tools. */
export function panel(v: PlytContext, state: PlytState): TemplateResult {
  const words = v.words.panel;
  return html`${players(v, state)}
  ${
    v.hints?.card(v) ??
    html`<ol class="events" aria-label=${words.events}>
      ${eventLog(v, words.nothingYet)}
    </ol>`
  }
  ${tools(v, words, state.options.timer > 0)}`;
}

/** Who is where, with what is agreed for each. */
function players(v: PlytContext, state: PlytState): TemplateResult {
  const now = seatShown(v);
  const { gameWords: w } = v;
  return html`<ul class="scores n${v.match.players.length}" part="scores" aria-label=${v.words.panel.scores}>
    ${v.match.players.map((player, seat) => {
      const held = state.hands[seat].length;
      return html`<li class="c${player.colour + 1} ${seat === now ? 'cur' : ''}">
        ${shape(player.colour)}${playerName(player, v.words.computer)}<b>${v.figure(state.at[seat])}</b>
        <small
          >${w.standard(v.figure(playerAt(state.options, seat).standard))}${held ? html` · ${w.cardsHeld(held)}` : nothing}</small
        >
      </li>`;
    })}
  </ul>`;
}
