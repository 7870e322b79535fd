import { html, svg, type TemplateResult } from 'lit';
import { howTo as render } from '../parts/how-to.js';
import { die } from '../style/dice/die.js';
import { trailPicture } from '../style/mountain/trail-picture.js';
import type { SetUpContext } from '../parts/context.js';
import type { SequenceTypes } from './context.js';

/** Renders how to play Sequence. */
export function howTo(v: SetUpContext<SequenceTypes>): TemplateResult {
  const { figure, gameWords: w } = v;
  const thrown = [11, 9, 4, 7, 5, 4].map((face, i) =>
    die({ face: figure(face), master: i === 0, tilt: i % 2 ? 4 : -4, underlined: face === 9 }),
  );
  return render(v, {
    title: w.title,
    sentences: w.howTo,
    pictures: [
      html`<span class="many">${thrown}</span>`,
      html`<span class="pair">${die({ face: figure(7) })}<b>✓</b>${die({ face: figure(4), tilt: 8 })}<b>↻</b></span>`,
      html`<svg viewBox="0 0 176 108">
        ${row(v, 0, [7, 7, 7])} ${row(v, 1, [5, 7, 9, 11])} ${row(v, 2, [3, 6, 9])}
      </svg>`,
      trailPicture(figure),
    ],
  });
}

/** Renders dice that make a Sequence as a row of flat chips. */
const row = (v: SetUpContext<SequenceTypes>, line: number, numbers: readonly number[]) =>
  numbers.map((number, i) => {
    const x = 88 - numbers.length * 20 + i * 40;
    const y = line * 36;
    return svg`<rect x=${x + 1} y=${y + 1} width="34" height="28" rx="6" fill=${number === 11 ? '#262b35' : '#c8251f'} stroke=${number === 11 ? 'var(--ab-line)' : 'none'} stroke-width="2"></rect><text x=${x + 18} y=${y + 22} font-size="19" font-weight="800" text-anchor="middle" fill="#fff">${v.figure(number)}</text>`;
  });
