/**
 * The contract of every game: one object of pure functions over a plain, JSON-safe state that is never mutated. Games
 * read no clock, random source or locale. Chance and time enter as moves.
 */

import type { Declaration } from './options.js';
import type { Presets } from './presets.js';
import type { Result, RuleId } from './result.js';

export { bad, ok, type Result, type RuleId } from './result.js';

/** A player's seat, counted from 0 clockwise. */
export type Seat = number;

/** The next to act: a seat, chance (a die, a drawn piece), or nobody because the game is over. */
export type Turn = { kind: 'seat'; seat: Seat } | { kind: 'chance' } | { kind: 'over'; winners: Seat[] };

/** Returns a random integer from 0 to `below` − 1. */
export type Random = (below: number) => number;

/**
 * The result of a move: the next state, or the rule that forbids it. `reason` is the key of the sentence in `src/words`
 * and `details` holds the values it mentions; `message` is the same sentence in English, for developers.
 */
export type Step<S, E extends GameEvent = GameEvent> =
  | { ok: true; state: S; events: E[] }
  | { ok: false; rule: RuleId; message: string; reason: string; details?: Record<string, number | string> };

/** One outcome of chance: the face of a die, or a piece from a bag. */
export type Drawn = number | string;

/** An event of a game. Animations, the live region, the record and the results all read the same events, in order. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
}

/** An answer to an arithmetic question: what was asked, what was answered, what was expected, and how long it took. */
export interface AnsweredEvent extends GameEvent {
  readonly type: 'answered';
  readonly seat: Seat;
  /** The question in ASCII, for example `7*?=56`. */
  readonly prompt: string;
  readonly given: number;
  readonly expected: number;
  readonly right: boolean;
  /** The milliseconds that count towards a time limit; 0 if unknown. */
  readonly ms: number;
  /**
   * Milliseconds on the wall clock from the moment the question appears to the first digit of the answer, at least 1.
   * Undefined if not measured or not meaningful: the player has extra time, the game was paused, or the dice are real.
   */
  readonly think?: number;
}

/** The rules of one game. `O` are its options, `S` its state, `M` its moves and `E` its events. */
export interface Game<O, S, M, E extends GameEvent = GameEvent> {
  readonly name: string;
  /** The smallest and largest number of players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The options as data, one entry for each. */
  readonly declaration: Declaration;
  readonly defaults: O;
  /** Ready-made options by name. Omitted by games without presets. */
  readonly presets?: Presets;
  /** Validates options and fills in the defaults. The code of an error is the name of the invalid field. */
  options(given: unknown): Result<O>;
  /** Properties of a game played alone. Omitted by games that need two players. */
  readonly alone?: {
    /** Returns whether a turn ends with this event. */
    endsTurn(event: E): boolean;
    /**
     * Returns the average number of turns that a computer player of level 2 takes, see `par.ts`; undefined if unknown.
     */
    par(options: O): number | undefined;
  };
  setup(seats: number, options: O, random: Random): S;
  turn(state: S): Turn;
  /** Yields the legal moves of the seat to act, or none if it is chance's turn or the game is over. */
  moves(state: S): Iterable<M>;
  /**
   * Samples a move of chance with `random`; call it only when `turn` is `chance`. `waiting` lists earlier draws that
   * were undone, in order: they are drawn again before anything new. A game whose draws cannot be undone ignores it.
   */
  chance(state: S, random: Random, waiting?: readonly Drawn[]): M;
  /** The individual draws in a move of chance. Omitted by games whose draws cannot be undone. */
  drawn?(move: M): readonly Drawn[];
  /** The types of the moves of chance. No player makes them, regardless of whose turn it is. */
  readonly chances: readonly string[];
  /** Applies a move to a copy of the state. Accepts any input, never throws and never applies a move partly. */
  play(state: S, move: M): Step<S, E>;
  /**
   * Applies a move by the rules of an earlier version, for records of that time. If those rules lead to a different
   * position, the game continues from there. Omitted if the rules have not changed.
   */
  earlier?(state: S, move: M): Step<S, E>;
  /** Returns the state without the information that the seat may not see. */
  view(state: S, seat: Seat | 'public'): S;
  /**
   * Returns the events of a move as a seat, or the public, receives them: without information it may not have, as
   * `view` does for states. The number and order of the events stay the same. If two moves lead a seat from the same
   * view to the same view, the seat receives the same events for both. Omitted if events hide nothing, in which case
   * every seat receives them all.
   */
  hear?(events: readonly E[], seat: Seat | 'public'): E[];
  /**
   * Returns a move without the pieces and cards that it hides. The page around a game on one device receives moves in
   * this form, and events as `hear` returns them for the public. Omitted if a game's moves hide nothing.
   */
  shown?(move: M): M;
  /**
   * The types of the moves that state in `ms` how long the player took. Omitted if no move does. A referee who measures
   * the time sets the field, see `src/match/measured.ts`.
   */
  readonly timed?: readonly string[];
  /**
   * Returns the time limit of the seat to act, in milliseconds as the rules count them, or Infinity if it has none.
   * Omitted if no turn of the game is limited.
   */
  limit?(state: S): number;
  scores(state: S): number[];
  /** True if the lowest score wins. */
  readonly fewest?: true;
  /**
   * Returns whether the move that led from `before` to these events is final, so that not even practice undo can take
   * it back: an answer has been judged or revealed, or chance has responded to a choice and would respond differently
   * to another.
   */
  stands(before: S, events: readonly E[]): boolean;
  /**
   * Returns whether a player's move that led from `before` to these events immediately revealed something new to its
   * player: its score, or information about what others hold. Such a move is also final, unless practice undo is
   * agreed.
   */
  reveals(before: S, events: readonly E[]): boolean;
  /** Writes the position as text: ASCII, URL-safe, versioned, at most 4,096 characters. */
  write(state: S): string;
  read(text: string): Result<S>;
}

/** A computer player for one game. */
export interface Bot<S, M> {
  /** The number of levels; they run from 1 (easiest) to this number (strongest). */
  readonly levels: number;
  /** True if there are levels below 1, which are easier, down to `lowestLevel`. */
  readonly hasLower?: boolean;
  /**
   * Chooses a move for the seat to act. May be asynchronous; if `signal` is aborted, the caller discards the result.
   */
  think(state: S, level: number, random: Random, signal?: AbortSignal): M | Promise<M>;
}

/** The step between levels of a computer player. */
export const levelStep = 0.25;

/**
 * The lowest level. It stands for level 0, which in a list of players means a person. At this level one move in a
 * hundred is not random.
 */
export const lowestLevel = 0.01;

/** Returns whether the value is a level of a computer player. */
export const isLevel = (value: unknown, levels: number): value is number =>
  value === lowestLevel ||
  (typeof value === 'number' && value >= levelStep && value <= levels && Number.isInteger(value / levelStep));

/**
 * Returns whether the value is an integer from `from` to `to`. −0 is rejected because it would read back from text as
 * 0.
 */
export const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to && !Object.is(value, -0);

/** The longest time that a move may report, in milliseconds: one day. */
export const longestMs = 86_400_000;

/** Creates a refusal for `play`. See `Step` for its fields. */
export const refuse = (
  rule: RuleId,
  reason: string,
  message: string,
  details?: Record<string, number | string>,
): { ok: false; rule: RuleId; message: string; reason: string; details?: Record<string, number | string> } => ({
  ok: false,
  rule,
  message,
  reason,
  ...(details ? { details } : {}),
});
