/**
 * What a log keeps of a match, and how it is read again. An entry is one step: a player's move with all moves of chance
 * that follow, so that nothing can come between a choice and its dice. Nothing is ever erased; what is taken back is an
 * entry, too.
 */
import { bad, ok, type Game, type GameEvent, type Result, type Seat } from '../rules/game.js';

/** Who made a move; `chance` for dice and draws. */
export type By = Seat | 'chance';

export interface EntryPly {
  readonly move: unknown;
  readonly by: By;
}

/** What a step did: began the match, made moves, or took back all moves but the first `undo`. */
export type Does =
  | { readonly start: string; readonly plies: readonly EntryPly[] }
  | { readonly plies: readonly EntryPly[] }
  | { readonly undo: number };

/** Who caused an entry: a seat, or the server, which begins a match, plays for computer players and ends turns in time. */
export type Author = Seat | 'server' | 'teacher';

/** One step of a match, plain data. */
export interface Entry {
  /** 1 for the first entry, then one more for each. */
  readonly seq: number;
  /** 96 random bits, by which a step that is sent again is known. */
  readonly id: string;
  readonly by: Author;
  /** When the log took it: milliseconds since 1970. */
  readonly at: number;
  readonly does: Does;
}

/** A match after an entry: all that is needed to judge the next step. Plain data; a type, for logs that take any fields. */
export type Snapshot = {
  readonly seq: number;
  /** The position as the game writes it. */
  readonly text: string;
  /** The number of moves that count, those of chance among them. */
  readonly plies: number;
  /** The last id of each author. One is enough: a device has one step under way at a time. */
  readonly ids: Readonly<Record<string, string>>;
  /** When the turn began, in milliseconds since 1970. */
  readonly turnAt: number;
};

/** A snapshot with its position, so that the text is read once. */
export interface Board<S> {
  readonly snapshot: Snapshot;
  readonly state: S;
}

/** A move with what came of it. */
export interface Told<S, E> extends EntryPly {
  readonly state: S;
  readonly events: readonly E[];
}

/** Reads a snapshot's position. The code of an error is that of the game's `read`. */
export function boardOf<O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, snapshot: Snapshot): Result<Board<S>> {
  const read = game.read(snapshot.text);
  return read.ok ? ok({ snapshot, state: read.value }) : read;
}

/** Whether the seat that has just moved acts again with no chance between: two choices are one turn for the clock. */
const goesOn = <O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  plies: readonly EntryPly[],
  state: S,
): boolean => {
  const turn = game.turn(state);
  return plies.length === 1 && turn.kind === 'seat' && turn.seat === plies[0].by;
};

/** Returns the board after an entry that has been judged, with the position it led to. `before`: none for a first entry. */
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

/** A match as its entries tell it. */
export interface History<S, E> extends Board<S> {
  readonly start: S;
  /** The moves that count, in order. */
  readonly plies: readonly Told<S, E>[];
}

/**
 * Reads a match from its entries. Untrusted: a log may be damaged. The code of an error is `start`, `seq`, `moves` or
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
  let plies: Told<S, E>[] = [];
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
