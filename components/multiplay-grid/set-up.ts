import { html, type TemplateResult } from 'lit';
import { botLevels, declaration, multiplay, type Answer } from '../../src/rules/multiplay/index.js';
import { fit } from '../../src/rules/fitting.js';
import type { MultiplayWords } from '../../src/words/types.js';
import { controlStyles } from '../style/controls.js';
import { howToStyles } from '../parts/how-to.js';
import { formOf, type WithoutElement } from '../parts/set-up-parts.js';
import { setUp } from '../parts/set-up.js';
import { inTableOrder, sumText } from '../../src/words/notation.js';
import { boardPicture, clockPicture, pictureStyles, sumPicture } from '../parts/preset-pictures.js';
import { presetsOf } from '../parts/set-up-presets.js';
import { setUpStyles } from '../parts/set-up-styles.js';
import { cubeDefs, token } from './cube.js';
import { optionFields, time, withFollowing } from '../parts/option-fields.js';
import type { FormContext } from '../parts/context.js';
import { styles as boardStyles } from './styles.js';

export { words } from '../../src/words/generated/multiplay-set-up.js';
export { howTo } from './how-to.js';

/** Players are cubes in this game, also where the form is used without the board. */
export const withoutElement: WithoutElement = { styles: boardStyles };

export const styles = [controlStyles, ...setUpStyles, pictureStyles, howToStyles];

/** Renders the form before a game of Multiplay. */
export function render(v: FormContext<Pick<MultiplayWords, 'title' | 'form'>>): TemplateResult {
  const { draft } = v;
  const { form } = v.words;
  const game = v.gameWords.form;
  const { presetNames: names, presetAbout: about } = game;
  const size = draft.options['size'] as number;
  const fits = draft.options['answer'] === fit;
  // The size of a board has the same sign in every language.
  const square = (n: number): string => `${v.figure(n)} × ${v.figure(n)}`;
  const asked = (sum: string): string => sumText(inTableOrder(sum, v.notation), v);
  const { factor, product } = declaration.answer.sums!;
  const answers = { ...game.answers, factor: asked(factor!), product: asked(product!) };
  return html`${cubeDefs}
  ${setUp({
    ...formOf(v),
    title: v.gameWords.title,
    about: game.about,
    presets: presetsOf(v, multiplay, {
      board: { label: names.board, about: game.cubes(121), picture: boardPicture(5) },
      short: {
        label: names.short,
        about: about.short,
        picture: boardPicture(3),
        asks: game.size,
        show: (n) => square(n as number),
      },
      answers: {
        label: names.answers,
        about: fits ? game.answerFits : answers.factor,
        picture: sumPicture(sumText(inTableOrder('7*?', v.notation), v, ' ')),
        asks: game.answer,
        show: (answer) => (answer === fit ? form.fits : answers[answer as Answer]),
      },
      clock: {
        label: names.clock,
        about: about.clock,
        picture: clockPicture,
        asks: form.timer,
        show: (seconds) => time(form, seconds as number),
      },
    }),
    fields: optionFields(
      declaration,
      { words: { ...game, answers }, common: form, options: draft.options, figure: v.figure },
      {
        size: { help: game.cubes(size * size), show: square },
        answer: { help: fits ? game.answerFits : game.answerHelp },
      },
      ['answer'],
    ),
    levels: botLevels,
    token,
    onChange: (next) => v.change({ ...next, options: withFollowing(declaration, draft.options, next.options) }),
  })}`;
}
