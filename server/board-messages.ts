/** Builds the messages about a board for a seat, a teacher or a projector. */
import { isPaused, limitIn, taken } from '../src/live/referee/clock.js';
import { visiblePlies } from '../src/live/referee/visible.js';
import type { Presence, ToClient } from '../src/live/protocol/messages.js';
import type { SessionState } from '../src/live/referee/session-state.js';
import type { Seat } from '../src/rules/game.js';
import type { LessonBoards } from './lesson-boards.js';
import { optionsIn } from './games.js';
import type { AnyResolvedPly } from './live-board.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;
export type Viewer = Seat | 'public';

/** The state of a board at a time, as input for its messages. */
export interface BoardContext {
  readonly name: string;
  readonly state: SessionState;
  readonly boards: LessonBoards;
  readonly now: number;
}

/** Returns the clock for the seat to act only: others may have more time, which must stay private. */
function clockOf({ name, state, boards, now }: BoardContext, as: Viewer): Pick<Of<'view'>, 'clock'> {
  const board = boards.get(name)?.board;
  const seating = boards.sessionBoard(name);
  if (!board || !seating || as === 'public' || seating.seats[as] === 'bot') return {};
  const turn = boards.game.turn(board.state);
  if (turn.kind !== 'seat' || turn.seat !== as) return {};
  const limit = limitIn(boards.game, board.state) * boards.allowanceOf(seating, as);
  if (!Number.isFinite(limit)) return {};
  return { clock: { gone: taken({ turnAt: board.snapshot.turnAt, pauses: state.pauses }, now), limit } };
}

/** Returns whether the seat can take back its last move. In a match that is over, nothing can be taken back. */
function undoOf({ name, state, boards }: BoardContext, as: Viewer): boolean {
  const board = boards.get(name);
  if (!board?.board || as === 'public' || state.lesson.undo === 'off') return false;
  return boards.game.turn(board.board.state).kind === 'seat' && board.canUndo(as);
}

/** Returns the whole board as visible to the seat; undefined if it is not in memory. */
export function viewOf(context: BoardContext, as: Viewer): Of<'view'> | undefined {
  const { name, state, boards } = context;
  const board = boards.get(name)?.board;
  const seating = boards.sessionBoard(name);
  if (!board || !seating) return undefined;
  const { seq, plies } = board.snapshot;
  return {
    t: 'view',
    match: name,
    game: boards.game.name,
    options: optionsIn(state.lesson),
    players: seating.pupils.map((pupil, colour) => ({ nickname: pupil ?? 'bot', colour })),
    seat: as,
    seq,
    ply: plies,
    view: boards.game.view(board.state, as),
    ...clockOf(context, as),
    undo: undoOf(context, as),
    paused: isPaused(state.pauses),
  };
}

/** Returns the moves and events of a step as visible to the seat. */
export function pliesOf(context: BoardContext, as: Viewer, seq: number, plies: readonly AnyResolvedPly[]): Of<'plies'> {
  const visible = visiblePlies(context.boards.game, plies, as) as Of<'plies'>['plies'];
  const undo = undoOf(context, as);
  return { t: 'plies', match: context.name, seq, plies: visible, ...clockOf(context, as), ...(undo ? { undo } : {}) };
}

/** Returns the presence of each seat's player. */
export function hereOf({ name, boards }: BoardContext, isAway: (pupil: number) => boolean): Of<'here'> {
  const seats = boards.sessionBoard(name)?.seats ?? [];
  const presence = (one: number | 'bot'): Presence => (one === 'bot' ? 'bot' : isAway(one) ? 'away' : 'here');
  return { t: 'here', match: name, seats: seats.map(presence) };
}
