/**
 * The entries of a match's log, and how a match is read from them. An entry is one step: a player's move with all following moves of
 * chance, so that nothing can come between a choice and its dice. Entries are never deleted; an undo is an entry, too.
 */
import { bad, ok, type Game, type GameEvent, type Result, type Seat } from '../../rules/game.js';

/** The author of a move; `chance` for dice and draws. */
export type By = Seat | 'chance';

export interface EntryPly {
  readonly move: unknown;
  readonly by: By;
}

/** The effect of a step: it started the match, made moves, or undid all moves but the first `undo`. */
export type EntryAction =
  | { readonly start: string; readonly plies: readonly EntryPly[] }
  | { readonly plies: readonly EntryPly[] }
  | { readonly undo: number };

/**
 * The author of an entry: a seat, a teacher, or the server, which starts a match, plays for computer players and ends turns whose time is
 * up.
 */
export type Author = Seat | 'server' | 'teacher';

/** One step of a match, plain data. */
export interface Entry {
  /** The number of the entry, consecutive from 1. */
  readonly seq: number;
  /** 96 random bits that identify a step when it is sent again. */
  readonly id: string;
  readonly by: Author;
  /** The time at which it was added to the log, in milliseconds since 1970. */
  readonly at: number;
  readonly does: EntryAction;
}

/**
 * The state of a match after an entry: all data needed to judge the next step. Plain data; declared as a type, for logs that accept any
 * fields.
 */
export type Snapshot = {
  readonly seq: number;
  /** The position, as written by the game. */
  readonly text: string;
  /** Number of moves that have not been undone, including those of chance. */
  readonly plies: number;
  /** The last id of each author. One is enough, because a device sends one step at a time. */
  readonly ids: Readonly<Record<string, string>>;
  /** The time at which the turn began, in milliseconds since 1970. */
  readonly turnAt: number;
};

/** A snapshot with its position, so that the text is parsed only once. */
export interface Board<S> {
  readonly snapshot: Snapshot;
  readonly state: S;
}

/** A move with its resulting events and position. */
export interface ResolvedPly<S, E> extends EntryPly {
  readonly state: S;
  readonly events: readonly E[];
}

/** Reads a snapshot's position. The code of an error is that of the game's `read`. */
export function boardOf<O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, snapshot: Snapshot): Result<Board<S>> {
  const read = game.read(snapshot.text);
  return read.ok ? ok({ snapshot, state: read.value }) : read;
}

/** Returns whether the seat that has just moved acts again without chance in between: for the clock, two such choices are one turn. */
const goesOn = <O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  plies: readonly EntryPly[],
  state: S,
): boolean => {
  const turn = game.turn(state);
  return plies.length === 1 && turn.kind === 'seat' && turn.seat === plies[0].by;
};

/** Returns the board after an entry that has been judged, with the resulting position. `before` is undefined for the first entry. */
export function boardAfter<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  before: Snapshot | undefined,
  { seq, id, by, at, does }: Entry,
  state: S,
): Board<S> {
  const plies = 'undo' in does ? does.undo : (before?.plies ?? 0) + does.plies.length;
  const turnAt = before && 'plies' in does && goesOn(game, does.plies, state) ? before.turnAt : at;
  return {
    snapshot: { seq, text: game.write(state), plies, ids: { ...before?.ids, [by]: id }, turnAt },
    state,
  };
}

/** A match as reconstructed from its entries. */
export interface History<S, E> extends Board<S> {
  readonly start: S;
  /** The moves that have not been undone, in order. */
  readonly plies: readonly ResolvedPly<S, E>[];
}

/**
 * Reads a match from its entries, which are untrusted because a log may be damaged. The code of an error is `start`, `seq`, `moves` or
 * `undo`.
 */
export function historyOf<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  entries: readonly Entry[],
): Result<History<S, E>> {
  const first = entries.at(0)?.does;
  if (!first || !('start' in first)) return bad('start', 'The first entry must begin the match.');
  const start = game.read(first.start);
  if (!start.ok) return bad('start', start.message);
  let plies: ResolvedPly<S, E>[] = [];
  let board: Board<S> | undefined;
  for (const [i, entry] of entries.entries()) {
    const { seq, does } = entry;
    if (seq !== i + 1) return bad('seq', `Entry ${i + 1} has the number ${seq}.`);
    if (i > 0 && 'start' in does) return bad('start', `Entry ${seq} begins the match again.`);
    let state = board?.state ?? start.value;
    if ('undo' in does) {
      if (!(does.undo >= 0 && does.undo < plies.length)) return bad('undo', `Entry ${seq} takes back no moves.`);
      plies = plies.slice(0, does.undo);
      state = plies.at(-1)?.state ?? start.value;
    } else {
      for (const { move, by } of does.plies) {
        const turn = game.turn(state);
        const step = game.play(state, move as M);
        if (!step.ok) return bad('moves', `Entry ${seq} cannot be played: ${step.message}`);
        if (by !== (turn.kind === 'seat' ? turn.seat : turn.kind)) return bad('moves', `Entry ${seq} is by another.`);
        state = step.state;
        plies.push({ move, by, state, events: step.events });
      }
    }
    board = boardAfter(game, board?.snapshot, entry, state);
  }
  return ok({ ...board!, start: start.value, plies });
}
