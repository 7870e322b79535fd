import { css, html, svg } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import type { SequenceWords } from '../../src/words/types.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import type { FormOptions, FormRules, FormReader } from '../parts/game-form.js';
import { setUp } from '../parts/set-up.js';
import { cardPicture, dicePicture, mountainPicture } from '../parts/preset-pictures.js';
import { shape } from '../style/shapes.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { declaration } from '../../src/rules/sequence/options.js';
import type { FormContext, HowToView } from '../parts/context.js';
import { die } from '../style/dice/die.js';
import { trailPicture } from '../style/mountain/trail-picture.js';
import type { SequenceTypes } from './context.js';
import { forcedColours } from './forced-colours.js';
import { dieStyles } from '../style/dice/styles.js';

export { optionsAlone } from '../parts/options-alone.js';
export { words } from '../../src/words/generated/sequence-set-up.js';

type Words = Pick<SequenceWords, 'title' | 'form'>;

/** Returns the rules, and the options to begin with. */
export const rules = (): FormRules => ({ game: sequence, options: { ...sequence.defaults } });

/** Describes the options of Sequence. */
export function options({ draft, figure, gameWords }: FormReader<Words>): FormOptions {
  const { form: words } = gameWords;
  const { presetNames: names, presetAbout: about } = words;
  const { cards } = draft.options;
  return {
    presets: {
      game: sequence,
      cards: {
        'first-climb': {
          label: names['first-climb'],
          about: about['first-climb'],
          picture: dicePicture(figure(1), figure(2)),
        },
        short: {
          label: names.short,
          about: about.short,
          picture: mountainPicture(40),
          asks: words.summit,
          show: (square) => figure(square as number),
        },
        mountain: { label: names.mountain, about: about.mountain, picture: mountainPicture(68) },
        cards: { label: names.cards, about: about.cards, picture: cardPicture },
      },
    },
    options: {
      declaration,
      words,
      // The form only switches cards on or off. Counts given as an attribute are kept until the switch is used.
      own: {
        cards: { switch: true, value: cards === true || Object.values(cards ?? {}).some((count) => count !== 0) },
      },
      first: ['declare', 'summit'],
    },
  };
}

/** Renders the form before a game of Sequence. */
export const render = (v: FormContext<Words>): DirectiveResult =>
  setUp(v, {
    ...options(v),
    title: v.gameWords.title,
    about: v.gameWords.form.about,
    levels: 3,
    hasDice: true,
    token: (colour) => html`${shape(colour)}`,
  });

/** Styles for dice beside each other. */
const diceStyles = css`
  .dice-row {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ab-space-1);
  }
  .dice-row .die {
    --die: calc(var(--u) * 8.5);
  }
  .dice-pair .die {
    --die: calc(var(--u) * 9.5);
  }
  .dice-pair {
    display: flex;
    align-items: center;
    gap: var(--ab-space-1);
  }
`;

/** Renders how to play Sequence. */
export function howTo(v: HowToView<SequenceTypes>): DirectiveResult {
  const { figure, gameWords: w } = v;
  const thrown = [11, 9, 4, 7, 5, 4].map((face, i) =>
    die({ face: figure(face), master: i === 0, tilt: i % 2 ? 4 : -4, underlined: face === 9 }),
  );
  return howToPlay(v, {
    heading: w.title,
    sentences: w.howTo,
    sheets: [...dieStyles, diceStyles, ...forcedColours],
    pictures: [
      html`<span class="dice-row">${thrown}</span>`,
      html`<span class="dice-pair"
        >${die({ face: figure(7) })}<b>✓</b>${die({ face: figure(4), tilt: 8 })}<b>↻</b></span
      >`,
      html`<svg viewBox="0 0 176 108">
        ${row(v, 0, [7, 7, 7])} ${row(v, 1, [5, 7, 9, 11])} ${row(v, 2, [3, 6, 9])}
      </svg>`,
      trailPicture(figure),
    ],
  });
}

/** Renders dice that make a Sequence as a row of flat chips. */
const row = (v: Pick<HowToView<SequenceTypes>, 'figure'>, line: number, numbers: readonly number[]) =>
  numbers.map((number, i) => {
    const x = 88 - numbers.length * 20 + i * 40;
    const y = line * 36;
    return svg`<rect x=${x + 1} y=${y + 1} width="34" height="28" rx="6" fill=${number === 11 ? '#262b35' : '#c8251f'} stroke=${number === 11 ? 'var(--ab-line)' : 'none'} stroke-width="2"></rect><text x=${x + 18} y=${y + 22} font-size="19" font-weight="800" text-anchor="middle" fill="#fff">${v.figure(number)}</text>`;
  });
