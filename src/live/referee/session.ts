/**
 * The session of a class: its pupils, the seating of its boards, and the teacher's settings. A pure reducer over the entries of the
 * session's log; the state is plain JSON, and is the snapshot that the log stores. `session-judge.ts` decides which actions are allowed.
 * Raised hands and presence are not part of the state, because they end with the connection.
 */
import type { TeacherCommand, LessonSettings, PupilMessage, ProjectorScreen } from '../protocol/lesson-messages.js';
import { isPaused, type Allowance, type Pause } from './clock.js';
import type { Author } from '../protocol/entry.js';
import {
  boardWith,
  removed,
  returned,
  seated,
  withResults,
  type BoardResult,
  type SessionBoard,
} from './session-boards.js';
import type { Round } from './pairing.js';
import type { Played, PlayedRound } from './standings.js';

/** A pupil of the class. */
export interface SessionPupil {
  readonly pupil: number;
  /** The epoch of the valid token. */
  readonly epoch: number;
  /** The epoch of another device, which says that it is this pupil and waits for the teacher's answer. */
  readonly asks?: number;
  /** The last epoch that was given to another device and has no seat any more. No epoch is given twice. */
  readonly spent?: number;
  /** The epochs of earlier devices of this pupil. One that has its token may take the seat back. */
  readonly earlier?: readonly number[];
  /** True if the pupil was admitted. */
  readonly isIn: boolean;
  /** True if the pupil has finished reviewing a board, and can be paired. */
  readonly isReady: boolean;
  readonly allowance: 1 | 10 | 'none';
  /** True if the pupil waits for others to play with, while a round is played. */
  readonly waits?: true;
}

/** The stage of the current round. `ending`: no board accepts moves any more, and the results are being counted. */
export type Stage = 'open' | 'paired' | 'round' | 'ending' | 'between';

/** The state of a lesson. Declared as a type, for logs that accept any fields. */
export type SessionState = {
  readonly seq: number;
  /** For the log: `paused` whenever no board may accept a move. */
  readonly phase: 'open' | 'paused' | 'closed';
  /** The last id of each author. */
  readonly ids: Readonly<Record<string, string>>;
  /**
   * The number of the last entry by teacher or server that changed the seating: if two change it without knowing of each other, one is
   * late.
   */
  readonly since: number;
  readonly code: string;
  readonly lesson: LessonSettings;
  /** Maximum number of players at a board of the game. */
  readonly most: number;
  readonly openedAt: number;
  readonly isLocked: boolean;
  /** True while the lesson is closed until next time; it is paused then, too. */
  readonly isResting: boolean;
  readonly stage: Stage;
  readonly round: number;
  readonly rounds: number;
  /** The time at which the round began, and its length. */
  readonly began?: { readonly at: number; readonly minutes?: number };
  readonly pauses: readonly Pause[];
  readonly pupils: readonly SessionPupil[];
  /** The last epochs of pupils who have been removed. */
  readonly epochs: Readonly<Record<string, number>>;
  /** The boards of the newest round. */
  readonly boards: readonly SessionBoard[];
  /** The boards of all rounds that have ended. */
  readonly past: readonly (readonly SessionBoard[])[];
  /** The plan of everyone with everyone: the rounds, how many of them were used, and the round of the lesson that used the last one. */
  readonly plan?: { readonly rounds: readonly Round[]; readonly taken: number; readonly round: number };
  readonly summit: number;
  readonly shown: { readonly show: ProjectorScreen['show']; readonly board?: string; readonly names: boolean };
};

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

/** Returns the time allowance of a pupil for the clock; the normal one if nobody has the number. */
export function allowanceOf({ pupils }: Pick<SessionState, 'pupils'>, pupil: number | 'bot'): Allowance {
  const allowance = pupils.find((one) => one.pupil === pupil)?.allowance ?? 1;
  return allowance === 'none' ? Infinity : allowance;
}

type PupilStatus = PupilMessage['place'];

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

/** Returns the place of a pupil, see `PupilMessage.place`. */
export function pupilStatus({ boards, stage }: Pick<SessionState, 'boards' | 'stage'>, one: SessionPupil): PupilStatus {
  if (!one.isIn) return 'door';
  const board = boardWith(boards, one.pupil);
  if (stage === 'paired') return one.isReady ? 'free' : 'back';
  if (!board) return 'free';
  if (!board.result) return 'board';
  return one.isReady ? 'free' : 'back';
}

/** Returns the rounds for `standings`: a pupil alone at a board has played against the computer. */
export function playedRounds({ past }: Pick<SessionState, 'past'>): PlayedRound[] {
  return past.map((all) => {
    const [extra, boards] = [true, false].map((isExtra) => all.filter((one) => (one.isExtra ?? false) === isExtra));
    const played = boards.map(playedAt).filter(({ pupils }) => pupils.length > 0);
    const byes = played.filter(({ pupils }) => pupils.length === 1);
    return {
      boards: played.filter(({ pupils }) => pupils.length > 1),
      byes: byes.map(({ pupils: [pupil], right: [right] }) => ({ pupil, right })),
      extra: extra.map(playedAt).filter(({ pupils }) => pupils.length > 0),
    };
  });
}

/** Returns a board that is over, reduced to the seats that belong to a pupil. */
function playedAt({ pupils, result }: SessionBoard): Played {
  const seats = pupils.flatMap((pupil, seat) => (pupil === null || !result ? [] : [{ pupil, seat }]));
  return {
    pupils: seats.map(({ pupil }) => pupil),
    winners: seats.flatMap(({ seat }, i) => (result?.winners.includes(seat) ? [i] : [])),
    right: seats.map(({ seat }) => result?.right[seat] ?? 0),
  };
}

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

/** Returns a state with one pupil changed. */
export const withPupil = (state: SessionState, pupil: number, change: Partial<SessionPupil>): SessionState => ({
  ...state,
  pupils: state.pupils.map((one) => (one.pupil === pupil ? { ...one, ...change } : one)),
});

const withPupils = (state: SessionState, numbers: readonly (number | null)[], isReady: boolean): SessionState => ({
  ...state,
  pupils: state.pupils.map((one) => (numbers.includes(one.pupil) ? { ...one, isReady } : one)),
});

/** Returns a state in which none of these pupils waits for others to play with; nobody at all if they are left out. */
const withoutWaiting = (state: SessionState, numbers?: readonly (number | null)[]): SessionState => ({
  ...state,
  pupils: state.pupils.map((one) => {
    if (!one.waits || (numbers && !numbers.includes(one.pupil))) return one;
    const { waits: _, ...rest } = one;
    return rest;
  }),
});

const paused = (state: SessionState, at: number): SessionState =>
  isPaused(state.pauses) ? state : { ...state, pauses: [...state.pauses, { from: at }] };

const resumed = (state: SessionState, at: number): SessionState => ({
  ...state,
  pauses: state.pauses.map((pause) => ('to' in pause ? pause : { ...pause, to: at })),
});

function joined(state: SessionState, pupil: number): SessionState {
  const { [pupil]: epoch = 0, ...epochs } = state.epochs;
  const one = { pupil, epoch: epoch + 1, isIn: !state.lesson.admit, isReady: true, allowance: 1 } as const;
  return { ...state, epochs, pupils: [...state.pupils, one].sort((a, b) => a.pupil - b.pupil) };
}

/** Maximum number of earlier devices that may take a seat back. */
const mostEarlier = 8;

const newestEpoch = ({ epoch, asks = 0, spent = 0 }: SessionPupil): number => Math.max(epoch, asks, spent);

function admitted(state: SessionState, pupil: number): SessionState {
  return {
    ...state,
    pupils: state.pupils.map((one) => {
      if (one.pupil !== pupil) return one;
      const { asks, ...rest } = one;
      if (asks === undefined) return { ...rest, isIn: true };
      // A device that was still at the door has never had the seat.
      const earlier = one.isIn ? [...(one.earlier ?? []), one.epoch].slice(-mostEarlier) : (one.earlier ?? []);
      return { ...rest, isIn: true, epoch: asks, earlier };
    }),
  };
}

/** Takes a pupil out of the lesson. */
function without(state: SessionState, pupil: number): SessionState {
  const one = state.pupils.find((found) => found.pupil === pupil);
  return {
    ...state,
    epochs: { ...state.epochs, [pupil]: one ? newestEpoch(one) : 0 },
    pupils: state.pupils.filter((found) => found.pupil !== pupil),
    boards: removed(state.boards, pupil),
  };
}

function refused(state: SessionState, pupil: number): SessionState {
  const one = state.pupils.find((found) => found.pupil === pupil);
  if (!one?.isIn) return without(state, pupil);
  const pupils = state.pupils.map((found) => {
    if (found !== one) return found;
    const { asks: _, ...rest } = found;
    return { ...rest, spent: newestEpoch(found) };
  });
  return { ...state, pupils };
}

/** Gives the seat back to an earlier device; those that came after it have it no more. */
function tookBack(state: SessionState, pupil: number, epoch: number): SessionState {
  const one = state.pupils.find((found) => found.pupil === pupil);
  if (!one) return state;
  const earlier = (one.earlier ?? []).filter((other) => other < epoch);
  return withPupil(state, pupil, { epoch, earlier, spent: Math.max(one.epoch, one.spent ?? 0) });
}

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
    case 'asked': {
      const one = state.pupils.find(({ pupil }) => pupil === does.pupil);
      return one ? withPupil(state, does.pupil, { asks: newestEpoch(one) + 1 }) : state;
    }
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
      const boards = withResults(state.boards, does.results);
      return { ...withoutWaiting(rest), stage: 'between', boards, past: [...state.past, boards] };
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
      const { show, board, names = false } = does;
      return { ...state, shown: { show, names, ...(board === undefined ? {} : { board }) } };
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
