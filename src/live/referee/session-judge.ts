/**
 * Judges the actions of teachers, pupils and the server in a lesson. All functions are pure: time, chance and presence are passed in, and a
 * result takes effect only when the log has accepted it.
 */
import type { Random } from '../../rules/game.js';
import type { TeacherCommand } from '../protocol/lesson-messages.js';
import { isPaused, taken } from './clock.js';
import type { Author } from '../protocol/entry.js';
import { mostBoards, mostPupils, mostRounds } from '../protocol/messages.js';
import { boardWith, type BoardResult } from './session-boards.js';
import { added, paired, pairedWithin, partnerOf } from './session-pairing.js';
import { isRefused } from './session-pupils.js';
import { sessionAfter, type SessionEntry, type SessionEvent } from './session.js';
import { pupilStatus, type SessionState, type SessionPupil } from './session-state.js';
import type { Matching } from './pairing.js';

/** Milliseconds after the opening of a lesson during which pupils may join, so that a code does not stay valid. */
export const joinTime = 2 * 3_600_000;

/**
 * The reason why an action in a lesson is refused. `stale`: the lesson has changed since, or the action is not possible now; `taken`: another
 * pupil has the nickname; `locked`: no more pupils are admitted; `full`: the lesson is full; `door`: the teacher has not admitted the pupil;
 * `nobody`: nobody is free to play; `not-there`: there is no such pupil or board; `too-many`: there are too many rounds, or too many boards.
 */
export type SessionReason =
  | 'stale'
  | 'closed'
  | 'taken'
  | 'locked'
  | 'full'
  | 'door'
  | 'nobody'
  | 'not-there'
  | 'too-many'
  | 'game'
  | 'not-yours';

const sentences: Readonly<Record<SessionReason, string>> = {
  stale: 'The lesson has gone on; look at it again.',
  closed: 'The lesson is closed.',
  taken: 'Another pupil has that nickname.',
  locked: 'Nobody is let in any more.',
  full: `A lesson has at most ${mostPupils} pupils.`,
  door: 'The teacher has not let you in yet.',
  nobody: 'Nobody is free to play.',
  'not-there': 'There is no such pupil or board.',
  'too-many': `A lesson has at most ${mostRounds} rounds, and a round at most ${mostBoards} boards.`,
  game: 'There is no such game, or it is not played so.',
  'not-yours': 'Only the teacher does that.',
};

export interface SessionRefusal {
  readonly ok: false;
  readonly rule: 'live';
  readonly reason: SessionReason;
  readonly message: string;
}

export const sessionRefusal = (reason: SessionReason): SessionRefusal => ({
  ok: false,
  rule: 'live',
  reason,
  message: sentences[reason],
});

/** The result of judging: an entry for the log and the state after it, `same` if nothing has to change, or a refusal. */
export type SessionJudged =
  | { readonly ok: true; readonly same: false; readonly entry: SessionEntry; readonly state: SessionState }
  | { readonly ok: true; readonly same: true; readonly seq: number }
  | SessionRefusal;

/** The circumstances in which an action is judged. */
export interface SessionCircumstances {
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  readonly random: Random;
  readonly matching: Matching;
  /** Returns whether a pupil has a connected device: absent pupils are not paired, so that nobody waits for them. */
  readonly isHere: (pupil: number) => boolean;
}

/** Returns the milliseconds that a round has left, without pauses; undefined if it does not end by itself. */
export function leftOf({ began, pauses }: Pick<SessionState, 'began' | 'pauses'>, now: number): number | undefined {
  if (began?.minutes === undefined) return undefined;
  return Math.max(0, began.minutes * 60_000 - taken({ turnAt: began.at, pauses }, now));
}

/** Returns the entry for a judged action, and the state after it. */
function done(
  state: SessionState | undefined,
  { id, by, at }: { readonly id: string; readonly by: Author; readonly at: number },
  does: SessionEvent,
): SessionJudged {
  const entry: SessionEntry = { seq: (state?.seq ?? 0) + 1, id, by, at, does };
  return { ok: true, same: false, entry, state: sessionAfter(state, entry) };
}

/** Opens a lesson. `lesson` must be valid, see `lessonOf` of the server; `most` is the maximum number of players at a board. */
export const opened = (
  does: Omit<Extract<SessionEvent, { do: 'opened' }>, 'do'>,
  { id, at }: { readonly id: string; readonly at: number },
): SessionJudged => done(undefined, { id, by: 'teacher', at }, { do: 'opened', ...does });

/** The event to be logged, the reason for a refusal, or undefined if nothing has to change. */
type Wanted = SessionEvent | SessionReason | undefined;

const has = (state: SessionState, pupil: number): boolean => state.pupils.some((one) => one.pupil === pupil);

/** Returns whether the boards of the round can still be changed. */
const isPlayed = ({ stage }: SessionState): boolean => stage === 'paired' || stage === 'round';

function wantedSeat(state: SessionState, { board, seat, to }: Extract<TeacherCommand, { do: 'seat' }>): Wanted {
  const one = state.boards.find((found) => found.board === board);
  if (!one || seat >= one.seats.length) return 'not-there';
  if (!isPlayed(state) || one.result) return 'stale';
  if (to === 'bot') return one.seats[seat] === 'bot' ? undefined : { do: 'seat', board, seat, to };
  if (!state.pupils.some(({ pupil, isIn }) => pupil === to && isIn)) return 'not-there';
  if (one.seats[seat] === to) return undefined;
  // A pupil must not play against themselves: moving to another seat of the same board would leave one that still belongs to them.
  return one.pupils.includes(to) && one.pupils[seat] !== to ? 'stale' : { do: 'seat', board, seat, to };
}

/** Returns the event, unless it would bring too many boards to the round. */
const ifRoom = ({ boards }: SessionState, event: Wanted): Wanted =>
  typeof event === 'object' && event.do === 'added' && boards.length + event.boards.length > mostBoards
    ? 'too-many'
    : event;

function wanted(state: SessionState, does: TeacherCommand, circumstances: SessionCircumstances): Wanted {
  switch (does.do) {
    case 'open':
      return 'stale';
    case 'lock':
      return state.isLocked ? undefined : does;
    case 'unlock':
      return state.isLocked ? does : undefined;
    case 'admit':
    case 'refuse': {
      const one = state.pupils.find(({ pupil }) => pupil === does.pupil);
      if (!one) return 'not-there';
      return one.isIn && one.asks === undefined ? undefined : does;
    }
    case 'pair': {
      if (state.stage === 'ending') return 'stale';
      if (state.stage === 'round') return ifRoom(state, pairedWithin(state, circumstances) ?? 'nobody');
      if (state.past.length >= mostRounds) return 'too-many';
      return paired(state, does.how, circumstances) ?? 'nobody';
    }
    case 'round': {
      if (does.on) {
        const { minutes } = does;
        return state.stage === 'paired' ? { do: 'begun', ...(minutes === undefined ? {} : { minutes }) } : 'stale';
      }
      return state.stage === 'round' ? { do: 'ending' } : 'stale';
    }
    case 'pause':
      return isPaused(state.pauses) ? undefined : { do: 'pause' };
    case 'resume':
      return isPaused(state.pauses) ? { do: 'resume' } : undefined;
    case 'message':
      return does.pupil === undefined || has(state, does.pupil) ? does : 'not-there';
    case 'seat':
      return wantedSeat(state, does);
    case 'restart': {
      const one = state.boards.find(({ board }) => board === does.board);
      if (!one) return 'not-there';
      // Its pupils may be playing on at another board by now.
      const areBusy = state.boards.some(
        ({ board, result, pupils }) =>
          board !== does.board && !result && pupils.some((pupil) => pupil !== null && one.pupils.includes(pupil)),
      );
      return state.stage === 'round' && !areBusy ? does : 'stale';
    }
    case 'time':
    case 'remove':
      return has(state, does.pupil) ? does : 'not-there';
    case 'clear': {
      const pupils = [...new Set(does.pupils)].filter((pupil) => has(state, pupil));
      return pupils.length > 0 ? { do: 'clear', pupils } : undefined;
    }
    case 'summit':
    case 'project':
    case 'close':
      return does;
  }
}

/** Returns the command in a message, without the fields that every message has. */
function eventOf({
  t: _,
  id: _id,
  seq: _seq,
  ...does
}: TeacherCommand & { t?: unknown; id?: unknown; seq?: unknown }): TeacherCommand {
  return does;
}

/** The commands that depend on the current seating. All others are valid regardless of what the teacher has seen. */
const placing: readonly TeacherCommand['do'][] = ['pair', 'round', 'seat', 'restart'];

/**
 * Judges a teacher's command. `seq` is the last entry of the session that the teacher has seen. A command to pair, start or move is `stale`
 * if the teacher has not seen such a change by another window. A lesson that rests is reopened in its previous state.
 */
export function judgeTeacher(
  state: SessionState,
  message: TeacherCommand & { readonly id: string; readonly seq: number },
  circumstances: SessionCircumstances,
): SessionJudged {
  const { id, seq } = message;
  if (state.ids['teacher'] === id) return { ok: true, same: true, seq: state.seq };
  if (state.phase === 'closed') return sessionRefusal('closed');
  const does = eventOf(message);
  const author = { id, by: 'teacher', at: circumstances.now } as const;
  if (state.isResting && does.do === 'open') return done(state, author, { do: 'reopened' });
  if (state.isResting && does.do !== 'close') return sessionRefusal('closed');
  if (placing.includes(does.do) && (seq < state.since || seq > state.seq)) return sessionRefusal('stale');
  const event = wanted(state, does, circumstances);
  if (event === undefined) return { ok: true, same: true, seq: state.seq };
  return typeof event === 'string' ? sessionRefusal(event) : done(state, author, event);
}

/**
 * A pupil's action: to join, perhaps `again` with another device while the first one may be away, or because the server has
 * identified the pupil (`isInvited`), who then may come late; to take the seat back with an earlier
 * device, whose token has this epoch; to finish reviewing a game; to play on while others still play; or to continue after a computer
 * player.
 */
export type PupilCommand =
  | { readonly do: 'join'; readonly again?: boolean; readonly isAway?: boolean; readonly isInvited?: boolean }
  | { readonly do: 'take'; readonly epoch: number }
  | { readonly do: 'ready' }
  | { readonly do: 'play'; readonly with: 'computer' | 'others' }
  | { readonly do: 'return' };

function wantedJoin(
  state: SessionState,
  pupil: number,
  { again, isAway, isInvited }: Extract<PupilCommand, { do: 'join' }>,
  now: number,
): Wanted {
  // In a locked lesson only a pupil whose device has gone may need another one.
  if (has(state, pupil)) return !again ? 'taken' : state.isLocked && !isAway ? 'locked' : { do: 'asked', pupil };
  if (state.isLocked || (!isInvited && now - state.openedAt > joinTime)) return 'locked';
  return state.pupils.length >= mostPupils ? 'full' : { do: 'joined', pupil };
}

/** Returns what gives a pupil without a board something to play while a round is played. */
function wantedPlay(
  state: SessionState,
  { pupil, waits }: SessionPupil,
  opponent: 'computer' | 'others',
  by: Pick<SessionCircumstances, 'random' | 'isHere'>,
): Wanted {
  if (opponent === 'computer') return ifRoom(state, added(state, [[pupil]], by.random));
  const partner = partnerOf(state, pupil, by);
  if (partner !== undefined) return ifRoom(state, added(state, [[partner, pupil]], by.random));
  return waits ? undefined : { do: 'waits', pupil };
}

function wantedOf(
  state: SessionState,
  pupil: number,
  does: Exclude<PupilCommand, { do: 'join' }>,
  by: Pick<SessionCircumstances, 'random' | 'isHere'>,
): Wanted {
  const one = state.pupils.find((found) => found.pupil === pupil);
  if (!one) return 'not-there';
  if (does.do === 'take') {
    const { epoch } = does;
    return one.epoch === epoch ? undefined : one.earlier?.includes(epoch) ? { do: 'took', pupil, epoch } : 'taken';
  }
  const status = pupilStatus(state, one);
  if (status === 'door') return 'door';
  if (does.do === 'ready') return status === 'back' ? { do: 'ready', pupil } : status === 'free' ? undefined : 'stale';
  if (does.do === 'play')
    return state.stage === 'round' && status !== 'board' ? wantedPlay(state, one, does.with, by) : 'stale';
  const board = boardWith(state.boards, pupil);
  const isAbsent = board && !board.result && isPlayed(state) && !board.seats.includes(pupil);
  return isAbsent ? { do: 'returned', pupil } : undefined;
}

/** Judges a pupil's action. Except for joining, the pupil's token must have been checked. */
export function judgePupil(
  state: SessionState,
  pupil: number,
  does: PupilCommand,
  { id, now, ...by }: { readonly id: string } & Omit<SessionCircumstances, 'matching'>,
): SessionJudged {
  if (state.phase === 'closed' || state.isResting) return sessionRefusal('closed');
  if (state.ids[pupil] === id) {
    // A device that was refused does not get the seat by repeating the message with which it asked.
    if (does.do === 'join' && isRefused(state, pupil)) return sessionRefusal('taken');
    return { ok: true, same: true, seq: state.seq };
  }
  const event = does.do === 'join' ? wantedJoin(state, pupil, does, now) : wantedOf(state, pupil, does, by);
  if (event === undefined) return { ok: true, same: true, seq: state.seq };
  return typeof event === 'string' ? sessionRefusal(event) : done(state, { id, by: pupil, at: now }, event);
}

/**
 * The server's actions: it takes out a pupil whose device has chosen another name, records that a match is over, ends a round whose time is up, and counts the results when no board is being
 * played.
 */
export type ServerCommand =
  | { readonly do: 'remove'; readonly pupil: number }
  | { readonly do: 'over'; readonly board: string; readonly result: BoardResult }
  | { readonly do: 'ending' }
  | { readonly do: 'ended'; readonly results: Readonly<Record<string, BoardResult>> };

const hasPlayed = ({ boards, past }: SessionState, pupil: number): boolean =>
  [boards, ...past].some((round) => boardWith(round, pupil) !== undefined);

function wantedByServer(state: SessionState, does: ServerCommand, now: number): Wanted {
  switch (does.do) {
    case 'remove':
      // Only a name under which nobody has played.
      return has(state, does.pupil) && !hasPlayed(state, does.pupil) ? does : undefined;
    case 'over': {
      const board = state.boards.find((one) => one.board === does.board);
      return !board ? 'not-there' : board.result ? undefined : state.stage === 'round' ? does : 'stale';
    }
    case 'ending':
      if (state.stage !== 'round') return undefined;
      // If nobody is left to play, there is no reason to wait.
      return leftOf(state, now) === 0 || state.boards.every(({ result }) => result) ? does : 'stale';
    case 'ended':
      if (state.stage !== 'ending') return undefined;
      return state.boards.every(({ board, result }) => result || Object.hasOwn(does.results, board)) ? does : 'stale';
  }
}

/** Judges an action of the server. If two servers do the same, the log accepts one of them. */
export function judgeServer(
  state: SessionState,
  does: ServerCommand,
  { id, now }: { readonly id: string; readonly now: number },
): SessionJudged {
  if (state.phase === 'closed' || state.isResting) return sessionRefusal('closed');
  const event = wantedByServer(state, does, now);
  if (event === undefined) return { ok: true, same: true, seq: state.seq };
  return typeof event === 'string' ? sessionRefusal(event) : done(state, { id, by: 'server', at: now }, event);
}
