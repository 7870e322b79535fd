import { css, html, type TemplateResult, svg, type SVGTemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { botLevels, declaration, multiplay, type Answer } from '../../src/rules/multiplay/index.js';
import { fit } from '../../src/rules/fitting.js';
import type { MultiplayWords } from '../../src/words/types.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import type { FormOptions, FormRules, FormReader, WithoutElement } from '../parts/game-form.js';
import { setUp } from '../parts/set-up.js';
import { inTableOrder, sumText } from '../../src/words/notation.js';
import { boardPicture, clockPicture, sumPicture } from '../parts/preset-pictures.js';
import { cubeDefs, token, cube } from './cube.js';
import { time } from '../parts/option-fields.js';
import type { FormContext, HowToView } from '../parts/context.js';
import { defaults } from '../../src/rules/multiplay/options.js';
import { d12, d12Styles } from '../style/d12.js';
import type { MultiplayTypes } from './context.js';
import { forcedColours } from './forced-colours.js';
import { boardStyles } from './board-styles.js';

export { optionsAlone } from '../parts/options-alone.js';
export { words } from '../../src/words/generated/multiplay-set-up.js';

type Words = Pick<MultiplayWords, 'title' | 'form'>;

/** Players are cubes in this game, also where the form is used without the board. */
export const withoutElement: WithoutElement = { styles: [boardStyles] };

/** Returns the rules, and the options to begin with. */
export const rules = (): FormRules => ({ game: multiplay, options: { ...multiplay.defaults } });

/** Describes the options of Multiplay. */
export function options(v: FormReader<Words>): FormOptions {
  const { options: values } = v.draft;
  const { form } = v.words;
  const game = v.gameWords.form;
  const { presetNames: names, presetAbout: about } = game;
  const size = values['size'] as number;
  const fits = values['answer'] === fit;
  // The size of a board has the same sign in every language.
  const square = (n: number): string => `${v.figure(n)} × ${v.figure(n)}`;
  const asked = (sum: string): string => sumText(inTableOrder(sum, v.notation), v);
  const { factor, product } = declaration.answer.sums!;
  const answers = { ...game.answers, factor: asked(factor!), product: asked(product!) };
  return {
    presets: {
      game: multiplay,
      cards: {
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
      },
    },
    options: {
      declaration,
      words: { ...game, answers },
      own: {
        size: { help: game.cubes(size * size), show: square },
        answer: { help: fits ? game.answerFits : game.answerHelp },
      },
      first: ['answer'],
    },
  };
}

/** Renders the form before a game of Multiplay. */
export const render = (v: FormContext<Words>): DirectiveResult =>
  setUp(v, {
    ...options(v),
    title: v.gameWords.title,
    about: v.gameWords.form.about,
    levels: botLevels,
    hasDice: true,
    token,
    sheets: [boardStyles, ...forcedColours],
    shapes: cubeDefs,
  });

/** A cube of a picture: its number, and the colour of its owner. */
type Cube = readonly [number: number, colour?: number];

/** Styles for rows of cubes, and for the clamps at the ends of a trap. */
const rowStyles = css`
  .cubes {
    position: relative;
    display: flex;
    justify-content: center;
    padding: var(--ab-space-1);
    border-radius: var(--ab-radius-1);
    background: var(--ab-tray);
  }
  .cubes .cube {
    inline-size: calc(var(--u) * 7.25);
    flex: 0 1 auto;
  }
  .clamps {
    position: absolute;
    inset: 3px;
    overflow: visible;
  }
`;

/** Renders how to play Multiplay. */
export function howTo(v: HowToView<MultiplayTypes>): DirectiveResult {
  const w = v.gameWords;
  const { roll, turn, row, trap } = w.howTo;
  const size = Number(v.draft.options['size'] ?? defaults.size);
  const lengths = (first: number, last: number): string[] =>
    Array.from({ length: (last - first) / 2 + 1 }, (_, i) => v.figure(first + 2 * i));
  return howToPlay(v, {
    heading: w.title,
    // A trap has another player's cube at both ends (MUL-07, MUL-08).
    sentences: [roll, turn, row(lengths(3, size)), trap(lengths(2, size - 3))],
    sheets: [d12Styles, boardStyles, rowStyles, ...forcedColours],
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

const cubes = (
  v: Pick<HowToView<MultiplayTypes>, 'figure'>,
  row: readonly Cube[],
  over?: SVGTemplateResult,
): TemplateResult =>
  html`<span class="cubes"
    >${row.map(([number, colour]) => cube({ figure: v.figure(number), colour }))}${
      over ? html`<svg class="clamps" viewBox="0 0 200 50">${over}</svg>` : ''
    }</span
  >`;
