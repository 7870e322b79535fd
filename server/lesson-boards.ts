/** The boards of a lesson: starts them with their round, times them, and moves for computer players. */
import { limitIn, timeUpIn, type Allowance } from '../src/live/referee/clock.js';
import { judgeBot, judgeTimeUp } from '../src/live/referee/referee.js';
import type { SessionBoard } from '../src/live/referee/session-boards.js';
import { allowanceOf, type SessionState } from '../src/live/referee/session-state.js';
import type { Timers } from '../src/match/clock.js';
import type { Random, Seat } from '../src/rules/game.js';
import type { Think } from './bot-thread.js';
import { gameNamed, levelIn, optionsIn, type AnyGame } from './games.js';
import { LiveBoard, type Change } from './live-board.js';
import type { LessonId, Log } from './log/port.js';
import type { Whole } from './records.js';

/** Delay before a computer player's move, in milliseconds, so that the others can follow the game. */
const botPause = 1200;
/** Delay before a retry after a failure of the log, in milliseconds. */
const retryPause = 1000;

export interface BoardsHost {
  readonly log: Log;
  readonly random: Random;
  readonly timers: Timers;
  readonly think: Think;
  newId(): string;
}

/** Events of the boards, for their lesson. */
export interface BoardsEvents {
  changed(board: string, change: Change): void;
  /** Called when a match has ended by its rules, repeatedly until the session has registered it. */
  over(board: string): void;
}

interface Due {
  /** Identifies the planned action: as long as it is the same, the timer is left alone. */
  readonly for: string;
  readonly stop: () => void;
}

export class LessonBoards {
  readonly #boards = new Map<string, LiveBoard>();
  readonly #dues = new Map<string, Due>();
  #isClosed = false;

  constructor(
    private readonly lesson: LessonId,
    private readonly host: BoardsHost,
    /** Returns the newest state of the session. */
    private readonly state: () => SessionState,
    private readonly on: BoardsEvents,
  ) {}

  get game(): AnyGame {
    return gameNamed(this.state().lesson.game)!;
  }

  /** Returns a board if it is in memory. */
  get(name: string): LiveBoard | undefined {
    return this.#boards.get(name);
  }

  /** Reads a board of this round; begins it if it is due and nobody has begun it yet. */
  async open(name: string): Promise<LiveBoard> {
    const { lesson, stage } = this.state();
    const board = this.#boards.get(name) ?? this.#board(name);
    this.#boards.set(name, board);
    const seating = this.sessionBoard(name);
    const isPlayed = stage === 'round' && seating && !seating.result;
    const setup = (): object => this.game.setup(seating!.seats.length, optionsIn(lesson), this.host.random);
    await board.open(isPlayed ? setup : undefined, lesson.undo === 'own');
    this.schedule(name);
    return board;
  }

  /** Returns a match of any round with all of its entries; undefined if it has not begun. */
  async whole(name: string): Promise<Whole | undefined> {
    const board = this.#boards.get(name) ?? this.#board(name);
    if (!board.board && !(await this.host.log.last(board.key))) return undefined;
    return board.whole();
  }

  sessionBoard(name: string): SessionBoard | undefined {
    return this.state().boards.find(({ board }) => board === name);
  }

  allowanceOf({ seats }: SessionBoard, seat: Seat): Allowance {
    return allowanceOf(this.state(), seats[seat]);
  }

  /** Removes the boards of earlier rounds from memory, and sets all timers anew. */
  sync(): void {
    for (const name of this.#boards.keys()) {
      if (this.sessionBoard(name)) this.schedule(name);
      else {
        this.#boards.delete(name);
        this.#cancel(name);
      }
    }
  }

  /** Schedules the server's next action at a board: a computer player's move, or the end of a turn's time. */
  schedule(name: string): void {
    const board = this.#boards.get(name)?.board;
    const seating = this.sessionBoard(name);
    const { stage, phase, pauses } = this.state();
    if (!board || !seating || seating.result || stage !== 'round' || phase !== 'open' || this.#isClosed) {
      return this.#cancel(name);
    }
    const turn = this.game.turn(board.state);
    const { seq, turnAt } = board.snapshot;
    if (turn.kind === 'over') return this.#set(name, `${seq} over`, 0, () => this.on.over(name));
    if (turn.kind !== 'seat') return this.#cancel(name);
    if (seating.seats[turn.seat] === 'bot') {
      return this.#set(name, `${seq} bot`, botPause, () => this.#playFor(name, turn.seat));
    }
    const limit = limitIn(this.game, board.state);
    const allowance = this.allowanceOf(seating, turn.seat);
    const ms = timeUpIn({ turnAt, pauses }, this.host.timers.now(), limit, allowance);
    if (!Number.isFinite(ms)) return this.#cancel(name);
    this.#set(name, `${seq} time ${allowance} ${pauses.length}`, ms, () => this.#timeUp(name));
  }

  close(): void {
    this.#isClosed = true;
    for (const name of this.#dues.keys()) this.#cancel(name);
    this.#boards.clear();
  }

  #board(name: string): LiveBoard {
    const { log, random, timers } = this.host;
    return new LiveBoard(`${this.lesson}/m/${name}`, this.game, {
      log,
      random,
      now: () => timers.now(),
      newId: () => this.host.newId(),
      changed: (change) => {
        if (this.#isClosed) return;
        this.on.changed(name, change);
        this.schedule(name);
      },
    });
  }

  #set(name: string, what: string, ms: number, call: () => void | Promise<void>): void {
    if (this.#dues.get(name)?.for === what) return;
    this.#cancel(name);
    const stop = this.host.timers.later(() => {
      // The entry stays in the map, so that the action is not scheduled again while it runs.
      void Promise.resolve()
        .then(call)
        .catch(() => {
          if (this.#dues.get(name)?.for !== what) return;
          const again = this.host.timers.later(() => {
            this.#cancel(name);
            this.schedule(name);
          }, retryPause);
          this.#dues.set(name, { for: what, stop: again });
        });
    }, ms);
    this.#dues.set(name, { for: what, stop });
  }

  #cancel(name: string): void {
    this.#dues.get(name)?.stop();
    this.#dues.delete(name);
  }

  async #playFor(name: string, seat: Seat): Promise<void> {
    const live = this.#boards.get(name);
    const board = live?.board;
    if (!live || !board) return;
    const { seq, text } = board.snapshot;
    const { game, host } = this;
    const move = await host.think(game.name, text, levelIn(this.state().lesson)).catch(() => {
      // A failure of a computer player must not hold up a pupil.
      return [...game.moves(board.state)][0];
    });
    const id = host.newId();
    const stepped = await live.step((now) => {
      const request = { seat, id, seq, move };
      return judgeBot(game, now, request, { now: host.timers.now(), pauses: this.state().pauses }, host.random);
    });
    if (!stepped.ok) throw new Error(stepped.message);
  }

  async #timeUp(name: string): Promise<void> {
    const live = this.#boards.get(name);
    const seq = live?.board?.snapshot.seq;
    const seating = this.sessionBoard(name);
    if (!live || seq === undefined || !seating) return;
    const id = this.host.newId();
    const { game, host } = this;
    const stepped = await live.step((now) => {
      const turn = game.turn(now.state);
      const allowance = turn.kind === 'seat' ? this.allowanceOf(seating, turn.seat) : 1;
      const circumstances = { now: host.timers.now(), pauses: this.state().pauses, allowance };
      return judgeTimeUp(game, now, { id, seq }, circumstances, host.random);
    });
    if (!stepped.ok) throw new Error(stepped.message);
  }
}
