import { css, html, nothing, type TemplateResult } from 'lit';
import { icon } from '../style/icons.js';
import { sign } from '../lesson/signs.js';
import type { LobbyView } from './state.js';

/** The choices of a pupil who has no board while others play, or while the next round is being prepared. */
export interface Choices {
  play(opponent: 'computer' | 'others'): void;
  warmUpNow(): void;
}

/** Renders what a pupil without a board can do now, so that nobody waits. */
export function choicesOf({ words: w, state: { lobby, refused } }: LobbyView, act: Choices): TemplateResult {
  const isPlayed = lobby?.phase === 'round';
  const one = (picture: TemplateResult, label: string, onClick: () => void, note = ''): TemplateResult =>
    html`<button type="button" class="button choice" part="action" @click=${onClick}>
      ${picture}<span><b>${label}</b>${note ? html`<small>${note}</small>` : nothing}</span>
    </button>`;
  const waiting = lobby?.waiting ? w.someWait(lobby.waiting) : '';
  return html`${refused ? html`<p class="note" role="status">${w.notNow}</p>` : nothing}
    ${lobby?.waits ? html`<p class="success waits" role="status">${sign('waiting')}<span>${w.waits}</span></p>` : nothing}
    <div class="choices">
      ${isPlayed && !lobby.waits ? one(sign('people'), w.playOthers, () => act.play('others'), waiting) : nothing}
      ${isPlayed ? one(sign('computer'), w.playComputer, () => act.play('computer')) : nothing}
      ${one(icon('play'), w.warmUp, act.warmUpNow, w.warmUpHelp)}
    </div>`;
}

export const choicesStyles = css`
  .choices {
    display: grid;
    gap: var(--ab-space-4);
    inline-size: min(100%, 420px);
  }
  .choices .choice {
    justify-content: start;
    gap: var(--ab-space-5);
    padding-block: var(--ab-space-3);
    text-align: start;
  }
  .choice .icon,
  .waits .icon {
    flex: none;
    inline-size: 28px;
  }
  .choice b,
  .choice small {
    display: block;
    line-height: 1.25;
  }
  .choice small {
    color: var(--ab-ink-soft);
    font-size: var(--ab-text-2);
    font-weight: 600;
  }
`;
