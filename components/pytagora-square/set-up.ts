import { html, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { botLevels, declaration } from '../../src/rules/up-and-down/index.js';
import type { UpAndDownWords } from '../../src/words/types.js';
import { controlStyles } from '../style/controls.js';
import { formStyles } from '../style/form-styles.js';
import { optionFields } from '../parts/option-fields.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import { formOf, type WithoutElement } from '../parts/set-up-parts.js';
import { setUp } from '../parts/set-up.js';
import { shape } from '../style/shapes.js';
import { tokenStyles, setUpStyles } from '../parts/set-up-styles.js';
import type { FormContext, SetUpContext } from '../parts/context.js';
import type { SquareContext, SquareTypes } from './context.js';
import { startScreen } from './start-screen.js';
import { startStyles } from './start-styles.js';
import type { Variant } from '../../src/rules/up-and-down/options.js';
import { pieceDefs, pieceStyles, pieces, type PieceState } from '../style/pieces.js';
import { smallRing, smallSheep } from './pictures.js';
import { forcedColours } from './forced-colours.js';

export { words } from '../../src/words/generated/up-and-down-set-up.js';

export const styles = [formStyles, controlStyles, ...setUpStyles, tokenStyles, startStyles];

export const withoutElement: WithoutElement = {
  has: ['unaided'],
  context: ({ settings, set }) => ({
    aided: settings['unaided'] === undefined,
    setAided: (aided: boolean) => set('unaided', aided ? undefined : ''),
  }),
};

/** The data that the form in words needs; it can be used without the game. */
export type SquareFormContext = FormContext<Pick<UpAndDownWords, 'title' | 'form' | 'start' | 'variants'>> &
  Pick<SquareContext, 'aided' | 'setAided'> &
  Partial<Pick<SquareContext, 'interaction'>>;

/** Renders the start of a game of Up and down: in pictures, or in words for grown-ups and if the form is used without the game. */
export const render = (v: SquareFormContext | SetUpContext<SquareTypes>): TemplateResult =>
  'table' in v && !v.interaction.inWords ? startScreen(v) : form(v);

function form(v: SquareFormContext): TemplateResult {
  const game = v.gameWords.form;
  return setUp({
    ...formOf(v),
    title: v.gameWords.title,
    about: game.about,
    // Showing the next number is not a rule of the game, but is set in the same form.
    draft: { ...v.draft, options: { ...v.draft.options, aided: v.aided } },
    fields: [
      ...optionFields(declaration, {
        words: { ...game, variants: v.gameWords.variants },
        common: v.words.form,
        options: v.draft.options,
        figure: v.figure,
      }),
      { field: 'aided', label: game.aided, help: game.aidedHelp, switch: true },
    ],
    levels: botLevels,
    pictures: v.interaction && {
      label: v.gameWords.start.inPictures,
      open: () => {
        v.interaction!.inWords = false;
      },
    },
    hasDice: false,
    token: (colour) => html`${shape(colour)}`,
    onChange: (next) => {
      const { aided, ...options } = next.options;
      if (aided !== v.aided) v.setAided(aided === true);
      v.change({ ...next, options });
    },
  });
}

/** Renders how to play Up and down, by its variant. */
export function howTo(v: SetUpContext<SquareTypes>): DirectiveResult {
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
  return howToPlay(v, {
    heading: w.title,
    sentences: w.howTo[variant],
    sheets: [...pieceStyles, ...forcedColours],
    pictures: [html`${pieceDefs}${first}`, ...others],
  });
}

const row = (figure: (digit: number) => string, digits: readonly number[], state?: PieceState): TemplateResult =>
  pieces(...digits.map((digit) => ({ glyph: String(digit), figure: figure(digit), state })));

const bag = pieces({ glyph: '', state: 'back' });
