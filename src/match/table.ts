import type { Bot, Game, GameEvent, Random, Seat } from '../rules/game.js';
import { Clock, type Allowance, type Timers } from './clock.js';
import { plain, type Match, type MatchStep } from './match.js';
import { record } from './record.js';

/** What the table needs to know of a game beside its rules. */
export interface House<O, S, M, E extends GameEvent> {
  readonly game: Game<O, S, M, E>;
  readonly bot: Bot<S, M>;
  readonly timers: Timers;
  readonly random: Random;
  /** Whose die it is, when chance is to act. */
  roller(state: S): Seat;
  /** Whether chance acts by itself there, whoever is to act: a card is turned. */
  chanceActs?(state: S): boolean;
  /** Seconds that the seat to act has, 0 for no limit. */
  limit(state: S): number;
  /** The move that says that the time is up; games without a limit have none. */
  timeUp?(ms: number): M;
  /** Asked before a move is made: false forbids it. */
  allows(move: M, ply: number): boolean;
  /** A move was made. */
  moved(move: M, events: readonly E[]): void;
  /** A computer player could not think; `retry` lets it try again. */
  stuck(error: unknown, retry: () => void): void;
  /** Something else changed that may be seen: the clock's second, a pause, a game taken up. */
  changed(): void;
}

/** How long a computer player waits before it rolls or moves, in milliseconds, so that one can follow. */
const botPause = { roll: 500, move: 800 };

/** A match and all that drives it: the clock of a person's turn, computer players, pauses. It can be saved at any time. */
export class Table<O, S, M, E extends GameEvent> {
  readonly clock: Clock;
  #match: Match<O, S, M, E> | undefined;
  #paused = false;
  /** Away from the table (a form is open, the element is out of the page) nothing goes on by itself. */
  #attended = false;
  #cancelWait: (() => void) | undefined;
  /** Ends whatever is thought about the present position. */
  #thought = new AbortController();

  constructor(readonly house: House<O, S, M, E>) {
    this.clock = new Clock(house.timers, () => this.#tick());
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
    if (!this.house.allows(move, at)) {
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
      this.house.moved(move, step.events);
    }
    return step;
  }

  /** Rolls for whoever is to roll. */
  roll(): MatchStep<S, E> | undefined {
    return this.#match?.turn.kind === 'chance' ? this.play(this.#match.chance(this.house.random)) : undefined;
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
    this.house.changed();
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
    this.house.changed();
    const match = this.#match;
    if (!match || !this.#attended) return;
    const { turn } = match;
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance' && this.house.chanceActs?.(match.state)) {
      this.#cancelWait = this.house.timers.later(() => this.roll(), botPause.roll);
      return;
    }
    const thinks = turn.kind === 'seat';
    const seat = thinks ? turn.seat : this.house.roller(match.state);
    if (match.isBot(seat)) {
      if (this.#paused) return;
      const pause = thinks ? botPause.move : botPause.roll;
      this.#cancelWait = this.house.timers.later(() => void this.#botActs(match, seat, thinks), pause);
    } else if (thinks) this.clock.start(this.house.limit(match.state) * 1000);
  }

  async #botActs(match: Match<O, S, M, E>, seat: Seat, thinks: boolean): Promise<void> {
    if (!thinks) return void this.roll();
    const { ply } = match;
    const { signal } = this.#thought;
    const { bot, random } = this.house;
    let move: M;
    try {
      move = await bot.think(match.state, match.players[seat].bot, random, signal);
    } catch (error) {
      if (!signal.aborted) this.house.stuck(error, () => this.#proceed());
      return;
    }
    if (!signal.aborted && this.#match === match) this.play(move, ply);
  }

  #tick(): void {
    const { clock, house } = this;
    if (clock.isUp && house.timeUp) this.play(house.timeUp(clock.elapsed));
    else house.changed();
  }
}
