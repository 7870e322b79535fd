import { html, type TemplateResult } from 'lit';
import { botLevels, usualEndAt } from '../../src/rules/multiplay/index.js';
import { form as englishForm } from '../../src/words/en/form.js';
import { multiplayForm as english } from '../../src/words/en/multiplay-form.js';
import { form as italianForm } from '../../src/words/it/form.js';
import { multiplayForm as italian } from '../../src/words/it/multiplay-form.js';
import type { MultiplayWords } from '../../src/words/multiplay.js';
import { controlStyles } from '../ui/controls.js';
import { setUp, setUpStyles } from '../screens/set-up.js';
import { cubeDefs, token } from './cube.js';
import { optionFields } from './options.js';
import type { FormContext } from '../base/context.js';

export const styles = [controlStyles, setUpStyles];

const tables = {
  en: { form: englishForm, game: english },
  it: { form: italianForm, game: italian },
};

/** The form before a game of Multiplay. */
export function render(v: FormContext<Pick<MultiplayWords, 'title'>>): TemplateResult {
  const { draft } = v;
  const { form, game } = tables[v.languageTag as keyof typeof tables];
  const size = draft.options['size'] as number;
  return html`${cubeDefs}
  ${setUp({
    title: v.gameWords.title,
    about: game.about,
    words: form,
    draft,
    fields: optionFields(game, form, size, v.figure),
    seats: v.seats,
    levels: botLevels,
    token,
    canGoBack: v.match !== undefined,
    onChange: (next) => {
      const now = next.options['size'] as number;
      const endAt = now === size ? next.options['endAt'] : usualEndAt(now);
      v.change({ ...next, options: { ...next.options, endAt } });
    },
    onStart: v.startFromForm,
    onBack: v.backToGame,
    onForget: v.match && v.saving ? () => v.saving?.forget() : undefined,
  })}`;
}
