import { html, type TemplateResult } from 'lit';
import { icon } from '../style/icons.js';
import { digitOf, keyOf } from '../style/keys.js';
import type { PytagoraContext } from './context.js';
import { lay } from './controls.js';

/** Maximum number of digits: one more than most scores have, so that wrong answers can be longer. */
const mostDigits = 3;

/** Renders digits in the place of the rack, to type the score of the equation (PYT-22). No virtual keyboard covers it. */
export function scorePad(v: PytagoraContext, told: string): TemplateResult {
  /** Empty after a wrong answer has been judged, so that another can be typed. */
  const said = v.interaction.note ? '' : told;
  const { pad } = v.words;
  const type = (digit: number): void => {
    if (said.length < mostDigits) v.set({ said: said === '0' ? String(digit) : `${said}${digit}` });
  };
  const erase = (): void => v.set({ said: said.slice(0, -1) });
  const onKey = (event: KeyboardEvent): void => {
    const digit = digitOf(event);
    const key = keyOf(event);
    if (digit >= 0) type(digit);
    else if (key === 'Backspace') erase();
    else if (key === 'Enter' && said) lay(v);
    else if (key === 'Escape') {
      v.set({ said: undefined });
      v.focusOn('.actions .primary');
    } else return;
    event.preventDefault();
  };
  return html`<div class="rack" role="group" aria-label=${pad.digits} data-types @keydown=${onKey}>
      ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(
        (digit) =>
          html`<button type="button" class="slot key" part="action" @click=${() => type(digit)}>
            ${v.figure(digit)}
          </button>`,
      )}
    </div>
    <div class="rack-tools">
      <button type="button" class="icon-button" title=${pad.erase} aria-label=${pad.erase} @click=${erase}>
        ${icon('erase')}
      </button>
    </div>`;
}
