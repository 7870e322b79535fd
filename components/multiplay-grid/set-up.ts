import { html, type TemplateResult } from 'lit';
import { botLevels, usualEndAt } from '../../src/rules/multiplay/index.js';
import type { MultiplayWords } from '../../src/words/types.js';
import { controlStyles } from '../ui/controls.js';
import { setUp, setUpStyles } from '../screens/set-up.js';
import { cubeDefs, token } from './cube.js';
import { optionFields } from './options.js';
import type { FormContext } from '../base/context.js';

export const styles = [controlStyles, setUpStyles];

/** The form before a game of Multiplay. */
export function render(v: FormContext<Pick<MultiplayWords, 'title' | 'form'>>): TemplateResult {
  const { draft } = v;
  const { form } = v.words;
  const game = v.gameWords.form;
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
