import { html, nothing, type TemplateResult } from 'lit';
import type { MultiplayEvent, MultiplayState } from '../../src/rules/multiplay/index.js';
import { playerName } from '../ui/player-name.js';
import { token } from './cube.js';
import type { MultiplayContext } from './context.js';

/** What the last move brought each seat. */
function changes(events: readonly MultiplayEvent[], seats: number): number[] {
  const change = Array<number>(seats).fill(0);
  for (const event of events) {
    if (event.type === 'scored') change[event.seat] += event.points;
    if (event.type !== 'trapped') continue;
    change[event.seat] -= event.points;
    for (const end of event.ends) change[end.seat] += end.points;
  }
  return change;
}

/** The running scores, and beside them what the last cube changed. */
export function scoreList(v: MultiplayContext, state: MultiplayState, label: string): TemplateResult {
  const last = v.match.plies.findLast((ply) => ply.events.some((event) => event.type === 'placed'));
  const change = changes(last?.events ?? [], state.scores.length);
  return html`<ul class="scores n${state.scores.length}" part="scores" aria-label=${label}>
    ${v.match.players.map((player, seat) => {
      const { colour } = player;
      const points = change[seat];
      return html`<li class="c${colour + 1} ${seat === state.seat ? 'cur' : ''}">
        ${token(colour)}${playerName(player, v.words.computer)}<b>${v.figure(state.scores[seat])}</b>
        <i>${points ? html`<span class=${points > 0 ? 'gain' : 'loss'}>${v.figure(points, true)}</span>` : nothing}</i>
      </li>`;
    })}
  </ul>`;
}
