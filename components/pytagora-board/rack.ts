import { html, nothing, type TemplateResult } from 'lit';
import { pieces } from '../style/pieces.js';
import { nameIn } from '../style/player-name.js';
import type { TableInput } from './controls.js';
import { commonLeft, held } from './preview.js';
import type { PytagoraContext } from './context.js';

/** Returns the places of the rack in the order in which they are shown. */
export function placesOf(v: Pick<PytagoraContext, 'interaction'>, rack: string): readonly number[] {
  const { order } = v.interaction;
  return order.rack === rack ? order.places : [...rack].map((_, place) => place);
}

const hole = pieces({ glyph: '', state: 'hole' });
const down = pieces({ glyph: '', state: 'back' });

/** Renders the player's pieces, face down while they must not be seen. */
export function rack(
  v: Pick<
    PytagoraContext,
    'gameWords' | 'interaction' | 'isCovered' | 'match' | 'mirrored' | 'seen' | 'sign' | 'viewer'
  >,
  input: TableInput,
): TemplateResult {
  const { viewer, seen, gameWords } = v;
  const { seat, racks } = seen;
  if (viewer === undefined || v.isCovered) {
    return html`<div class="rack" part="rack">
      ${[...racks[seat]].map(() => html`<span class="slot">${down}</span>`)}
    </div>`;
  }
  const mine = held(racks[viewer], v.interaction.spread);
  const name = nameIn(v.match.players[viewer]);
  const may = input.mayLay;
  return html`<div class="rack" part="rack" role="group" aria-label=${gameWords.rack(name)}>
    ${placesOf(v, racks[viewer]).map((place) => {
      const glyph = mine[place];
      if (glyph === undefined) return html`<span class="slot">${hole}</span>`;
      return html`<button
        type="button"
        class="slot"
        part=${may ? 'action' : nothing}
        data-from=${place}
        aria-label=${gameWords.signs[glyph] ?? v.sign(glyph)}
        aria-pressed=${v.interaction.picked === place}
        @click=${() => input.pick(place)}
      >
        ${pieces({ glyph, figure: v.sign(glyph), mirrored: v.mirrored })}
      </button>`;
    })}
  </div>`;
}

/** Renders the equals signs for everyone; their label says how many are left. */
export function common(
  v: Pick<PytagoraContext, 'gameWords' | 'interaction' | 'mirrored' | 'seen'>,
  input: TableInput,
): TemplateResult {
  const left = commonLeft(v.seen, v.interaction.spread);
  const may = input.mayLay;
  return html`<div class="common" role="group" aria-label=${v.gameWords.forEveryone} title=${v.gameWords.forEveryone}>
    ${Array.from({ length: v.seen.common }, (_, i) =>
      i < left
        ? html`<button
            type="button"
            class="slot"
            part=${may ? 'action' : nothing}
            data-from="common"
            aria-label=${v.gameWords.common(left)}
            aria-pressed=${v.interaction.picked === 'common' && i === left - 1}
            @click=${() => input.pick('common')}
          >
            ${pieces({ glyph: '=', mirrored: v.mirrored })}
          </button>`
        : html`<span class="slot">${hole}</span>`,
    )}
    ${v.seen.common ? nothing : html`<span class="slot">${hole}</span>`}
  </div>`;
}
