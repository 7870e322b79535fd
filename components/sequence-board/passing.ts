import { html, type TemplateResult } from 'lit';
import { claims } from '../../src/rules/sequence/dice.js';
import type { SequenceState } from '../../src/rules/sequence/index.js';
import { diceNow } from './input.js';
import type { SequenceContext } from './context.js';

/** Whether the dice make a Sequence: what the hint finds, too. */
const hasSequence = (state: SequenceState): boolean => claims(diceNow(state), state.options.totalRule).length > 0;

/**
 * To say that there is no Sequence. Where there is one it asks before the turn is given away, and does not tell which. The
 * button that was tapped leads back; the one that passes stands elsewhere.
 */
export function passing(v: SequenceContext, state: SequenceState): TemplateResult {
  const { table: w } = v.gameWords;
  const asks = v.interaction.unsure === v.match.ply;
  return html`<p class="asks">${asks ? w.passAnyway : w.whatIsIt}</p>
    ${
      asks
        ? html`<button type="button" class="stop" @click=${() => pass(v)}>${w.pass}</button>
            <button
              type="button"
              class="none"
              data-home
              @click=${() => {
                v.interaction.unsure = undefined;
                v.focusOn('.slot');
              }}
            >
              ${w.lookAgain}
            </button>`
        : html`<button type="button" class="none" data-home @click=${() => passOrAsk(v, state)}>
            ${v.gameWords.pass}
          </button>`
    }`;
}

function passOrAsk(v: SequenceContext, state: SequenceState): void {
  if (!hasSequence(state)) return pass(v);
  v.interaction.unsure = v.match.ply;
  v.say(v.gameWords.table.passAnyway);
  v.focusOn('.none');
}

function pass(v: SequenceContext): void {
  v.play({ type: 'pass' });
  v.focusOn('[data-home]');
}
