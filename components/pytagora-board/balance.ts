import { svg, html, type TemplateResult } from 'lit';
import type { PytagoraContext } from './context.js';
import type { Preview } from './preview.js';

/** Distance that a pan goes up or down, in units of the drawing. */
const tilt = 8;

/**
 * Renders the values of both sides on a balance that tips to the larger; undefined if they are not known. The left pan is the
 * first side, or the second if equations run from right to left.
 */
export function balance(v: PytagoraContext, { step }: Preview): TemplateResult | undefined {
  const { leftValue: first, rightValue: second } = (step?.ok === false ? step.details : undefined) ?? {};
  if (typeof first !== 'number' || typeof second !== 'number') return undefined;
  const [left, right] = v.table.match!.state.options.direction === 'rtl' ? [second, first] : [first, second];
  const down = left > right ? tilt : -tilt;
  return html`<svg class="balance" viewBox="0 0 120 66" aria-hidden="true">
    <path d=${`M22 ${34 + down}L98 ${34 - down}M60 34V60M46 62H74`}></path>
    ${pan(22, 34 + down, v.figure(left))} ${pan(98, 34 - down, v.figure(right))}
  </svg>`;
}

/** Draws a side of the equation on its pan. */
const pan = (x: number, y: number, value: string) =>
  svg`<path d=${`M${x - 20} ${y - 3}q20 10 40 0`}></path><text x=${x} y=${y - 8}>${value}</text>`;
