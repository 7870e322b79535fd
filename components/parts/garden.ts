import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import '../abacade-known/define.js';
import type { WarmUpWantedDetail } from './events.js';
import { icon } from '../style/icons.js';

/* A lazy module: the learner's garden, after a game. */

interface GardenAfterGame {
  /** The value of the game's attribute `learner`. */
  readonly learner: string | undefined;
  /** True if a learning platform also stores the learner's knowledge. */
  readonly isInCourse: boolean;
  readonly language: string;
  readonly theme: string | undefined;
  readonly rtl: boolean;
  readonly label: string;
  readonly back: () => void;
  readonly warmUp: (wanted: WarmUpWantedDetail) => void;
}

export const styles: readonly CSSResult[] = [
  css`
    .garden {
      display: block;
      block-size: var(--ab-height);
    }
    .garden-back {
      margin: var(--ab-space-4);
    }
  `,
];

/** Renders the garden, with a button to return. */
export function render(given: GardenAfterGame): TemplateResult {
  return html`<abacade-known
    class="garden"
    lang=${given.language}
    dir=${given.rtl ? 'rtl' : nothing}
    theme=${given.theme ?? nothing}
    learner=${given.learner || nothing}
    ?course=${given.isInCourse}
    @warm-up-wanted=${(event: CustomEvent<WarmUpWantedDetail>) => {
      event.stopPropagation();
      given.warmUp(event.detail);
    }}
  >
    <button slot="heading" type="button" class="button garden-back" part="action" data-home @click=${given.back}>
      ${icon('earlier')}${given.label}
    </button>
  </abacade-known>`;
}
