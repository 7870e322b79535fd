/**
 * A lesson in this process: its session and boards as in the log, and its devices. The state here is only a copy: the log
 * decides which step comes next, and the steps of other servers are read from it.
 */
import type { Matching } from '../src/live/referee/pairing.js';
import type { BoardResult } from '../src/live/referee/session-boards.js';
import {
  sessionRefusal,
  judgeServer,
  leftOf,
  type SessionCircumstances,
  type SessionRefusal,
  type ServerCommand,
  type SessionJudged,
} from '../src/live/referee/session-judge.js';
import type { SessionEntry } from '../src/live/referee/session.js';
import type { SessionState } from '../src/live/referee/session-state.js';
import { Members } from './members.js';
import { LessonBoards, type BoardsHost } from './lesson-boards.js';
import type { LessonId, Entry, Key, Snapshot } from './log/port.js';
import { resultOf } from './records.js';

export interface LessonHost extends BoardsHost {
  readonly matching: Matching;
  /** Reports an error that does not concern a device's message. */
  warn(error: unknown): void;
  /** Called when the lesson must not be found here any more; `why` is given if it is over. */
  closed(lesson: LiveLesson, why?: 'closed'): void;
}

/** Delay before a retry after a failure of the log, in milliseconds. */
const retryPause = 1000;
/** Maximum number of conflicts in a row: more than servers that share a log can cause. */
const mostTries = 8;

export class LiveLesson {
  readonly boards: LessonBoards;
  readonly members: Members;
  #state: SessionState;
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #unsubscribe: () => void;
  #stopRound: (() => void) | undefined;
  #isCounting = false;

  constructor(
    readonly id: LessonId,
    readonly host: LessonHost,
    state: SessionState,
  ) {
    this.#state = state;
    this.boards = new LessonBoards(id, host, () => this.#state, {
      changed: (name, change) => this.members.boardChanged(name, change),
      over: (name) => void this.#over(name).catch(this.#failed),
    });
    this.members = new Members({
      timers: host.timers,
      boards: this.boards,
      state: () => this.#state,
      warn: (error) => host.warn(error),
    });
    this.#unsubscribe = host.log.subscribe(id, (key, entry) => this.#appended(key, entry));
    this.#goOn();
  }

  /** Loads a lesson from the log; undefined if there is none. */
  static async load(id: LessonId, host: LessonHost): Promise<LiveLesson | undefined> {
    const snapshot = await host.log.last(`${id}/s`);
    if (!snapshot) return undefined;
    const lesson = new LiveLesson(id, host, snapshot as unknown as SessionState);
    try {
      // Another server may have appended steps after that snapshot was read and before this one listened.
      await lesson.#inTurn(() => lesson.#reload());
    } catch (error) {
      lesson.close();
      throw error;
    }
    return lesson;
  }

  get state(): SessionState {
    return this.#state;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  circumstances(): SessionCircumstances {
    const { host, members } = this;
    return {
      now: host.timers.now(),
      random: host.random,
      matching: host.matching,
      isHere: (pupil) => !members.presences.isAway(pupil),
    };
  }

  /** Judges a step of the session and appends it; if another step came first, judges it again. */
  step(
    judge: (state: SessionState) => SessionJudged,
    acknowledge?: (seq: number) => void,
  ): Promise<{ readonly ok: true; readonly seq: number } | SessionRefusal> {
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
          return sessionRefusal('closed');
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

  /** Releases the lesson and all of its devices. */
  close(why?: 'closed'): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#unsubscribe();
    this.#stopRound?.();
    this.boards.close();
    this.members.close(why);
    this.host.closed(this, why);
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

  #byServer(does: ServerCommand): Promise<unknown> {
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
      this.members.changed();
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
  #apply(state: SessionState, entry?: SessionEntry): void {
    const before = this.#state;
    this.#state = state;
    if (state.phase === 'closed') return this.close('closed');
    if (entry?.does.do === 'message') this.members.message(entry.does.message, entry.does.pupil);
    if (state.isResting) this.members.rest();
    this.#goOn();
    this.members.sessionChanged(before);
  }

  /** Handles an entry that was appended, here or by another server. */
  #appended(key: Key, entry: Entry): void {
    if (key !== `${this.id}/s`) {
      this.boards.get(key.slice(this.id.length + 3))?.appended(entry as never);
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
    if (snapshot.seq !== this.#state.seq) this.#apply(snapshot as unknown as SessionState, entry);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
