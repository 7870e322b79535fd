import { starsOf } from '../../src/rules/trail/cards.js';
import { html, nothing, type TemplateResult } from 'lit';
import { bonusFor, playerAt, squareAfter, stepsFor, type PlytState } from '../../src/rules/plyt/index.js';
import { rich } from '../style/rich-text.js';
import type { PlytContext } from './context.js';
import { diceNow } from './turn.js';

/** The steps that a right answer scores. */

/** Returns the steps of a right answer with the sum that makes them: "7 + 4 = 11 steps". */
export function stepsLine(v: Pick<PlytContext, 'figure' | 'gameWords'>, state: PlytState, seat: number): string {
  const [master] = diceNow(state);
  return master ? v.gameWords.moments.steps(stepsSum(v, state, seat)) : '';
}

/** Returns the steps of a right answer as a sum: "7 + 4 = 11". */
function stepsSum(v: Pick<PlytContext, 'figure'>, state: PlytState, seat: number): string {
  const player = playerAt(state.options, seat);
  const thrown = diceNow(state);
  const bonus = bonusFor(player, thrown.length);
  const steps = stepsFor(player, thrown.length, thrown[0]);
  return bonus ? `${v.figure(thrown[0])} + ${v.figure(bonus)} = ${v.figure(steps)}` : v.figure(steps);
}

/** Renders the reward for a right answer, for example "7 + 4 = 11 steps to 53". */
export function stake(
  v: Pick<PlytContext, 'figure' | 'gameWords'>,
  state: PlytState,
  seat: number,
): TemplateResult | typeof nothing {
  const { options, at, phase } = state;
  if (phase.type !== 'answer') return nothing;
  const to = squareAfter(playerAt(options, seat), at[seat], phase.thrown.length, phase.thrown[0]);
  const star = starsOf(options, state.at.length).includes(to);
  const [before, after] = v.gameWords.pads.brings(stepsSum(v, state, seat), '|').split('|');
  return html`<p class="stake">
    <bdi>${rich(before)}<b class=${star ? 'plyt' : ''}>${star ? '★ ' : ''}${v.figure(to)}</b>${rich(after ?? '')}</bdi>
  </p>`;
}
