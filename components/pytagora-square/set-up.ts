import { html, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { botLevels, declaration, upAndDown } from '../../src/rules/up-and-down/index.js';
import type { UpAndDownWords } from '../../src/words/types.js';
import { controlStyles } from '../style/controls.js';
import { formStyles } from '../style/form-styles.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import type { FormOptions, FormRules, FormReader, WithoutElement } from '../parts/game-form.js';
import { setUp } from '../parts/set-up.js';
import { shape } from '../style/shapes.js';
import type { Draft } from '../parts/draft.js';
import type { FormContext, HowToView, SetUpContext } from '../parts/context.js';
import type { SquareContext, SquareTypes } from './context.js';
import { startScreen } from './start-screen.js';
import { startStyles } from './start-styles.js';
import type { Variant } from '../../src/rules/up-and-down/options.js';
import { pieceDefs, pieceStyles, pieces, type PieceState } from '../style/pieces.js';
import { smallRing, smallSheep } from './pictures.js';
import { forcedColours } from './forced-colours.js';

export { optionsAlone } from '../parts/options-alone.js';
export { words } from '../../src/words/generated/up-and-down-set-up.js';

export const styles = [formStyles, controlStyles, startStyles];

export const withoutElement: WithoutElement = {
  has: ['unaided'],
  context: ({ settings, set }) => ({
    aided: settings['unaided'] === undefined,
    setAided: (aided: boolean) => set('unaided', aided ? undefined : ''),
  }),
};

type Words = Pick<UpAndDownWords, 'title' | 'form' | 'start' | 'variants'>;

/** The data that the form in words needs; it can be used without the game. */
export type SquareFormContext = FormContext<Words> &
  Pick<SquareContext, 'aided' | 'setAided'> &
  Partial<Pick<SquareContext, 'interaction'>>;

/** Renders the start of a game of Up and down: in pictures, or in words for grown-ups and if the form is used without the game. */
export const render = (v: SquareFormContext | SetUpContext<SquareTypes>): TemplateResult | DirectiveResult =>
  'table' in v && !v.interaction.inWords ? startScreen(v) : form(v);

/** Returns the rules, and the options to begin with. */
export const rules = (): FormRules => ({ game: upAndDown, options: { ...upAndDown.defaults } });

/** Describes the options of Up and down. */
export const options = ({ gameWords }: FormReader<Words>): FormOptions => ({
  options: { declaration, words: { ...gameWords.form, variants: gameWords.variants } },
});

/** Renders the form in words. It also shows the next number, which is not a rule of the game. */
function form(v: SquareFormContext): DirectiveResult {
  const { interaction } = v;
  const { options: shared } = options(v);
  return setUp(
    { ...v, draft: { ...v.draft, options: { ...v.draft.options, aided: v.aided } } },
    {
      options: { ...shared, own: { aided: { switch: true } } },
      title: v.gameWords.title,
      about: v.gameWords.form.about,
      levels: botLevels,
      hasDice: false,
      token: (colour) => html`${shape(colour)}`,
      inPictures: interaction && v.gameWords.start.inPictures,
    },
    {
      change: ({ detail }: CustomEvent<Draft>) => {
        const { aided: isAided, ...chosen } = detail.options;
        if (isAided !== v.aided) v.setAided(isAided === true);
        v.change({ ...detail, options: chosen });
      },
      pictures: () => {
        if (interaction) interaction.inWords = false;
      },
    },
  );
}

/** Renders how to play Up and down, by its variant. */
export function howTo(v: HowToView<SquareTypes>): DirectiveResult {
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
