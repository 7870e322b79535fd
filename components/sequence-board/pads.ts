import { css, html, nothing, type TemplateResult } from 'lit';
import { leftOut, type SequenceState } from '../../src/rules/sequence/index.js';
import { icon } from '../ui/icons.js';
import { numberPadStyles } from '../ui/number-pad.js';
import { rich } from '../ui/rich-text.js';
import type { SequenceContext } from './context.js';

export const padStyles = [
  numberPadStyles,
  css`
    .pads {
      flex: 1 1 100%;
      display: grid;
      gap: calc(var(--u) * 1.5);
    }
    .pads h3 {
      display: flex;
      align-items: center;
      gap: calc(var(--u) * 2);
      font-size: calc(var(--u) * 4);
      font-weight: 800;
      min-block-size: 40px;
    }
    .pads .card-name {
      display: block;
      min-block-size: 0;
    }
    .card-name::first-letter {
      text-transform: uppercase;
    }
    .uses {
      display: flex;
      flex-wrap: wrap;
      gap: calc(var(--u) * 1.5);
    }
    @container (min-width: 700px) {
      .pads .faces {
        grid-template-columns: repeat(12, 1fr);
        gap: 4px;
      }
      .pads .key {
        min-block-size: 40px;
      }
    }
  `,
];

const oneToTwelve = Array.from({ length: 12 }, (_, i) => i + 1);

/** The dice that have to be thrown: for the start the Master, else those that are not kept. */
const wanted = ({ phase }: SequenceState): number[] => (phase.type === 'roll' ? leftOut(phase.keep) : [0]);

/** With real dice: the twelve numbers to tap for one die after the other. */
export function realDicePad(v: SequenceContext, state: SequenceState): TemplateResult {
  const w = v.gameWords.pads;
  const { faces } = v.interaction;
  const place = wanted(state)[faces.length] ?? 0;
  return html`<div class="pads">
    <h3 id="faces">
      ${w.faceOf(place + 1)} ${faces.map((face) => html`<span aria-hidden="true">${v.figure(face)}</span>`)}
      ${
        faces.length
          ? html`<button
              type="button"
              class="ic"
              aria-label=${w.back}
              @click=${() => {
                v.interaction.faces = faces.slice(0, -1);
                if (faces.length === 1) v.focusOn('.faces button');
              }}
            >
              ${icon('erase')}
            </button>`
          : nothing
      }
    </h3>
    <div class="faces" role="group" aria-labelledby="faces">
      ${oneToTwelve.map(
        (face) =>
          html`<button type="button" class="key" ?data-home=${face === 1} @click=${() => tapFace(v, state, face)}>
            ${v.figure(face)}
          </button>`,
      )}
    </div>
  </div>`;
}

function tapFace(v: SequenceContext, state: SequenceState, face: number): void {
  const faces = [...v.interaction.faces, face];
  const places = wanted(state);
  if (faces.length < places.length) {
    v.interaction.faces = faces;
    const next = places[faces.length];
    v.say(v.gameWords.pads.faceOf(next + 1));
    return;
  }
  v.interaction.faces = [];
  v.play(state.phase.type === 'start' ? { type: 'roll', die: face } : { type: 'throw', dice: faces });
  v.focusOn(v.match.turn.kind === 'chance' ? '[data-home]' : '.slot');
}

/** What the open card can do: one button for each square. */
export function cardPad(v: SequenceContext, state: SequenceState): TemplateResult {
  const w = v.gameWords.pads;
  const { phase } = state;
  const name = phase.type === 'open-card' ? w.cards[phase.card] : '';
  return html`<div class="pads">
    <h3 id="card" class="card-name">${rich(name)}</h3>
    <div class="uses" role="group" aria-labelledby="card">
      ${[...v.match.game.moves(state)].map((move, i) =>
        move.type === 'card'
          ? html`<button
              type="button"
              class="btn"
              ?data-home=${i === 0}
              @click=${() => {
                v.play(move);
                v.focusOn('[data-home]');
              }}
            >
              ${w.move(v.match.players[move.seat].name, v.figure(move.to))}
            </button>`
          : nothing,
      )}
    </div>
  </div>`;
}
