import { html, nothing, type TemplateResult } from 'lit';
import type { MultiplayEvent, MultiplayState } from '../../src/rules/multiplay/index.js';
import { nameIn } from '../style/player-name.js';
import { rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import { productOf } from './announcements.js';
import type { MultiplayContext } from './context.js';
import { changes } from './moments.js';

type Placed = Extract<MultiplayEvent, { type: 'placed' }>;

/** Returns the sum of a turned cube: 8 × 11 = 88. */
const sumOf = (v: Pick<MultiplayContext, 'figure' | 'notation'>, { number, die }: Placed): string =>
  productOf(v, die, number / die, number);

/** The part of the context that moves are described from. */
type Story = Pick<MultiplayContext, 'announce' | 'figure' | 'gameWords' | 'match' | 'notation' | 'words'>;

/** Describes the result of a move in a few words: the sum, the rows, the traps. `isOwn`: the reader has just made it. */
export function story(v: Story, events: readonly MultiplayEvent[], state: MultiplayState, isOwn = false): string {
  const { line } = v.gameWords;
  const names = v.match.players.map(nameIn);
  const lines = events.filter(({ type }) => type === 'scored' || type === 'trapped');
  if (lines.length > 2) return manyLines(v, events, isOwn);
  return events
    .map((event) => {
      switch (event.type) {
        case 'placed':
          return isOwn ? `${sumOf(v, event)}.` : line.turned(names[event.seat], sumOf(v, event));
        case 'scored':
          return line.row(event.cells.length, v.figure(event.points, true));
        case 'trapped': {
          const gains = new Map<number, number>();
          for (const { seat, points } of event.ends) gains.set(seat, (gains.get(seat) ?? 0) + points);
          const gained = [...gains].map(([seat, points]) => `${names[seat]} ${v.figure(points, true)}`);
          return line.trap(
            event.cells.length,
            names[event.seat],
            v.figure(-event.points, true),
            v.words.listOf(gained),
          );
        }
        case 'answered':
          // The sentence of the turned cube already says that the answer was right.
          return event.right && events.some(({ type }) => type === 'placed') ? '' : v.announce(event, state);
        default:
          return v.announce(event, state);
      }
    })
    .filter(Boolean)
    .join(' ');
}

/** Summarises a move with too many rows and traps for one line: how many there are, and the points of each player. */
function manyLines(v: Story, events: readonly MultiplayEvent[], isOwn: boolean): string {
  const count = (type: MultiplayEvent['type']): number => events.filter((event) => event.type === type).length;
  const { players } = v.match;
  const gains = changes(events, players.length).flatMap((points, seat) =>
    points ? [`${nameIn(players[seat])} *${v.figure(points, true)}*`] : [],
  );
  const placed = events.filter(({ type }) => type === 'placed');
  const many = v.gameWords.line.many(count('scored'), count('trapped'), v.words.listOf(gains));
  return `${story(v, placed, v.match.state, isOwn)} ${many}`;
}

/** Renders a sentence with the shape and the colour of the player whom it is about. */
export function line(v: Pick<MultiplayContext, 'match'>, seat: number, sentence: string): TemplateResult {
  const { colour } = v.match.players[seat];
  return html`<p class="last colour${colour + 1}">
    ${shape(colour)}<span><bdi>${rich(sentence)}</bdi></span>
  </p>`;
}

const isTold = ({ type }: MultiplayEvent): boolean => type !== 'rolled' && type !== 'ended';

/** Renders the last move until the next: the cube turned, a pass, a wrong answer. Rolls of the die do not count. */
export function lastLine(v: Story): TemplateResult | typeof nothing {
  const { plies, state } = v.match;
  const ply =
    plies.findLast(({ events }) => events.some(isTold)) ?? (state.phase === 'start' ? plies.at(-1) : undefined);
  const [first] = ply?.events ?? [];
  const seat = first && 'seat' in first ? first.seat : undefined;
  return ply && seat !== undefined ? line(v, seat, story(v, ply.events, ply.state)) : nothing;
}
