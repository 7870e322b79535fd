import { html, type TemplateResult } from 'lit';
import type { SequenceWords } from '../../src/words/types.js';
import { controlStyles } from '../style/controls.js';
import { howToStyles } from '../parts/how-to.js';
import { formOf } from '../parts/set-up-parts.js';
import { setUp } from '../parts/set-up.js';
import { cardPicture, dicePicture, mountainPicture, pictureStyles } from '../parts/preset-pictures.js';
import { presetsOf } from '../parts/set-up-presets.js';
import { setUpStyles } from '../parts/set-up-styles.js';
import { tokenStyles } from '../style/player-token.js';
import { shape } from '../style/shapes.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { declaration } from '../../src/rules/sequence/options.js';
import { optionFields } from '../parts/option-fields.js';
import type { FormContext } from '../parts/context.js';

export { words } from '../../src/words/generated/sequence-set-up.js';
export { howTo } from './how-to.js';

export const styles = [controlStyles, ...setUpStyles, pictureStyles, tokenStyles, howToStyles];

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
