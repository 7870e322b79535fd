import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { PlytState } from '../../src/rules/plyt/index.js';
import type { PlytContext } from './context.js';

/** The timer of an answer as a ring that empties; turned a second time where that is agreed (PLY-19). */
export function clock(v: PlytContext, { options }: PlytState): TemplateResult | typeof nothing {
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

export const clockStyles = css`
  .timer {
    position: relative;
    flex: none;
    inline-size: calc(var(--u) * 12.5);
    block-size: calc(var(--u) * 12.5);
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--ab-surface);
    color: var(--ab-ink);
    font-size: calc(var(--u) * 4.75);
  }
  .timer svg {
    position: absolute;
    inset: 0;
  }
  .timer circle {
    fill: none;
    stroke: var(--ab-sunk);
    stroke-width: 11;
  }
  .timer .rest {
    stroke: var(--ab-plyt);
  }
  .timer.late .rest {
    stroke: var(--ab-wrong);
  }
  .timer b {
    position: relative;
  }
  .timer i {
    position: absolute;
    inset-block-end: 14%;
    font: 700 calc(var(--u) * 2.5) / 1 var(--ab-font);
  }
  @container (min-width: 1180px) {
    .timer {
      inline-size: calc(var(--u) * 15);
      block-size: calc(var(--u) * 15);
      font-size: calc(var(--u) * 6);
    }
  }
`;
