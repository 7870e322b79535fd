import type { Drawn, Game, GameEvent, Random, Seat, Step, Turn } from '../rules/game.js';
import { hasPracticeUndo } from '../rules/practice-undo.js';
import type { Player } from './players.js';
import { record, type MatchRecord } from './record.js';
import { undoRefusal, type UndoReason, type UndoRefusal } from './undo.js';

/** A move that was made, and its result. */
export interface Ply<S, M, E> {
  readonly move: M;
  /** The seat that made the move; `chance` for dice and draws. */
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
 * event, or a puzzle. `sent`: a server judges the move, which is made once the server has accepted it.
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
 * A game in progress, as the elements that display it and the players see it, wherever it is stored: it can be read,
 * and moves can be submitted. `Match` implements this interface; code that runs a game, undoes moves or records it
 * needs a `Match`.
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
  /** The reason why nothing can be undone now; undefined if undo is possible. */
  readonly undoRefusal: UndoRefusal | undefined;
  readonly canRedo: boolean;
  isBot(seat: Seat): boolean;
  /** Returns the game as it was after the given number of moves. */
  upTo(ply: number): Playing<O, S, M, E>;
  /** Submits a move. If `ply` is given and is not the current ply, the move is refused as late or repeated. */
  play(move: M, ply?: number): MatchStep<S, E>;
}

/**
 * A game in progress. It accepts moves from any source (a tap, a computer player, a record, another device), but only
 * for the current ply and in order. It uses no screen, clock or network.
 */
export class Match<O, S, M, E extends GameEvent> implements Playing<O, S, M, E> {
  /** All moves made, followed (from `#at`) by those that were undone and can be redone. */
  #plies: Ply<S, M, E>[] = [];
  #at = 0;
  /** The draws of undone moves of chance. They are not drawn again but come next, in their original order. */
  #waiting: Drawn[] = [];
  /** The plies with a choice that replaced an undone one. */
  #replacing = new Set<number>();

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

  /** The plies with a choice that replaced an undone one, in order. These choices are final. */
  get replacing(): readonly number[] {
    return [...this.#replacing].sort((a, b) => a - b);
  }

  /** Returns the match as it was after the given number of moves: a copy without the undone moves. */
  upTo(ply: number): Match<O, S, M, E> {
    const earlier = new Match(this.game, this.players, this.start);
    earlier.#plies = this.#plies.slice(0, ply);
    earlier.#at = earlier.#plies.length;
    earlier.#replacing = new Set(this.replacing.filter((one) => one < earlier.#at));
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
    // The undone choice is replaced by another, so the moves after it are discarded, except for the draws.
    this.#waiting.unshift(...this.undone.flatMap((ply) => (ply.by === 'chance' ? this.#drawn(ply.move) : [])));
    for (const one of this.replacing) if (one >= this.#at) this.#replacing.delete(one);
    if (this.canRedo) this.#replacing.add(this.#at);
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

  #isChoice(index: number): boolean {
    const { by } = this.#plies[index];
    return by !== 'chance' && !this.isBot(by);
  }

  #before(index: number): S {
    return index ? this.#plies[index - 1].state : this.start;
  }

  /**
   * Returns the ply that `undo` leads to, before the last choice of a person, or the reason why that choice is final:
   * something new has been revealed since (by a move of chance or of another player, or by the choice itself, see
   * `Game.reveals`), or it replaced an undone choice whose consequences have been seen. With practice undo it is final
   * only if another person has moved since, or a move since then is final (see `Game.stands`); draws and moves of
   * computer players in between are undone with it.
   */
  #undoTo(): number | UndoReason {
    const choice = this.#plies.findLastIndex((_, i) => i < this.#at && this.#isChoice(i));
    if (choice < 0) return 'nothing-to-undo';
    const { by } = this.#plies[choice];
    const since = this.#plies.slice(choice, this.#at);
    if (since.some(({ events }, i) => this.game.stands(this.#before(choice + i), events))) return 'undo-seen';
    if (hasPracticeUndo(this.start)) {
      const undone = this.#plies.findIndex((_, i) => i >= this.#at && this.#isChoice(i));
      return undone < 0 || this.#plies[undone].by === by ? choice : 'undo-seen';
    }
    if (since.length > 1 || this.undone.some((ply) => ply.by !== by)) return 'undo-seen';
    if (this.game.reveals(this.#before(choice), since[0].events)) return 'undo-seen';
    return this.#replacing.has(choice) ? 'undone-before' : choice;
  }

  get undoRefusal(): UndoRefusal | undefined {
    const to = this.#undoTo();
    return typeof to === 'number' ? undefined : undoRefusal(this.game, to);
  }

  get canUndo(): boolean {
    return typeof this.#undoTo() === 'number';
  }

  get canRedo(): boolean {
    return this.#at < this.#plies.length;
  }

  undo(): boolean {
    const to = this.#undoTo();
    if (typeof to !== 'number') return false;
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
    while (this.canRedo && !this.#isChoice(this.#at));
    return true;
  }

  /**
   * Restores a saved match: sets how many of the moves count as made, the draws to come, and the plies that replaced
   * undone choices. Records of version 0.1.0 contain moves of chance instead of draws.
   */
  restore(ply: number, waiting: readonly (Drawn | M)[], replacing: readonly number[] = []): void {
    this.#at = Math.max(0, Math.min(ply, this.#plies.length));
    this.#replacing = new Set(replacing);
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

  /** Returns the record of the match, so that `JSON.stringify(match)` writes what `replay` reads. */
  toJSON(): MatchRecord<M> {
    return record(this);
  }
}
