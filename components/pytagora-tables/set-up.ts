import { html, type TemplateResult } from 'lit';
import { botLevels, declaration } from '../../src/rules/tables/index.js';
import type { TablesWords } from '../../src/words/types.js';
import { controlStyles } from '../ui/controls.js';
import { tokenStyles } from '../ui/player-token.js';
import { formStyles } from '../ui/form-styles.js';
import { optionFields } from '../screens/option-fields.js';
import { howToStyles } from '../screens/how-to.js';
import { formOf } from '../screens/set-up-parts.js';
import { setUp } from '../screens/set-up.js';
import { setUpStyles } from '../screens/set-up-styles.js';
import { shape } from '../ui/shapes.js';
import type { FormContext } from '../base/context.js';

export { words } from '../../src/words/generated/tables-set-up.js';
export { howTo } from './how-to.js';

export const styles = [formStyles, controlStyles, ...setUpStyles, tokenStyles, howToStyles];

/** Renders the form before a game of Multiplication tables. */
export function render(v: FormContext<Pick<TablesWords, 'title' | 'form'>>): TemplateResult {
  const { form } = v.words;
  const own = v.gameWords.form;
  return setUp({
    ...formOf(v),
    title: v.gameWords.title,
    about: own.about,
    fields: optionFields(declaration, { words: own, common: form, options: v.draft.options, figure: v.figure }),
    levels: botLevels,
    hasDice: false,
    token: (colour) => html`${shape(colour)}`,
  });
}
