/** Reads what the server sends to a device. The server is trusted with the game, and still nothing it sends can throw. */
import type { Result, RuleId } from '../rules/game.js';
import { colours } from '../match/players.js';
import { mostPupils, mostSeats, type ClockMessage, type PlayerMessage, type ToClient } from './messages.js';
import { boardText, gameText, idText, nickname, ply, seat, seq, tokenText } from './parts.js';
import { either, fields, flag, list, number, object, oneOf, parse, text, variants, whole, type Read } from './wire.js';

/** The most bytes that a message to a device has: a record of a long match is the longest. */
export const mostBytesToClient = 1 << 20;
/** A state has lists of lists of pieces. */
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

const kinds: { readonly [T in ToClient['t']]: Read<Kind<T>> } = {
  seat: fields<Kind<'seat'>>({ t: oneOf('seat'), token: tokenText, nickname, colour }),
  lobby: fields<Kind<'lobby'>>({
    t: oneOf('lobby'),
    phase: oneOf('open', 'locked', 'round', 'between'),
    'you?': nickname,
    others: whole(0, mostPupils),
  }),
  view: fields<Kind<'view'>>({
    t: oneOf('view'),
    match: boardText,
    game: gameText,
    options: any,
    players: list(fields<PlayerMessage>({ nickname, colour }), mostSeats, 1),
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
  }),
  ok: fields<Kind<'ok'>>({ t: oneOf('ok'), id: idText, seq }),
  no: fields<Kind<'no'>>({
    t: oneOf('no'),
    id: idText,
    rule: text(/^(?:match|live|[A-Z]{3}-\w{1,8})$/) as Read<RuleId | 'match' | 'live'>,
    reason: text(/^[a-z-]{1,40}$/),
    'details?': details,
    message: text(/^[^]{0,500}$/),
  }),
  back: fields<Kind<'back'>>({ t: oneOf('back'), seq, why: oneOf('undo', 'restored') }),
  here: fields<Kind<'here'>>({ t: oneOf('here'), seats: list(oneOf('here', 'away', 'bot'), mostSeats) }),
  over: fields<Kind<'over'>>({
    t: oneOf('over'),
    record: any,
    scores: list(number, mostSeats),
    winners: list(seat, mostSeats),
  }),
  later: fields<Kind<'later'>>({ t: oneOf('later'), ms: whole(0, day) }),
  bye: fields<Kind<'bye'>>({ t: oneOf('bye'), why: oneOf('closed', 'removed', 'elsewhere', 'too-fast', 'unknown') }),
};

const toClient = variants<ToClient>('t', kinds);

/**
 * Reads a message of the server. Takes anything and never throws; the code of an error is the name of the field, as
 * `plies.0.by`, or `text`.
 */
export function readToClient(message: unknown): Result<ToClient> {
  const parsed = parse(message, { size: mostBytesToClient, depth: mostDepth });
  return parsed.ok ? toClient(parsed.value, '') : parsed;
}
