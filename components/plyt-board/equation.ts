import { html, nothing, type TemplateResult } from 'lit';
import { playerAt, type PlytState } from '../../src/rules/plyt/index.js';
import { sumDirection } from '../../src/words/notation.js';
import type { Hint } from '../parts/hint-ladder.js';
import { die } from '../style/dice/die.js';
import { answerBox } from '../style/answer-box.js';
import type { PlytContext } from './context.js';
import type { beatOf } from './moment.js';
import { diceNow, questionOf } from './turn.js';

/** The parts of a question besides its dice, which are the factors. */

interface Look {
  /** The answer in its box. */
  readonly answer: TemplateResult;
  /** Duration for which the dice tumble, in milliseconds. */
  readonly tumbles?: number | undefined;
  readonly hint?: Hint | undefined;
}

/** Returns whether the numbers of a sum need two rows; then there is no line below them. */
export const hasTwoRows = (numbers: readonly unknown[]): boolean => numbers.length > 3;

/** Returns the numbers of a position's sum: a fixed die lies beside the one that was thrown (PLY-15). */
export const numbersNow = (state: PlytState, seat: number): number[] =>
  questionOf(state, seat).prompt.split(/[*+]/).map(Number);

/** Renders the dice of a position, the Master first, with signs between them and the answer behind. */
export function equation(
  v: Pick<PlytContext, 'figure' | 'notation'>,
  state: PlytState,
  seat: number,
  { answer, hint, tumbles }: Look,
): TemplateResult {
  const thrown = diceNow(state);
  const { operation } = playerAt(state.options, seat);
  const numbers = numbersNow(state, seat);
  // The second row ends in the answer, which is as long as one die or two.
  const breaksAt = hasTwoRows(numbers) ? Math.min(4, Math.ceil((2 * numbers.length) / 3)) : -1;
  const sign = html`<span class="operator">${operation === 'add' ? '+' : v.notation.times}</span>`;
  const one = (face: number, i: number): TemplateResult =>
    html`${i === breaksAt ? html`<i class="row"></i>` : nothing}${i ? sign : nothing}${
      i < thrown.length
        ? dieOf(v, face, i, tumbles !== undefined, hint?.dice?.includes(i) ? hint : undefined)
        : html` <b>${v.figure(face)}</b>`
    }`;
  return html`<bdi
    dir=${sumDirection(v.notation)}
    class="equation size${numbers.length} ${hasTwoRows(numbers) ? 'many' : ''}"
    ><span class="dice" .style=${tumbles === undefined ? nothing : `--throw:${Math.round(tumbles)}ms`}
      >${numbers.map(one)}</span
    >
    <span class="equals"><span class="operator">=</span> ${answer}</span></bdi
  >`;
}

/**
 * Renders a die: the Master is black, the others are red (PLY-01). 6 and 9 are underlined.
 * @param hint the hint that marks it
 */
export function dieOf(
  v: Pick<PlytContext, 'figure'>,
  face: number,
  i: number,
  tumbling = false,
  hint?: Hint,
): TemplateResult {
  const label = v.figure(face);
  const drawn = die({
    face: label,
    label: tumbling ? undefined : hint ? hint.nameOf(label) : label,
    master: i === 0,
    tumbling,
    underlined: face === 6 || face === 9,
    tilt: [-3, 4, -5, 3, -4, 5][i] ?? 0,
  });
  return hint ? html`<span class="hinted">${drawn}</span>` : drawn;
}

/** Renders the box of an answer that has been given, as far as the beat shows it. */
export function answerGiven(
  v: Pick<PlytContext, 'figure' | 'table'>,
  beat: ReturnType<typeof beatOf>,
  given: number | undefined,
): TemplateResult {
  const text = given === undefined ? '' : v.figure(given);
  switch (beat?.name) {
    case 'typing': {
      const each = v.table.pace < 1 ? 0 : beat.ms / text.length;
      const digits = [...text].map(
        (digit, i) =>
          html`<span class="typed" .style="animation-delay:${Math.round(i * each * v.table.pace)}ms">${digit}</span>`,
      );
      return answerBox(html`${digits}`, 'open');
    }
    case 'judge':
      return answerBox(text, 'open');
    case 'wrong':
    case 'lesson':
    case 'shown':
      return answerBox(text, 'wrong');
    default:
      return answerBox(text, 'right');
  }
}
