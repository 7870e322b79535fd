import { css, html, nothing, type TemplateResult } from 'lit';
import type { Clock } from '../../src/match/clock.js';
import type { Turn } from '../../src/rules/game.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import { icon } from '../style/icons.js';
import { part, PartElement } from './part-element.js';

type Words = Pick<MainWords<CommonWords>, 'panel' | 'paused'>;

/** The screen over a game that is paused. Fires `go-on`. The element itself is the box over the foot of the game, or over all of it. */
export class Pause extends PartElement {
  static override readonly tag = 'abacade-pause';
  static override readonly styles = css`
    /* A bar at the bottom over the full width, so that what it covers does not show beside its words. */
    :host {
      position: absolute;
      z-index: 4;
      inset: auto 0 0;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: var(--ab-space-5);
      padding: var(--ab-space-5);
      border-block-start: 2px solid var(--ab-line);
      background: var(--ab-paper);
      box-shadow: 0 0 0 100vmax rgb(20 23 29 / 0.3);
    }
    :host(.hidden) {
      inset-block-start: 0;
      flex-flow: column;
      border: 0;
    }
    p {
      padding-inline: 0.4em;
      font-size: var(--ab-text-5);
      font-weight: 800;
    }
    .button {
      gap: 0.4em;
      padding-inline: var(--ab-space-7);
    }
    .icon {
      inline-size: 1.3em;
      block-size: 1.3em;
    }
  `;

  declare words: Words;
  /** True if the game is hidden, so that nobody calculates during the pause. */
  declare isHidden: boolean;

  protected override updated(): void {
    this.className = `paused ${this.isHidden ? 'hidden' : ''}`;
  }

  protected override render(): TemplateResult {
    const { paused, panel } = this.words;
    return html`<p>${paused}</p>
      <button type="button" class="button primary big" data-home @click=${() => this.tell('go-on')}>
        ${icon('play')}${panel.goOn}
      </button>`;
  }
}

/** A table that can be paused. */
interface Pausable {
  readonly paused: boolean;
  readonly clock: Clock;
  readonly match: { readonly turn: Turn } | undefined;
  pause(isPaused: boolean): void;
}

/** Renders a game, with a pause screen over it if it is paused; it hides the game if a person's time is limited. */
export function pausable(table: Pausable, words: Words, game: TemplateResult, isPlayed: boolean): TemplateResult {
  const isPaused = table.paused && isPlayed;
  const isHidden = table.match?.turn.kind === 'seat' && table.clock.left < Infinity;
  return html`${isPaused ? part(Pause, { words, isHidden }, { 'go-on': () => table.pause(false) }) : nothing}
    <div class="shown" ?inert=${isPaused}>${game}</div>`;
}

export const pauseStyles = css`
  .shown {
    display: contents;
  }
`;
