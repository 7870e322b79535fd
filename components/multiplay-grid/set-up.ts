import { html, type TemplateResult } from 'lit';
import { botLevels, declaration } from '../../src/rules/multiplay/index.js';
import type { MultiplayWords } from '../../src/words/types.js';
import { controlStyles } from '../ui/controls.js';
import { howToStyles } from '../screens/how-to.js';
import { setUp } from '../screens/set-up.js';
import { setUpStyles } from '../screens/set-up-styles.js';
import { cubeDefs, token } from './cube.js';
import { optionFields, withFollowing } from '../screens/option-fields.js';
import type { FormContext } from '../base/context.js';

export { howTo } from './how-to.js';

export const styles = [controlStyles, setUpStyles, howToStyles];

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
    fields: optionFields(
      declaration,
      { words: game, common: form, options: draft.options, figure: v.figure },
      { size: { help: game.cubes(size * size), show: (n) => `${v.figure(n)} × ${v.figure(n)}` } },
      ['answer'],
    ),
    seats: v.seats,
    levels: botLevels,
    token,
    canGoBack: v.match !== undefined,
    onChange: (next) => v.change({ ...next, options: withFollowing(declaration, draft.options, next.options) }),
    onStart: v.startFromForm,
    onBack: v.backToGame,
    onForget: v.match && v.saving ? () => v.saving?.forget() : undefined,
  })}`;
}
