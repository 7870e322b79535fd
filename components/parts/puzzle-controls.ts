import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { strengths, type Strength } from '../../src/puzzles/strength.js';
import type { CommonWords } from '../../src/words/types.js';
import type { PuzzleStars } from './puzzle-stars.js';

/** Renders three buttons for the strength of puzzles, and the total of the stars. */
export const strengthChooser = (
  words: CommonWords['puzzle'],
  now: Strength,
  { sum, isUnkept }: PuzzleStars,
  choose: (strength: Strength) => void,
): TemplateResult =>
  html`<div class="how">
    <div class="strengths" role="group" aria-label=${words.strength}>
      ${strengths.map(
        (one) =>
          html`<button
            type="button"
            aria-pressed=${one === now}
            @click=${() => (one === now ? undefined : choose(one))}
          >
            ${words.strengths[one]}
          </button>`,
      )}
    </div>
    ${sum ? html`<span class="soft">${words.sum(sum)}</span>` : nothing}
    ${isUnkept ? html`<span class="soft" role="alert">${words.unkept}</span>` : nothing}
  </div>`;

const select = (field?: Element): void => (field as HTMLTextAreaElement | undefined)?.select();

/** Renders a text to be copied by hand, already selected. */
export const textToCopy = (label: string, text: string): TemplateResult =>
  html`<textarea readonly rows="3" aria-label=${label} .value=${text} ${ref(select)}></textarea>`;
