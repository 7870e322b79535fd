import { html, nothing, type TemplateResult } from 'lit';
import type { PlytState } from '../../src/rules/plyt/index.js';
import { nameIn } from '../style/player-name.js';
import { rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import type { PlytContext } from './context.js';
import { dieOf } from './equation.js';
import type { PlytBeat } from './moment.js';

/** Renders the roll that decides who starts: each player's die, as soon as it lies still. */
export function opening(
  v: Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'moment' | 'table' | 'words'>,
  state: PlytState,
  beat?: PlytBeat,
): TemplateResult | undefined {
  if (state.phase.type !== 'start') return undefined;
  const { moments: w, announcements } = v.gameWords;
  const { rolling, rolled } = state.phase;
  const seat = rolling[rolled.length];
  const event = beat?.event;
  const face = event?.type === 'rolled' ? event.dice[0] : undefined;
  const events = beat?.name === 'start' ? (v.moment?.ply.events ?? []) : [];
  const tied = events.find(({ type }) => type === 'tied');
  const first = events.find(({ type }) => type === 'turn');
  const nameOf = (one: number): string => nameIn(v.match.players[one]);
  const text =
    tied?.type === 'tied'
      ? announcements.events.tied(v.words.listOf(tied.seats.map(nameOf)))
      : first
        ? w.starts(nameOf(first.seat!))
        : beat?.name === 'start'
          ? w.highest
          : v.match.isBot(seat)
            ? v.gameWords.lesson.next(nameOf(seat))
            : '';
  const tumbles = beat?.name === 'throw' ? `--throw:${Math.round(beat.ms * v.table.pace)}ms` : nothing;
  return html`<ul class="rolls">
      ${rolling.map((one, i) => {
        const shown = i < rolled.length ? rolled[i] : one === seat ? face : undefined;
        return html`<li class="colour${v.match.players[one].colour + 1} ${one === first?.seat ? 'best' : ''}">
          ${shape(v.match.players[one].colour)}
          <span class="dice" .style=${tumbles}
            >${shown === undefined ? html`<i class="none"></i>` : dieOf(v, shown, 0, one === seat && beat?.name === 'throw')}</span
          >
        </li>`;
      })}
    </ul>
    ${text ? html`<p class="stake said"><bdi>${rich(text)}</bdi></p>` : nothing}`;
}
