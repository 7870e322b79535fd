import { html, type TemplateResult } from 'lit';
import { separators, type Separator } from '../../src/report/separators.js';
import type { TeacherWords } from '../../src/words/types.js';
import { sign } from './signs.js';

/* The report as a table for a spreadsheet, saved on the teacher's device. */

/**
 * Returns the column separator that spreadsheets expect in a language: a semicolon if the decimal sign is not a full stop.
 * @param language A language tag; by default the language of the browser.
 */
export const separatorFor = (language?: string): Separator =>
  new Intl.NumberFormat(language).format(0.5).includes('.') ? ',' : ';';

/** Renders the button that saves the table, and beside it the choice of the column separator. */
export const saving = (
  words: TeacherWords,
  chosen: Separator,
  { save, choose }: { readonly save: () => void; readonly choose: (separator: Separator) => void },
): TemplateResult =>
  html`<span class="saving">
    <button type="button" class="button" @click=${save}>${sign('save')}${words.csv}</button>
    <select
      class="button"
      aria-label=${words.separator}
      @change=${(event: Event) => choose(separators[(event.target as HTMLSelectElement).selectedIndex])}
    >
      ${separators.map(
        (one) =>
          html`<option ?selected=${one === chosen}>
            ${one === ',' ? words.separators.comma : words.separators.semicolon}
          </option>`,
      )}
    </select>
  </span>`;
