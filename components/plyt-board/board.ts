import { html, nothing, type TemplateResult } from 'lit';
import { playerAt, squareAfter, type PlytEvent, type PlytState } from '../../src/rules/plyt/index.js';
import { starsOf } from '../../src/rules/trail/cards.js';
import { cellOf, WINNER } from '../../src/rules/trail/spiral.js';
import { mountain, type Climber, type MountainScene } from '../style/mountain/mountain.js';
import { travel } from '../style/mountain/travel.js';
import { squareName } from './announcements.js';
import { cardUses, type CardPlay } from './cards.js';
import { isLeap } from '../../src/rules/trail/events.js';
import { beatOf } from './moment.js';
import { squaresOf, type Shown } from './shown.js';
import type { PlytContext } from './context.js';
import { goPrompt, help } from './keyboard.js';
import { isPersonToAct, seatShown, seatToAct } from './turn.js';

const squares = Array.from({ length: WINNER }, (_, i) => cellOf(i + 1));

/** The part of the context that the board is drawn from. */
type BoardContext = CardPlay &
  Pick<PlytContext, 'hints' | 'host' | 'isLive' | 'moment' | 'notation' | 'table' | 'words'>;

interface Board extends Shown {
  /** Content above the board. */
  readonly over?: unknown;
  readonly state: PlytState;
  /** True for the game in progress; false for the replay. */
  readonly live: boolean;
  /** Handles a tap on a square, or Enter, in the game in progress. */
  readonly onPick?: (square: number) => void;
  onKey(event: KeyboardEvent, square: number): void;
  /** In the replay: the square that was chosen and the best one. */
  readonly compared?: MountainScene['compared'];
}

/** Renders the mountain of a position, interactive in the game in progress. */
export function boardOf(
  v: BoardContext,
  { state, at, marked, now, live, compared, onKey, onPick, over = nothing }: Board,
): TemplateResult {
  const { type } = state.phase;
  const asks = live && !v.moment && ['open-card', 'turned-card', 'play-cards'].includes(type) && isPersonToAct(v);
  const choices = asks ? cardUses(v).map(({ to }) => to) : [];
  const hinted = live ? v.hints?.marks(v).squares : undefined;
  const beat = live ? beatOf(v) : undefined;
  const colourOf = (seat: number): number => v.match.players[seat].colour;
  return html`<div class="board-area">
    ${mountain({
      squares,
      stars: starsOf(state.options, state.at.length),
      climbers: v.match.players.map(({ colour }, seat) => ({
        square: at[seat],
        colour,
        journey: now?.seat === seat && live && v.moment ? journeyOf(v.moment, now) : undefined,
      })),
      marks: marked.map((move) => ({
        squares: squaresOf(move, isLeap(move)),
        colour: colourOf(move.seat),
        ...(move === now && v.moment && { ms: v.moment.ms }),
      })),
      current: live ? seatShown(v) : seatToAct(state),
      choices,
      compared,
      hinted,
      travel,
      prospect: live ? prospect(v, state) : undefined,
      waves: beat?.name === 'flag' ? v.moment!.ms : undefined,
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
        onPick: (square) => onPick?.(square),
        onKey,
        onFocus: (square) => {
          if (square !== v.interaction.focusSquare) v.interaction.focusSquare = square;
        },
      },
    })}
    ${over} ${v.interaction.going === undefined ? '' : goPrompt(v)}
  </div>`;
}

/** Returns how a piece reaches its square: step by step, or over a cliff at once. */
function journeyOf(
  { beat, ms }: NonNullable<PlytContext['moment']>,
  move: Extract<PlytEvent, { type: 'moved' }>,
): Climber['journey'] {
  const all = squaresOf(move, isLeap(move));
  // The last step onto the summit has its own beat.
  const climbs = move.to === WINNER && move.cause === 'own';
  const squares = !climbs ? all : beat.name === 'summit' ? all.slice(-2) : all.slice(0, -1);
  const hops = beat.name === 'summit' || isLeap(move);
  return { key: beat, squares, hops, ms, counts: !hops };
}

/** Returns the square that a right answer leads to, while it is being worked out. */
function prospect(v: Pick<PlytContext, 'moment'>, { phase, options, at }: PlytState): number | undefined {
  const beat = beatOf(v)?.name;
  if (phase.type !== 'answer' || beat === 'wrong' || beat === 'shown' || beat === 'lesson') return undefined;
  const { seat, thrown } = phase;
  return squareAfter(playerAt(options, seat), at[seat], thrown.length, thrown[0]);
}
