/** Builds the messages about a board for a seat, a teacher or a projector. */
import { isPaused, limitIn, taken } from '../src/live/referee/clock.js';
import { heard } from '../src/live/referee/visible.js';
import type { Presence, ToClient } from '../src/live/protocol/messages.js';
import type { ClassState } from '../src/live/referee/session.js';
import type { Seat } from '../src/rules/game.js';
import type { ClassBoards } from './class-boards.js';
import { optionsIn } from './games.js';
import type { AnyTold } from './live-board.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;
export type As = Seat | 'public';

/** The state of a board at a time, as input for its messages. */
export interface Scene {
  readonly name: string;
  readonly state: ClassState;
  readonly boards: ClassBoards;
  readonly now: number;
}

/** Returns the clock for the seat to act only: others may have more time, which must stay private. */
function clockOf({ name, state, boards, now }: Scene, as: As): Pick<Of<'view'>, 'clock'> {
  const board = boards.get(name)?.board;
  const place = boards.classBoard(name);
  if (!board || !place || as === 'public' || place.seats[as] === 'bot') return {};
  const turn = boards.game.turn(board.state);
  if (turn.kind !== 'seat' || turn.seat !== as) return {};
  const limit = limitIn(boards.game, board.state) * boards.allowanceOf(place, as);
  if (!Number.isFinite(limit)) return {};
  return { clock: { gone: taken({ turnAt: board.snapshot.turnAt, pauses: state.pauses }, now), limit } };
}

/** Returns whether the seat can take back its last move. In a match that is over, nothing can be taken back. */
function undoOf({ name, state, boards }: Scene, as: As): boolean {
  const board = boards.get(name);
  if (!board?.board || as === 'public' || state.lesson.undo === 'off') return false;
  return boards.game.turn(board.board.state).kind === 'seat' && board.canUndo(as);
}

/** Returns the whole board as visible to the seat; undefined if it is not in memory. */
export function viewOf(scene: Scene, as: As): Of<'view'> | undefined {
  const { name, state, boards } = scene;
  const board = boards.get(name)?.board;
  const place = boards.classBoard(name);
  if (!board || !place) return undefined;
  const { seq, plies } = board.snapshot;
  return {
    t: 'view',
    match: name,
    game: boards.game.name,
    options: optionsIn(state.lesson),
    players: place.pupils.map((pupil, colour) => ({ nickname: pupil ?? 'bot', colour })),
    seat: as,
    seq,
    ply: plies,
    view: boards.game.view(board.state, as),
    ...clockOf(scene, as),
    undo: undoOf(scene, as),
    paused: isPaused(state.pauses),
  };
}

/** Returns the moves and events of a step as visible to the seat. */
export function pliesOf(scene: Scene, as: As, seq: number, told: readonly AnyTold[]): Of<'plies'> {
  const plies = heard(scene.boards.game, told, as) as Of<'plies'>['plies'];
  const undo = undoOf(scene, as);
  return { t: 'plies', match: scene.name, seq, plies, ...clockOf(scene, as), ...(undo ? { undo } : {}) };
}

/** Returns the presence of each seat's player. */
export function hereOf({ name, boards }: Scene, isAway: (pupil: number) => boolean): Of<'here'> {
  const seats = boards.classBoard(name)?.seats ?? [];
  const presence = (one: number | 'bot'): Presence => (one === 'bot' ? 'bot' : isAway(one) ? 'away' : 'here');
  return { t: 'here', match: name, seats: seats.map(presence) };
}
