import { css, html, type TemplateResult } from 'lit';
import { die as drawn } from '../ui/dice/die.js';
import { dieStyles } from '../ui/dice/styles.js';
import type { PlytContext } from './context.js';

/** Dice that lie side by side, the Master first: it is black, the others are red (PLY-01). A 6 and a 9 are underlined. */
export const dice = (
  v: PlytContext,
  faces: readonly number[],
  tumbling: boolean,
  hinted: readonly number[] = [],
): TemplateResult =>
  html`<div class="dice">
    ${faces.map((face, i) => {
      const label = v.words.die(face);
      const isHinted = hinted.includes(i);
      const one = drawn({
        face: v.figure(face),
        label: isHinted ? v.hints!.marked(v, label) : label,
        master: i === 0,
        tumbling,
        underlined: face === 6 || face === 9,
      });
      return isHinted ? html`<span class="hinted">${one}</span>` : one;
    })}
  </div>`;

export const diceStyles = [
  ...dieStyles,
  css`
    .dice {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, var(--die));
      justify-content: center;
      align-items: center;
      gap: calc(var(--u) * 2);
      --die: 52px;
    }
    .dice:has(> :nth-child(4)) {
      gap: calc(var(--u) * 1);
    }
    .dice .die {
      inline-size: 100%;
      block-size: auto;
      aspect-ratio: 1;
      rotate: -3deg;
    }
    /* dice do not fall straight */
    .dice .die:nth-child(even) {
      rotate: 4deg;
    }
    .dice .die:nth-child(3n) {
      rotate: -5deg;
    }
    @container (min-width: 700px) {
      .dice {
        --die: calc(var(--u) * 18);
      }
    }
    @container (min-width: 1180px) {
      .dice {
        --die: calc(var(--u) * 22);
      }
    }
  `,
];
