import { html, nothing, type TemplateResult } from 'lit';
import { playerAt, squareAfter, type PlytEvent, type PlytState } from '../../src/rules/plyt/index.js';
import { starsOf } from '../../src/rules/trail/cards.js';
import { cellOf, WINNER } from '../../src/rules/trail/spiral.js';
import type { Hint } from '../parts/hint-ladder.js';
import { mountain, type Climber, type MountainScene } from '../style/mountain/mountain.js';
import { travel } from '../style/mountain/travel.js';
import { squareName } from './announcements.js';
import { isLeap } from '../../src/rules/trail/events.js';
import { beatOf } from './moment.js';
import { squaresOf, type Shown } from './shown.js';
import type { PlytContext } from './context.js';
import { goPrompt } from './keyboard.js';
import { seatShown, seatToAct } from './turn.js';

const squares = Array.from({ length: WINNER }, (_, i) => cellOf(i + 1));

/** The part of the context that the board is drawn from. */
type BoardContext = Pick<PlytContext, 'figure' | 'gameWords' | 'interaction' | 'match' | 'notation'>;

/** The game in progress on a board. */
interface Live extends Pick<PlytContext, 'moment'> {
  /** The description of the keys for screen readers. */
  readonly help: string;
  /** The squares that a person can choose. */
  readonly choices: readonly number[];
  readonly hint: Hint | undefined;
  /** Handles a tap on a square, or Enter. */
  readonly onPick: (square: number) => void;
}

interface Board extends Shown {
  /** Content above the board. */
  readonly over?: unknown;
  readonly state: PlytState;
  /** Undefined after the end of a game, and in the replay. */
  readonly live?: Live;
  onKey(event: KeyboardEvent, square: number): void;
  /** In the replay: the square that was chosen and the best one. */
  readonly compared?: MountainScene['compared'];
}

/** Renders the mountain of a position, interactive in the game in progress. */
export function boardOf(
  v: BoardContext,
  { state, at, marked, now, live, compared, onKey, over = nothing }: Board,
): TemplateResult {
  const { choices = [], hint, moment } = live ?? {};
  const beat = live && beatOf(live);
  const colourOf = (seat: number): number => v.match.players[seat].colour;
  return html`<div class="board-area">
    ${mountain({
      squares,
      stars: starsOf(state.options, state.at.length),
      climbers: v.match.players.map(({ colour }, seat) => ({
        square: at[seat],
        colour,
        journey: now?.seat === seat && moment ? journeyOf(moment, now) : undefined,
      })),
      marks: marked.map((move) => ({
        squares: squaresOf(move, isLeap(move)),
        colour: colourOf(move.seat),
        ...(move === now && moment && { ms: moment.ms }),
      })),
      current: live ? seatShown(v) : seatToAct(state),
      choices,
      compared,
      hinted: hint?.squares,
      travel,
      prospect: live && prospect(live, state),
      waves: beat?.name === 'flag' ? moment!.ms : undefined,
      label: v.gameWords.mountain,
      figure: v.figure,
      list: {
        label: v.gameWords.mountain,
        help: live?.help,
        nameOf: (square) => {
          const name = squareName(v, state, square, choices.includes(square));
          return hint?.squares?.includes(square) ? hint.nameOf(name) : name;
        },
        focus: v.interaction.focusSquare,
        onPick: (square) => live?.onPick(square),
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
