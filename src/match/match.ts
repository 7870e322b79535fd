import type { Drawn, Game, GameEvent, Random, Seat, Step, Turn } from '../rules/game.js';
import type { Player } from './players.js';

/** A move that was made: what it was and what it led to. */
export interface Ply<S, M, E> {
  readonly move: M;
  /** Who made it; chance for a roll. */
  readonly by: Seat | 'chance';
  readonly state: S;
  readonly events: readonly E[];
}

/** A copy of a move, as a record keeps it. What no record can hold becomes undefined, which no game takes for a move. */
export function plain<M>(move: M): M {
  try {
    return JSON.parse(JSON.stringify(move)) as M;
  } catch {
    return undefined as M;
  }
}

/** As a step of the game, or refused outside its rules: for another ply, without a game, by the page, or an answer to a puzzle. */
export type MatchStep<S, E extends GameEvent> =
  | Step<S, E>
  | {
      ok: false;
      rule: 'match';
      reason: 'stale' | 'no-game' | 'forbidden' | 'puzzle';
      message: string;
      details?: undefined;
    };

/**
 * A game being played. It takes moves from anywhere (a tap, a computer player, a record, another device), for the ply it
 * is at and in order. It knows no screen, no clock and no network.
 */
export class Match<O, S, M, E extends GameEvent> {
  /** All moves made, and behind `#at` those that were taken back and can be made again. */
  #plies: Ply<S, M, E>[] = [];
  #at = 0;
  /** What chance had brought when moves were taken back. It is never drawn anew: it comes next, in the order it came in. */
  #waiting: Drawn[] = [];

  constructor(
    readonly game: Game<O, S, M, E>,
    readonly players: readonly Player[],
    /** The position the match began with. */
    readonly start: S,
  ) {}

  get state(): S {
    return this.#at ? this.#plies[this.#at - 1].state : this.start;
  }

  /** How many moves have been made. */
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

  /** The moves that were taken back, in the order in which `redo` makes them. */
  get undone(): readonly Ply<S, M, E>[] {
    return this.#plies.slice(this.#at);
  }

  /** What was drawn before another choice was made than the one it followed: it comes next. */
  get waiting(): readonly Drawn[] {
    return this.#waiting;
  }

  get isOver(): boolean {
    return this.turn.kind === 'over';
  }

  isBot(seat: Seat): boolean {
    return this.players[seat].bot > 0;
  }

  /** Makes a move. `ply`, where given, is the one it is meant for: a move that comes late or twice is refused. */
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
    // Another choice than the one taken back: its future is gone, but for what was drawn.
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

  /** What chance brings: what it brought before and was taken back, then something new. */
  chance(random: Random): M {
    const next = this.#plies[this.#at];
    return next?.by === 'chance' ? next.move : this.game.chance(this.state, random, this.#waiting);
  }

  /**
   * Where `undo` leads: before the last move of a person, as long as no other person has moved since and nothing stands
   * that was judged or told, or that chance would bring otherwise; undefined where nothing can be taken back. Draws and
   * computer players' moves go back with it.
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

  /** Makes the moves again that the last `undo` took back: up to where a person is to choose, or to the end. */
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
   * For restoring a saved match: which of the moves count as taken back, and the draws that wait. Records of 0.1.0 have
   * moves of chance for those.
   */
  restore(ply: number, waiting: readonly (Drawn | M)[]): void {
    this.#at = Math.max(0, Math.min(ply, this.#plies.length));
    const isDrawn = (one: unknown): one is Drawn => typeof one === 'number' || typeof one === 'string';
    const drawnBy = (move: M): readonly Drawn[] => {
      try {
        return this.#drawn(move);
      } catch {
        return []; // no move of this game
      }
    };
    this.#waiting = waiting.flatMap((one) => (isDrawn(one) ? [one] : drawnBy(one))).filter(isDrawn);
  }
}
