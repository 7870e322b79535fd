import { html, svg, type TemplateResult } from 'lit';
import { howTo as render } from '../parts/how-to.js';
import { pieceDefs, pieceOf, pieces, type PieceState } from '../style/pieces.js';
import { shapePaths } from '../style/shapes.js';
import { inRows } from '../../src/words/notation.js';
import type { SetUpContext } from '../parts/context.js';
import type { TablesTypes } from './context.js';

/** Renders how to play Multiplication tables. */
export function howTo(v: SetUpContext<TablesTypes>): TemplateResult {
  const { gameWords: w } = v;
  const line = (glyphs: string, state?: PieceState): TemplateResult =>
    pieces(...Array.from(glyphs, (glyph) => pieceOf(v, glyph, state)));
  return render(v, {
    title: w.title,
    sentences: w.howTo,
    pictures: [html`${pieceDefs}${line('3*8')}`, array(...inRows(v.notation, 3, 8)), line('=24', 'new'), fewest],
  });
}

/** Renders `rows` rows of `columns` dots each. */
const array = (rows: number, columns: number): TemplateResult =>
  html`<svg viewBox="0 0 ${columns * 22} ${rows * 22 + 2}">
    ${Array.from(
      { length: rows * columns },
      (_, i) =>
        svg`<circle cx=${11 + (i % columns) * 22} cy=${12 + Math.floor(i / columns) * 22} r="8" fill="var(--ab-p1)"></circle>`,
    )}
  </svg>`;

/** An outline for the one piece left, and the shape of its player. */
const fewest = html`${pieces({ glyph: '', state: 'hole' })}<svg viewBox="0 0 100 96">
    <path d=${shapePaths[0]} fill="var(--ab-p1)"></path>
  </svg>`;
