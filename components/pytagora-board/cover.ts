import { html, type TemplateResult } from 'lit';
import { pieces } from '../parts/pieces.js';
import { plain } from '../parts/rich.js';
import { shape } from '../parts/shapes.js';
import { lastTold, telling } from './telling.js';
import type { PytagoraView } from './view.js';

/** Between two persons on one device: nobody sees the pieces until the next one says so. */
export function cover(v: PytagoraView): TemplateResult {
  const { seat, racks } = v.match.state;
  const { name, colour } = v.match.players[seat];
  const words = telling(v).cover;
  return html`${shape(colour)}
    <h2>${words.passTo(name)}</h2>
    <p>${words.lookAway}</p>
    <div class="backs" aria-hidden="true">${[...racks[seat]].map(() => pieces({ glyph: '', state: 'back' }))}</div>
    <button type="button" class="btn big" data-home @click=${() => uncover(v)}>${words.show(name)}</button>
    <p class="sm">${plain(lastTold(v) ?? '')}</p>`;
}

function uncover(v: PytagoraView): void {
  v.set({ uncovered: v.match.state.seat });
  v.focusOn('.cell[tabindex="0"]');
}
