import { html, type TemplateResult } from 'lit';
import { pieces } from '../ui/pieces.js';
import { plain } from '../ui/rich-text.js';
import { shape } from '../ui/shapes.js';
import { lastTold, telling } from './announcements.js';
import type { PytagoraView } from './context.js';

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
