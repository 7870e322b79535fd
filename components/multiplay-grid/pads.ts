import { css, html, nothing, type TemplateResult } from 'lit';
import type { MultiplayState } from '../../src/rules/multiplay/index.js';
import { hintKey, numberPad, numberPadStyles } from '../ui/number-pad.js';
import { make, ms, oneToTwelve, toBoard } from './input.js';
import type { MultiplayContext } from './context.js';

export const padStyles = [
  numberPadStyles,
  css`
    .hinting {
      display: contents;
    }
    .times button {
      display: block;
      inline-size: 100%;
      border: 0;
      padding: 0;
      background: none;
      line-height: inherit;
      border-radius: inherit;
    }
    .times button::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  `,
];

/** With real dice: the twelve numbers to tap. */
export function realDicePad(v: MultiplayContext): TemplateResult {
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
export function sumPad(v: MultiplayContext, state: MultiplayState): TemplateResult {
  const typing = v.interaction.typing!;
  const words = v.words.pad;
  const shown = [...typing.typed].map((digit) => v.figure(Number(digit))).join('') || '?';
  const gap = html`<output aria-label=${words.answer}>${shown}</output>`;
  const question =
    'cell' in typing
      ? html`<bdi dir="ltr">${v.figure(state.die)} × ${gap} = ${v.figure(state.numbers[typing.cell])}</bdi>`
      : html`<bdi dir="ltr">${v.figure(state.die)} × ${v.figure(typing.factor)} = ${gap}</bdi>`;
  const pad = numberPad({
    question,
    typed: typing.typed,
    digits: Array.from({ length: 10 }, (_, digit) => v.figure(digit)),
    words,
    onType: (typed) => type(v, typed),
    onEnter: () => answer(v),
    onEscape: () => {
      v.interaction.typing = undefined;
      v.focusOn('cell' in typing ? '.cell[tabindex="0"]' : '.times button');
    },
  });
  return html`<div class="hinting" @keydown=${(e: KeyboardEvent) => hintKey(v.host, e)}>${pad}</div>`;
}

/** A place in the row of the times table whose product is to be said (MUL-06): the sum, and how many cubes wait for it. */
export function sumChoice(
  v: MultiplayContext,
  factor: number,
  sum: string,
  pips: TemplateResult,
  looks: string,
): TemplateResult {
  const none = looks.includes('none');
  return html`<li class=${looks} @keydown=${(e: KeyboardEvent) => hintKey(v.host, e)}>
    <button type="button" aria-disabled=${none ? 'true' : nothing} @click=${() => !none && chooseFactor(v, factor)}>
      <b>?</b><small dir="ltr">${sum}</small>${pips}
    </button>
  </li>`;
}

function realRoll(v: MultiplayContext, die: number): void {
  make(v, { type: 'roll', die });
  toBoard(v);
}

function chooseFactor(v: MultiplayContext, factor: number): void {
  v.interaction.typing = { factor, typed: '' };
  v.focusOn('.question');
}

function type(v: MultiplayContext, typed: string): void {
  const { typing } = v.interaction;
  if (typing) v.interaction.typing = { ...typing, typed };
}

function answer(v: MultiplayContext): void {
  const { typing } = v.interaction;
  if (!typing || typing.typed === '') return;
  const given = Number(typing.typed);
  if ('cell' in typing) make(v, { type: 'turn', cell: typing.cell, answer: given, ms: ms(v) });
  else make(v, { type: 'answer', factor: typing.factor, answer: given, ms: ms(v) });
  if (v.match.state.phase === 'choose') toBoard(v);
  else v.focusOn('[data-home]');
}
