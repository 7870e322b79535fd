import { html, nothing, type TemplateResult, css } from 'lit';
import { leftOut, type SequenceState } from '../../src/rules/sequence/index.js';
import { icon } from '../style/icons.js';
import { coveredCardStyles } from '../parts/cards/covered.js';
import { facePad } from '../style/face-pad.js';
import type { SequenceContext } from './context.js';

/** Returns the indexes of the dice to throw: for the start the Master, otherwise the dice not kept. */
const wanted = ({ phase }: SequenceState): number[] => (phase.type === 'roll' ? leftOut(phase.keep) : [0]);

/** With real dice: renders the die to enter next, and those that have been entered. */
export function facesHeading(
  v: Pick<SequenceContext, 'figure' | 'focusOn' | 'gameWords' | 'interaction'>,
  state: SequenceState,
): TemplateResult {
  const w = v.gameWords.pads;
  const { faces } = v.interaction;
  const die = wanted(state)[faces.length] ?? 0;
  return html`<h3 id="faces" class="asks">
    ${w.faceOf(die + 1)} ${faces.map((face) => html`<span aria-hidden="true">${v.figure(face)}</span>`)}
    ${
      faces.length
        ? html`<button
            type="button"
            class="icon-button"
            part="action"
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
  </h3>`;
}

/** With real dice: renders the twelve numbers to tap for one die after another. */
export const facesPad = (
  v: Pick<SequenceContext, 'figure' | 'focusOn' | 'gameWords' | 'interaction' | 'match' | 'play' | 'say'>,
  state: SequenceState,
): TemplateResult => facePad('faces', v.figure, (face) => tapFace(v, state, face));

function tapFace(
  v: Pick<SequenceContext, 'focusOn' | 'gameWords' | 'interaction' | 'match' | 'play' | 'say'>,
  state: SequenceState,
  face: number,
): void {
  const faces = [...v.interaction.faces, face];
  const dice = wanted(state);
  if (faces.length < dice.length) {
    v.interaction.faces = faces;
    v.say(v.gameWords.pads.faceOf(dice[faces.length] + 1));
    return;
  }
  v.interaction.faces = [];
  v.play(state.phase.type === 'start' ? { type: 'roll', die: face } : { type: 'throw', dice: faces });
  v.focusOn(v.match.turn.kind === 'chance' ? '[data-home]' : '.slot');
}

/** Styles of the pads for real dice and for cards. */
export const padStyles = [
  coveredCardStyles,
  css`
    .pads {
      display: grid;
      gap: var(--ab-space-3);
      align-content: start;
    }
    .cards::part(show) {
      min-block-size: var(--ab-control-2);
      border: 2px solid var(--ab-keep);
      border-radius: var(--ab-radius-2);
      background: var(--ab-keep);
      color: var(--ab-on-keep);
      font-size: var(--ab-text-2);
      font-weight: 800;
    }
    /* The card lies beside its words, as high as the rows in whose place it is. */
    .covered {
      align-content: center;
    }
    .covered .covered-card {
      grid-auto-flow: column;
      justify-content: center;
      align-items: center;
      gap: var(--ab-space-5);
    }
    .covered .covered-card svg {
      block-size: clamp(76px, var(--h) * 0.16, 160px);
    }
    .last .look {
      inline-size: var(--ab-control-2);
      block-size: var(--ab-control-2);
    }
    /* The keys fill the place of the rows. */
    .below .faces {
      grid-template-columns: repeat(4, 1fr);
      grid-auto-rows: minmax(44px, calc(var(--u) * 15));
      align-content: start;
      gap: var(--ab-space-2);
    }
    @container (min-width: 560px) {
      .below .faces {
        grid-template-columns: repeat(6, 1fr);
      }
    }
  `,
];
