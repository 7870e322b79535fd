import { css, html, type TemplateResult } from 'lit';
import type { GameContext } from './context.js';
import type { GameTypes } from './game-types.js';
import { rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';

/** The maximum number of lines shown. */
const linesShown = 8;

/** Renders the latest moves, newest first: each with the player's shape, and its consequences below it. */
export function eventLog(v: Pick<GameContext<GameTypes>, 'match' | 'announce'>): TemplateResult[] {
  const lines: TemplateResult[] = [];
  const { plies, players } = v.match;
  for (let i = plies.length - 1; i >= 0 && lines.length < linesShown; i--) {
    const { events, state } = plies[i];
    const told = events
      .map((event) => ({ event, sentence: v.announce(event, state) }))
      .filter(({ sentence }) => sentence);
    told.forEach(({ event, sentence }, k) => {
      const now = i === plies.length - 1 ? 'now' : '';
      lines.push(
        k === 0 && event.seat !== undefined
          ? html`<li class="${now} colour${players[event.seat].colour + 1}">
              ${shape(players[event.seat].colour)}<span><bdi>${rich(sentence)}</bdi></span>
            </li>`
          : html`<li class="${now} in">
              <span><bdi>${rich(sentence)}</bdi></span>
            </li>`,
      );
    });
  }
  return lines.slice(0, linesShown);
}

/** Renders the event log of a game, beside or below its board. */
export const eventList = (v: Pick<GameContext<GameTypes>, 'words' | 'match' | 'announce'>): TemplateResult =>
  html`<ol class="events" aria-label=${v.words.panel.events}>
    ${eventLog(v)}
  </ol>`;

/** Styles for the event log. */
export const eventStyles = css`
  .events {
    display: grid;
    gap: var(--ab-space-1);
    font-size: var(--ab-text-2);
    line-height: 1.3;
    align-content: start;
  }
  .events li {
    display: flex;
    gap: var(--ab-space-4);
    color: var(--ab-ink-soft);
  }
  .events .shape {
    margin-block-start: 0.2em;
  }
  .events .in {
    padding-inline-start: calc(1em + var(--ab-space-4));
  }
  .events .now,
  .events b {
    color: var(--ab-ink);
  }
  .events b.gain {
    color: var(--ab-right);
  }
  .events b.loss {
    color: var(--ab-wrong);
  }
  @container (min-width: 700px) {
    .events {
      line-height: 1.22;
    }
  }
`;

/** Styles for the event log beside a board. */
export const eventsBeside = css`
  @container (min-width: 700px) {
    .events {
      /* takes what room is left, and no more */
      contain: size;
      overflow: hidden;
      -webkit-mask-image: linear-gradient(#000 calc(100% - var(--u) * 5), transparent);
      mask-image: linear-gradient(#000 calc(100% - var(--u) * 5), transparent);
    }
  }
`;
