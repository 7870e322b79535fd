import { css, html, nothing, type TemplateResult } from 'lit';
import { speeds, type Speed } from '../../src/match/speed.js';
import type { CommonWords } from '../../src/words/types.js';
import type { GameContext } from './context.js';
import type { GameTypes } from './game-types.js';

/** Renders the choice of the speed at which the moves of others are shown. */
export function speedChoice(
  words: CommonWords['menu']['speed'],
  chosen: Speed,
  onChange: (speed: Speed) => void,
): TemplateResult {
  const names: Partial<Record<Speed, string>> = { slow: words.slow, normal: words.normal, fast: words.fast };
  return html`<div class="speed" role="group" aria-label=${words.label} data-free>
    ${speeds
      .filter((speed) => names[speed])
      .map(
        (speed) =>
          html`<button type="button" aria-pressed=${speed === chosen} @click=${() => onChange(speed)}>
            ${names[speed]}
          </button>`,
      )}
  </div>`;
}

/** Renders the choice of speed instead of the number pad while a computer player acts; people have a pace of their own. */
export const speedMeanwhile = (
  v: Pick<GameContext<GameTypes>, 'words' | 'host' | 'isLive' | 'prefer'>,
): TemplateResult | typeof nothing =>
  v.isLive ? nothing : speedChoice(v.words.menu.speed, v.host.speed ?? 'normal', (speed) => v.prefer({ speed }));

export const speedStyles = css`
  .speed {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    overflow: hidden;
    background: var(--ab-surface);
  }
  .speed button {
    min-block-size: var(--ab-control-2);
    border: 0;
    padding: var(--ab-space-2);
    background: none;
    color: var(--ab-ink);
    font-weight: 700;
    font-size: var(--ab-text-2);
  }
  .speed button + button {
    border-inline-start: 2px solid var(--ab-line);
  }
  /* In a narrow panel each choice is as wide as its word. */
  @container (max-width: 699px) {
    .frame[data-layout='side'] .speed,
    :host([data-part~='side']) .speed {
      grid-auto-columns: auto;
    }
    .frame[data-layout='side'] .speed button,
    :host([data-part~='side']) .speed button {
      padding-inline: var(--ab-space-1);
      font-size: var(--ab-text-2);
      overflow-wrap: normal;
    }
  }
  .speed button[aria-pressed='true'] {
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  @media (forced-colors: active) {
    .speed button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  .speed button:focus-visible {
    outline-offset: -5px;
  }
`;
