/**
 * The contract of a game. A game is one object of pure functions over a plain, JSON-safe state that is never mutated.
 * There is no clock, no random source and no locale in here: chance and time come in as moves.
 */

/** A player's place at the table, 0 and on, clockwise. */
export type Seat = number;

/** Id of a rule in `docs/rules`, for example `MUL-03`. */
export type RuleId = `${'PLY' | 'SEQ' | 'MUL' | 'PYT'}-${string}`;

/** Who acts now: a seat, chance (a die, a drawn piece), or nobody because the game is over. */
export type Turn = { kind: 'seat'; seat: Seat } | { kind: 'chance' } | { kind: 'over'; winners: Seat[] };

/** Gives a whole number from 0 to `below` − 1. */
export type Random = (below: number) => number;

/** A value, or a code (stable, for programs; often the name of the bad field) and a sentence in English. */
export type Result<T> = { ok: true; value: T } | { ok: false; code: string; message: string };

/**
 * What a move leads to, or why it is refused. `reason` is the key of the sentence in the tables of `src/words`,
 * `details` are what that sentence mentions; `message` is the same in English, for developers.
 */
export type Step<S, E extends GameEvent = GameEvent> =
  | { ok: true; state: S; events: E[] }
  | { ok: false; rule: RuleId; message: string; reason: string; details?: Record<string, number | string> };

/** One thing that chance brings: the face of a die, a piece out of a bag. */
export type Drawn = number | string;

/** Something that happened. Animation, live region, record and results all read the same events, in order. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
}

/** An answer to a question of arithmetic: what was asked, given and right, and how long it took. */
export interface AnsweredEvent extends GameEvent {
  readonly type: 'answered';
  readonly seat: Seat;
  /** ASCII: `7*?=56`. */
  readonly prompt: string;
  readonly given: number;
  readonly expected: number;
  readonly right: boolean;
  readonly ms: number;
}

export interface Game<O, S, M, E extends GameEvent = GameEvent> {
  readonly name: string;
  /** The fewest and the most players. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaults: O;
  /** Completes and checks options from outside; `code` is the name of the bad field. */
  options(given: unknown): Result<O>;
  setup(seats: number, options: O, random: Random): S;
  turn(state: S): Turn;
  /** The legal moves of the seat to act; none when chance is to act or the game is over. */
  moves(state: S): Iterable<M>;
  /**
   * A move of chance, drawn with `random`. Only when `turn` says that chance is to act. `waiting`: what was drawn before and
   * taken back, in its order; it comes before anything new. A game whose draws all stand has no use for it.
   */
  chance(state: S, random: Random, waiting?: readonly Drawn[]): M;
  /** What a move of chance brings, one by one; left out where no draw can be taken back. */
  drawn?(move: M): readonly Drawn[];
  /** Takes any input. Never throws, never half-applies. */
  play(state: S, move: M): Step<S, E>;
  /** The state without what that seat may not know. */
  view(state: S, seat: Seat | 'public'): S;
  /** A move or an event without what not everyone may know, as `view` has it for states; left out where none tells that. */
  shown?(told: M | E): M | E;
  scores(state: S): number[];
  /**
   * Whether a move stands once it is made, so that nothing before it can be taken back: it was judged or told what was
   * asked, or chance has answered a choice and would answer another one otherwise. `before`: the state it was made in.
   */
  stands(before: S, events: readonly E[]): boolean;
  /** The position as text: ASCII, URL-safe, versioned, at most 4,096 characters. */
  write(state: S): string;
  read(text: string): Result<S>;
}

/** A computer player of one game. */
export interface Bot<S, M> {
  /** Levels are 1 to so many, from gentle to strong. */
  readonly levels: number;
  /** The move for the seat to act. It may take its time; the move of an aborted thought is thrown away. */
  think(state: S, level: number, random: Random, signal?: AbortSignal): M | Promise<M>;
}

/** A whole number of that range. −0 is none: as text it would come back as 0. */
export const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to && !Object.is(value, -0);

/** The most milliseconds that a move may say it took: a day. */
export const longestMs = 86_400_000;

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const bad = <T>(code: string, message: string): Result<T> => ({ ok: false, code, message });

/** A refusal of `play`. */
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
