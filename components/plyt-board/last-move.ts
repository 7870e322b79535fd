import { html, nothing, type TemplateResult } from 'lit';
import { nameIn } from '../style/player-name.js';
import { rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import { sumOf } from './announcements.js';
import type { PlytContext } from './context.js';
import { answerIn } from './moment.js';

/** Renders the last move in one line, until the next. */
export function lastMove(
  v: Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'notation'>,
): TemplateResult | typeof nothing {
  const { plies, players } = v.match;
  const index = plies.findLastIndex(({ events }) => answerIn(events));
  const asked = answerIn(plies[index]?.events ?? []);
  if (!asked) return nothing;
  const { moments: w } = v.gameWords;
  const player = players[asked.seat];
  const { colour } = player;
  const name = nameIn(player);
  const sum = `${sumOf(v, asked.prompt)} = ${v.figure(asked.expected)}`;
  const moves = plies.slice(index).flatMap(({ events }) => events.filter((event) => event.type === 'moved'));
  const own = moves.findLast((event) => event.seat === asked.seat);
  const isRight = asked.type === 'answered' && asked.right;
  const at = v.match.state.at[asked.seat];
  const line = !isRight
    ? own
      ? w.lastBack(name, v.figure(own.to))
      : at
        ? w.lastStayed(name, v.figure(at))
        : v.gameWords.announcements.events.staysOff(name)
    : own
      ? w.last(name, sum, v.figure(own.to))
      : w.lastRight(name, sum);
  return html`<p class="line colour${colour + 1}">
    ${shape(colour)}<span><bdi>${rich(line)}</bdi></span>
  </p>`;
}
