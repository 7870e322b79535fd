/** The connected devices of a lesson: decides what each of them shows, and sends it the changes. */
import { lessonView, lobbyOf, type LessonNow } from '../src/live/referee/lesson-view.js';
import { isPaused, taken } from '../src/live/referee/clock.js';
import { boardWith } from '../src/live/referee/session-boards.js';
import { pupilStatus, type SessionState } from '../src/live/referee/session-state.js';
import type { Timers } from '../src/match/clock.js';
import type { LessonBoards } from './lesson-boards.js';
import type { Change } from './live-board.js';
import { most } from './limits.js';
import type { Member, Role } from './member.js';
import { Presences } from './presence.js';
import { recordOf } from './records.js';
import { hereOf, pliesOf, viewOf, type Viewer, type BoardContext } from './board-messages.js';

/**
 * Delay of updates to teachers and projectors, in milliseconds: `soon` after actions of people, `later` after moves, which
 * are frequent.
 */
const soon = 30;
const later = 500;

export interface MembersOptions {
  readonly timers: Timers;
  readonly boards: LessonBoards;
  /** Returns the newest state of the session. */
  state(): SessionState;
  warn(error: unknown): void;
}

export class Members {
  readonly all = new Set<Member>();
  readonly presences: Presences;
  /** Pupils who are asking for help. */
  readonly #askingForHelp = new Set<number>();
  #flush: { at: number; stop: () => void } | undefined;
  #isClosed = false;

  constructor(private readonly options: MembersOptions) {
    this.presences = new Presences(options.timers, (pupil) => this.#presenceChanged(pupil));
  }

  /** Adds a device, or registers its new role, and sends it what it has to show. */
  enter(member: Member): void {
    this.#makePlace(member);
    this.all.add(member);
    this.update(member);
    this.changed();
  }

  /** Returns whether there is a place for another device. Whoever has a place of their own by a token always finds it. */
  hasPlace({ kind }: Role): boolean {
    return kind !== 'projector' || [...this.all].filter(({ role }) => role.kind === kind).length < most.projectors;
  }

  /** Disconnects the devices in whose place another one comes: those that have been there longest. */
  #makePlace({ role, device }: Member): void {
    const tooMany = (limit: number, isOne: (member: Member) => boolean): Member[] => {
      const found = [...this.all].filter(isOne);
      return found.slice(0, Math.max(0, found.length - limit + 1));
    };
    if (role.kind === 'pupil') {
      const isSame = ({ role: one }: Member): boolean =>
        one.kind === 'pupil' && one.pupil === role.pupil && one.epoch === role.epoch;
      for (const one of tooMany(most.connections, isSame)) this.#dismiss(one, 'elsewhere');
    } else if (role.kind === 'guest') {
      const isGuest = (one: Member): boolean => one.role.kind === 'guest';
      const isSame = (one: Member): boolean => isGuest(one) && device !== undefined && one.device === device;
      for (const one of [...tooMany(most.guestsOfDevice, isSame), ...tooMany(most.guests, isGuest)]) {
        this.leave(one);
        one.comeAgain(5000);
      }
    }
  }

  leave(member: Member): void {
    this.all.delete(member);
    this.presences.left(member);
    this.changed();
  }

  /** Removes all devices, and sends each a goodbye if there is a reason to give. */
  close(why: 'closed' | undefined): void {
    this.#isClosed = true;
    this.#flush?.stop();
    this.presences.close();
    if (why) for (const member of [...this.all]) member.bye(why);
    this.all.clear();
  }

  /** Disconnects all devices but those of teachers. */
  rest(): void {
    for (const member of [...this.all]) if (member.role.kind !== 'teacher') this.#dismiss(member, 'closed');
  }

  /** Returns whether a device is connected that asks for the seat of a pupil. */
  isAskedFor(pupil: number): boolean {
    const epoch = this.options.state().pupils.find((one) => one.pupil === pupil)?.asks;
    return [...this.all].some(({ role }) => role.kind === 'pupil' && role.pupil === pupil && role.epoch === epoch);
  }

  /** Registers that a pupil asks for help, or no longer does. This is not logged. */
  setAskingForHelp(pupil: number, isAsking: boolean): void {
    if (isAsking) this.#askingForHelp.add(pupil);
    else this.#askingForHelp.delete(pupil);
    this.changed();
  }

  /** Sends a device what it has to show now, if that has changed. */
  update(member: Member): void {
    const { role } = member;
    const state = this.options.state();
    if (role.kind === 'teacher' || role.kind === 'projector') return this.#updateWatcher(member);
    if (role.kind === 'guest') return this.#lobby(member, undefined, false);
    const one = state.pupils.find(({ pupil }) => pupil === role.pupil);
    const isMeant = one && (role.epoch === one.epoch || role.epoch === one.asks);
    if (!isMeant) return this.#dismiss(member, member.isAsking ? 'refused' : one ? 'elsewhere' : 'removed');
    member.isAsking = !one.isIn || role.epoch === one.asks;
    if (role.epoch === one.epoch) this.presences.came(one.pupil, member);
    if (member.isAsking) return this.#lobby(member, one.pupil, true);
    const name = boardWith(state.boards, one.pupil)?.board;
    if (name === undefined || state.stage === 'paired' || pupilStatus(state, one) === 'free') {
      member.shown.clear();
      return this.#lobby(member, one.pupil, false);
    }
    if (!member.shown.has(name)) this.#show(member, name);
  }

  /** Sends a device again what it shows. */
  refresh(member: Member): void {
    member.shown.clear();
    member.lobby = undefined;
    this.update(member);
  }

  /** Sends a change of a board to the devices that show it. */
  boardChanged(name: string, change: Change): void {
    const context = this.#context(name);
    for (const [member, as] of this.#viewersOf(name)) {
      if ('plies' in change) member.send(pliesOf(context, as, change.seq, change.plies));
      else {
        member.send({ t: 'back', match: name, seq: change.seq, why: change.back });
        this.#sendView(member, name, as);
      }
    }
    this.changed(later);
  }

  message(message: number, pupil: number | undefined): void {
    for (const member of this.all) {
      const isMeant = member.role.kind === 'pupil' && (pupil === undefined || member.role.pupil === pupil);
      if (isMeant || (member.role.kind === 'projector' && pupil === undefined)) member.send({ t: 'message', message });
    }
  }

  /** Notifies all devices of what a change of the session means for them. */
  sessionChanged(before: SessionState): void {
    const state = this.options.state();
    const on = isPaused(state.pauses);
    if (on !== isPaused(before.pauses)) {
      for (const member of this.all) if (member.role.kind !== 'guest') member.send({ t: 'pause', on });
    }
    for (const { board, result } of state.boards) {
      const old = before.boards.find((one) => one.board === board);
      if (old && this.#isOther(board, before)) {
        for (const [member, as] of this.#viewersOf(board)) this.#sendView(member, board, as);
      }
      if (result && !old?.result)
        this.#sendOver(
          board,
          [...this.#viewersOf(board)].map(([member]) => member),
        );
    }
    for (const member of [...this.all]) this.update(member);
    this.changed();
  }

  /** Schedules an update of teachers and projectors; several changes are sent at once. */
  changed(ms = soon): void {
    const { timers } = this.options;
    if (this.#isClosed || (this.#flush && this.#flush.at <= timers.now() + ms)) return;
    this.#flush?.stop();
    const stop = timers.later(() => {
      this.#flush = undefined;
      for (const member of this.all) this.sendLesson(member);
    }, ms);
    this.#flush = { at: timers.now() + ms, stop };
  }

  /** Sends the view of the lesson to a teacher or a projector. */
  sendLesson(member: Member): void {
    const { kind } = member.role;
    if (kind === 'teacher' || kind === 'projector') member.send(lessonView(this.options.state(), this.#now(), kind));
  }

  #dismiss(member: Member, why: 'removed' | 'refused' | 'elsewhere' | 'closed'): void {
    this.leave(member);
    member.bye(why);
  }

  #lobby(member: Member, pupil: number | undefined, isWaiting: boolean): void {
    const lobby = lobbyOf(this.options.state(), pupil, isWaiting);
    const text = JSON.stringify(lobby);
    if (member.lobby === text) return;
    member.lobby = text;
    member.send(lobby);
  }

  #updateWatcher(member: Member): void {
    for (const name of member.shown) if (!member.watched.has(name)) member.shown.delete(name);
    const { stage } = this.options.state();
    if (stage === 'open' || stage === 'paired') return;
    for (const name of member.watched) {
      if (!member.shown.has(name) && this.options.boards.sessionBoard(name)) this.#show(member, name);
    }
  }

  /** Returns the seat as which a device sees a board, or `public`; undefined if it does not see the board. */
  #viewerOf({ role, watched }: Member, name: string): Viewer | undefined {
    const board = this.options.boards.sessionBoard(name);
    if (!board) return undefined;
    if (role.kind !== 'pupil') return role.kind !== 'guest' && watched.has(name) ? 'public' : undefined;
    const seat = board.pupils.indexOf(role.pupil);
    return seat < 0 ? undefined : seat;
  }

  #context(name: string): BoardContext {
    const { boards, timers } = this.options;
    return { name, state: this.options.state(), boards, now: timers.now() };
  }

  /** Sends a board to a device as soon as it is available, and its changes from then on. */
  #show(member: Member, name: string): void {
    const show = async (): Promise<void> => {
      const { board } = await this.options.boards.open(name);
      if (!board) return; // it has not begun: the lesson is paused, or its round is over
      const as = this.#viewerOf(member, name);
      if (as === undefined || member.shown.has(name) || !this.all.has(member)) return;
      if (as !== 'public') member.shown.clear();
      member.shown.add(name);
      member.lobby = undefined;
      this.#sendView(member, name, as);
      if (this.options.boards.sessionBoard(name)?.result) this.#sendOver(name, [member]);
    };
    show().catch(this.#failed);
  }

  #failed = (error: unknown): void => {
    if (!this.#isClosed) this.options.warn(error);
  };

  #sendView(member: Member, name: string, as: Viewer): void {
    const view = viewOf(this.#context(name), as);
    if (!view) return;
    member.send(view);
    member.send(hereOf(this.#context(name), (pupil) => this.presences.isAway(pupil)));
  }

  /** Yields the devices that show a board, each with the seat as which it sees the board. */
  *#viewersOf(name: string): Generator<[Member, Viewer]> {
    for (const member of this.all) {
      const as = member.shown.has(name) ? this.#viewerOf(member, name) : undefined;
      if (as !== undefined) yield [member, as];
    }
  }

  #sendOver(name: string, members: readonly Member[]): void {
    const send = async (): Promise<void> => {
      const { boards } = this.options;
      const whole = await boards.whole(name);
      const board = boards.sessionBoard(name);
      if (!whole || !board?.result) return;
      const { scores, winners } = board.result;
      const record = recordOf(boards.game, board, this.options.state().lesson, whole);
      for (const member of members) {
        if (member.shown.has(name)) member.send({ t: 'over', match: name, record, scores, winners });
      }
    };
    if (members.length > 0) send().catch(this.#failed);
  }

  /** Returns whether a board has to be sent again because its players, their time, or the clock after a pause have changed. */
  #isOther(name: string, before: SessionState): boolean {
    const seen = ({ boards, pupils, pauses }: SessionState): string => {
      const board = boards.find((one) => one.board === name);
      const times = board?.pupils.map((pupil) => pupils.find((one) => one.pupil === pupil)?.allowance);
      return JSON.stringify([board?.seats, board?.pupils, times, pauses.filter(({ to }) => to !== undefined).length]);
    };
    return seen(before) !== seen(this.options.state());
  }

  #presenceChanged(pupil: number): void {
    const name = boardWith(this.options.state().boards, pupil)?.board;
    if (name !== undefined) {
      const here = hereOf(this.#context(name), (one) => this.presences.isAway(one));
      for (const [member] of this.#viewersOf(name)) member.send(here);
    }
    this.changed();
  }

  #now(): LessonNow {
    const { boards, timers } = this.options;
    const now = timers.now();
    const { pauses } = this.options.state();
    return {
      now,
      isAway: (pupil) => this.presences.isAway(pupil),
      isAskingForHelp: (pupil) => this.#askingForHelp.has(pupil),
      statusOf: (name) => {
        const board = boards.get(name)?.board;
        if (!board) return undefined;
        const turn = boards.game.turn(board.state);
        return {
          ...(turn.kind === 'seat' ? { turn: turn.seat } : {}),
          waits: taken({ turnAt: board.snapshot.turnAt, pauses }, now),
          scores: boards.game.scores(board.state),
        };
      },
    };
  }
}
