import { html, nothing, type TemplateResult } from 'lit';
import type { LearningWords } from '../../src/words/types.js';
import { icon } from '../style/icons.js';

interface Keeping {
  readonly words: LearningWords['garden'];
  readonly isKept: boolean;
  /** True if a learning platform also keeps the data. */
  readonly isInCourse: boolean;
  /** True while the child is asked to confirm that everything is to be deleted. */
  readonly asks: boolean;
  ask(asks: boolean): void;
  forget(): void;
  save(): void;
}

/** Renders where the data is kept, who sees it, and how it is saved as a file and deleted. */
export function keeping({ words: w, isKept, isInCourse, asks, ask, forget, save }: Keeping): TemplateResult {
  if (asks)
    return html`<footer class="kept">
      <span role="alert">${w.forgetSure}</span>
      <button type="button" class="button" @click=${forget}>${w.forgetYes}</button>
      <button type="button" class="button" data-home @click=${() => ask(false)}>${w.forgetNo}</button>
    </footer>`;
  return html`<footer class="kept">
    ${icon('person')}<span>${isInCourse ? w.keptInCourse : isKept ? w.keptHere : w.notKept}</span>
    <button type="button" class="text-link" @click=${save}>${w.save}</button>
    ${isKept && !isInCourse ? html`<button type="button" class="text-link" @click=${() => ask(true)}>${w.forget}</button>` : nothing}
  </footer>`;
}
