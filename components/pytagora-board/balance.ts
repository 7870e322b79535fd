import { svg, html, type TemplateResult } from 'lit';
import type { PytagoraContext } from './context.js';
import type { Preview } from './preview.js';

/** How far a pan goes up or down. */
const tilt = 8;

/**
 * What both sides make, on a balance that leans to the larger; nothing where they are not known. The first side is where
 * equations begin.
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

/** A side of the equation on its pan. */
const pan = (x: number, y: number, value: string) =>
  svg`<path d=${`M${x - 20} ${y - 3}q20 10 40 0`}></path><text x=${x} y=${y - 8}>${value}</text>`;
