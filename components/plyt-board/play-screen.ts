import { html, nothing, type TemplateResult } from 'lit';
import type { PlytState } from '../../src/rules/plyt/index.js';
import { shape } from '../ui/shapes.js';
import { boardOf } from './board-view.js';
import { clock } from './clock.js';
import { panel } from './panel.js';
import { help, stage } from './stage.js';
import { isPersonToAct, lessonAt, seatShown } from './seats.js';
import type { PlytContext } from './context.js';

/** The game being played: whose turn, the mountain, what is to be done, positions, what happened. */
export function playScreen(v: PlytContext): TemplateResult {
  const { state, plies } = v.match;
  const moved = plies.findLast(({ events }) => events.some(({ type }) => type === 'moved'));
  return html`<div class="app pl">
    ${banner(v, state)} ${boardOf(v, { state, events: moved?.events ?? [], live: true })}
    <section class="stage">${stage(v, state)}</section>
    ${panel(v, state)}
  </div>`;
}

function banner(v: PlytContext, state: PlytState): TemplateResult {
  const player = v.match.players[seatShown(v)];
  const waits = !isPersonToAct(v) && lessonAt(v) === undefined;
  return html`<section class="turn c${player.colour + 1}" part="turn">
    ${shape(player.colour)}
    <div>
      <h2 tabindex="-1" ?data-home=${waits}>${v.words.turnOf(player.name)}</h2>
      <p><bdi>${player.bot ? v.words.thinks : help(v, state)}</bdi></p>
    </div>
    ${v.table.clock.isRunning ? clock(v, state) : nothing}
  </section>`;
}
