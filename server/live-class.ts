/**
 * A class in this process: its session and boards as the log has them, and the devices that are told of them. Nothing is
 * true because it is here: the log decides what comes next, and what another server has done is read from it.
 */
import { classView, lobbyOf, type ClassNow } from '../src/live/class-view.js';
import { isPaused, taken } from '../src/live/clock.js';
import type { Matching } from '../src/live/pairing.js';
import { boardWith } from '../src/live/session-boards.js';
import {
  classRefusal,
  judgeServer,
  leftOf,
  type ClassCircumstances,
  type ClassRefusal,
  type ServerDoes,
  type SessionJudged,
} from '../src/live/session-judge.js';
import { placeOf, type ClassState, type SessionEntry } from '../src/live/session.js';
import { ClassBoards, type BoardsHost } from './class-boards.js';
import type { Change } from './live-board.js';
import type { ClassId, Entry, Key, Snapshot } from './log/port.js';
import type { Member } from './member.js';
import { Presences } from './presence.js';
import { recordOf, resultOf } from './records.js';
import { hereOf, pliesOf, viewOf, type As, type Scene } from './tell.js';

export interface ClassHost extends BoardsHost {
  readonly matching: Matching;
  /** For what goes wrong and concerns nobody's message. */
  warn(error: unknown): void;
  /** The class is closed, and nobody may find it here any more. */
  closed(cls: LiveClass): void;
}

/** Classes are told of so long after a change, in milliseconds: of what people did, and of moves, which are many. */
const soon = 30;
const later = 500;
const retryPause = 1000;
const mostTries = 8;

export class LiveClass {
  readonly boards: ClassBoards;
  readonly members = new Set<Member>();
  readonly presences: Presences;
  /** Pupils whose hands are up. */
  readonly hands = new Set<number>();
  #state: ClassState;
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #stopHearing: () => void;
  #stopRound: (() => void) | undefined;
  #flush: { at: number; stop: () => void } | undefined;
  #isCounting = false;

  constructor(
    readonly id: ClassId,
    readonly host: ClassHost,
    state: ClassState,
  ) {
    this.#state = state;
    this.boards = new ClassBoards(id, host, () => this.#state, {
      changed: (name, change) => this.#boardChanged(name, change),
      over: (name) => void this.#over(name).catch(this.#failed),
    });
    this.presences = new Presences(host.timers, (pupil) => this.#presenceChanged(pupil));
    this.#stopHearing = host.log.hear(id, (key, entry) => this.#heard(key, entry));
    this.#goOn();
  }

  /** Returns the class as the log has it; undefined if there is none. */
  static async load(id: ClassId, host: ClassHost): Promise<LiveClass | undefined> {
    const snapshot = await host.log.last(`${id}/s`);
    if (!snapshot) return undefined;
    const cls = new LiveClass(id, host, snapshot as unknown as ClassState);
    try {
      // Another server may have gone on after that, and before this one listened.
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
    const { host, presences } = this;
    return {
      now: host.timers.now(),
      random: host.random,
      matching: host.matching,
      isHere: (pupil) => !presences.isAway(pupil),
    };
  }

  /** Judges what is done in the session and appends it; if somebody was faster, judges it again. */
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

  /** A device comes in, or has another role now: it is told where it is. */
  enter(member: Member): void {
    this.members.add(member);
    if (member.role.kind === 'pupil') this.presences.came(member.role.pupil, member);
    this.place(member);
    this.#dirty(soon);
  }

  leave(member: Member): void {
    this.members.delete(member);
    this.presences.left(member);
    this.#dirty(soon);
  }

  /** Tells a device what it is to show now, if that has changed. */
  place(member: Member): void {
    const { role } = member;
    if (role.kind === 'teacher' || role.kind === 'projector') return this.#placeWatcher(member);
    if (role.kind === 'guest') return this.#lobby(member, undefined, false);
    const one = this.#state.pupils.find(({ pupil }) => pupil === role.pupil);
    if (!one || role.epoch > Math.max(one.epoch, one.asks ?? 0)) return this.#dismiss(member, 'removed');
    if (role.epoch !== one.epoch && role.epoch !== one.asks) return this.#dismiss(member, 'elsewhere');
    if (!one.isIn || role.epoch === one.asks) return this.#lobby(member, one.pupil, true);
    const place = placeOf(this.#state, one);
    const name = boardWith(this.#state.boards, one.pupil)?.board;
    if (name === undefined || place === 'free') {
      member.shown.clear();
      return this.#lobby(member, one.pupil, false);
    }
    if (!member.shown.has(name)) void this.#show(member, name).catch(this.#failed);
  }

  /** Sends the boards that a device sees anew. */
  refresh(member: Member): void {
    member.shown.clear();
    member.lobby = undefined;
    this.place(member);
  }

  /** Lets go of the class, and of everybody in it. */
  close(why?: 'closed'): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopHearing();
    this.#stopRound?.();
    this.#flush?.stop();
    this.boards.close();
    this.presences.close();
    if (why) for (const member of [...this.members]) member.bye(why);
    this.members.clear();
    this.host.closed(this);
  }

  /** A hand goes up or down: nothing of it is kept. */
  hand(pupil: number, isUp: boolean): void {
    if (isUp) this.hands.add(pupil);
    else this.hands.delete(pupil);
    this.#dirty(soon);
  }

  #failed = (error: unknown): void => {
    if (!this.#isClosed) this.host.warn(error);
  };

  #dismiss(member: Member, why: 'removed' | 'elsewhere' | 'closed'): void {
    this.leave(member);
    member.bye(why);
  }

  #lobby(member: Member, pupil: number | undefined, isDoor: boolean): void {
    const lobby = lobbyOf(this.#state, pupil, isDoor);
    const text = JSON.stringify(lobby);
    if (member.lobby === text) return;
    member.lobby = text;
    member.send(lobby);
  }

  #placeWatcher(member: Member): void {
    for (const name of member.shown) if (!member.watched.has(name)) member.shown.delete(name);
    if (this.#state.stage === 'open' || this.#state.stage === 'paired') return;
    for (const name of member.watched) {
      if (member.shown.has(name) || !this.boards.classBoard(name)) continue;
      void this.#show(member, name).catch(this.#failed);
    }
  }

  /** As whom a device sees a board; undefined if it does not. */
  #asWhom({ role, watched }: Member, name: string): As | undefined {
    const board = this.boards.classBoard(name);
    if (!board) return undefined;
    if (role.kind !== 'pupil') return role.kind !== 'guest' && watched.has(name) ? 'public' : undefined;
    const seat = boardWith(this.#state.boards, role.pupil) === board ? board.pupils.indexOf(role.pupil) : -1;
    return seat < 0 ? undefined : seat;
  }

  #scene(name: string): Scene {
    return { name, state: this.#state, boards: this.boards, now: this.host.timers.now() };
  }

  async #show(member: Member, name: string): Promise<void> {
    await this.boards.open(name);
    const as = this.#asWhom(member, name);
    if (as === undefined || member.shown.has(name) || !this.members.has(member)) return;
    if (as !== 'public') member.shown.clear();
    member.shown.add(name);
    member.lobby = undefined;
    this.#look(member, name, as);
    const isOver = this.boards.classBoard(name)?.result !== undefined;
    if (isOver) await this.#tellOver(name, [member]);
  }

  #look(member: Member, name: string, as: As): void {
    const view = viewOf(this.#scene(name), as);
    if (!view) return;
    member.send(view);
    member.send(hereOf(this.#scene(name), (pupil) => this.presences.isAway(pupil)));
  }

  /** The devices that are told of a board, with the seat as which. */
  *#audience(name: string): Generator<[Member, As]> {
    for (const member of this.members) {
      const as = member.shown.has(name) ? this.#asWhom(member, name) : undefined;
      if (as !== undefined) yield [member, as];
    }
  }

  #boardChanged(name: string, change: Change): void {
    const scene = this.#scene(name);
    for (const [member, as] of this.#audience(name)) {
      if ('told' in change) member.send(pliesOf(scene, as, change.seq, change.told));
      else {
        member.send({ t: 'back', match: name, seq: change.seq, why: change.back });
        this.#look(member, name, as);
      }
    }
    this.#dirty(later);
  }

  /** A match has ended by its rules: the session is told, and then everybody. */
  async #over(name: string): Promise<void> {
    const whole = await this.boards.whole(name);
    if (!whole) return;
    await this.#byServer({ do: 'over', board: name, result: resultOf(this.boards.game, whole) });
  }

  async #tellOver(name: string, members: readonly Member[]): Promise<void> {
    const whole = await this.boards.whole(name);
    const board = this.boards.classBoard(name);
    if (!whole || !board?.result) return;
    const { scores, winners } = board.result;
    const record = recordOf(this.boards.game, board, this.#state.lesson, whole);
    for (const member of members) {
      if (member.shown.has(name)) member.send({ t: 'over', match: name, record, scores, winners });
    }
  }

  #byServer(does: ServerDoes): Promise<unknown> {
    const id = this.host.newId();
    return this.step((state) => judgeServer(state, does, { id, now: this.host.timers.now() }));
  }

  /** What the server has to do in this state by itself. */
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
      this.#dirty(soon);
    } catch (error) {
      this.#failed(error);
    }
  }

  #end(): void {
    void this.#byServer({ do: 'ending' })
      .catch(this.#failed)
      .then(() => {
        // In time by a millisecond, or the log has failed.
        if (this.#state.stage === 'round' && !this.#isClosed && this.#state.phase === 'open') {
          this.#stopRound = this.host.timers.later(() => this.#end(), retryPause);
        }
      });
  }

  /** Counts a round. No board takes a move meanwhile. */
  #count(): void {
    if (this.#isCounting || this.#isClosed) return;
    this.#isCounting = true;
    const counting = async (): Promise<void> => {
      const results: Record<string, ReturnType<typeof resultOf>> = {};
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

  /** Takes a new state of the session, and tells everybody what it means for them. `entry`: what led to it, if known. */
  #apply(state: ClassState, entry?: SessionEntry): void {
    const before = this.#state;
    this.#state = state;
    if (state.phase === 'closed') return this.close('closed');
    if (entry?.does.do === 'message') this.#message(entry.does.message, entry.does.pupil);
    this.#tellPause(before);
    if (state.isResting) {
      for (const member of [...this.members]) if (member.role.kind !== 'teacher') this.#dismiss(member, 'closed');
    }
    this.#goOn();
    this.#tellBoards(before);
    for (const member of [...this.members]) this.place(member);
    this.#dirty(soon);
  }

  #message(message: number, pupil: number | undefined): void {
    for (const member of this.members) {
      const isMeant = member.role.kind === 'pupil' && (pupil === undefined || member.role.pupil === pupil);
      if (isMeant || (member.role.kind === 'projector' && pupil === undefined)) member.send({ t: 'message', message });
    }
  }

  #tellPause(before: ClassState): void {
    const on = isPaused(this.#state.pauses);
    if (on === isPaused(before.pauses)) return;
    for (const member of this.members) if (member.role.kind !== 'guest') member.send({ t: 'pause', on });
  }

  /** Boards that changed by what the session says: who sits there, how much time a seat has, whether they are over. */
  #tellBoards(before: ClassState): void {
    const resumed = isPaused(before.pauses) && !isPaused(this.#state.pauses);
    for (const board of this.#state.boards) {
      const name = board.board;
      const old = before.boards.find((one) => one.board === name);
      if (board.result && !old?.result) {
        const members = [...this.#audience(name)].map(([member]) => member);
        void this.#tellOver(name, members).catch(this.#failed);
      }
      const seats = JSON.stringify([board.seats, board.pupils]);
      const isOther = old !== undefined && JSON.stringify([old.seats, old.pupils]) !== seats;
      const hasTime = board.pupils.some((pupil) => {
        const of = (state: ClassState) => state.pupils.find((one) => one.pupil === pupil)?.allowance;
        return of(before) !== of(this.#state);
      });
      if (resumed || isOther || hasTime) for (const [member, as] of this.#audience(name)) this.#look(member, name, as);
    }
  }

  #presenceChanged(pupil: number): void {
    const name = boardWith(this.#state.boards, pupil)?.board;
    if (name !== undefined) {
      const here = hereOf(this.#scene(name), (one) => this.presences.isAway(one));
      for (const [member] of this.#audience(name)) member.send(here);
    }
    this.#dirty(soon);
  }

  /** Teachers and projectors are told soon; several changes at once. */
  #dirty(ms: number): void {
    const now = this.host.timers.now();
    if (this.#isClosed || (this.#flush && this.#flush.at <= now + ms)) return;
    this.#flush?.stop();
    const stop = this.host.timers.later(() => {
      this.#flush = undefined;
      for (const member of this.members) this.tellClass(member);
    }, ms);
    this.#flush = { at: now + ms, stop };
  }

  /** Sends the class to a teacher or a projector. */
  tellClass(member: Member): void {
    const { kind } = member.role;
    if (kind === 'teacher' || kind === 'projector') member.send(classView(this.#state, this.#now(), kind));
  }

  #now(): ClassNow {
    const now = this.host.timers.now();
    return {
      now,
      isAway: (pupil) => this.presences.isAway(pupil),
      hasHand: (pupil) => this.hands.has(pupil),
      standingOf: (name) => {
        const board = this.boards.get(name)?.board;
        if (!board) return undefined;
        const turn = this.boards.game.turn(board.state);
        return {
          ...(turn.kind === 'seat' ? { turn: turn.seat } : {}),
          waits: taken({ turnAt: board.snapshot.turnAt, pauses: this.#state.pauses }, now),
          scores: this.boards.game.scores(board.state),
        };
      },
    };
  }

  /** Something was appended, here or by another server. */
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
