import { html, type TemplateResult } from 'lit';
import type { GameContext } from './context.js';
import type { GameTypes } from './game-types.js';
import { rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';

/** The maximum number of lines shown. */
const linesShown = 8;

/** Renders the latest moves, newest first: each with the player's shape, and its consequences below it. */
export function eventLog<T extends GameTypes>(v: GameContext<T>): TemplateResult[] {
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
