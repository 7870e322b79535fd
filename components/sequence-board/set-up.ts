import { html, type TemplateResult } from 'lit';
import type { SequenceWords } from '../../src/words/types.js';
import { controlStyles } from '../ui/controls.js';
import { howToStyles } from '../screens/how-to.js';
import { setUp } from '../screens/set-up.js';
import { setUpStyles } from '../screens/set-up-styles.js';
import { shape } from '../ui/shapes.js';
import { declaration } from '../../src/rules/sequence/options.js';
import { optionFields } from '../screens/option-fields.js';
import type { FormContext } from '../base/context.js';

export { howTo } from './how-to.js';

export const styles = [controlStyles, setUpStyles, howToStyles];

/** Renders the form before a game of Sequence. */
export function render(v: FormContext<Pick<SequenceWords, 'title' | 'form'>>): TemplateResult {
  const { form } = v.words;
  const game = v.gameWords.form;
  const { cards } = v.draft.options;
  // The form only switches cards on or off. Counts given as an attribute are kept until the switch is used.
  const hasCards = cards === true || Object.values(cards ?? {}).some((count) => count !== 0);
  const draft = { ...v.draft, options: { ...v.draft.options, cards: hasCards } };
  return html`${setUp({
    title: v.gameWords.title,
    about: game.about,
    words: form,
    draft,
    fields: optionFields(
      declaration,
      { words: game, common: form, options: draft.options, figure: v.figure },
      { cards: { switch: true } },
      ['declare', 'summit'],
    ),
    seats: v.seats,
    levels: 3,
    token: (colour) => html`${shape(colour)}`,
    canGoBack: v.match !== undefined,
    onChange: (next) => {
      const kept = next.options['cards'] === hasCards ? { cards } : {};
      v.change({ ...next, options: { ...next.options, ...kept } });
    },
    onStart: v.startFromForm,
    onBack: v.backToGame,
    onForget: v.match && v.saving ? () => v.saving?.forget() : undefined,
  })}`;
}
