/**
 * The session of a lesson: a pure reducer over the entries of its log. `session-judge.ts` decides which actions are allowed,
 * `session-state.ts` describes the state, and `session-pupils.ts` and `session-boards.ts` change its parts.
 */
import type { TeacherCommand, LessonSettings } from '../protocol/lesson-messages.js';
import { isPaused } from './clock.js';
import type { Author } from '../protocol/entry.js';
import { returned, seated, withResults, type BoardResult, type SessionBoard } from './session-boards.js';
import {
  admitted,
  asked,
  joined,
  refused,
  tookBack,
  without,
  withoutWaiting,
  withPupil,
  withPupils,
} from './session-pupils.js';
import type { SessionState } from './session-state.js';

type CommandNamed<D extends TeacherCommand['do']> = Extract<TeacherCommand, { do: D }>;

/** An event of a lesson, as stored in the log. */
export type SessionEvent =
  | { readonly do: 'opened'; readonly code: string; readonly lesson: LessonSettings; readonly most: number }
  | { readonly do: 'reopened' }
  | { readonly do: 'joined'; readonly pupil: number }
  /** Another device asks for the seat of a pupil. */
  | { readonly do: 'asked'; readonly pupil: number }
  /** An earlier device of a pupil, with the token of this epoch, takes the seat back. */
  | { readonly do: 'took'; readonly pupil: number; readonly epoch: number }
  | { readonly do: 'ready'; readonly pupil: number }
  /** A pupil continues in place of the computer player that replaced them. */
  | { readonly do: 'returned'; readonly pupil: number }
  | {
      readonly do: 'paired';
      readonly boards: readonly SessionBoard[];
      readonly rounds: number;
      readonly plan?: SessionState['plan'];
    }
  /** Boards are added while the round is played, for pupils who have come late or have finished. */
  | { readonly do: 'added'; readonly boards: readonly SessionBoard[] }
  /** A pupil waits for others to play with. */
  | { readonly do: 'waits'; readonly pupil: number }
  | { readonly do: 'begun'; readonly minutes?: number }
  | { readonly do: 'ending' }
  | { readonly do: 'over'; readonly board: string; readonly result: BoardResult }
  | { readonly do: 'ended'; readonly results: Readonly<Record<string, BoardResult>> }
  | CommandNamed<
      | 'lock'
      | 'unlock'
      | 'admit'
      | 'refuse'
      | 'pause'
      | 'resume'
      | 'message'
      | 'seat'
      | 'restart'
      | 'time'
      | 'remove'
      | 'clear'
      | 'summit'
      | 'project'
    >
  | CommandNamed<'close'>;

/** One step of a session, plain data. */
export interface SessionEntry {
  readonly seq: number;
  readonly id: string;
  /** The author: a pupil's number, or another. */
  readonly by: Author;
  readonly at: number;
  readonly does: SessionEvent;
}

/** The events that change the seating. */
const moving: readonly SessionEvent['do'][] = [
  'paired',
  'added',
  'begun',
  'ending',
  'ended',
  'seat',
  'restart',
  'remove',
  'clear',
];

const fresh = ({ at, does }: SessionEntry & { does: Extract<SessionEvent, { do: 'opened' }> }): SessionState => ({
  seq: 0,
  phase: 'open',
  ids: {},
  since: 0,
  code: does.code,
  lesson: does.lesson,
  most: does.most,
  openedAt: at,
  isLocked: false,
  isResting: false,
  stage: 'open',
  round: 0,
  rounds: 0,
  pauses: [],
  pupils: [],
  epochs: {},
  boards: [],
  past: [],
  summit: 0,
  shown: { show: 'wall', names: false },
});

const paused = (state: SessionState, at: number): SessionState =>
  isPaused(state.pauses) ? state : { ...state, pauses: [...state.pauses, { from: at }] };

const resumed = (state: SessionState, at: number): SessionState => ({
  ...state,
  pauses: state.pauses.map((pause) => ('to' in pause ? pause : { ...pause, to: at })),
});

/** Returns the name of a restarted board: `1-3` becomes `1-3-2`, then `1-3-3`. The log of the abandoned match stays unchanged. */
function again(board: string): string {
  const [round, number, count = '1'] = board.split('-');
  return `${round}-${number}-${Number(count) + 1}`;
}

function restarted(state: SessionState, board: string): SessionState {
  const pupils = state.boards.find((one) => one.board === board)?.pupils ?? [];
  const boards = state.boards.map((one): SessionBoard => {
    if (one.board !== board) return one;
    const { result: _, ...rest } = one;
    return { ...rest, board: again(board) };
  });
  return withPupils({ ...state, boards }, pupils, false);
}

function changed(state: SessionState, { at, does }: SessionEntry): SessionState {
  switch (does.do) {
    case 'opened':
      return state;
    case 'reopened':
      // Only a round stays paused, because pupils need a while to return to their boards.
      return { ...(state.stage === 'round' ? state : resumed(state, at)), isResting: false, openedAt: at };
    case 'joined':
      return joined(state, does.pupil);
    case 'asked':
      return asked(state, does.pupil);
    case 'took':
      return tookBack(state, does.pupil, does.epoch);
    case 'ready':
      return withPupil(state, does.pupil, { isReady: true });
    case 'returned':
      return { ...state, boards: returned(state.boards, does.pupil) };
    case 'lock':
      return { ...state, isLocked: true };
    case 'unlock':
      return { ...state, isLocked: false };
    case 'refuse':
      return refused(state, does.pupil);
    case 'admit':
      return admitted(state, does.pupil);
    case 'paired': {
      const { boards, rounds, plan } = does;
      const round = state.stage === 'paired' ? state.round : state.round + 1;
      return { ...state, stage: 'paired', round, rounds, boards, ...(plan ? { plan } : {}) };
    }
    case 'added': {
      const playing = does.boards.flatMap(({ pupils }) => pupils);
      const free = withoutWaiting(withPupils(state, playing, false), playing);
      return { ...free, boards: [...state.boards, ...does.boards] };
    }
    case 'waits':
      return withPupil(state, does.pupil, { isReady: true, waits: true });
    case 'begun': {
      const { minutes } = does;
      const playing = state.boards.flatMap(({ pupils }) => pupils);
      // Pauses before the round are no longer needed.
      const pauses = state.pauses.filter(({ to }) => to === undefined);
      const began = { at, ...(minutes === undefined ? {} : { minutes }) };
      return withPupils({ ...state, stage: 'round', began, pauses }, playing, false);
    }
    case 'ending':
      return { ...state, stage: 'ending' };
    case 'over':
      return { ...state, boards: withResults(state.boards, { [does.board]: does.result }) };
    case 'ended': {
      const { began: _, ...rest } = state;
      // The step was one of the round before.
      const { step: _step, ...shown } = state.shown;
      const boards = withResults(state.boards, does.results);
      return { ...withoutWaiting(rest), stage: 'between', shown, boards, past: [...state.past, boards] };
    }
    case 'pause':
      return paused(state, at);
    case 'resume':
      return resumed(state, at);
    case 'message':
      return state;
    case 'seat': {
      const { boards, displaced } = seated(state.boards, does);
      const moved = withPupils({ ...state, boards }, [displaced], true);
      if (typeof does.to !== 'number') return moved;
      // Before the round begins, somebody may still be reviewing the last game.
      return state.stage === 'round' ? withoutWaiting(withPupils(moved, [does.to], false), [does.to]) : moved;
    }
    case 'restart':
      return restarted(state, does.board);
    case 'time':
      return withPupil(state, does.pupil, { allowance: does.allowance });
    case 'remove':
      return without(state, does.pupil);
    case 'clear':
      return does.pupils.reduce(without, state);
    case 'summit':
      return { ...state, summit: does.right };
    case 'project': {
      const { show, board, names = false, step = state.shown.step } = does;
      return {
        ...state,
        shown: { show, names, ...(board === undefined ? {} : { board }), ...(step === undefined ? {} : { step }) },
      };
    }
    case 'close':
      // No turn and no round continues until the teacher says so, because pupils need a while to return.
      return { ...paused(state, at), isResting: true };
  }
}

const phaseOf = ({ isResting, stage, pauses }: SessionState, { does }: SessionEntry): SessionState['phase'] => {
  if (does.do === 'close' && does.keep === 'nothing') return 'closed';
  return isResting || stage === 'ending' || isPaused(pauses) ? 'paused' : 'open';
};

/**
 * Returns the state of a lesson after an entry that has been judged. `before` is undefined for the first entry, which opens the lesson.
 * @throws Error if there is no lesson and the entry does not open one
 */
export function sessionAfter(before: SessionState | undefined, entry: SessionEntry): SessionState {
  const { does, seq, id, by } = entry;
  if (!before && does.do !== 'opened') throw new Error('A lesson begins by being opened.');
  const state = changed(before ?? fresh({ ...entry, does: does as Extract<SessionEvent, { do: 'opened' }> }), entry);
  return {
    ...state,
    seq,
    ids: { ...state.ids, [by]: id },
    since: moving.includes(does.do) ? seq : state.since,
    phase: phaseOf(state, entry),
  };
}
