import { html, nothing, svg, type TemplateResult } from 'lit';
import type { PlytState } from '../../src/rules/plyt/index.js';
import type { PlytView } from './view.js';

/** The timer of an answer as a ring that empties; turned a second time where that is agreed (PLY-19). */
export function clock(v: PlytView, { options }: PlytState): TemplateResult | typeof nothing {
  const { left, isRunning, allowance } = v.table.clock;
  if (!isRunning || left === Infinity) return nothing;
  const once = options.timer * allowance;
  const seconds = Math.ceil(left / 1000);
  const turnsLeft = Math.ceil(seconds / once);
  const now = seconds - (turnsLeft - 1) * once;
  return html`<div
    class="timer ${seconds <= 5 ? 'late' : ''}"
    role="timer"
    aria-live="off"
    aria-label=${v.words.timeLeft(v.figure(seconds))}
  >
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="43"></circle>
      ${svg`<circle class="rest" cx="50" cy="50" r="43" pathLength="100" stroke-dasharray="${(100 * now) / once} 100" transform="rotate(-90 50 50)"></circle>`}
    </svg>
    <b>${v.figure(now)}</b>${turnsLeft > 1 ? html`<i>×${v.figure(turnsLeft)}</i>` : nothing}
  </div>`;
}
