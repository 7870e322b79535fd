import { css, html, nothing, type TemplateResult } from 'lit';
import type { Clock } from '../../src/match/clock.js';
import type { Turn } from '../../src/rules/game.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import { icon } from '../style/icons.js';

/** A table that can be paused. */
interface Pausable {
  readonly paused: boolean;
  readonly clock: Clock;
  readonly match: { readonly turn: Turn } | undefined;
  pause(isPaused: boolean): void;
}

/**
 * Renders a game, with a pause screen over it if it is paused. If a person's time is limited, the game is hidden, so that
 * nobody calculates during the pause; otherwise it remains visible.
 */
export function pausable(
  table: Pausable,
  words: MainWords<CommonWords>,
  game: TemplateResult,
  isPlayed: boolean,
): TemplateResult {
  const isPaused = table.paused && isPlayed;
  const isHidden = table.match?.turn.kind === 'seat' && table.clock.left < Infinity;
  const over = html`<div class="paused ${isHidden ? 'hidden' : ''}">
    <p>${words.paused}</p>
    <button type="button" class="button primary big" data-home @click=${() => table.pause(false)}>
      ${icon('play')}${words.panel.goOn}
    </button>
  </div>`;
  return html`${isPaused ? over : nothing}
    <div class="shown" ?inert=${isPaused}>${game}</div>`;
}

export const pauseStyles = css`
  .shown {
    display: contents;
  }
  /* A bar at the bottom over the full width, so that what it covers does not show beside its words. */
  .paused {
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
  .paused.hidden {
    inset-block-start: 0;
    flex-flow: column;
    border: 0;
  }
  .paused p {
    padding-inline: 0.4em;
    font-size: var(--ab-text-5);
    font-weight: 800;
  }
  .paused button {
    gap: 0.4em;
    padding-inline: var(--ab-space-7);
  }
  .paused .icon {
    inline-size: 1.3em;
    block-size: 1.3em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
`;
