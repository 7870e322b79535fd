/**
 * Judges what teachers, pupils and the server do in a class. It is pure: time, chance, and who is here are given, and what
 * it returns counts once the log has taken it.
 */
import type { Random } from '../rules/game.js';
import type { ClassDoes } from './class-messages.js';
import { isPaused, taken } from './clock.js';
import type { Author } from './entry.js';
import { mostPupils, mostRounds } from './messages.js';
import { boardWith, type BoardResult } from './session-boards.js';
import { paired } from './session-pairing.js';
import { placeOf, sessionAfter, type ClassState, type SessionEntry, type SessionEvent } from './session.js';
import type { Matching } from './pairing.js';

/** Pupils may come in for so long after the class was opened, in milliseconds: a code does not stay good. */
export const joinTime = 2 * 3_600_000;

/**
 * Why something is refused in a class. `stale`: the class has gone on since, or it cannot be done now; `taken`: the
 * nickname is another's; `locked`: nobody is let in any more; `full`; `door`: the teacher has not let the pupil in;
 * `nobody`: nobody is free to play; `not-there`: there is no such pupil or board; `too-many`: rounds.
 */
export type ClassReason =
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

const sentences: Readonly<Record<ClassReason, string>> = {
  stale: 'The class has gone on; look at it again.',
  closed: 'The class is closed.',
  taken: 'Another pupil has that nickname.',
  locked: 'Nobody is let in any more.',
  full: `A class has at most ${mostPupils} pupils.`,
  door: 'The teacher has not let you in yet.',
  nobody: 'Nobody is free to play.',
  'not-there': 'There is no such pupil or board.',
  'too-many': `A lesson has at most ${mostRounds} rounds.`,
  game: 'There is no such game, or it is not played so.',
  'not-yours': 'Only the teacher does that.',
};

export interface ClassRefusal {
  readonly ok: false;
  readonly rule: 'live';
  readonly reason: ClassReason;
  readonly message: string;
}

export const classRefusal = (reason: ClassReason): ClassRefusal => ({
  ok: false,
  rule: 'live',
  reason,
  message: sentences[reason],
});

/** What became of it: an entry for the log and what it leads to, `same` if nothing has to change, or a refusal. */
export type SessionJudged =
  | { readonly ok: true; readonly same: false; readonly entry: SessionEntry; readonly state: ClassState }
  | { readonly ok: true; readonly same: true; readonly seq: number }
  | ClassRefusal;

/** What holds when something is judged. */
export interface ClassCircumstances {
  /** The time, in milliseconds since 1970. */
  readonly now: number;
  readonly random: Random;
  readonly matching: Matching;
  /** Whether a pupil has a device that is connected: who is away is not paired, so that nobody waits for them. */
  readonly isHere: (pupil: number) => boolean;
}

/** Returns how many milliseconds a round has left, without pauses; undefined if it does not end by itself. */
export function leftOf({ began, pauses }: Pick<ClassState, 'began' | 'pauses'>, now: number): number | undefined {
  if (began?.minutes === undefined) return undefined;
  return Math.max(0, began.minutes * 60_000 - taken({ turnAt: began.at, pauses }, now));
}

/** Returns the entry for what was judged, and the state after it. */
function done(
  state: ClassState | undefined,
  { id, by, at }: { readonly id: string; readonly by: Author; readonly at: number },
  does: SessionEvent,
): SessionJudged {
  const entry: SessionEntry = { seq: (state?.seq ?? 0) + 1, id, by, at, does };
  return { ok: true, same: false, entry, state: sessionAfter(state, entry) };
}

/** Opens a class. `lesson`: checked, see `lessonOf` of the server; `most`: how many players a board takes. */
export const opened = (
  does: Omit<Extract<SessionEvent, { do: 'opened' }>, 'do'>,
  { id, at }: { readonly id: string; readonly at: number },
): SessionJudged => done(undefined, { id, by: 'teacher', at }, { do: 'opened', ...does });

/** What is to be logged, a refusal, or undefined where things are so already. */
type Wanted = SessionEvent | ClassReason | undefined;

const has = (state: ClassState, pupil: number): boolean => state.pupils.some((one) => one.pupil === pupil);

/** Boards of a round that can still be changed. */
const isPlayed = ({ stage }: ClassState): boolean => stage === 'paired' || stage === 'round';

function wantedSeat(state: ClassState, { board, seat, to }: Extract<ClassDoes, { do: 'seat' }>): Wanted {
  const one = state.boards.find((found) => found.board === board);
  if (!one || seat >= one.seats.length) return 'not-there';
  if (!isPlayed(state) || one.result) return 'stale';
  if (to === 'bot') return one.seats[seat] === 'bot' ? undefined : { do: 'seat', board, seat, to };
  if (!state.pupils.some(({ pupil, isIn }) => pupil === to && isIn)) return 'not-there';
  if (one.seats[seat] === to) return undefined;
  // Nobody plays against themselves: a pupil who changes places would leave a seat that is theirs.
  return one.pupils.includes(to) && one.pupils[seat] !== to ? 'stale' : { do: 'seat', board, seat, to };
}

function wanted(state: ClassState, does: ClassDoes, circumstances: ClassCircumstances): Wanted {
  switch (does.do) {
    case 'open':
      return 'stale';
    case 'lock':
      return state.isLocked ? undefined : does;
    case 'admit': {
      const one = state.pupils.find(({ pupil }) => pupil === does.pupil);
      if (!one) return 'not-there';
      return one.isIn && one.asks === undefined ? undefined : does;
    }
    case 'pair': {
      if (state.stage === 'round' || state.stage === 'ending') return 'stale';
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
      if (!state.boards.some(({ board }) => board === does.board)) return 'not-there';
      return state.stage === 'round' ? does : 'stale';
    }
    case 'time':
    case 'remove':
      return has(state, does.pupil) ? does : 'not-there';
    case 'summit':
    case 'project':
    case 'close':
      return does;
  }
}

/** What of a message is the deed: without the fields that every message has. */
function deedOf({
  t: _,
  id: _id,
  seq: _seq,
  ...does
}: ClassDoes & { t?: unknown; id?: unknown; seq?: unknown }): ClassDoes {
  return does;
}

/** What depends on who plays where. All else is right whatever the teacher has seen. */
const placing: readonly ClassDoes['do'][] = ['pair', 'round', 'seat', 'restart'];

/**
 * Judges what a teacher does. `seq`: the last entry of the session that the teacher has seen. Who pairs, begins or moves
 * without having seen what another window has done is `stale`. A class that rests is opened again as it was.
 */
export function judgeClass(
  state: ClassState,
  message: ClassDoes & { readonly id: string; readonly seq: number },
  circumstances: ClassCircumstances,
): SessionJudged {
  const { id, seq } = message;
  if (state.ids['teacher'] === id) return { ok: true, same: true, seq: state.seq };
  if (state.phase === 'closed') return classRefusal('closed');
  const does = deedOf(message);
  const author = { id, by: 'teacher', at: circumstances.now } as const;
  if (state.isResting && does.do === 'open') return done(state, author, { do: 'reopened' });
  if (state.isResting && does.do !== 'close') return classRefusal('closed');
  if (placing.includes(does.do) && (seq < state.since || seq > state.seq)) return classRefusal('stale');
  const event = wanted(state, does, circumstances);
  if (event === undefined) return { ok: true, same: true, seq: state.seq };
  return typeof event === 'string' ? classRefusal(event) : done(state, author, event);
}

/** What a pupil does: comes in, maybe with another device; has looked back; or plays on after a computer player. */
export type PupilDoes =
  | { readonly do: 'join'; readonly again?: true }
  | { readonly do: 'ready' }
  | { readonly do: 'return' };

function wantedJoin(state: ClassState, pupil: number, again: boolean, now: number): Wanted {
  if (has(state, pupil)) return again ? { do: 'asked', pupil } : 'taken';
  if (state.isLocked || now - state.openedAt > joinTime) return 'locked';
  return state.pupils.length >= mostPupils ? 'full' : { do: 'joined', pupil };
}

function wantedOf(state: ClassState, pupil: number, does: Exclude<PupilDoes, { do: 'join' }>): Wanted {
  const one = state.pupils.find((found) => found.pupil === pupil);
  if (!one) return 'not-there';
  const place = placeOf(state, one);
  if (place === 'door') return 'door';
  if (does.do === 'ready') return place === 'back' ? { do: 'ready', pupil } : place === 'free' ? undefined : 'stale';
  const board = boardWith(state.boards, pupil);
  const isAbsent = board && !board.result && isPlayed(state) && !board.seats.includes(pupil);
  return isAbsent ? { do: 'returned', pupil } : undefined;
}

/** Judges what a pupil does, whose token was checked, unless it is to join. */
export function judgePupil(
  state: ClassState,
  pupil: number,
  does: PupilDoes,
  { id, now }: { readonly id: string; readonly now: number },
): SessionJudged {
  if (state.phase === 'closed' || state.isResting) return classRefusal('closed');
  if (state.ids[pupil] === id) return { ok: true, same: true, seq: state.seq };
  const event = does.do === 'join' ? wantedJoin(state, pupil, does.again === true, now) : wantedOf(state, pupil, does);
  if (event === undefined) return { ok: true, same: true, seq: state.seq };
  return typeof event === 'string' ? classRefusal(event) : done(state, { id, by: pupil, at: now }, event);
}

/** What the server does: notes that a match is over, ends a round whose time is up, and counts it when boards rest. */
export type ServerDoes =
  | { readonly do: 'over'; readonly board: string; readonly result: BoardResult }
  | { readonly do: 'ending' }
  | { readonly do: 'ended'; readonly results: Readonly<Record<string, BoardResult>> };

function wantedByServer(state: ClassState, does: ServerDoes, now: number): Wanted {
  switch (does.do) {
    case 'over': {
      const board = state.boards.find((one) => one.board === does.board);
      return !board ? 'not-there' : board.result ? undefined : state.stage === 'round' ? does : 'stale';
    }
    case 'ending':
      if (state.stage !== 'round') return undefined;
      // With nobody left to play there is nothing to wait for.
      return leftOf(state, now) === 0 || state.boards.every(({ result }) => result) ? does : 'stale';
    case 'ended':
      if (state.stage !== 'ending') return undefined;
      return state.boards.every(({ board, result }) => result || Object.hasOwn(does.results, board)) ? does : 'stale';
  }
}

/** Judges what the server does. Of two servers that do it the log takes one. */
export function judgeServer(
  state: ClassState,
  does: ServerDoes,
  { id, now }: { readonly id: string; readonly now: number },
): SessionJudged {
  if (state.phase === 'closed' || state.isResting) return classRefusal('closed');
  const event = wantedByServer(state, does, now);
  if (event === undefined) return { ok: true, same: true, seq: state.seq };
  return typeof event === 'string' ? classRefusal(event) : done(state, { id, by: 'server', at: now }, event);
}
