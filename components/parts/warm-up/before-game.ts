import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CommonWords, SetUpWords } from '../../../src/words/types.js';
import '../../abacade-warm-up/define.js';
import type { Way } from './screen.js';

/* A lazy module: a warm-up between the form and the game. */

interface BeforeGame {
  /** The tables to ask; empty for all. */
  readonly tables: readonly number[];
  /** A fact to ask first, and its operation. */
  readonly fact?: string;
  readonly operation?: string;
  /** The value of the game's attribute `learner`. */
  readonly learner: string | undefined;
  /** The name of the first person; may be empty. */
  readonly name: string;
  readonly language: string;
  readonly theme: string | undefined;
  readonly rtl: boolean;
  readonly words: SetUpWords<CommonWords>['form'];
  readonly back: () => void;
  readonly start: () => void;
}

export const styles: readonly CSSResult[] = [
  css`
    .before-game {
      display: block;
      block-size: var(--ab-height);
    }
  `,
];

/** Renders the warm-up, with buttons to the game and back to the form. */
export function render({ words: w, ...given }: BeforeGame): TemplateResult {
  const ways = (): readonly Way[] => [
    { label: w.startGame, act: given.start },
    { label: w.backToForm, act: given.back },
  ];
  return html`<abacade-warm-up
    class="before-game"
    lang=${given.language}
    dir=${given.rtl ? 'rtl' : nothing}
    theme=${given.theme ?? nothing}
    tables=${given.tables.join(' ') || nothing}
    fact=${given.fact ?? nothing}
    operation=${given.operation ?? nothing}
    learner=${given.learner || nothing}
    name=${given.name || nothing}
    .ways=${guard([w], ways)}
    @answer=${stop}
  ></abacade-warm-up>`;
}

/** An answer in the warm-up is not an answer in the game: no move is made, and nothing is marked. */
const stop = (event: Event): void => event.stopPropagation();
