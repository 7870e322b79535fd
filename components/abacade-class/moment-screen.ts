import { html, nothing, type TemplateResult } from 'lit';
import type { LessonWords } from '../../src/words/types.js';

interface MomentScreen {
  readonly words: LessonWords;
  /** The address of the server, if it cannot be reached. */
  readonly server: string | undefined;
  readonly retryLabel: string;
  /** Tries at once to reach the server. */
  retry(): void;
}

/** Renders the first screen, until the server answers. */
export function momentScreen({ words: w, server, retryLabel, retry }: MomentScreen): TemplateResult {
  const isUnreachable = server !== undefined;
  return html`<div class="app end">
    <div class=${isUnreachable ? 'end-card card' : ''}>
      <div class="moment" role="status" tabindex="-1" data-home>
        ${
          isUnreachable
            ? html`<h2>${w.unreachable}</h2>
                <p><bdi dir="ltr">${server}</bdi></p>
                <p>${w.unreachableHelp}</p>`
            : html`<p class="soft">${w.moment}</p>`
        }
      </div>
      ${
        isUnreachable
          ? html`<div class="actions">
              <button type="button" class="button primary" part="action" @click=${retry}>${retryLabel}</button>
            </div>`
          : nothing
      }
    </div>
  </div>`;
}
