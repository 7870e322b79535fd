import { html, type TemplateResult } from 'lit';
import type { MultiplayState } from '../../src/rules/multiplay/index.js';
import { formStyles } from '../parts/form-styles.js';
import { numberPad, numberPadStyles } from '../parts/number-pad.js';
import { answer, realRoll, type } from './input.js';
import type { MultiplayView } from './view.js';

export const styles = [formStyles, numberPadStyles];

const oneToTwelve = Array.from({ length: 12 }, (_, i) => i + 1);

/** With real dice: the twelve numbers to tap. */
export function realDicePad(v: MultiplayView): TemplateResult {
  return html`<h3 id="task">${v.words.whichRoll}</h3>
    <div class="faces" role="group" aria-labelledby="task">
      ${oneToTwelve.map(
        (face) =>
          html`<button type="button" class="key" ?data-home=${face === 1} @click=${() => realRoll(v, face)}>
            ${v.figure(face)}
          </button>`,
      )}
    </div>`;
}

/** The sum that is asked, with a number pad (MUL-06). */
export function sumPad(v: MultiplayView, state: MultiplayState): TemplateResult {
  const typing = v.fingers.typing!;
  const shown = [...typing.typed].map((digit) => v.figure(Number(digit))).join('') || '?';
  const gap = html`<output aria-label=${v.words.answer}>${shown}</output>`;
  const question =
    'cell' in typing
      ? html`<bdi>${v.figure(state.die)} × ${gap} = ${v.figure(state.numbers[typing.cell])}</bdi>`
      : html`<bdi>${v.figure(state.die)} × ${v.figure(typing.factor)} = ${gap}</bdi>`;
  return numberPad({
    question,
    typed: typing.typed,
    digits: Array.from({ length: 10 }, (_, digit) => v.figure(digit)),
    words: v.words,
    onType: (typed) => type(v, typed),
    onEnter: () => answer(v),
    onEscape: () => {
      v.fingers.typing = undefined;
      v.focusOn('.cell[tabindex="0"]');
    },
  });
}
