import { html, type TemplateResult } from 'lit';
import { playerAt, stepsFor, type PlytEvent, type PlytState } from '../../src/rules/plyt/index.js';
import { cellOf, levelOf, touching, WINNER } from '../../src/rules/trail/spiral.js';
import { mountain, type Climber } from '../parts/mountain/mountain.js';
import { isPersonToAct, pick, seatToAct, trailKey } from './input.js';
import { usesNow } from './uses.js';
import type { PlytView } from './view.js';

const squares = Array.from({ length: WINNER }, (_, i) => cellOf(i + 1));

interface Shown {
  readonly state: PlytState;
  /** What the last move of that position brought about. */
  readonly events: readonly PlytEvent[];
  /** Whether it is the game being played; else one looks back. */
  readonly live: boolean;
}

/** The squares that a piece comes by, from where it was; a step to another level is a hop. */
function journeyOf(events: readonly PlytEvent[], seat: number, key: unknown): Climber['journey'] {
  const moved = events.findLast((event) => event.type === 'moved' && event.seat === seat);
  if (moved?.type !== 'moved') return undefined;
  const { from, to, cause } = moved;
  const climbs = levelOf(to) > levelOf(from) ? 'up' : 'down';
  if (cause === 'card' && from && Math.abs(to - from) > 1 && touching(from, climbs).includes(to)) {
    return { key, squares: [from, to], hops: true };
  }
  const way = Math.sign(to - from);
  return { key, squares: Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * way), hops: false };
}

/** Where a right answer would lead. */
function prospect({ phase, options, at }: PlytState): number | undefined {
  if (phase.type !== 'answer') return undefined;
  const steps = stepsFor(playerAt(options, phase.seat), phase.thrown.length, phase.thrown[0]);
  return Math.min(WINNER, at[phase.seat] + steps);
}

/** The name of a square for a screen reader. */
export function squareName(v: PlytView, state: PlytState, square: number, choice = false): string {
  const names = v.match.players.filter((_, seat) => state.at[seat] === square).map(({ name }) => name);
  const here = names.join(', ');
  const { gameWords: w } = v;
  return square === WINNER
    ? w.summit(v.figure(square), here)
    : w.square(v.figure(square), levelOf(square), state.options.plytSquares.includes(square), here, choice);
}

/** The mountain of a position, ready to be played on or only to be looked at. */
export function boardOf(v: PlytView, { state, events, live }: Shown): TemplateResult {
  const choices = live && isPersonToAct(v) ? usesNow(v).map(({ to }) => to) : [];
  const key = v.match.plies.findIndex((ply) => ply.events === events);
  return html`<div class="bd">
    ${mountain({
      squares,
      stars: state.options.plytSquares,
      climbers: v.match.players.map(({ colour }, seat) => ({
        square: state.at[seat],
        colour,
        journey: journeyOf(events, seat, key),
      })),
      current: seatToAct(state),
      choices,
      prospect: live ? prospect(state) : undefined,
      label: v.gameWords.mountain,
      figure: v.figure,
      list: {
        label: v.gameWords.mountain,
        help: live ? v.beside()?.help(v) : undefined,
        nameOf: (square) => squareName(v, state, square, choices.includes(square)),
        focus: v.fingers.focusSquare,
        onPick: (square) => {
          if (live) pick(v, square);
        },
        onKey: (event, square) => trailKey(v, state, event, square, WINNER),
        onFocus: (square) => {
          if (square !== v.fingers.focusSquare) v.fingers.focusSquare = square;
        },
      },
    })}
    ${v.fingers.going === undefined ? '' : v.beside()?.goPrompt(v)}
  </div>`;
}
