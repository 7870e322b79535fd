/** Reads the messages from devices to the server. All of them are untrusted. */
import type { Result } from '../../rules/game.js';
import type { TeacherMessage } from './lesson-messages.js';
import {
  lastStep,
  mostBoards,
  mostBytes,
  mostMessages,
  mostMove,
  mostPupils,
  mostWait,
  type ClientMessage,
  type ToServer,
} from './messages.js';
import { boardText, codeText, idText, lessonFields, nickname, ply, seat, seq, tokenText } from './fields.js';
import { either, fields, flag, json, list, oneOf, parse, variants, whole, type Read } from './wire.js';

/** Maximum nesting depth: a hello, its messages, one of them, its move or options, a list in them, and one level to spare. */
const mostDepth = 8;

/** Maximum number of messages in a hello; a device never has as many waiting. */
const mostMessagesInHello = 8;

type Kind<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
type CommandNamed<D extends TeacherMessage['do']> = Extract<TeacherMessage, { do: D }>;

const base = { t: oneOf('class'), id: idText, seq };

const teacherMessage = variants<TeacherMessage>('do', {
  open: fields<CommandNamed<'open'>>({
    ...base,
    do: oneOf('open'),
    ...lessonFields,
  }),
  lock: fields<CommandNamed<'lock'>>({ ...base, do: oneOf('lock') }),
  unlock: fields<CommandNamed<'unlock'>>({ ...base, do: oneOf('unlock') }),
  refuse: fields<CommandNamed<'refuse'>>({ ...base, do: oneOf('refuse'), pupil: nickname }),
  admit: fields<CommandNamed<'admit'>>({ ...base, do: oneOf('admit'), pupil: nickname }),
  pair: fields<CommandNamed<'pair'>>({ ...base, do: oneOf('pair'), how: oneOf('swiss', 'round-robin', 'groups') }),
  round: fields<CommandNamed<'round'>>({ ...base, do: oneOf('round'), on: flag, 'minutes?': whole(1, 120) }),
  pause: fields<CommandNamed<'pause'>>({ ...base, do: oneOf('pause') }),
  resume: fields<CommandNamed<'resume'>>({ ...base, do: oneOf('resume') }),
  message: fields<CommandNamed<'message'>>({
    ...base,
    do: oneOf('message'),
    message: whole(0, mostMessages - 1),
    'pupil?': nickname,
  }),
  seat: fields<CommandNamed<'seat'>>({
    ...base,
    do: oneOf('seat'),
    board: boardText,
    seat,
    to: either(oneOf('bot'), nickname),
  }),
  restart: fields<CommandNamed<'restart'>>({ ...base, do: oneOf('restart'), board: boardText }),
  time: fields<CommandNamed<'time'>>({ ...base, do: oneOf('time'), pupil: nickname, allowance: oneOf(1, 10, 'none') }),
  clear: fields<CommandNamed<'clear'>>({ ...base, do: oneOf('clear'), pupils: list(nickname, mostPupils, 1) }),
  summit: fields<CommandNamed<'summit'>>({ ...base, do: oneOf('summit'), right: whole(1, 100_000) }),
  remove: fields<CommandNamed<'remove'>>({ ...base, do: oneOf('remove'), pupil: nickname }),
  project: fields<CommandNamed<'project'>>({
    ...base,
    do: oneOf('project'),
    show: oneOf('wall', 'board', 'round', 'honour'),
    'board?': boardText,
    'names?': flag,
    'step?': whole(0, lastStep),
  }),
  close: fields<CommandNamed<'close'>>({ ...base, do: oneOf('close'), keep: oneOf('nothing', 'next-time') }),
});

const clientMessages: { readonly [T in ClientMessage['t']]: Read<Kind<T>> } = {
  join: fields<Kind<'join'>>({ t: oneOf('join'), id: idText, nickname, 'again?': oneOf(true) }),
  move: fields<Kind<'move'>>({ t: oneOf('move'), id: idText, ply, seq, move: json(mostMove) }),
  undo: fields<Kind<'undo'>>({ t: oneOf('undo'), id: idText, seq }),
  help: fields<Kind<'help'>>({ t: oneOf('help'), id: idText, on: flag }),
  ready: fields<Kind<'ready'>>({ t: oneOf('ready'), id: idText }),
  play: fields<Kind<'play'>>({ t: oneOf('play'), id: idText, with: oneOf('computer', 'others') }),
  watch: fields<Kind<'watch'>>({ t: oneOf('watch'), boards: list(boardText, mostBoards) }),
  save: fields<Kind<'save'>>({ t: oneOf('save'), id: idText }),
  class: teacherMessage,
};

const toServer = variants<ToServer>('t', {
  ...clientMessages,
  hello: fields<Extract<ToServer, { t: 'hello' }>>({
    t: oneOf('hello'),
    'token?': tokenText,
    'code?': codeText,
    seq,
    'say?': list(variants<ClientMessage>('t', clientMessages), mostMessagesInHello),
    'wait?': whole(0, mostWait),
    'here?': oneOf(true),
    'device?': idText,
  }),
});

/**
 * Reads a message from a device, of at most 8,192 bytes. Accepts any value and never throws. Fields that are not part of a message are
 * omitted, and a code is normalised as by `readCode`. The code of an error is the name of the field, such as `say.0.ply`, or `text` if it
 * is not a message at all. A move is any JSON here; the referee judges it.
 */
export function readToServer(message: unknown): Result<ToServer> {
  const parsed = parse(message, { size: mostBytes, depth: mostDepth });
  return parsed.ok ? toServer(parsed.value, '') : parsed;
}
