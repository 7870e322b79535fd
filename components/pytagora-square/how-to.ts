import { html, type TemplateResult } from 'lit';
import type { Variant } from '../../src/rules/up-and-down/options.js';
import { howTo as render } from '../parts/how-to.js';
import { pieceDefs, pieces, type PieceState } from '../style/pieces.js';
import { smallRing, smallSheep } from './pictures.js';
import type { SetUpContext } from '../parts/context.js';
import type { SquareTypes } from './context.js';

/** Renders how to play Up and down, by its variant. */
export function howTo(v: SetUpContext<SquareTypes>): TemplateResult {
  const { gameWords: w } = v;
  const { variant = 'plain' } = v.draft.options as { readonly variant?: Variant };
  const figure = (digit: number): string => v.figure(digit);
  const pictures = {
    plain: [smallRing(figure, 3, [3]), smallRing(figure, 4, []), bag, smallRing(figure, 12, [])],
    'both-ways': [smallRing(figure, 4, [4, 11]), row(figure, [2, 2], 'ghost'), bag],
    'even-and-odd': [
      html`${smallSheep(false)}${row(figure, [0, 2, 4])}`,
      html`${smallSheep(true)}${row(figure, [1, 3, 5])}`,
      bag,
    ],
  }[variant];
  const [first, ...others] = pictures;
  return render(v, {
    title: w.title,
    sentences: w.howTo[variant],
    pictures: [html`${pieceDefs}${first}`, ...others],
  });
}

const row = (figure: (digit: number) => string, digits: readonly number[], state?: PieceState): TemplateResult =>
  pieces(...digits.map((digit) => ({ glyph: String(digit), figure: figure(digit), state })));

const bag = pieces({ glyph: '', state: 'back' });
