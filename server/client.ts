/** The connection of one device: handles its messages. */
import { judge, judgeUndo, refusal, type Circumstances } from '../src/live/referee/referee.js';
import type { TeacherMessage } from '../src/live/protocol/lesson-messages.js';
import type { Hello, Join, MoveMessage, ClientMessage, ToClient, UndoMessage } from '../src/live/protocol/messages.js';
import { fullBucket, messageRate, take, type Bucket } from '../src/live/referee/rate.js';
import { boardWith } from '../src/live/referee/session-boards.js';
import { sessionRefusal, judgeServer, judgeTeacher, judgePupil } from '../src/live/referee/session-judge.js';
import { allowanceOf } from '../src/live/referee/session-state.js';
import { readToServer } from '../src/live/protocol/to-server.js';
import type { Gateway } from './gateway.js';
import { most } from './limits.js';
import type { LiveLesson } from './live-lesson.js';
import type { Member, Role, GoodbyeReason } from './member.js';
import { lessonFile } from './records.js';

/** The transport to a device. */
export interface Transport {
  /** The IP address of the device, used only to limit wrong codes. */
  readonly address: string;
  /** Round-trip time in milliseconds; 0 if unknown. */
  readonly rtt: number;
  send(message: ToClient): void;
  close(): void;
}

/** The id in refusals of messages without a readable id. */
const noId = '-'.repeat(16);

/** Delay after which a device is asked to try again, in milliseconds. */
const busy = 1000;

type Refused = {
  readonly rule: Extract<ToClient, { t: 'no' }>['rule'];
  readonly reason: string;
  readonly message: string;
};

/** Returns whether a device has the seat of its pupil, and the teacher has let the pupil in. */
const isSeated = ({ state }: LiveLesson, { pupil, epoch }: Extract<Role, { kind: 'pupil' }>): boolean =>
  state.pupils.some((one) => one.pupil === pupil && one.epoch === epoch && one.isIn);

export class Client implements Member {
  role: Role = { kind: 'guest' };
  watched: ReadonlySet<string> = new Set();
  readonly shown = new Set<string>();
  lobby: string | undefined;
  isAsking = false;
  device: string | undefined;
  #lesson: LiveLesson | undefined;
  /** True once the teacher's key was presented: the device may open a lesson. */
  #isOpener = false;
  #bucket: Bucket;
  #strikes = 0;
  #isGone = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly gateway: Gateway,
    readonly transport: Transport,
  ) {
    this.#bucket = fullBucket(messageRate, gateway.host.timers.now());
  }

  get rtt(): number {
    return this.transport.rtt;
  }

  get lesson(): LiveLesson | undefined {
    return this.#lesson;
  }

  send(message: ToClient): void {
    if (!this.#isGone) this.transport.send(message);
  }

  bye(why: GoodbyeReason): void {
    if (this.#isGone) return;
    this.transport.send({ t: 'bye', why });
    this.gone();
    this.transport.close();
  }

  comeAgain(ms: number): void {
    if (this.#isGone) return;
    this.transport.send({ t: 'later', ms });
    this.gone();
    this.transport.close();
  }

  /** True once the device has identified itself. */
  get isKnown(): boolean {
    return this.#lesson !== undefined || this.#isOpener;
  }

  /** Handles the end of the connection. */
  gone(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#lesson?.members.leave(this);
    this.#lesson = undefined;
  }

  /** Handles a message as it was received. Resolves when everything that it asks for is done. */
  receive(text: unknown): Promise<void> {
    if (this.#isGone) return Promise.resolve();
    const isInTime = this.#isInTime();
    const read = readToServer(text);
    if (!read.ok || !isInTime) {
      const id = read.ok && 'id' in read.value ? read.value.id : noId;
      const refused: Refused = read.ok
        ? refusal('too-fast')
        : { rule: 'live', reason: 'message', message: read.message.slice(0, 500) };
      this.#refuse(id, refused);
      if (++this.#strikes > most.strikes) this.bye('too-fast');
      return Promise.resolve();
    }
    const { value } = read;
    const turn = this.#turn.then(() => this.#dispatch(value)).catch((error: unknown) => this.#later(error));
    this.#turn = turn;
    return turn;
  }

  #isInTime(): boolean {
    const left = take(this.#bucket, this.gateway.host.timers.now(), messageRate);
    if (left) this.#bucket = left;
    return left !== undefined;
  }

  #later(error: unknown): void {
    this.gateway.host.warn(error);
    this.send({ t: 'later', ms: busy });
  }

  #acknowledge(id: string, seq: number): void {
    this.send({ t: 'ok', id, seq });
  }

  #refuse(id: string, { rule, reason, message, ...more }: Refused): void {
    this.send({ t: 'no', id, rule, reason, message, ...more });
  }

  #dispatch(message: Hello | ClientMessage): Promise<void> | void {
    if (this.#isGone) return;
    if (message.t === 'hello') return this.#hello(message);
    return this.#handle(message);
  }

  async #hello(hello: Hello): Promise<void> {
    this.device = hello.device;
    const found = await this.gateway.find(hello, this.transport.address);
    if (this.#isGone) return;
    if ('later' in found) return this.send({ t: 'later', ms: found.later });
    if ('bye' in found) return this.bye(found.bye);
    if ('opener' in found) {
      this.#isOpener = true;
      // The answer to a held poll waits until there is news.
      if (!hello.wait) this.send({ t: 'teacher', lessons: await this.gateway.kept() });
      if (this.#isGone) return;
    } else {
      const { lesson, role } = found;
      if (role.kind === 'pupil' && hello.here && !(await this.#take(lesson, role))) return;
      // A pupil who reconnects takes over again from the computer player. A repeated poll does not mean that the pupil is back.
      if (role.kind === 'pupil' && !hello.wait && isSeated(lesson, role)) await this.#return(lesson, role.pupil);
      if (lesson.isClosed) return this.send({ t: 'later', ms: busy });
      this.#enter(lesson, role);
    }
    // Each message in a hello counts toward the rate limit.
    for (const message of hello.say ?? []) {
      if (this.#isGone) return;
      if (!this.#isInTime()) {
        this.#refuse('id' in message ? message.id : noId, refusal('too-fast'));
        continue;
      }
      await this.#handle(message);
    }
  }

  /** Enters a lesson, or another one, with a role. */
  #enter(lesson: LiveLesson, role: Role): void {
    if (this.#lesson) this.#lesson.members.leave(this);
    this.#lesson = lesson;
    this.role = role;
    this.shown.clear();
    this.lobby = undefined;
    if (role.kind === 'teacher') this.send({ t: 'teacher', ...this.gateway.tokensFor(lesson) });
    lesson.members.enter(this);
    lesson.members.sendLesson(this);
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.t === 'class' && message.do === 'open' && this.#isOpener && !this.#lesson) return this.#open(message);
    const lesson = this.#lesson;
    if (!lesson || lesson.isClosed) return this.bye(lesson ? 'closed' : 'unknown');
    switch (message.t) {
      case 'join':
        return this.#join(lesson, message);
      case 'watch':
        if (this.role.kind !== 'teacher' && this.role.kind !== 'projector') return;
        this.watched = new Set(message.boards);
        return lesson.members.update(this);
      case 'class':
        if (this.role.kind !== 'teacher') return this.#refuse(message.id, sessionRefusal('not-yours'));
        return this.#command(lesson, message);
      case 'save':
        if (this.role.kind !== 'teacher') return this.#refuse(message.id, sessionRefusal('not-yours'));
        return this.#save(lesson, message.id);
      default:
    }
    if (this.role.kind !== 'pupil') return this.#refuse(message.id, sessionRefusal('not-yours'));
    if (!isSeated(lesson, this.role)) return this.#refuse(message.id, sessionRefusal('door'));
    const { pupil } = this.role;
    if (message.t === 'move') return this.#move(lesson, pupil, message);
    if (message.t === 'undo') return this.#undo(lesson, pupil, message);
    if (message.t === 'help') {
      lesson.members.setAskingForHelp(pupil, message.on);
      return this.#acknowledge(message.id, lesson.state.seq);
    }
    const does = message.t === 'play' ? ({ do: 'play', with: message.with } as const) : ({ do: 'ready' } as const);
    const judged = await lesson.step(
      (state) => judgePupil(state, pupil, does, { id: message.id, ...lesson.circumstances() }),
      (seq) => this.#acknowledge(message.id, seq),
    );
    if (!judged.ok) this.#refuse(message.id, judged);
  }

  #now(): number {
    return this.gateway.host.timers.now();
  }

  async #open(message: TeacherMessage & { do: 'open' }): Promise<void> {
    const opened = await this.gateway.open(message);
    if (!opened.ok) return this.#refuse(message.id, opened);
    this.#acknowledge(message.id, opened.lesson.state.seq);
    this.#enter(opened.lesson, { kind: 'teacher' });
  }

  /** Takes a seat back for an earlier device of the pupil, or asks the teacher for it. Returns whether the device has the seat. */
  async #take(lesson: LiveLesson, { pupil, epoch }: Extract<Role, { kind: 'pupil' }>): Promise<boolean> {
    const id = this.gateway.host.newId();
    const does = { do: 'take', epoch } as const;
    const judged = await lesson.step((state) => judgePupil(state, pupil, does, { id, ...lesson.circumstances() }));
    if (judged.ok) return true;
    await this.#askFor(lesson, pupil);
    return false;
  }

  /** Asks the teacher for the seat of a pupil, for a device that has had it. */
  async #askFor(lesson: LiveLesson, pupil: number): Promise<void> {
    await this.#join(lesson, { t: 'join', id: this.gateway.host.newId(), nickname: pupil, again: true });
    if (!this.#lesson) this.bye('refused');
  }

  async #join(lesson: LiveLesson, { id, nickname: pupil, again }: Join): Promise<void> {
    if (this.role.kind !== 'guest') return this.#refuse(id, sessionRefusal('taken'));
    // The teacher must know which device the answer is for.
    if (again && lesson.members.isAskedFor(pupil)) return this.#refuse(id, sessionRefusal('taken'));
    const { names } = this.gateway;
    const stranger = { address: this.transport.address, device: this.device };
    const wait = names.wait(lesson.id, stranger, `${id} ${pupil} ${again === true}`);
    // The device sends the message again.
    if (wait > 0) return this.send({ t: 'later', ms: wait });
    const does = { do: 'join', again: again === true, isAway: lesson.members.presences.isAway(pupil) } as const;
    const judged = await lesson.step((state) => judgePupil(state, pupil, does, { id, ...lesson.circumstances() }));
    if (!judged.ok) return this.#refuse(id, judged);
    const earlier = again ? undefined : names.set(lesson.id, stranger, pupil);
    // A device that takes one name after another leaves none behind.
    if (earlier !== undefined && earlier !== pupil) {
      const by = { id: this.gateway.host.newId(), now: this.#now() };
      await lesson.step((state) => judgeServer(state, { do: 'remove', pupil: earlier }, by));
    }
    const one = lesson.state.pupils.find((found) => found.pupil === pupil);
    if (!one) return this.#refuse(id, sessionRefusal('stale'));
    const epoch = one.asks ?? one.epoch;
    const seat = boardWith(lesson.state.boards, pupil)?.pupils.indexOf(pupil) ?? 0;
    this.send({ t: 'seat', token: this.gateway.pupilToken(lesson, pupil, epoch), nickname: pupil, colour: seat });
    this.#enter(lesson, { kind: 'pupil', pupil, epoch });
  }

  async #command(lesson: LiveLesson, message: TeacherMessage): Promise<void> {
    const judged = await lesson.step(
      (state) => judgeTeacher(state, message, lesson.circumstances()),
      (seq) => this.#acknowledge(message.id, seq),
    );
    if (!judged.ok) return this.#refuse(message.id, judged);
    if (message.do === 'close' && message.keep === 'nothing') await this.gateway.host.log.drop(lesson.id);
    else lesson.members.sendLesson(this);
  }

  async #save(lesson: LiveLesson, id: string): Promise<void> {
    const file = await lessonFile(lesson.boards.game, lesson.state, (board) => lesson.boards.whole(board));
    this.send({ t: 'lesson', id, file });
  }

  /** Returns the circumstances in which a pupil's step is judged. */
  #circumstances(lesson: LiveLesson, pupil: number): Circumstances {
    const { pauses, lesson: settings } = lesson.state;
    const allowance = allowanceOf(lesson.state, pupil);
    return { now: this.#now(), rtt: this.rtt, pauses, allowance, undo: settings.undo };
  }

  /** Returns the board at which a pupil plays, with the seat. If a computer player has stood in, the pupil takes over again. */
  async #seat(lesson: LiveLesson, pupil: number) {
    const seating = boardWith(lesson.state.boards, pupil);
    if (!seating || lesson.state.stage !== 'round' || seating.result) return undefined;
    const seat = seating.pupils.indexOf(pupil);
    if (seating.seats[seat] === 'bot') await this.#return(lesson, pupil);
    const board = await lesson.boards.open(seating.board);
    return board.board && { seat, board };
  }

  async #return(lesson: LiveLesson, pupil: number): Promise<void> {
    const id = this.gateway.host.newId();
    await lesson.step((state) => judgePupil(state, pupil, { do: 'return' }, { id, ...lesson.circumstances() }));
  }

  async #move(lesson: LiveLesson, pupil: number, message: MoveMessage): Promise<void> {
    const at = await this.#seat(lesson, pupil);
    if (!at) return this.#refuse(message.id, refusal('stale'));
    const { seat, board } = at;
    const { random } = this.gateway.host;
    const stepped = await board.step(
      (now) => judge(board.game, now, { ...message, seat }, this.#circumstances(lesson, pupil), random),
      (seq) => this.#acknowledge(message.id, seq),
    );
    if (!stepped.ok) this.#refuse(message.id, stepped);
  }

  async #undo(lesson: LiveLesson, pupil: number, message: UndoMessage): Promise<void> {
    const at = await this.#seat(lesson, pupil);
    if (!at) return this.#refuse(message.id, refusal('stale'));
    const { seat, board } = at;
    const stepped = await board.stepBack(
      (history) => judgeUndo(board.game, history, { ...message, seat }, this.#circumstances(lesson, pupil)),
      (seq) => this.#acknowledge(message.id, seq),
    );
    if (!stepped.ok) this.#refuse(message.id, stepped);
  }
}
