import { html, type TemplateResult } from 'lit';
import { claims as claimsOf } from '../../src/rules/sequence/dice.js';
import { squareAfter, type SequenceEvent, type SequenceState } from '../../src/rules/sequence/index.js';
import { cellOf, levelOf, touching, WINNER } from '../../src/rules/trail/spiral.js';
import { mountain, type Climber, type MountainScene } from '../ui/mountain/mountain.js';
import { travel } from '../ui/mountain/travel.js';
import type { SequenceContext } from './context.js';
import { diceNow, isPersonToAct, seatToAct } from './turn.js';

const squares = Array.from({ length: WINNER }, (_, i) => cellOf(i + 1));

/** The squares that a climber comes by, from where it was; a step to another level is a hop. */
function journeyOf(events: readonly SequenceEvent[], seat: number, key: unknown): Climber['journey'] {
  const moved = events.findLast((event) => event.type === 'moved' && event.seat === seat);
  if (moved?.type !== 'moved') return undefined;
  const { from, to, cause } = moved;
  const way = levelOf(to) > levelOf(from) ? 'up' : 'down';
  if (cause === 'card' && from && Math.abs(to - from) > 1 && touching(from, way).includes(to)) {
    return { key, squares: [from, to], hops: true };
  }
  const step = Math.sign(to - from);
  return { key, squares: Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step), hops: false };
}

/** Returns the square that the best claim leads to; undefined unless the table shows claims. */
function prospect(v: SequenceContext, state: SequenceState): number | undefined {
  const { phase, options, at } = state;
  if (!v.interaction.shows || (phase.type !== 'keep' && phase.type !== 'declare')) return undefined;
  const best = claimsOf(diceNow(state), options.totalRule)[0];
  return best && squareAfter(options, at[phase.seat], best.score);
}

/** Renders the small mountain of a position with the climbers. `events` are those of the last move shown. */
export function mountainOf(
  v: SequenceContext,
  state: SequenceState,
  events: readonly SequenceEvent[],
  live: boolean,
  compared?: MountainScene['compared'],
): TemplateResult {
  const { options, at, phase } = state;
  const key = v.match.plies.findIndex((ply) => ply.events === events);
  const cards =
    live && phase.type === 'open-card' && isPersonToAct(v)
      ? [...v.match.game.moves(state)].flatMap((move) => (move.type === 'card' ? [move.to] : []))
      : [];
  return html`<div class="hill">
    ${mountain({
      squares,
      stars: Object.values(options.cards).some((count) => count > 0) ? options.plytSquares : [],
      climbers: v.match.players.map(({ colour }, seat) => ({
        square: at[seat],
        colour,
        journey: journeyOf(events, seat, key),
      })),
      current: seatToAct(state),
      choices: cards,
      goal: options.summit,
      compared,
      prospect: live ? prospect(v, state) : undefined,
      label: v.match.players.map(({ name }, seat) => v.words.score(name, v.figure(at[seat]))).join(', '),
      figure: v.figure,
      travel,
      mini: true,
    })}
  </div>`;
}

/** Renders the small mountain of the game in progress. The last climb stays visible until the next one. */
export function currentMountain(v: SequenceContext, state: SequenceState): TemplateResult {
  const moved = v.match.plies.findLast(({ events }) => events.some(({ type }) => type === 'moved'));
  return mountainOf(v, state, moved?.events ?? [], true);
}
