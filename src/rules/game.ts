/**
 * The contract that every game fulfils: one object of pure functions over a plain, JSON-safe state that is never
 * mutated. Games read no clock, random source or locale; chance and time enter as moves.
 */

import type { Declaration } from './options.js';
import type { Presets } from './presets.js';
import type { Result, RuleId } from './result.js';

export { bad, ok, type Result, type RuleId } from './result.js';

/** A player's seat, counted from 0 clockwise. */
export type Seat = number;

/** Who acts next: a seat, chance (a die, a drawn piece), or nobody because the game is over. */
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

/**
 * Something that happened. Animations, the live region, the record and the results all read the same events, in order.
 */
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
  /** Milliseconds that count for a limit; 0 if unknown. */
  readonly ms: number;
  /**
   * Milliseconds on the wall clock from the question on the screen to the first digit of the answer, from 1. Undefined
   * where that was not measured, or says nothing: the player has more time, the game was paused, the dice are real.
   */
  readonly think?: number;
}

/** The rules of one game. `O` are its options, `S` its state, `M` its moves and `E` its events. */
export interface Game<O, S, M, E extends GameEvent = GameEvent> {
  readonly name: string;
  /** The smallest and largest number of players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The options, as data: a line for each. */
  readonly declaration: Declaration;
  readonly defaults: O;
  /** Ready-made options by name. Omitted by games without presets. */
  readonly presets?: Presets;
  /** Validates options and fills in the defaults. The code of an error is the name of the invalid field. */
  options(given: unknown): Result<O>;
  /** For a person who plays alone. Omitted by games that need two. */
  readonly alone?: {
    /** Whether a turn ends with this event. */
    endsTurn(event: E): boolean;
    /** The turns that a computer player of level 2 takes on average, see `par.ts`; undefined where that is not known. */
    par(options: O): number | undefined;
  };
  setup(seats: number, options: O, random: Random): S;
  turn(state: S): Turn;
  /** The legal moves of the seat to act; none if it is chance's turn or the game is over. */
  moves(state: S): Iterable<M>;
  /**
   * Samples a move of chance with `random`; call it only when `turn` is `chance`. `waiting` lists earlier draws that
   * were undone, in order: they are drawn again before anything new. A game whose draws cannot be undone ignores it.
   */
  chance(state: S, random: Random, waiting?: readonly Drawn[]): M;
  /** The individual draws in a move of chance. Omitted by games whose draws cannot be undone. */
  drawn?(move: M): readonly Drawn[];
  /** The types of the moves of chance: no player makes them, whoever's turn it is. */
  readonly chances: readonly string[];
  /** Applies a move to a copy of the state. Accepts any input, never throws and never applies a move partly. */
  play(state: S, move: M): Step<S, E>;
  /**
   * Applies a move by the rules of an earlier version, for records of that time: where they led to another position, the
   * game goes on from there. Omitted if the rules have not changed.
   */
  earlier?(state: S, move: M): Step<S, E>;
  /** Returns the state without the information that the seat may not see. */
  view(state: S, seat: Seat | 'public'): S;
  /**
   * Returns the events of a move as a seat hears them, or everybody: without what it may not know, as `view` does for
   * states. They are as many, in the same order. Positions that have the same view before a move and after it have the
   * same events for that seat. Omitted if events hide nothing: then every seat hears them all.
   */
  hear?(events: readonly E[], seat: Seat | 'public'): E[];
  /**
   * Returns a move without the pieces and cards that it hides, for the page around a game that is played on one device,
   * which is told of events what `hear` leaves for everybody. Omitted if a game's moves hide nothing.
   */
  shown?(move: M): M;
  /**
   * The types of the moves that say in `ms` how long the player took. Omitted if no move does. A referee who measures the
   * time puts it there: see `src/match/measured.ts`.
   */
  readonly timed?: readonly string[];
  /**
   * How long the seat to act has, in milliseconds as the rules count them; Infinity without a limit. Omitted if no turn
   * of the game has one.
   */
  limit?(state: S): number;
  scores(state: S): number[];
  /** Whether the lowest score wins. */
  readonly fewest?: true;
  /**
   * Whether the move that led from `before` to these events is final, so that not even practice undo can go behind it: an
   * answer has been judged or revealed, or chance has responded to a choice and would respond differently to another.
   */
  stands(before: S, events: readonly E[]): boolean;
  /**
   * Whether a player's move that led from `before` to these events has shown its player something new at once: what it
   * scores, or something of what others hold. Then it stands as well, unless practice undo is agreed.
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
  /** Where its levels below 1 are easier, down to the lowest: true. */
  readonly hasLower?: boolean;
  /**
   * Chooses a move for the seat to act. May be asynchronous; if `signal` is aborted, the caller discards the result.
   */
  think(state: S, level: number, random: Random, signal?: AbortSignal): M | Promise<M>;
}

/** The step between levels of a computer player. */
export const levelStep = 0.25;

/** The lowest level: what 0 would be, if where players are listed that were not a person. One move in a hundred is no chance. */
export const lowestLevel = 0.01;

/** Whether the value is a level of a computer player. */
export const isLevel = (value: unknown, levels: number): value is number =>
  value === lowestLevel ||
  (typeof value === 'number' && value >= levelStep && value <= levels && Number.isInteger(value / levelStep));

/** Whether the value is an integer from `from` to `to`. −0 is rejected because it would read back from text as 0. */
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
