import type { Drawn, Game, GameEvent, Random, Seat, Step, Turn } from '../rules/game.js';
import type { Player } from './players.js';

/** A move that was made, and its result. */
export interface Ply<S, M, E> {
  readonly move: M;
  /** Who made the move; `chance` for dice and draws. */
  readonly by: Seat | 'chance';
  readonly state: S;
  readonly events: readonly E[];
}

/**
 * Returns a JSON copy of a move, as a record stores it. A move that JSON cannot represent becomes undefined, which
 * every game refuses.
 */
export function plain<M>(move: M): M {
  try {
    return JSON.parse(JSON.stringify(move)) as M;
  } catch {
    return undefined as M;
  }
}

/**
 * The result of a step, which may also be refused for reasons outside the rules: a stale ply, no game, a cancelled
 * event, or a puzzle. `sent`: a server judges the move; if it stands, it is made once the server has said so.
 */
export type MatchStep<S, E extends GameEvent> =
  | Step<S, E>
  | {
      ok: false;
      rule: 'match';
      reason: 'stale' | 'no-game' | 'forbidden' | 'puzzle' | 'sent';
      message: string;
      details?: undefined;
    };

/**
 * A game in progress as it is seen by those who show it and play in it, wherever it is kept: it can be read, and a move
 * can be offered. A `Match` is one; what drives a game, takes moves back or records it needs the `Match` itself.
 */
export interface Playing<O, S, M, E extends GameEvent> {
  readonly game: Game<O, S, M, E>;
  readonly players: readonly Player[];
  /** The position at the start. */
  readonly start: S;
  readonly state: S;
  /** The number of moves made. */
  readonly ply: number;
  readonly turn: Turn;
  /** The moves made so far, in order. */
  readonly plies: readonly Ply<S, M, E>[];
  readonly isOver: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  isBot(seat: Seat): boolean;
  /** Returns the game as it stood after so many moves. */
  upTo(ply: number): Playing<O, S, M, E>;
  /** Offers a move. If `ply` is given and is not the current ply, the move is refused as late or repeated. */
  play(move: M, ply?: number): MatchStep<S, E>;
}

/**
 * A game in progress. It accepts moves from any source (a tap, a computer player, a record, another device), but only
 * for the current ply and in order. It knows no screen, no clock and no network.
 */
export class Match<O, S, M, E extends GameEvent> implements Playing<O, S, M, E> {
  /** All moves made, followed (from `#at`) by those that were undone and can be redone. */
  #plies: Ply<S, M, E>[] = [];
  #at = 0;
  /** The draws of undone moves of chance. They are not drawn anew but come next, in their original order. */
  #waiting: Drawn[] = [];

  constructor(
    readonly game: Game<O, S, M, E>,
    readonly players: readonly Player[],
    /** The position at the start of the match. */
    readonly start: S,
  ) {}

  get state(): S {
    return this.#at ? this.#plies[this.#at - 1].state : this.start;
  }

  /** The number of moves made. */
  get ply(): number {
    return this.#at;
  }

  get turn(): Turn {
    return this.game.turn(this.state);
  }

  /** The moves made so far, in order. */
  get plies(): readonly Ply<S, M, E>[] {
    return this.#plies.slice(0, this.#at);
  }

  /** The undone moves, in the order in which `redo` makes them. */
  get undone(): readonly Ply<S, M, E>[] {
    return this.#plies.slice(this.#at);
  }

  /** The draws that come next because the moves before them were undone and replaced. */
  get waiting(): readonly Drawn[] {
    return this.#waiting;
  }

  /** Returns the match as it stood after so many moves: a copy, without those that were undone. */
  upTo(ply: number): Match<O, S, M, E> {
    const earlier = new Match(this.game, this.players, this.start);
    earlier.#plies = this.#plies.slice(0, ply);
    earlier.#at = earlier.#plies.length;
    return earlier;
  }

  get isOver(): boolean {
    return this.turn.kind === 'over';
  }

  isBot(seat: Seat): boolean {
    return this.players[seat].bot > 0;
  }

  /** Makes a move. If `ply` is given and is not the current ply, the move is refused as late or repeated. */
  play(move: M, ply = this.#at): MatchStep<S, E> {
    if (ply !== this.#at) {
      return {
        ok: false,
        rule: 'match',
        reason: 'stale',
        message: 'That move came too late.',
      };
    }
    const { turn } = this;
    const made = plain(move);
    const step = this.game.play(this.state, made);
    if (!step.ok) return step;
    const by = turn.kind === 'seat' ? turn.seat : 'chance';
    // The undone choice is replaced by another, so its future is discarded, except for the draws.
    this.#waiting.unshift(...this.undone.flatMap((ply) => (ply.by === 'chance' ? this.#drawn(ply.move) : [])));
    this.#plies.length = this.#at;
    this.#plies.push({ move: made, by, state: step.state, events: step.events });
    this.#at++;
    if (by === 'chance') this.#waiting.splice(0, this.#drawn(made).length);
    return step;
  }

  #drawn(move: M): readonly Drawn[] {
    return this.game.drawn?.(move) ?? [];
  }

  /** Samples a move of chance: undone draws first, then new ones. */
  chance(random: Random): M {
    const next = this.#plies[this.#at];
    return next?.by === 'chance' ? next.move : this.game.chance(this.state, random, this.#waiting);
  }

  /**
   * Returns the ply that `undo` leads to, or undefined if nothing can be undone: before the last move of a person,
   * provided that no other person has moved since and no move since then is final (see `Game.stands`). Draws and moves
   * of computer players in between are undone with it.
   */
  #undoTo(): number | undefined {
    const person = (p: Ply<S, M, E>): boolean => p.by !== 'chance' && !this.isBot(p.by);
    for (let i = this.#at - 1; i >= 0; i--) {
      const ply = this.#plies[i];
      if (this.game.stands(i ? this.#plies[i - 1].state : this.start, ply.events)) return undefined;
      if (!person(ply)) continue;
      const first = this.undone.find(person);
      return !first || first.by === ply.by ? i : undefined;
    }
    return undefined;
  }

  get canUndo(): boolean {
    return this.#undoTo() !== undefined;
  }

  get canRedo(): boolean {
    return this.#at < this.#plies.length;
  }

  undo(): boolean {
    const to = this.#undoTo();
    if (to === undefined) return false;
    this.#at = to;
    return true;
  }

  /**
   * Repeats the moves of the last `undo`, up to the next choice of a person or to the end. Returns false if there are
   * none.
   */
  redo(): boolean {
    if (!this.canRedo) return false;
    do this.#at++;
    while (this.canRedo && !this.#personIsNext());
    return true;
  }

  #personIsNext(): boolean {
    const { by } = this.#plies[this.#at];
    return by !== 'chance' && !this.isBot(by);
  }

  /**
   * Restores a saved match: sets how many of the moves count as made, and the draws to come. Records of version 0.1.0
   * hold moves of chance in place of draws.
   */
  restore(ply: number, waiting: readonly (Drawn | M)[]): void {
    this.#at = Math.max(0, Math.min(ply, this.#plies.length));
    const isDrawn = (one: unknown): one is Drawn => typeof one === 'number' || typeof one === 'string';
    const drawnBy = (move: M): readonly Drawn[] => {
      try {
        return this.#drawn(move);
      } catch {
        return []; // not a move of this game
      }
    };
    this.#waiting = waiting.flatMap((one) => (isDrawn(one) ? [one] : drawnBy(one))).filter(isDrawn);
  }
}
