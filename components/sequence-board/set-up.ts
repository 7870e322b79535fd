import { html, type TemplateResult } from 'lit';
import { form as englishForm } from '../../src/words/en/form.js';
import { sequenceForm as english } from '../../src/words/en/sequence-form.js';
import { form as italianForm } from '../../src/words/it/form.js';
import { sequenceForm as italian } from '../../src/words/it/sequence-form.js';
import type { SequenceWords } from '../../src/words/sequence.js';
import { controlStyles } from '../ui/controls.js';
import { setUp, setUpStyles } from '../screens/set-up.js';
import { shape } from '../ui/shapes.js';
import { optionFields } from './options.js';
import type { FormContext } from '../base/context.js';

export const styles = [controlStyles, setUpStyles];

const tables = {
  en: { form: englishForm, game: english },
  it: { form: italianForm, game: italian },
};

/** The form before a game of Sequence. */
export function render(v: FormContext<Pick<SequenceWords, 'title'>>): TemplateResult {
  const { form, game } = tables[v.languageTag as keyof typeof tables];
  const { cards } = v.draft.options;
  // The form knows cards or no cards; what counts of single sorts an attribute asks for stays until it is switched.
  const hasCards = cards === true || Object.values(cards ?? {}).some((count) => count !== 0);
  const draft = { ...v.draft, options: { ...v.draft.options, cards: hasCards } };
  return html`${setUp({
    title: v.gameWords.title,
    about: game.about,
    words: form,
    draft,
    fields: optionFields(game, v.figure),
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
