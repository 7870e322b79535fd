import { html, type TemplateResult } from 'lit';
import { rich } from '../style/rich-text.js';
import type { TeacherWords } from '../../src/words/types.js';
import { sign } from './signs.js';

/** Renders the button that chooses files. It is a label, so that its field works with the keyboard and without a script. */
export const chooser = (label: string, look: string, onFiles: (files: readonly File[]) => void): TemplateResult =>
  html`<label class="button pick ${look}"
    ><input
      type="file"
      multiple
      accept=".txt,.tsv,.csv,.xls,.xlsx,.ods,.json,.html,.htm"
      @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        onFiles([...(input.files ?? [])]);
        input.value = ''; // the same file may be chosen again
      }}
    />${look === 'primary' ? '' : sign('plus')}${label}</label
  >`;

/** Renders the screen before there is a file: where to drop it, and how to get it. */
export const opening = (words: TeacherWords, onFiles: (files: readonly File[]) => void): TemplateResult =>
  html`<div class="opening">
    <div>
      <div class="drop">
        ${sign('up')}
        <p><b>${words.drop}</b></p>
        <p class="soft">${words.or}</p>
        ${chooser(words.choose, 'primary', onFiles)}
        <p class="soft small">${words.kinds}</p>
      </div>
      <p class="privacy">${sign('lock')}<span>${rich(words.privacy)}</span></p>
    </div>
    <section class="card">
      <h3>${words.how}</h3>
      <ol class="how">
        ${words.steps.map((step) => html`<li><span>${rich(step)}</span></li>`)}
      </ol>
      ${words.others.map(
        ([title, text]) =>
          html`<details>
            <summary>${title}</summary>
            <p>${rich(text)}</p>
          </details>`,
      )}
      <slot name="example"></slot>
    </section>
  </div>`;
