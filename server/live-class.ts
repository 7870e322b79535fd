/**
 * A class in this process: its session and boards as in the log, and its devices. The state here is only a copy: the log
 * decides which step comes next, and the steps of other servers are read from it.
 */
import type { Matching } from '../src/live/referee/pairing.js';
import type { BoardResult } from '../src/live/referee/session-boards.js';
import {
  classRefusal,
  judgeServer,
  leftOf,
  type ClassCircumstances,
  type ClassRefusal,
  type ServerDoes,
  type SessionJudged,
} from '../src/live/referee/session-judge.js';
import type { ClassState, SessionEntry } from '../src/live/referee/session.js';
import { Audience } from './audience.js';
import { ClassBoards, type BoardsHost } from './class-boards.js';
import type { ClassId, Entry, Key, Snapshot } from './log/port.js';
import { resultOf } from './records.js';

export interface ClassHost extends BoardsHost {
  readonly matching: Matching;
  /** Reports an error that does not concern a device's message. */
  warn(error: unknown): void;
  /** Called when the class is closed and must not be found here any more. */
  closed(cls: LiveClass): void;
}

/** Delay before a retry after a failure of the log, in milliseconds. */
const retryPause = 1000;
/** Maximum number of conflicts in a row: more than servers that share a log can cause. */
const mostTries = 8;

export class LiveClass {
  readonly boards: ClassBoards;
  readonly audience: Audience;
  #state: ClassState;
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #stopHearing: () => void;
  #stopRound: (() => void) | undefined;
  #isCounting = false;

  constructor(
    readonly id: ClassId,
    readonly host: ClassHost,
    state: ClassState,
  ) {
    this.#state = state;
    this.boards = new ClassBoards(id, host, () => this.#state, {
      changed: (name, change) => this.audience.boardChanged(name, change),
      over: (name) => void this.#over(name).catch(this.#failed),
    });
    this.audience = new Audience({
      timers: host.timers,
      boards: this.boards,
      state: () => this.#state,
      warn: (error) => host.warn(error),
    });
    this.#stopHearing = host.log.hear(id, (key, entry) => this.#heard(key, entry));
    this.#goOn();
  }

  /** Loads a class from the log; undefined if there is none. */
  static async load(id: ClassId, host: ClassHost): Promise<LiveClass | undefined> {
    const snapshot = await host.log.last(`${id}/s`);
    if (!snapshot) return undefined;
    const cls = new LiveClass(id, host, snapshot as unknown as ClassState);
    try {
      // Another server may have appended steps after that snapshot was read and before this one listened.
      await cls.#inTurn(() => cls.#reload());
    } catch (error) {
      cls.close();
      throw error;
    }
    return cls;
  }

  get state(): ClassState {
    return this.#state;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  circumstances(): ClassCircumstances {
    const { host, audience } = this;
    return {
      now: host.timers.now(),
      random: host.random,
      matching: host.matching,
      isHere: (pupil) => !audience.presences.isAway(pupil),
    };
  }

  /** Judges a step of the session and appends it; if another step came first, judges it again. */
  step(
    judge: (state: ClassState) => SessionJudged,
    acknowledge?: (seq: number) => void,
  ): Promise<{ readonly ok: true; readonly seq: number } | ClassRefusal> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < mostTries; tries++) {
        const judged = judge(this.#state);
        if (!judged.ok) return judged;
        if (judged.same) {
          acknowledge?.(judged.seq);
          return { ok: true, seq: judged.seq };
        }
        const { entry, state } = judged;
        const answer = await this.host.log.append(`${this.id}/s`, entry, state);
        if (answer === 'closed') {
          this.close('closed');
          return classRefusal('closed');
        }
        if (answer === 'done') {
          acknowledge?.(entry.seq);
          this.#apply(state, entry);
        } else {
          await this.#reload();
          if (answer !== 'same') continue;
          acknowledge?.(entry.seq);
        }
        return { ok: true, seq: entry.seq };
      }
      throw new Error(`The log of ${this.id} is busy.`);
    });
  }

  /** Releases the class and all of its devices. */
  close(why?: 'closed'): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopHearing();
    this.#stopRound?.();
    this.boards.close();
    this.audience.close(why);
    this.host.closed(this);
  }

  #failed = (error: unknown): void => {
    if (!this.#isClosed) this.host.warn(error);
  };

  /** Registers in the session that a match has ended by its rules, which notifies all devices. */
  async #over(name: string): Promise<void> {
    const whole = await this.boards.whole(name);
    if (!whole) return;
    await this.#byServer({ do: 'over', board: name, result: resultOf(this.boards.game, whole) });
  }

  #byServer(does: ServerDoes): Promise<unknown> {
    const id = this.host.newId();
    return this.step((state) => judgeServer(state, does, { id, now: this.host.timers.now() }));
  }

  /** Does what the server has to do by itself in the current state. */
  #goOn(): void {
    const { stage, boards, phase } = this.#state;
    this.boards.sync();
    this.#stopRound?.();
    this.#stopRound = undefined;
    if (stage === 'round' && phase === 'open') {
      for (const { board, result } of boards) if (!result) void this.#begin(board);
      const isDone = boards.every(({ result }) => result);
      const left = isDone ? 0 : leftOf(this.#state, this.host.timers.now());
      if (left !== undefined) this.#stopRound = this.host.timers.later(() => this.#end(), left);
    }
    if (stage === 'ending') this.#count();
  }

  async #begin(board: string): Promise<void> {
    if (this.boards.get(board)?.board) return;
    try {
      await this.boards.open(board);
      this.audience.changed();
    } catch (error) {
      this.#failed(error);
    }
  }

  #end(): void {
    void this.#byServer({ do: 'ending' })
      .catch(this.#failed)
      .then(() => {
        // It may have been too early by a millisecond, or the log may have failed.
        if (this.#state.stage === 'round' && !this.#isClosed && this.#state.phase === 'open') {
          this.#stopRound = this.host.timers.later(() => this.#end(), retryPause);
        }
      });
  }

  /** Computes the results of a round. No board accepts a move meanwhile. */
  #count(): void {
    if (this.#isCounting || this.#isClosed) return;
    this.#isCounting = true;
    const counting = async (): Promise<void> => {
      const results: Record<string, BoardResult> = {};
      for (const { board, result, seats } of this.#state.boards) {
        if (result) continue;
        const whole = await this.boards.whole(board);
        const none = { winners: [], scores: seats.map(() => 0), right: seats.map(() => 0) };
        results[board] = whole ? resultOf(this.boards.game, whole) : none;
      }
      await this.#byServer({ do: 'ended', results });
    };
    void counting()
      .catch(this.#failed)
      .finally(() => {
        this.#isCounting = false;
        if (this.#state.stage === 'ending') this.host.timers.later(() => this.#count(), retryPause);
      });
  }

  /** Applies a new state of the session, and notifies all devices. `entry`: the entry that led to it, if known. */
  #apply(state: ClassState, entry?: SessionEntry): void {
    const before = this.#state;
    this.#state = state;
    if (state.phase === 'closed') return this.close('closed');
    if (entry?.does.do === 'message') this.audience.message(entry.does.message, entry.does.pupil);
    if (state.isResting) this.audience.rest();
    this.#goOn();
    this.audience.sessionChanged(before);
  }

  /** Handles an entry that was appended, here or by another server. */
  #heard(key: Key, entry: Entry): void {
    if (key !== `${this.id}/s`) {
      this.boards.get(key.slice(this.id.length + 3))?.heard(entry as never);
      return;
    }
    void this.#inTurn(async () => {
      if (entry.seq <= this.#state.seq) return;
      await this.#reload(entry as unknown as SessionEntry);
    }).catch(this.#failed);
  }

  async #reload(entry?: SessionEntry): Promise<void> {
    const snapshot: Snapshot | undefined = await this.host.log.last(`${this.id}/s`);
    if (!snapshot) return this.close('closed');
    if (snapshot.seq !== this.#state.seq) this.#apply(snapshot as unknown as ClassState, entry);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
