import { html, svg, type TemplateResult } from 'lit';
import { shapePaths } from '../shapes.js';

/** Renders a few squares of the trail with a piece that hops along them, for an explanation. */
export function trailPicture(figure: (value: number) => string): TemplateResult {
  const squares = [1, 2, 3, 4];
  return html`<svg viewBox="0 0 176 84">
    ${squares.map(
      (n, i) =>
        svg`<rect x=${i * 44} y="36" width="42" height="42" rx="6" fill="var(--ab-level1)"></rect><text x=${i * 44 + 21} y="64" font-size="19" font-weight="800" text-anchor="middle" fill="var(--ab-ink)">${n < 4 ? figure(n) : ''}</text>`,
    )}
    ${[0, 1, 2].map(
      (i) =>
        svg`<path d="M${21 + i * 44} 34q22 -28 44 0" fill="none" stroke="var(--ab-p2)" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round"></path>`,
    )}
    <path d=${shapePaths[1]} transform="translate(137 40) scale(.34)" fill="var(--ab-p2)"></path>
  </svg>`;
}

/** A picture of a star, on which a player gets a card, and of the flag on the summit. */
export const starAndFlag: TemplateResult = html`<svg viewBox="0 0 176 84">
  <path
    d="M34 14L42 33L62 35L47 48L52 68L34 57L16 68L21 48L6 35L26 33Z"
    fill="var(--ab-gold)"
    stroke="var(--ab-gold)"
    stroke-width="4"
    stroke-linejoin="round"
  ></path>
  <rect x="70" y="14" width="42" height="56" rx="7" fill="#fff" stroke="var(--ab-gold)" stroke-width="5"></rect>
  <text x="91" y="53" font-size="30" font-weight="800" text-anchor="middle" fill="#1f2430">?</text>
  <path d="M118 78L146 32L158 50L166 42L176 78Z" fill="#b9c3d0"></path>
  <path d="M118 78L146 32L150 60L138 78Z" fill="#e6ecf3"></path>
  <path d="M146 34V6" stroke="#6d6047" stroke-width="3.5"></path>
  <path d="M147 7H170L164 14L170 21H147Z" fill="#2f6b3c"></path>
</svg>`;
