/** A board of a lesson in this process: a copy of the match in the log, kept to judge the next step and to report changes. */
import {
  boardAfter,
  boardOf,
  historyOf,
  type Board,
  type Entry,
  type History,
  type Snapshot,
  type ResolvedPly,
} from '../src/live/protocol/entry.js';
import { begin, canUndo, refusal, type Judged, type Refusal } from '../src/live/referee/referee.js';
import type { GameEvent, Random, Seat } from '../src/rules/game.js';
import type { AnyGame } from './games.js';
import type { Key, Log } from './log/port.js';

export type AnyBoard = Board<object>;
export type AnyResolvedPly = ResolvedPly<object, GameEvent>;
export type AnyHistory = History<object, GameEvent>;
export type AnyJudged = Judged<object, GameEvent>;

/** A change of a board: moves, or a different position that has to be shown as a whole. */
export type Change =
  | { readonly seq: number; readonly plies: readonly AnyResolvedPly[] }
  | { readonly seq: number; readonly back: 'undo' | 'restored' };

/** The result of a step that was judged. If the log is busy, `step` rejects, and the step may be repeated. */
export type Stepped = { readonly ok: true; readonly seq: number } | Refusal;

export interface BoardHost {
  readonly log: Log;
  readonly random: Random;
  now(): number;
  newId(): string;
  /** Called in order, once for each change, after it is in the log. */
  changed(change: Change): void;
}

/** Maximum number of conflicts in a row: more than servers that share a log can cause. */
const mostTries = 8;

/** Number of last moves that are kept to decide whether the last one can be taken back. */
const mostLastPlies = 2;

export class LiveBoard {
  #board: AnyBoard | undefined;
  /** The last moves; undefined if they are unknown. */
  #last: readonly AnyResolvedPly[] | undefined;
  #start: object | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** True if the log may contain entries that this board lacks. */
  #isDoubtful = false;

  constructor(
    readonly key: Key,
    readonly game: AnyGame,
    private readonly host: BoardHost,
  ) {}

  /** The board as far as it is known in this process; other servers may have appended steps. */
  get board(): AnyBoard | undefined {
    return this.#board;
  }

  /** Returns whether a seat could take back the last move, if the lesson allows it. False if the moves are unknown. */
  canUndo(seat: Seat): boolean {
    if (!this.#board || !this.#last || this.#last.length === 0) return false;
    // If only one move is known, it must be the first of the match; otherwise the position before it is unknown.
    if (this.#last.length === 1 && !this.#start) return false;
    return canUndo(this.game, { plies: this.#last, start: this.#start ?? this.#board.state }, seat);
  }

  /**
   * Reads the board from the log. If there is none, begins it with `setup`; without `setup`, or while the lesson is paused,
   * resolves to undefined. `all`: also reads the last moves.
   */
  open(setup: (() => object) | undefined, all: boolean): Promise<AnyBoard | undefined> {
    return this.#inTurn(async () => {
      if (this.#board) return this.#board;
      if ((await this.#load(all)) || !setup) return this.#board;
      const { host, game } = this;
      const start = setup();
      const { entry, board, plies } = begin(game, start, { id: host.newId(), now: host.now() }, host.random);
      const answer = await host.log.append(this.key, entry, board.snapshot);
      if (answer === 'done') {
        this.#start = start;
        this.#setBoard(board, plies);
      } else if (!(await this.#load(all)) && answer === 'conflict') {
        throw new Error(`The log of ${this.key} has no first entry.`);
      }
      return this.#board;
    });
  }

  /**
   * Judges a step and appends it; if another step came first, judges it again. `acknowledge` is called once the step is
   * durable, before `changed`. Rejects if the log fails: then it is unknown whether the step was kept, and it may be
   * repeated with the same id.
   */
  step(judge: (board: AnyBoard) => AnyJudged, acknowledge?: (seq: number) => void): Promise<Stepped> {
    return this.#inTurn(() => this.#step(() => Promise.resolve(judge(this.#board!)), acknowledge));
  }

  /** Like `step`, for a step that is judged by the whole history of the match. */
  stepBack(judge: (history: AnyHistory) => AnyJudged, acknowledge?: (seq: number) => void): Promise<Stepped> {
    return this.#inTurn(() => this.#step(async () => judge((await this.#history()).history), acknowledge));
  }

  /** Returns the whole match, with its entries. */
  whole(): Promise<{ history: AnyHistory; entries: readonly Entry[] }> {
    return this.#inTurn(() => this.#history());
  }

  /** Handles an entry that was appended, here or by another server. */
  appended(entry: Entry): void {
    void this.#inTurn(async () => {
      if (!this.#board || entry.seq <= this.#board.snapshot.seq) return;
      if (!this.#follow(this.#board, entry)) await this.#catchUp();
    }).catch(() => (this.#isDoubtful = true));
  }

  async #step(judge: () => Promise<AnyJudged>, acknowledge?: (seq: number) => void): Promise<Stepped> {
    for (let tries = 0; tries < mostTries; tries++) {
      if (!this.#board) await this.#catchUp();
      if (!this.#board) return refusal('stale');
      const judged = await judge();
      if (!judged.ok) return judged;
      if (judged.same) {
        acknowledge?.(judged.seq);
        return { ok: true, seq: judged.seq };
      }
      const { entry, board, plies } = judged;
      const answer = await this.#append(entry, board.snapshot);
      if (answer === 'closed' || answer === 'paused') return refusal(answer);
      if (answer === 'conflict') {
        await this.#catchUp();
        continue;
      }
      acknowledge?.(entry.seq);
      // If the step was kept before, its dice may have been different: only the log knows.
      if (answer === 'same') await this.#catchUp();
      else if ('undo' in entry.does) {
        await this.#load(true);
        this.host.changed({ seq: entry.seq, back: 'undo' });
      } else {
        this.#setBoard(board, plies);
        this.host.changed({ seq: entry.seq, plies });
      }
      return { ok: true, seq: entry.seq };
    }
    throw new Error(`The log of ${this.key} is busy.`);
  }

  async #append(entry: Entry, snapshot: Snapshot) {
    try {
      return await this.host.log.append(this.key, entry, snapshot);
    } catch (error) {
      // It is unknown whether the entry was kept. The log is read before the next step.
      this.#isDoubtful = true;
      throw error;
    }
  }

  #setHistory({ snapshot, state, plies, start }: AnyHistory): void {
    this.#board = { snapshot, state };
    this.#last = plies.slice(-mostLastPlies);
    this.#start = start;
  }

  #setBoard(board: AnyBoard, plies: readonly AnyResolvedPly[]): void {
    this.#board = board;
    if (this.#last) this.#last = [...this.#last, ...plies].slice(-mostLastPlies);
    else if (board.snapshot.seq === 1) this.#last = plies.slice(-mostLastPlies);
  }

  /** Makes the moves of an entry. Returns false if it is not the next one, or if its moves cannot be made. */
  #follow(before: AnyBoard, entry: Entry): boolean {
    if (entry.seq !== before.snapshot.seq + 1 || !('plies' in entry.does)) return false;
    const plies: AnyResolvedPly[] = [];
    let { state } = before;
    for (const { move, by } of entry.does.plies) {
      const step = this.game.play(state, move as object);
      if (!step.ok) return false;
      ({ state } = step);
      plies.push({ move, by, state, events: step.events });
    }
    this.#setBoard(boardAfter(this.game, before.snapshot, entry, state), plies);
    this.host.changed({ seq: entry.seq, plies });
    return true;
  }

  /** Reads the whole match from the log, and reports the changes that are new. */
  async #catchUp(): Promise<void> {
    const before = this.#board?.snapshot;
    const { history, entries } = await this.#history();
    this.#isDoubtful = false;
    this.#setHistory(history);
    const { seq } = history.snapshot;
    if (!before || seq === before.seq) return;
    const fresh = entries.filter((entry) => entry.seq > before.seq);
    if (seq < before.seq) this.host.changed({ seq, back: 'restored' });
    else if (fresh.some(({ does }) => 'undo' in does)) this.host.changed({ seq, back: 'undo' });
    else {
      let at = before.plies;
      for (const { seq: one, does } of fresh) {
        const count = 'plies' in does ? does.plies.length : 0;
        this.host.changed({ seq: one, plies: history.plies.slice(at, at + count) });
        at += count;
      }
    }
  }

  async #load(all: boolean): Promise<boolean> {
    if (all) {
      const entries = await this.host.log.all(this.key);
      if (entries.length === 0) return false;
      this.#setHistory(this.#read(entries as unknown as Entry[]));
      return true;
    }
    const snapshot = await this.host.log.last(this.key);
    if (!snapshot) return false;
    const read = boardOf(this.game, snapshot as unknown as Snapshot);
    if (!read.ok) throw new Error(`The log of ${this.key} is damaged: ${read.message}`);
    this.#board = read.value;
    return true;
  }

  async #history(): Promise<{ history: AnyHistory; entries: readonly Entry[] }> {
    const entries = (await this.host.log.all(this.key)) as unknown as Entry[];
    return { history: this.#read(entries), entries };
  }

  #read(entries: readonly Entry[]): AnyHistory {
    const read = historyOf(this.game, entries);
    if (!read.ok) throw new Error(`The log of ${this.key} is damaged: ${read.message}`);
    return read.value;
  }

  /** Runs tasks one after another, so that changes are reported in order. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(async () => {
      if (this.#isDoubtful && this.#board) await this.#catchUp();
      return work();
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
