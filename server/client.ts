/** The connection of one device: handles its messages. */
import { judge, judgeUndo, refusal, type Circumstances } from '../src/live/referee/referee.js';
import type { ClassMessage } from '../src/live/protocol/class-messages.js';
import type { Hello, Join, MoveMessage, Said, ToClient, UndoMessage } from '../src/live/protocol/messages.js';
import { fullBucket, messageRate, take, type Bucket } from '../src/live/referee/rate.js';
import { boardWith } from '../src/live/referee/session-boards.js';
import { classRefusal, judgeClass, judgePupil } from '../src/live/referee/session-judge.js';
import { allowanceOf } from '../src/live/referee/session.js';
import { readToServer } from '../src/live/protocol/to-server.js';
import type { Gateway } from './gateway.js';
import { most } from './limits.js';
import type { LiveClass } from './live-class.js';
import type { Member, Role, Why } from './member.js';
import { lessonFile } from './records.js';

/** The transport to a device. */
export interface Wire {
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

export class Client implements Member {
  role: Role = { kind: 'guest' };
  watched: ReadonlySet<string> = new Set();
  readonly shown = new Set<string>();
  lobby: string | undefined;
  #cls: LiveClass | undefined;
  /** True once the teacher's key was presented: the device may open a class. */
  #isOpener = false;
  #bucket: Bucket;
  #strikes = 0;
  #isGone = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly gateway: Gateway,
    readonly wire: Wire,
  ) {
    this.#bucket = fullBucket(messageRate, gateway.host.timers.now());
  }

  get rtt(): number {
    return this.wire.rtt;
  }

  get cls(): LiveClass | undefined {
    return this.#cls;
  }

  send(message: ToClient): void {
    if (!this.#isGone) this.wire.send(message);
  }

  bye(why: Why): void {
    if (this.#isGone) return;
    this.wire.send({ t: 'bye', why });
    this.gone();
    this.wire.close();
  }

  /** True once the device has identified itself. */
  get isKnown(): boolean {
    return this.#cls !== undefined || this.#isOpener;
  }

  /** Handles the end of the connection. */
  gone(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#cls?.audience.leave(this);
    this.#cls = undefined;
  }

  /** Handles a message as it was received. Resolves when everything that it asks for is done. */
  hear(text: unknown): Promise<void> {
    if (this.#isGone) return Promise.resolve();
    const isInTime = this.#isInTime();
    const read = readToServer(text);
    if (!read.ok || !isInTime) {
      const id = read.ok && 'id' in read.value ? read.value.id : noId;
      const refused: Refused = read.ok
        ? refusal('too-fast')
        : { rule: 'live', reason: 'message', message: read.message.slice(0, 500) };
      this.#no(id, refused);
      if (++this.#strikes > most.strikes) this.bye('too-fast');
      return Promise.resolve();
    }
    const { value } = read;
    const turn = this.#turn.then(() => this.#take(value)).catch((error: unknown) => this.#later(error));
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

  #ok(id: string, seq: number): void {
    this.send({ t: 'ok', id, seq });
  }

  #no(id: string, { rule, reason, message, ...more }: Refused): void {
    this.send({ t: 'no', id, rule, reason, message, ...more });
  }

  #take(message: Hello | Said): Promise<void> | void {
    if (this.#isGone) return;
    if (message.t === 'hello') return this.#hello(message);
    return this.#said(message);
  }

  async #hello(hello: Hello): Promise<void> {
    const found = await this.gateway.find(hello, this.wire.address);
    if (this.#isGone) return;
    if ('later' in found) return this.send({ t: 'later', ms: found.later });
    if ('bye' in found) return this.bye(found.bye);
    if ('opener' in found) {
      this.#isOpener = true;
      this.send({ t: 'teacher' });
    } else {
      const { cls, role } = found;
      // A pupil who reconnects takes over again from the computer player. A repeated poll does not mean that the pupil is back.
      if (role.kind === 'pupil' && !hello.wait) await this.#return(cls, role.pupil);
      if (cls.isClosed) return this.send({ t: 'later', ms: busy });
      this.#enter(cls, role);
    }
    // Each message in a hello counts toward the rate limit.
    for (const said of hello.say ?? []) {
      if (this.#isGone) return;
      if (!this.#isInTime()) {
        this.#no('id' in said ? said.id : noId, refusal('too-fast'));
        continue;
      }
      await this.#said(said);
    }
  }

  /** Enters a class, or another one, with a role. */
  #enter(cls: LiveClass, role: Role): void {
    if (this.#cls) this.#cls.audience.leave(this);
    this.#cls = cls;
    this.role = role;
    this.shown.clear();
    this.lobby = undefined;
    if (role.kind === 'teacher') this.send({ t: 'teacher', ...this.gateway.tokensFor(cls) });
    cls.audience.enter(this);
    cls.audience.tellClass(this);
  }

  async #said(said: Said): Promise<void> {
    if (said.t === 'class' && said.do === 'open' && this.#isOpener && !this.#cls) return this.#open(said);
    const cls = this.#cls;
    if (!cls || cls.isClosed) return this.bye(cls ? 'closed' : 'unknown');
    switch (said.t) {
      case 'join':
        return this.#join(cls, said);
      case 'watch':
        if (this.role.kind !== 'teacher' && this.role.kind !== 'projector') return;
        this.watched = new Set(said.boards);
        return cls.audience.place(this);
      case 'class':
        if (this.role.kind !== 'teacher') return this.#no(said.id, classRefusal('not-yours'));
        return this.#does(cls, said);
      case 'save':
        if (this.role.kind !== 'teacher') return this.#no(said.id, classRefusal('not-yours'));
        return this.#save(cls, said.id);
      default:
    }
    if (this.role.kind !== 'pupil') return this.#no(said.id, classRefusal('not-yours'));
    const { pupil, epoch } = this.role;
    const one = cls.state.pupils.find((found) => found.pupil === pupil);
    if (!one?.isIn || one.epoch !== epoch) return this.#no(said.id, classRefusal('door'));
    if (said.t === 'move') return this.#move(cls, pupil, said);
    if (said.t === 'undo') return this.#undo(cls, pupil, said);
    if (said.t === 'help') {
      cls.audience.hand(pupil, said.on);
      return this.#ok(said.id, cls.state.seq);
    }
    const judged = await cls.step(
      (state) => judgePupil(state, pupil, { do: 'ready' }, { id: said.id, now: this.#now() }),
      (seq) => this.#ok(said.id, seq),
    );
    if (!judged.ok) this.#no(said.id, judged);
  }

  #now(): number {
    return this.gateway.host.timers.now();
  }

  async #open(said: ClassMessage & { do: 'open' }): Promise<void> {
    const opened = await this.gateway.open(said);
    if (!opened.ok) return this.#no(said.id, opened);
    this.#ok(said.id, opened.cls.state.seq);
    this.#enter(opened.cls, { kind: 'teacher' });
  }

  async #join(cls: LiveClass, { id, nickname: pupil, again }: Join): Promise<void> {
    if (this.role.kind !== 'guest') return this.#no(id, classRefusal('taken'));
    const does = { do: 'join', ...(again ? { again } : {}) } as const;
    const judged = await cls.step((state) => judgePupil(state, pupil, does, { id, now: this.#now() }));
    if (!judged.ok) return this.#no(id, judged);
    const one = cls.state.pupils.find((found) => found.pupil === pupil);
    if (!one) return this.#no(id, classRefusal('stale'));
    const epoch = one.asks ?? one.epoch;
    const seat = boardWith(cls.state.boards, pupil)?.pupils.indexOf(pupil) ?? 0;
    this.send({ t: 'seat', token: this.gateway.pupilToken(cls, pupil, epoch), nickname: pupil, colour: seat });
    this.#enter(cls, { kind: 'pupil', pupil, epoch });
  }

  async #does(cls: LiveClass, said: ClassMessage): Promise<void> {
    const judged = await cls.step(
      (state) => judgeClass(state, said, cls.circumstances()),
      (seq) => this.#ok(said.id, seq),
    );
    if (!judged.ok) return this.#no(said.id, judged);
    if (said.do === 'close' && said.keep === 'nothing') await this.gateway.host.log.drop(cls.id);
    else cls.audience.tellClass(this);
  }

  async #save(cls: LiveClass, id: string): Promise<void> {
    const file = await lessonFile(cls.boards.game, cls.state, (board) => cls.boards.whole(board));
    this.send({ t: 'lesson', id, file });
  }

  /** Returns the circumstances in which a pupil's step is judged. */
  #circumstances(cls: LiveClass, pupil: number): Circumstances {
    const { pauses, lesson } = cls.state;
    const allowance = allowanceOf(cls.state, pupil);
    return { now: this.#now(), rtt: this.rtt, pauses, allowance, undo: lesson.undo };
  }

  /** Returns the board at which a pupil plays, with the seat. If a computer player has stood in, the pupil takes over again. */
  async #seat(cls: LiveClass, pupil: number) {
    const place = boardWith(cls.state.boards, pupil);
    if (!place || cls.state.stage !== 'round' || place.result) return undefined;
    const seat = place.pupils.indexOf(pupil);
    if (place.seats[seat] === 'bot') await this.#return(cls, pupil);
    const board = await cls.boards.open(place.board);
    return board.board && { seat, board };
  }

  async #return(cls: LiveClass, pupil: number): Promise<void> {
    const id = this.gateway.host.newId();
    await cls.step((state) => judgePupil(state, pupil, { do: 'return' }, { id, now: this.#now() }));
  }

  async #move(cls: LiveClass, pupil: number, said: MoveMessage): Promise<void> {
    const at = await this.#seat(cls, pupil);
    if (!at) return this.#no(said.id, refusal('stale'));
    const { seat, board } = at;
    const { random } = this.gateway.host;
    const stepped = await board.step(
      (now) => judge(board.game, now, { ...said, seat }, this.#circumstances(cls, pupil), random),
      (seq) => this.#ok(said.id, seq),
    );
    if (!stepped.ok) this.#no(said.id, stepped);
  }

  async #undo(cls: LiveClass, pupil: number, said: UndoMessage): Promise<void> {
    const at = await this.#seat(cls, pupil);
    if (!at) return this.#no(said.id, refusal('stale'));
    const { seat, board } = at;
    const stepped = await board.stepBack(
      (history) => judgeUndo(board.game, history, { ...said, seat }, this.#circumstances(cls, pupil)),
      (seq) => this.#ok(said.id, seq),
    );
    if (!stepped.ok) this.#no(said.id, stepped);
  }
}
