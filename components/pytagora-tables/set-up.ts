import { html, type TemplateResult } from 'lit';
import { botLevels, declaration } from '../../src/rules/tables/index.js';
import type { TablesWords } from '../../src/words/types.js';
import { controlStyles } from '../style/controls.js';
import { tokenStyles } from '../style/player-token.js';
import { formStyles } from '../style/form-styles.js';
import { optionFields } from '../parts/option-fields.js';
import { howToStyles } from '../parts/how-to.js';
import { formOf } from '../parts/set-up-parts.js';
import { setUp } from '../parts/set-up.js';
import { setUpStyles } from '../parts/set-up-styles.js';
import { shape } from '../style/shapes.js';
import type { FormContext } from '../parts/context.js';

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
