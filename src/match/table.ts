import type { Bot, GameEvent, Random, Seat } from '../rules/game.js';
import { Clock, type Allowance, type Timers } from './clock.js';
import { Emitter } from './emitter.js';
import { plain, type Match, type MatchStep } from './match.js';
import { record } from './record.js';

/** What drives a game besides its rules: who acts at a roll, how long a turn may last, who plays for the computer. */
export interface Driver<S, M> {
  readonly bot: Bot<S, M>;
  /** The seat whose die it is when chance is to act. */
  roller(state: S): Seat;
  /** Whether chance acts by itself there, whoever's turn it is, as when a card is turned. */
  chanceActs?(state: S): boolean;
  /** Seconds that the seat to act has; 0 or none for no limit. */
  limit?(state: S): number;
  /** The move for a turn whose time is up, after `ms` milliseconds; games without a limit have none. */
  timeUp?(ms: number): M;
}

/** Time and chance, supplied by the page or by a test. */
export interface Environment {
  readonly timers: Timers;
  readonly random: Random;
}

/** What a table tells its listeners. */
export interface TableEvents<M, E extends GameEvent> {
  /** Before a move is made; `forbid()` refuses it. */
  move: { readonly move: M; readonly ply: number; forbid(): void };
  /** A move was made. */
  moved: { readonly move: M; readonly events: readonly E[] };
  /** A computer player could not choose a move; `retry` asks it again. */
  stuck: { readonly error: unknown; retry(): void };
  /** Something else that is visible changed: the clock's second, a pause, another match. */
  change: undefined;
}

/** How long a computer player waits before it rolls or moves, in milliseconds, so that one can follow. */
const botPause = { roll: 500, move: 800 };

/** A match and all that drives it: the clock of a person's turn, computer players, pauses. It can be saved at any time. */
export class Table<O, S, M, E extends GameEvent> extends Emitter<TableEvents<M, E>> {
  readonly clock: Clock;
  #match: Match<O, S, M, E> | undefined;
  #paused = false;
  /** Away from the table (a form is open, the element is out of the page) nothing goes on by itself. */
  #attended = false;
  #cancelWait: (() => void) | undefined;
  /** Ends whatever is thought about the present position. */
  #thought = new AbortController();

  constructor(
    private readonly driver: Driver<S, M>,
    private readonly environment: Environment,
  ) {
    super();
    this.clock = new Clock(environment.timers, () => this.#tick());
  }

  get match(): Match<O, S, M, E> | undefined {
    return this.#match;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Puts a match on the table, or clears it; `elapsed`: milliseconds of its present turn that have passed already. */
  begin(match: Match<O, S, M, E> | undefined, elapsed = 0): void {
    this.#match = match;
    this.#paused = false;
    this.#proceed(elapsed);
  }

  play(given: M, ply?: number): MatchStep<S, E> {
    const match = this.#match;
    if (!match) return { ok: false, rule: 'match', reason: 'no-game', message: 'No game has begun.' };
    const { ply: at } = match;
    // Whoever is asked is asked about the very move that is made, whatever becomes of the one given.
    const move = plain(given);
    let isForbidden = false;
    this.emit('move', { move, ply: at, forbid: () => (isForbidden = true) });
    if (isForbidden) {
      return { ok: false, rule: 'match', reason: 'forbidden', message: 'The page does not allow that move.' };
    }
    // Whoever was asked may have moved, or begun another game.
    if (match !== this.#match) return { ok: false, rule: 'match', reason: 'stale', message: 'Another game has begun.' };
    const before = match.turn;
    const { elapsed } = this.clock;
    const step = match.play(move, ply ?? at);
    if (step.ok) {
      // A turn of two choices is one turn for the clock.
      const { turn } = match;
      const goesOn = before.kind === 'seat' && turn.kind === 'seat' && before.seat === turn.seat;
      this.#proceed(goesOn ? elapsed : 0);
      this.emit('moved', { move, events: step.events });
    }
    return step;
  }

  /** Rolls for whoever is to roll. */
  roll(): MatchStep<S, E> | undefined {
    return this.#match?.turn.kind === 'chance' ? this.play(this.#match.chance(this.environment.random)) : undefined;
  }

  undo(): boolean {
    return this.#travel(this.#match?.undo());
  }

  redo(): boolean {
    return this.#travel(this.#match?.redo());
  }

  #travel(moved = false): boolean {
    if (moved) this.#proceed();
    return moved;
  }

  /** Stops computer players, or lets them go on. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.#proceed(this.clock.elapsed);
  }

  allow(allowance: Allowance): void {
    this.clock.allowance = allowance;
    this.emit('change', undefined);
  }

  /** Somebody sits down at the table, or gets up. */
  attend(attended: boolean): void {
    if (attended === this.#attended) return;
    this.#attended = attended;
    this.#proceed(this.clock.elapsed);
  }

  /** Ends with the present position: whatever is thought about it then comes too late. */
  get thought(): AbortSignal {
    return this.#thought.signal;
  }

  /** The game as plain data: its record, the time of the present turn, what was allowed, whether it is paused. */
  save(): object | undefined {
    if (!this.#match) return undefined;
    const { allowance, elapsed } = this.clock;
    // Infinity is no JSON.
    return { ...record(this.#match), elapsed, allowance: allowance === Infinity ? 0 : allowance, paused: this.#paused };
  }

  /** Sets going what comes next: the clock of a person, or a computer player's roll or move. */
  #proceed(elapsed = 0): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    this.#thought.abort();
    this.#thought = new AbortController();
    this.clock.reset(elapsed);
    this.emit('change', undefined);
    const match = this.#match;
    if (!match || !this.#attended) return;
    const { turn } = match;
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance' && this.driver.chanceActs?.(match.state)) {
      this.#cancelWait = this.environment.timers.later(() => this.roll(), botPause.roll);
      return;
    }
    const thinks = turn.kind === 'seat';
    const seat = thinks ? turn.seat : this.driver.roller(match.state);
    if (match.isBot(seat)) {
      if (this.#paused) return;
      const pause = thinks ? botPause.move : botPause.roll;
      this.#cancelWait = this.environment.timers.later(() => void this.#botActs(match, seat, thinks), pause);
    } else if (thinks) this.clock.start((this.driver.limit?.(match.state) ?? 0) * 1000);
  }

  async #botActs(match: Match<O, S, M, E>, seat: Seat, thinks: boolean): Promise<void> {
    if (!thinks) return void this.roll();
    const { ply } = match;
    const { signal } = this.#thought;
    const { bot } = this.driver;
    let move: M;
    try {
      move = await bot.think(match.state, match.players[seat].bot, this.environment.random, signal);
    } catch (error) {
      if (!signal.aborted) this.emit('stuck', { error, retry: () => this.#proceed() });
      return;
    }
    if (!signal.aborted && this.#match === match) this.play(move, ply);
  }

  #tick(): void {
    const { clock, driver } = this;
    if (clock.isUp && driver.timeUp) this.play(driver.timeUp(clock.elapsed));
    else this.emit('change', undefined);
  }
}
