import { css, html, type TemplateResult, svg } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import type { SequenceWords } from '../../src/words/types.js';
import { controlStyles } from '../style/controls.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import { formOf } from '../parts/set-up-parts.js';
import { setUp } from '../parts/set-up.js';
import { cardPicture, dicePicture, mountainPicture, pictureStyles } from '../parts/preset-pictures.js';
import { presetsOf } from '../parts/set-up-presets.js';
import { tokenStyles, setUpStyles } from '../parts/set-up-styles.js';
import { shape } from '../style/shapes.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { declaration } from '../../src/rules/sequence/options.js';
import { optionFields } from '../parts/option-fields.js';
import type { FormContext, SetUpContext } from '../parts/context.js';
import { die } from '../style/dice/die.js';
import { trailPicture } from '../style/mountain/trail-picture.js';
import type { SequenceTypes } from './context.js';
import { forcedColours } from './forced-colours.js';
import { dieStyles } from '../style/dice/styles.js';

export { words } from '../../src/words/generated/sequence-set-up.js';

export const styles = [controlStyles, ...setUpStyles, pictureStyles, tokenStyles];

/** Renders the form before a game of Sequence. */
export function render(v: FormContext<Pick<SequenceWords, 'title' | 'form'>>): TemplateResult {
  const { form } = v.words;
  const game = v.gameWords.form;
  const { presetNames: names, presetAbout: about } = game;
  const { cards } = v.draft.options;
  // The form only switches cards on or off. Counts given as an attribute are kept until the switch is used.
  const hasCards = cards === true || Object.values(cards ?? {}).some((count) => count !== 0);
  const draft = { ...v.draft, options: { ...v.draft.options, cards: hasCards } };
  return html`${setUp({
    ...formOf(v),
    title: v.gameWords.title,
    about: game.about,
    draft,
    presets: presetsOf(v, sequence, {
      'first-climb': {
        label: names['first-climb'],
        about: about['first-climb'],
        picture: dicePicture(v.figure(1), v.figure(2)),
      },
      short: {
        label: names.short,
        about: about.short,
        picture: mountainPicture(40),
        asks: game.summit,
        show: (square) => v.figure(square as number),
      },
      mountain: { label: names.mountain, about: about.mountain, picture: mountainPicture(68) },
      cards: { label: names.cards, about: about.cards, picture: cardPicture },
    }),
    fields: optionFields(
      declaration,
      { words: game, common: form, options: draft.options, figure: v.figure },
      { cards: { switch: true } },
      ['declare', 'summit'],
    ),
    levels: 3,
    token: (colour) => html`${shape(colour)}`,
    onChange: (next) => {
      const kept = next.options['cards'] === hasCards ? { cards } : {};
      v.change({ ...next, options: { ...next.options, ...kept } });
    },
  })}`;
}

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
export function howTo(v: SetUpContext<SequenceTypes>): DirectiveResult {
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
const row = (v: SetUpContext<SequenceTypes>, line: number, numbers: readonly number[]) =>
  numbers.map((number, i) => {
    const x = 88 - numbers.length * 20 + i * 40;
    const y = line * 36;
    return svg`<rect x=${x + 1} y=${y + 1} width="34" height="28" rx="6" fill=${number === 11 ? '#262b35' : '#c8251f'} stroke=${number === 11 ? 'var(--ab-line)' : 'none'} stroke-width="2"></rect><text x=${x + 18} y=${y + 22} font-size="19" font-weight="800" text-anchor="middle" fill="#fff">${v.figure(number)}</text>`;
  });
