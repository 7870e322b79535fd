import type { Bot, GameEvent, Random, Seat } from '../rules/game.js';
import { Clock, type Allowance, type Timers } from './clock.js';
import { Emitter } from './emitter.js';
import { plain, type Match, type MatchStep, type Playing } from './match.js';
import { record, type MatchRecord } from './record.js';
import { paceAmong } from './speed.js';
import { ThinkTime } from './think-time.js';

/**
 * The information needed to run a game besides its rules: who rolls, what happens when the time is up, and the computer
 * player.
 */
export interface Driver<S, M> {
  readonly bot: Bot<S, M>;
  /** Returns the seat that rolls when chance is to act. */
  chanceSeat(state: S): Seat;
  /** Returns whether chance acts automatically, regardless of whose turn it is, for example when a card is turned. */
  chanceActs?(state: S): boolean;
  /** Returns the move for a turn whose time is up, after `ms` milliseconds. Omitted by games without a limit. */
  timeUp?(ms: number): M;
}

/** Time and chance, supplied by the page or by a test. */
export interface Environment {
  readonly timers: Timers;
  readonly random: Random;
}

/** The events that a table emits. */
export interface TableEvents<M, E extends GameEvent> {
  /** Before a move is made; `forbid()` refuses it. */
  move: { readonly move: M; readonly ply: number; forbid(): void };
  /** A move was made. */
  moved: { readonly move: M; readonly events: readonly E[] };
  /** A computer player could not choose a move; `retry` asks it again. */
  stuck: { readonly error: unknown; retry(): void };
  /** Another visible change: a second of the clock, a pause, or another match. */
  change: undefined;
}

/** Milliseconds that a computer player waits before it rolls or moves, so that people can follow. */
const botPause = { roll: 500, move: 800 };

/**
 * A table as the elements that display it and the players see it, whether its match is on this device (`Table`) or on a
 * server.
 */
export interface GameTable<O, S, M, E extends GameEvent> extends Pick<Emitter<TableEvents<M, E>>, 'on'> {
  readonly clock: Clock;
  /** Measures the time that the person to act takes to think. */
  readonly thinking: ThinkTime;
  readonly match: Playing<O, S, M, E> | undefined;
  /** The duration of everything, as a multiple of normal. */
  readonly pace: number;
  /**
   * Milliseconds from the question to the first digit of the entry, for the move that answers it; undefined if they are
   * unknown, and for players who have extra time.
   */
  readonly think: number | undefined;
  /** True while the game is paused. Screens hide a timed question meanwhile, so that nobody works on it. */
  readonly paused: boolean;
  play(move: M, ply?: number): MatchStep<S, E>;
  /** Rolls for the seat that is to roll. */
  roll(): MatchStep<S, E> | undefined;
  undo(): boolean;
  redo(): boolean;
  pause(paused: boolean): void;
  /** Delays the next action while people are still being shown the last move. */
  hold(isHeld: boolean): void;
  /** Sets whether anybody can see the game. */
  setSeen(isSeen: boolean): void;
  allow(allowance: Allowance): void;
  /** Starts or stops all automatic actions. */
  setActive(isActive: boolean): void;
  /** Aborted when the current position ends. */
  readonly positionSignal: AbortSignal;
  /** Returns the record of the match, or undefined if it is not known yet. */
  record(): MatchRecord<M> | undefined;
}

/** A match together with the clock of a person's turn, computer players, and pauses. It can be saved at any time. */
export class Table<O, S, M, E extends GameEvent> extends Emitter<TableEvents<M, E>> implements GameTable<O, S, M, E> {
  readonly clock: Clock;
  readonly thinking: ThinkTime;
  #match: Match<O, S, M, E> | undefined;
  #paused = false;
  #isHeld = false;
  /** True if anybody can see the game. */
  #isSeen = true;
  /** The pauses of computer players, as a multiple of their normal duration. */
  pace = 1;
  /**
   * While inactive, for example when a form is open or the element is not in the page, nothing happens automatically.
   */
  #isActive = false;
  #cancelWait: (() => void) | undefined;
  /**
   * Aborts all computations for the current position. Created when the signal is first requested, which for most
   * positions never happens.
   */
  #position: AbortController | undefined;

  constructor(
    private readonly driver: Driver<S, M>,
    private readonly environment: Environment,
  ) {
    super();
    this.clock = new Clock(environment.timers, () => this.#tick());
    this.thinking = new ThinkTime(() => environment.timers.now());
  }

  get match(): Match<O, S, M, E> | undefined {
    return this.#match;
  }

  get think(): number | undefined {
    return this.clock.allowance === 1 ? this.thinking.ms : undefined;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Sets or clears the match; `elapsed`: milliseconds already elapsed in its current turn. */
  begin(match: Match<O, S, M, E> | undefined, elapsed = 0): void {
    this.#match = match;
    this.#paused = this.#isHeld = false;
    this.thinking.reset(elapsed > 0);
    this.#proceed(elapsed);
  }

  play(given: M, ply?: number): MatchStep<S, E> {
    const match = this.#match;
    if (!match) return { ok: false, rule: 'match', reason: 'no-game', message: 'No game has begun.' };
    const { ply: at } = match;
    // Listeners receive a copy, which is exactly the move that is made, even if the original changes.
    const move = plain(given);
    let isForbidden = false;
    this.emit('move', { move, ply: at, forbid: () => (isForbidden = true) });
    if (isForbidden) {
      return { ok: false, rule: 'match', reason: 'forbidden', message: 'The page does not allow that move.' };
    }
    // A listener may have made a move or started another game.
    if (match !== this.#match) return { ok: false, rule: 'match', reason: 'stale', message: 'Another game has begun.' };
    const before = match.turn;
    const { elapsed } = this.clock;
    const step = match.play(move, ply ?? at);
    if (step.ok) {
      // A turn with two choices counts as one turn for the clock.
      const { turn } = match;
      const goesOn = before.kind === 'seat' && turn.kind === 'seat' && before.seat === turn.seat;
      this.thinking.reset();
      this.#proceed(goesOn ? elapsed : 0);
      this.emit('moved', { move, events: step.events });
    }
    return step;
  }

  roll(): MatchStep<S, E> | undefined {
    return this.#match?.turn.kind === 'chance' ? this.play(this.#match.chance(this.environment.random)) : undefined;
  }

  undo(): boolean {
    return this.#moveInHistory(this.#match?.undo());
  }

  redo(): boolean {
    return this.#moveInHistory(this.#match?.redo());
  }

  #moveInHistory(moved = false): boolean {
    if (moved) {
      this.thinking.reset(true);
      this.#proceed();
    }
    return moved;
  }

  /** Pauses or resumes the game: a person's clock, computer players, and cards that turn automatically. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.thinking.spoil();
    this.#proceed(this.clock.elapsed);
  }

  /** Delays the next action, a clock or a computer player, while people are still being shown the last move. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (isHeld) this.thinking.cover();
    this.#proceed(this.clock.elapsed);
  }

  /**
   * Sets whether anybody can see the game. While the page is hidden, computer players and cards that turn automatically
   * wait, so that nobody misses their moves. A person's clock continues.
   */
  setSeen(isSeen: boolean): void {
    this.thinking.spoil();
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    if (!this.clock.isRunning) this.#proceed(this.clock.elapsed);
  }

  allow(allowance: Allowance): void {
    this.clock.allowance = allowance;
    this.thinking.spoil();
    this.emit('change', undefined);
  }

  /** Starts or stops all automatic actions: clocks and computer players. A new table is inactive. */
  setActive(isActive: boolean): void {
    if (isActive === this.#isActive) return;
    this.#isActive = isActive;
    if (!isActive && this.clock.isRunning) this.thinking.spoil();
    this.#proceed(this.clock.elapsed);
  }

  get positionSignal(): AbortSignal {
    return (this.#position ??= new AbortController()).signal;
  }

  record(): MatchRecord<M> | undefined {
    return this.#match && record(this.#match);
  }

  /**
   * Returns the game as plain data: its record, the time elapsed in the current turn, the allowance, and whether it is
   * paused.
   */
  save(): object | undefined {
    if (!this.#match) return undefined;
    const { allowance, elapsed } = this.clock;
    // JSON cannot represent Infinity.
    return { ...record(this.#match), elapsed, allowance: allowance === Infinity ? 0 : allowance, paused: this.#paused };
  }

  /** Starts the next action: a person's clock, or a computer player's roll or move. */
  #proceed(elapsed = 0): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    this.#position?.abort();
    this.#position = undefined;
    this.clock.reset(elapsed);
    this.emit('change', undefined);
    const match = this.#match;
    if (!match || !this.#isActive || this.#isHeld) return;
    const { turn } = match;
    if (turn.kind === 'over') return;
    const waits = this.#paused || !this.#isSeen;
    if (turn.kind === 'chance' && this.driver.chanceActs?.(match.state)) {
      if (waits) return;
      this.#cancelWait = this.environment.timers.later(() => this.roll(), botPause.roll * this.pace);
      return;
    }
    const thinks = turn.kind === 'seat';
    const seat = thinks ? turn.seat : this.driver.chanceSeat(match.state);
    if (match.isBot(seat)) {
      if (waits) return;
      const pause = (thinks ? botPause.move : botPause.roll) * this.pace * paceAmong(match);
      this.#cancelWait = this.environment.timers.later(() => void this.#botActs(match, seat, thinks), pause);
    } else if (thinks) {
      // A paused clock has its limit too, to show that the turn is timed.
      const limit = match.game.limit?.(match.state) ?? Infinity;
      this.clock.start(Number.isFinite(limit) ? limit : 0);
      if (this.#paused) this.clock.stop();
      else this.thinking.stand();
    }
  }

  async #botActs(match: Match<O, S, M, E>, seat: Seat, thinks: boolean): Promise<void> {
    if (!thinks) return void this.roll();
    const { ply } = match;
    const signal = this.positionSignal;
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
