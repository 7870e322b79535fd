import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Variant } from '../../src/rules/up-and-down/options.js';
import { howTo as render } from '../screens/how-to.js';
import { piece, pieceDefs, pieces, type PieceState } from '../ui/pieces.js';
import type { SquareContext } from './context.js';

/** Renders how to play Up and down, by its variant. */
export function howTo(v: SquareContext): TemplateResult {
  const { gameWords: w } = v;
  const { variant = 'plain' } = v.draft.options as { readonly variant?: Variant };
  const figure = (digit: number): string => v.figure(digit);
  const pictures = {
    plain: [ring(figure, 3, [3]), ring(figure, 4, []), bag, ring(figure, 12, [])],
    'both-ways': [ring(figure, 4, [4, 11]), row(figure, [2, 2], 'ghost'), bag],
    'even-and-odd': [
      html`${sheep(false)}${row(figure, [0, 2, 4])}`,
      html`${sheep(true)}${row(figure, [1, 3, 5])}`,
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

/** A small square of twelve places, so many of them laid: up to 3, down, up, down. */
function ring(figure: (digit: number) => string, laid: number, next: readonly number[]): TemplateResult {
  const place = (i: number): readonly [x: number, y: number] =>
    i < 3 ? [i, 0] : i < 6 ? [3, i - 3] : i < 9 ? [9 - i, 3] : [0, 12 - i];
  const digit = (i: number): number => [0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1][i];
  const one = (i: number): SVGTemplateResult => {
    const [x, y] = place(i);
    const isNext = next.includes(i);
    const state = isNext ? 'ghost' : i < laid ? (i === laid - 1 ? 'new' : 'lying') : 'hole';
    return piece(
      { glyph: i < laid || isNext ? String(digit(i)) : '', figure: figure(digit(i)), state },
      x * 100,
      y * 100,
    );
  };
  return html`<svg viewBox="-6 -6 432 432">${Array.from({ length: 12 }, (_, i) => one(i))}</svg>`;
}

/** A white sheep for even numbers, a black one for odd. */
const sheep = (black: boolean): TemplateResult =>
  html`<svg viewBox="-70 -62 170 146">
    <path d="M-34 34v40M-10 38v38M18 38v38M40 34v40" stroke="var(--ab-ink)" stroke-width="8"></path>
    <path
      d="M-62 0a26 26 0 0 1 20-40a30 30 0 0 1 46-14a30 30 0 0 1 44 14a28 28 0 0 1 20 44a28 28 0 0 1-24 40a30 30 0 0 1-44 8a30 30 0 0 1-46-6a28 28 0 0 1-16-46z"
      fill=${black ? '#2b303b' : '#fff'}
      stroke="var(--ab-ink)"
      stroke-width="5"
    ></path>
    <path
      d="M48-46q34-8 42 18q4 30-18 40q-24-2-30-26z"
      fill=${black ? '#f4efe6' : '#1f2430'}
      stroke="var(--ab-ink)"
      stroke-width="4"
    ></path>
  </svg>`;
