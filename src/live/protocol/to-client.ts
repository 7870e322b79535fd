/** Reads the messages from the server to a device. The server is trusted with the game, but no message may cause an exception. */
import type { Result, RuleId } from '../../rules/game.js';
import { counted } from '../../match/measures.js';
import { colours } from '../../match/players.js';
import type { BoardMessage, KeptLesson, LessonView, PupilMessage, ProjectorScreen } from './lesson-messages.js';
import {
  lastStep,
  mostBoards,
  mostKept,
  mostMessages,
  mostPupils,
  mostRounds,
  mostSeats,
  type ClockMessage,
  type PlayerMessage,
  type ToClient,
} from './messages.js';
import { boardText, codeText, gameText, idText, lesson, nickname, ply, seat, seq, tokenText } from './fields.js';
import {
  either,
  fields,
  flag,
  list,
  nothing,
  number,
  object,
  oneOf,
  parse,
  text,
  variants,
  whole,
  type Read,
} from './wire.js';

/** Maximum number of bytes of a message to a device: the file of a lesson is the longest. */
export const mostBytesToClient = 1 << 23;
/** Maximum nesting depth: a state has lists of lists of pieces. */
const mostDepth = 12;
const mostPlies = 1001;
const day = 86_400_000;

type Kind<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

const any = object(mostBytesToClient);
const clock = fields<ClockMessage>({ gone: whole(0, day), limit: whole(0, 10 * day) });
const colour = whole(0, colours - 1);

const details: Read<Record<string, number | string>> = (given, field) => {
  const read = object(2048)(given, field);
  if (!read.ok) return read;
  for (const [name, value] of Object.entries<unknown>(read.value as Record<string, unknown>)) {
    const one = either(number, text(/^[^]{0,200}$/))(value, `${field}.${name}`);
    if (!one.ok) return one;
  }
  return { ok: true, value: read.value as Record<string, number | string> };
};

const count = whole(0, 1_000_000);

const pupilMessage = fields<PupilMessage>({
  pupil: nickname,
  is: oneOf('here', 'away'),
  place: oneOf('door', 'free', 'board', 'back'),
  'asks?': oneOf(true),
  'hand?': flag,
  'allowance?': oneOf(1, 10, 'none'),
  'outcomes?': list(either(oneOf('won', 'shared', 'played', 'bye'), nothing), mostRounds),
  'right?': list(either(count, nothing), mostRounds),
});

const boardMessage = fields<BoardMessage>({
  board: boardText,
  number: whole(1, mostBoards),
  seats: list(either(oneOf('bot'), nickname), mostSeats, 1),
  'turn?': seat,
  waits: whole(0, day),
  scores: list(number, mostSeats),
  'winners?': list(seat, mostSeats),
});

const lessonView = fields<LessonView>({
  t: oneOf('class'),
  seq,
  code: codeText,
  phase: oneOf('open', 'locked', 'paired', 'round', 'between', 'closed'),
  paused: flag,
  'locked?': oneOf(true),
  lesson,
  round: whole(0, mostRounds),
  rounds: whole(0, mostRounds),
  'left?': whole(0, day),
  pupils: list(pupilMessage, mostPupils),
  boards: list(boardMessage, mostBoards),
  right: list(count, mostRounds),
  summit: count,
  'counts?': oneOf(...counted),
  bests: whole(0, mostPupils),
  shown: fields<ProjectorScreen>({
    show: oneOf('wall', 'board', 'round', 'honour'),
    'board?': boardText,
    'first?': list(nickname, 3),
    'step?': whole(0, lastStep),
  }),
});

const kinds: { readonly [T in ToClient['t']]: Read<Kind<T>> } = {
  seat: fields<Kind<'seat'>>({ t: oneOf('seat'), token: tokenText, nickname, colour }),
  lobby: fields<Kind<'lobby'>>({
    t: oneOf('lobby'),
    phase: oneOf('open', 'door', 'locked', 'round', 'between'),
    game: gameText,
    'you?': nickname,
    others: whole(0, mostPupils),
    paused: flag,
    'taken?': list(nickname, mostPupils),
    'right?': list(count, mostRounds),
    'counts?': oneOf(...counted),
    'warmUp?': oneOf(true),
    'waits?': oneOf(true),
    'waiting?': whole(0, mostPupils),
  }),
  view: fields<Kind<'view'>>({
    t: oneOf('view'),
    match: boardText,
    game: gameText,
    options: any,
    players: list(fields<PlayerMessage>({ nickname: either(oneOf('bot'), nickname), colour }), mostSeats, 1),
    seat: either(oneOf('public'), seat),
    seq,
    ply,
    view: any,
    'clock?': clock,
    undo: flag,
    paused: flag,
  }),
  plies: fields<Kind<'plies'>>({
    t: oneOf('plies'),
    match: boardText,
    seq,
    plies: list(
      fields<Kind<'plies'>['plies'][number]>({
        by: either(oneOf('chance'), seat),
        events: list(any, 1000),
        view: any,
      }),
      mostPlies,
    ),
    'clock?': clock,
    'undo?': oneOf(true),
  }),
  ok: fields<Kind<'ok'>>({ t: oneOf('ok'), id: idText, seq }),
  no: fields<Kind<'no'>>({
    t: oneOf('no'),
    id: idText,
    rule: text(/^(?:match|live|[A-Z]{2,8}-\w{1,8})$/) as Read<RuleId | 'match' | 'live'>,
    reason: text(/^[a-z-]{1,40}$/),
    'details?': details,
    message: text(/^[^]{0,500}$/),
  }),
  back: fields<Kind<'back'>>({ t: oneOf('back'), match: boardText, seq, why: oneOf('undo', 'restored') }),
  here: fields<Kind<'here'>>({
    t: oneOf('here'),
    match: boardText,
    seats: list(oneOf('here', 'away', 'bot'), mostSeats),
  }),
  over: fields<Kind<'over'>>({
    t: oneOf('over'),
    match: boardText,
    record: any,
    scores: list(number, mostSeats),
    winners: list(seat, mostSeats),
  }),
  pause: fields<Kind<'pause'>>({ t: oneOf('pause'), on: flag }),
  message: fields<Kind<'message'>>({ t: oneOf('message'), message: whole(0, mostMessages - 1) }),
  teacher: fields<Kind<'teacher'>>({
    t: oneOf('teacher'),
    'token?': tokenText,
    'projector?': tokenText,
    'code?': codeText,
    'lessons?': list(
      fields<KeptLesson>({
        token: tokenText,
        code: codeText,
        game: gameText,
        pupils: whole(0, mostPupils),
        round: whole(0, mostRounds),
        isWaiting: flag,
      }),
      mostKept,
    ),
    'waits?': whole(1, 1000 * day),
  }),
  class: lessonView,
  lesson: fields<Kind<'lesson'>>({ t: oneOf('lesson'), id: idText, file: any }),
  later: fields<Kind<'later'>>({ t: oneOf('later'), ms: whole(0, day) }),
  bye: fields<Kind<'bye'>>({
    t: oneOf('bye'),
    why: oneOf('closed', 'removed', 'refused', 'elsewhere', 'too-fast', 'unknown'),
  }),
};

const toClient = variants<ToClient>('t', kinds);

/**
 * Reads a message from the server. Accepts any value and never throws; the code of an error is the name of the field, such as `plies.0.by`,
 * or `text`.
 */
export function readToClient(message: unknown): Result<ToClient> {
  const parsed = parse(message, { size: mostBytesToClient, depth: mostDepth });
  return parsed.ok ? toClient(parsed.value, '') : parsed;
}
