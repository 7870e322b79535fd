import { html, type TemplateResult } from 'lit';
import { playerAt, squareAfter, type PlytEvent, type PlytState } from '../../src/rules/plyt/index.js';
import { cellOf, levelOf, touching, WINNER } from '../../src/rules/trail/spiral.js';
import { mountain, type Climber, type MountainScene } from '../ui/mountain/mountain.js';
import { travel } from '../ui/mountain/travel.js';
import { squareName } from './announcements.js';
import type { PlytContext } from './context.js';
import { goPrompt, help, trailKey } from './keyboard.js';
import { isPersonToAct, pick, seatShown, seatToAct, usesNow } from './turn.js';

const squares = Array.from({ length: WINNER }, (_, i) => cellOf(i + 1));

interface Shown {
  readonly state: PlytState;
  /** The events of the last move shown. */
  readonly events: readonly PlytEvent[];
  /** Whether this is the game in progress rather than the replay. */
  readonly live: boolean;
  /** In the replay: the square that was chosen and the best one. */
  readonly compared?: MountainScene['compared'];
}

/** Renders the mountain of a position, interactive in the game in progress. */
export function boardOf(v: PlytContext, { state, events, live, compared }: Shown): TemplateResult {
  const { type } = state.phase;
  const asks = live && (type === 'open-card' || type === 'play-cards') && isPersonToAct(v);
  const choices = asks ? usesNow(v).map(({ to }) => to) : [];
  const hinted = live ? v.hints?.marks(v).squares : undefined;
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
      current: live ? seatShown(v) : seatToAct(state),
      choices,
      compared,
      hinted,
      travel,
      prospect: live ? prospect(state) : undefined,
      label: v.gameWords.mountain,
      figure: v.figure,
      list: {
        label: v.gameWords.mountain,
        help: live ? help(v) : undefined,
        nameOf: (square) => {
          const name = squareName(v, state, square, choices.includes(square));
          return hinted?.includes(square) ? v.hints!.marked(v, name) : name;
        },
        focus: v.interaction.focusSquare,
        onPick: (square) => {
          if (live) pick(v, square);
        },
        onKey: (event, square) => trailKey(v, state, event, square),
        onFocus: (square) => {
          if (square !== v.interaction.focusSquare) v.interaction.focusSquare = square;
        },
      },
    })}
    ${v.interaction.going === undefined ? '' : goPrompt(v)}
  </div>`;
}

/** Returns the squares a piece passes, starting from where it was; a card that changes the level makes it hop. */
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

/** Returns the square that a right answer would lead to. */
function prospect({ phase, options, at }: PlytState): number | undefined {
  if (phase.type !== 'answer') return undefined;
  const { seat, thrown } = phase;
  return squareAfter(playerAt(options, seat), at[seat], thrown.length, thrown[0]);
}
