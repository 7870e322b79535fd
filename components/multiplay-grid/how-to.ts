import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { defaults } from '../../src/rules/multiplay/options.js';
import { howTo as render } from '../parts/how-to.js';
import { d12 } from '../style/d12.js';
import { cube, cubeDefs } from './cube.js';
import type { SetUpContext } from '../parts/context.js';
import type { MultiplayTypes } from './context.js';

/** A cube of a picture: its number, and the colour of its owner. */
type Cube = readonly [number: number, colour?: number];

/** Renders how to play Multiplay. */
export function howTo(v: SetUpContext<MultiplayTypes>): TemplateResult {
  const w = v.gameWords;
  const { roll, turn, row, trap } = w.howTo;
  const size = Number(v.draft.options['size'] ?? defaults.size);
  const lengths = (first: number, last: number): string[] =>
    Array.from({ length: (last - first) / 2 + 1 }, (_, i) => v.figure(first + 2 * i));
  return render(v, {
    title: w.title,
    // A trap has another player's cube at both ends (MUL-07, MUL-08).
    sentences: [roll, turn, row(lengths(3, size)), trap(lengths(2, size - 3))],
    pictures: [
      html`${cubeDefs}${d12(v.figure(8), '')}`,
      cubes(v, [[40], [88, 2], [45]]),
      cubes(v, [
        [88, 2],
        [48, 2],
        [66, 2],
      ]),
      cubes(
        v,
        [
          [9, 0],
          [24, 2],
          [55, 2],
          [35, 1],
        ],
        svg`<path d="M28-6h-24v62h24M72-6h24v62h-24" transform="translate(50)" fill="none" stroke="#aeb6c4" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"></path>`,
      ),
    ],
  });
}

const cubes = (v: SetUpContext<MultiplayTypes>, row: readonly Cube[], over?: SVGTemplateResult): TemplateResult =>
  html`<span class="cubes"
    >${row.map(([number, colour]) => cube({ figure: v.figure(number), colour }))}${
      over ? html`<svg class="clamps" viewBox="0 0 200 50">${over}</svg>` : ''
    }</span
  >`;
