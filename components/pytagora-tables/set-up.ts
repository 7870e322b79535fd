import { html, type TemplateResult, svg } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { botLevels, declaration, tables } from '../../src/rules/tables/index.js';
import type { TablesWords } from '../../src/words/types.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import type { FormOptions, FormRules, FormReader } from '../parts/game-form.js';
import { setUp } from '../parts/set-up.js';
import { shape, shapePaths } from '../style/shapes.js';
import type { FormContext, HowToView } from '../parts/context.js';
import { pieceDefs, pieceStyles, pieceOf, pieces, type PieceState } from '../style/pieces.js';
import { inRows } from '../../src/words/notation.js';
import type { TablesTypes } from './context.js';
import { forcedColours } from './forced-colours.js';

export { optionsAlone } from '../parts/options-alone.js';
export { words } from '../../src/words/generated/tables-set-up.js';

type Words = Pick<TablesWords, 'title' | 'form'>;

/** Returns the rules, and the options to begin with. */
export const rules = (): FormRules => ({ game: tables, options: { ...tables.defaults } });

/** Describes the options of Multiplication tables. */
export const options = (v: FormReader<Words>): FormOptions => ({ options: { declaration, words: v.gameWords.form } });

/** Renders the form before a game of Multiplication tables. */
export const render = (v: FormContext<Words>): DirectiveResult =>
  setUp(v, {
    ...options(v),
    title: v.gameWords.title,
    about: v.gameWords.form.about,
    levels: botLevels,
    hasDice: false,
    token: (colour) => html`${shape(colour)}`,
  });

/** Renders how to play Multiplication tables. */
export function howTo(v: HowToView<TablesTypes>): DirectiveResult {
  const { gameWords: w } = v;
  const line = (glyphs: string, state?: PieceState): TemplateResult =>
    pieces(...Array.from(glyphs, (glyph) => pieceOf(v, glyph, state)));
  return howToPlay(v, {
    heading: w.title,
    sentences: w.howTo,
    sheets: [...pieceStyles, ...forcedColours],
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
