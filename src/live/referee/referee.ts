/**
 * Judges the players' actions in a match across devices. All functions are pure: the position comes from the log's snapshot, time and
 * chance are passed in, and a result takes effect only when the log has accepted it.
 */
import { plain } from '../../match/match.js';
import { measured } from '../../match/measured.js';
import {
  isWhole,
  type Game,
  type GameEvent,
  type Random,
  type RuleId,
  type Seat,
  type Step,
} from '../../rules/game.js';
import { fieldsOf } from '../../rules/trail/given.js';
import { isPaused, limitIn, msOf, taken, timeUpIn, type Allowance, type Pause } from './clock.js';
import {
  boardAfter,
  type Author,
  type Board,
  type Entry,
  type EntryPly,
  type History,
  type ResolvedPly,
} from '../protocol/entry.js';

/**
 * The reason why a step is refused, if it is not a rule. `stale`: the match has progressed since; `not-yours`: it is another seat's turn,
 * or chance's; `undo-off`: the match does not allow undo; `undo-stands`: another player or chance has acted since, or the move was judged;
 * `in-time`: the turn has time left. `closed` and `too-fast` come from the gateway.
 */
export type LiveReason =
  | 'stale'
  | 'not-yours'
  | 'paused'
  | 'too-fast'
  | 'closed'
  | 'undo-off'
  | 'undo-stands'
  | 'in-time';

/** A refusal: by a rule of the game, in the game's words, or by the referee, with the rule `live`. */
export interface Refusal {
  readonly ok: false;
  readonly rule: RuleId | 'live';
  readonly reason: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, number | string>>;
}

/** The result of judging a step: an entry for the log with its effects; the same step, which is already in the log; or a refusal. */
export type Judged<S, E> =
  | {
      readonly ok: true;
      readonly same: false;
      readonly entry: Entry;
      readonly board: Board<S>;
      /** The moves of the entry with their effects; empty if moves were undone. For `visiblePlies`. */
      readonly plies: readonly ResolvedPly<S, E>[];
    }
  | { readonly ok: true; readonly same: true; readonly seq: number }
  | Refusal;

/** The circumstances in which a step is judged. */
export interface Circumstances {
  /** The current time, in milliseconds since 1970, by the clock that provides the log's times. */
  readonly now: number;
  /** The round-trip time to the device in milliseconds, measured by the server; 0 if unknown. */
  readonly rtt: number;
  readonly pauses: readonly Pause[];
  /** The extra time of the seat. */
  readonly allowance: Allowance;
  /** `own`: players may undo their own last move, until another player or chance has acted or the move was judged. */
  readonly undo: 'off' | 'own';
}

/** A player's move, as received in a message. */
export interface MoveRequest {
  readonly seat: Seat;
  readonly id: string;
  /** The number of the last entry that the player has seen. */
  readonly seq: number;
  /** The number of moves made before this one. */
  readonly ply: number;
  readonly move: unknown;
}

const sentences: Readonly<Record<LiveReason, string>> = {
  stale: 'The match has gone on; look at the board again.',
  'not-yours': 'That move is not yours to make.',
  paused: 'The lesson is paused.',
  'too-fast': 'That was too much at once.',
  closed: 'The lesson is closed.',
  'undo-off': 'Nothing can be taken back in this match.',
  'undo-stands': 'That move stands.',
  'in-time': 'There is time left.',
};

/** Returns the refusal for a reason, with a message in English, for developers. */
export const refusal = (reason: LiveReason): Refusal => ({
  ok: false,
  rule: 'live',
  reason,
  message: sentences[reason],
});

/** Maximum number of moves of chance in a row; no game makes as many, so more mean that `random` is not random. */
const mostChance = 1000;

/** Makes the moves of chance until a player has a choice. @throws Error if the game refuses its own chance, or it never ends. */
function playChance<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  from: S,
  random: Random,
): ResolvedPly<S, E>[] {
  const plies: ResolvedPly<S, E>[] = [];
  let state = from;
  while (game.turn(state).kind === 'chance') {
    const move = plain(game.chance(state, random));
    const step = game.play(state, move);
    if (!step.ok || plies.length === mostChance) throw new Error(`Chance does not end in ${game.name}.`);
    state = step.state;
    plies.push({ move, by: 'chance', state, events: step.events });
  }
  return plies;
}

const entryPlies = (plies: readonly EntryPly[]): EntryPly[] => plies.map(({ move, by }) => ({ move, by }));

/**
 * Starts a match at a position, with all moves of chance before the first choice: the first entry of its log.
 * @throws Error if `random` is not a random source, see `Random`
 */
export function begin<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  start: S,
  { id, now }: { readonly id: string; readonly now: number },
  random: Random,
): Extract<Judged<S, E>, { same: false }> {
  const plies = playChance(game, start, random);
  const does = { start: game.write(start), plies: entryPlies(plies) };
  const entry: Entry = { seq: 1, id, by: 'server', at: now, does };
  return {
    ok: true,
    same: false,
    entry,
    board: boardAfter(game, undefined, entry, plies.at(-1)?.state ?? start),
    plies,
  };
}

function made<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  { snapshot, state }: Board<S>,
  { seat, move, by, id }: { seat: Seat; move: M; by: Author; id: string },
  now: number,
  random: Random,
): Judged<S, E> {
  const step: Step<S, E> = game.play(state, move);
  if (!step.ok) return step;
  const plies = [{ move, by: seat, state: step.state, events: step.events }, ...playChance(game, step.state, random)];
  const entry: Entry = { seq: snapshot.seq + 1, id, by, at: now, does: { plies: entryPlies(plies) } };
  return { ok: true, same: false, entry, board: boardAfter(game, snapshot, entry, plies.at(-1)!.state), plies };
}

/**
 * Returns the result for a step that is already in the log, or a refusal while the lesson is paused or if the match has progressed;
 * undefined if the step is to be judged. `ply` is undefined if the author counts no moves.
 */
function checked<S>(
  { snapshot }: Board<S>,
  request: { readonly by: Author; readonly id: string; readonly seq: number; readonly ply?: number },
  pauses: readonly Pause[],
): { ok: true; same: true; seq: number } | Refusal | undefined {
  if (Object.hasOwn(snapshot.ids, request.by) && snapshot.ids[request.by] === request.id) {
    return { ok: true, same: true, seq: snapshot.seq };
  }
  if (isPaused(pauses)) return refusal('paused');
  const { seq, ply = snapshot.plies } = request;
  return seq === snapshot.seq && ply === snapshot.plies ? undefined : refusal('stale');
}

/** Returns whether a move is one of chance. Accepts any move. */
const isChance = ({ chances }: Pick<Game<never, never, never>, 'chances'>, move: unknown): boolean =>
  chances.some((type) => type === fieldsOf(move)?.['type']);

/** Returns the move with the server's time instead of the device's, and without an impossible thinking time. */
function timed<O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, move: M, ms: number, mostThink: number): M {
  const { think, ...rest } = fieldsOf(move) ?? {};
  const isGood = think === undefined || isWhole(think, 1, mostThink);
  return measured(game, isGood ? move : (rest as M), ms);
}

/**
 * Judges a player's move and makes the moves of chance after it: one entry. A step whose id is in the snapshot is the `same`, and is not
 * repeated. Chance moves of a device are `not-yours`. The field `ms` of the move is set by the server, see `msOf`. Accepts any move; the
 * arguments are not modified.
 * @throws Error if `random` is not a random source, see `Random`
 */
export function judge<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  board: Board<S>,
  request: MoveRequest,
  { now, rtt, pauses, allowance }: Circumstances,
  random: Random,
): Judged<S, E> {
  const { seat, id } = request;
  const early = checked(board, { ...request, by: seat }, pauses);
  if (early) return early;
  const turn = game.turn(board.state);
  const move = plain(request.move);
  if (turn.kind === 'chance' || (turn.kind === 'seat' && turn.seat !== seat) || isChance(game, move)) {
    return refusal('not-yours');
  }
  const turning = { turnAt: board.snapshot.turnAt, pauses };
  const given = timed(game, move as M, msOf(turning, now, rtt, allowance), allowance === 1 ? taken(turning, now) : 0);
  return made(game, board, { seat, move: given, by: seat, id }, now, random);
}

/**
 * Makes the move of a computer player, which the server chose for the seat to act. `seq` is the entry after which it was chosen; the move
 * is `stale` if the match has progressed.
 */
export function judgeBot<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  board: Board<S>,
  { seat, id, seq, move }: Omit<MoveRequest, 'ply'>,
  { now, pauses }: Pick<Circumstances, 'now' | 'pauses'>,
  random: Random,
): Judged<S, E> {
  const early = checked(board, { by: 'server', id, seq }, pauses);
  if (early) return early;
  const turn = game.turn(board.state);
  if (turn.kind !== 'seat' || turn.seat !== seat) return refusal('not-yours');
  return made(game, board, { seat, move: plain(move) as M, by: 'server', id }, now, random);
}

/** Ends a turn whose time is up, see `timeUpIn`. If two servers do so, the log accepts one of them. */
export function judgeTimeUp<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  board: Board<S>,
  { id, seq }: Pick<MoveRequest, 'id' | 'seq'>,
  { now, pauses, allowance }: Pick<Circumstances, 'now' | 'pauses' | 'allowance'>,
  random: Random,
): Judged<S, E> {
  const early = checked(board, { by: 'server', id, seq }, pauses);
  if (early) return early;
  const turn = game.turn(board.state);
  const limit = limitIn(game, board.state);
  const isUp = timeUpIn({ turnAt: board.snapshot.turnAt, pauses }, now, limit, allowance) === 0;
  if (turn.kind !== 'seat' || !isUp) return refusal('in-time');
  // The time according to the rules, regardless of the allowance.
  const move = { type: 'time-up', ms: limit } as M;
  return made(game, board, { seat: turn.seat, move, by: 'server', id }, now, random);
}

/**
 * Undoes the seat's last move by a new entry, if the match allows it; nothing is deleted. `history` contains all entries of the match, read
 * by `historyOf`.
 */
export function judgeUndo<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  history: History<S, E>,
  { seat, id, seq }: Pick<MoveRequest, 'seat' | 'id' | 'seq'>,
  { now, pauses, undo }: Pick<Circumstances, 'now' | 'pauses' | 'undo'>,
): Judged<S, E> {
  const early = checked(history, { by: seat, id, seq }, pauses);
  if (early) return early;
  if (undo === 'off') return refusal('undo-off');
  if (!canUndo(game, history, seat)) return refusal('undo-stands');
  const { snapshot, plies, start } = history;
  const left = plies.length - 1;
  const entry: Entry = { seq: snapshot.seq + 1, id, by: seat, at: now, does: { undo: left } };
  const state = left ? plies[left - 1].state : start;
  return { ok: true, same: false, entry, board: boardAfter(game, snapshot, entry, state), plies: [] };
}

/** Returns whether the last move is the seat's own, is not final, and has revealed nothing new, see `Game.stands` and `Game.reveals`. */
export function canUndo<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  { plies, start }: Pick<History<S, E>, 'plies' | 'start'>,
  seat: Seat,
): boolean {
  const last = plies.at(-1);
  const before = plies.at(-2)?.state ?? start;
  return last?.by === seat && !game.stands(before, last.events) && !game.reveals(before, last.events);
}
