import WebSocket from 'ws';
import { gameNamed, type AnyGame } from '../../server/games.js';
import { bucketOf } from '../../src/live/protocol/codes.js';
import type { TeacherCommand, LessonView, LessonSettings } from '../../src/live/protocol/lesson-messages.js';
import {
  protocol,
  write,
  type ClientMessage,
  type MoveMessage,
  type ToClient,
} from '../../src/live/protocol/messages.js';
import type { Seat } from '../../src/rules/game.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

/** Callbacks of the devices for a test. */
export interface Report {
  /** Called when a move is sent, for the first time or again. */
  sent?(device: Pupil): void;
  /** Called when a move is acknowledged, `ms` milliseconds after it was first sent. */
  kept?(device: Pupil, match: string, move: MoveMessage, seq: number, ms: number): void;
  refused?(device: Device, no: Of<'no'>): void;
  /** Called with the board as it is shown after a step. */
  shown?(device: Pupil, match: string, seat: Seat, seq: number, view: object): void;
  /** Called with the number of bytes of a message, to the server or from it. */
  bytes?(sent: number, received: number): void;
}

let ids = 0;
/** Returns an id that no other device of this program makes. */
export const newId = (): string => `${process.pid.toString(36)}-${(ids++).toString(36)}`.padEnd(16, '-');

/**
 * A device that connects by a socket, and reconnects after each loss and repeats what was not acknowledged. `servers` are tried in turn:
 * `ws://127.0.0.1:8300`.
 */
export abstract class Device {
  token: string | undefined;
  code: string | undefined;
  #socket: WebSocket | undefined;
  #isClosed = false;
  readonly #device = newId();
  #turn = Math.floor(Math.random() * 100);

  constructor(
    readonly servers: readonly string[],
    readonly report: Report,
  ) {}

  connect(): void {
    const server = this.servers[this.#turn++ % this.servers.length];
    const socket = new WebSocket(`${server}/live/${bucketOf(this.code ?? '')}`, protocol);
    this.#socket = socket;
    socket.on('open', () => {
      const { token, code } = this;
      this.#write(
        write({
          t: 'hello',
          seq: 0,
          ...(token === undefined ? { code: code ?? '', device: this.#device } : { token }),
          say: this.unsaid(),
        }),
      );
    });
    socket.on('message', (data: Buffer) => {
      this.report.bytes?.(0, data.length);
      if (socket === this.#socket) this.receive(JSON.parse(data.toString()) as ToClient);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (!this.#isClosed && socket === this.#socket) setTimeout(() => this.connect(), 20 + Math.random() * 100);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  /** Sends a message if there is a connection. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#write(write(message));
  }

  /** Returns the messages that were not acknowledged. */
  protected abstract unsaid(): ClientMessage[];
  protected abstract receive(message: ToClient): void;

  #write(text: string): void {
    this.report.bytes?.(text.length, 0);
    this.#socket?.send(text);
  }
}

/** A pupil, who makes a random move `pace` milliseconds after the turn has come; `pace` may be a function. */
export class Pupil extends Device {
  match: string | undefined;
  seq = 0;
  #seat: Seat | 'public' = 'public';
  #ply = 0;
  #game: AnyGame | undefined;
  #view: object | undefined;
  #pending: { message: MoveMessage; at: number } | undefined;
  #ready: (ClientMessage & { id: string }) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    servers: readonly string[],
    report: Report,
    override readonly code: string,
    readonly nickname: number,
    readonly pace: () => number,
  ) {
    super(servers, report);
  }

  protected unsaid(): ClientMessage[] {
    if (this.token === undefined)
      return [{ t: 'join', id: `join-${this.nickname}`.padEnd(16, '-'), nickname: this.nickname }];
    if (this.#pending) this.report.sent?.(this);
    return [...(this.#pending ? [this.#pending.message] : []), ...(this.#ready ? [this.#ready] : [])];
  }

  protected receive(message: ToClient): void {
    switch (message.t) {
      case 'seat':
        this.token = message.token;
        return;
      case 'view': {
        const { match, game, seat, seq, ply, view } = message;
        if (match !== this.match) this.#pending = this.#ready = undefined;
        this.match = match;
        this.#game = gameNamed(game);
        this.#seat = seat;
        return this.#see(seq, ply, view);
      }
      case 'plies': {
        if (message.match !== this.match || message.plies.length === 0) return;
        return this.#see(message.seq, this.#ply + message.plies.length, message.plies.at(-1)!.view);
      }
      case 'ok':
        if (message.id === this.#ready?.id) this.#ready = undefined;
        if (message.id !== this.#pending?.message.id) return;
        this.report.kept?.(
          this,
          this.match ?? '',
          this.#pending.message,
          message.seq,
          performance.now() - this.#pending.at,
        );
        this.#pending = undefined;
        return this.#plan();
      case 'no':
        this.report.refused?.(this, message);
        if (message.id === this.#pending?.message.id) this.#pending = undefined;
        return this.#plan();
      case 'later':
        // It is unknown whether it was stored, so it is sent again.
        setTimeout(() => this.#pending && this.send(this.#pending.message), message.ms);
        return;
      case 'over':
        // These devices show no review.
        if (message.match !== this.match) return;
        this.#ready = { t: 'ready', id: newId() };
        this.send(this.#ready);
        return;
      case 'lobby':
        clearTimeout(this.#timer);
        this.#pending = undefined;
        this.match = undefined;
        return;
      default:
    }
  }

  #see(seq: number, ply: number, view: object): void {
    this.seq = seq;
    this.#ply = ply;
    this.#view = view;
    if (this.#seat !== 'public') this.report.shown?.(this, this.match ?? '', this.#seat, seq, view);
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const turn = this.#view && this.#game?.turn(this.#view);
    if (!this.#pending && turn?.kind === 'seat' && turn.seat === this.#seat)
      this.#timer = setTimeout(() => this.#move(), this.pace());
  }

  #move(): void {
    if (!this.#game || !this.#view || this.#pending) return;
    const moves = [...this.#game.moves(this.#view)];
    if (moves.length === 0) return;
    const move = moves[Math.floor(Math.random() * moves.length)];
    const message = { t: 'move', id: newId(), ply: this.#ply, seq: this.seq, move } as const;
    this.#pending = { message, at: performance.now() };
    this.report.sent?.(this);
    this.send(message);
  }
}

/** A teacher, who opens a class, and pairs everybody for the next round when one is over. */
export class Teacher extends Device {
  view: LessonView | undefined;
  /** Number of pupils that must have joined before the first round. */
  #count: number;
  #waiting: (() => void)[] = [];
  readonly #open: ClientMessage;
  #pending: ClientMessage | undefined;

  constructor(servers: readonly string[], report: Report, key: string, lesson: LessonSettings, count: number) {
    super(servers, report);
    this.token = key;
    this.#count = count;
    this.#open = { t: 'class', id: newId(), seq: 0, do: 'open', ...lesson };
  }

  /** Resolves when `is` returns true for the class. */
  until(is: (view: LessonView) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.view && is(this.view)) resolve();
        else this.#waiting.push(check);
      };
      check();
    });
  }

  protected unsaid(): ClientMessage[] {
    if (!this.code) return [this.#open];
    return this.#pending ? [this.#pending] : [];
  }

  protected receive(message: ToClient): void {
    if (message.t === 'teacher' && message.code !== undefined) {
      this.code = message.code;
      this.token = message.token;
    }
    if (message.t === 'no') this.report.refused?.(this, message);
    if (message.t === 'no' || message.t === 'ok') this.#pending = undefined;
    if (message.t === 'later') setTimeout(() => this.#pending && this.send(this.#pending), message.ms);
    if (message.t !== 'class') return;
    this.view = message;
    for (const check of this.#waiting.splice(0)) check();
    this.#goOn(message);
  }

  #goOn({ phase, pupils, seq }: LessonView): void {
    if (this.#pending || pupils.length < this.#count) return;
    if (phase === 'open' || phase === 'between' || phase === 'locked') this.#does({ do: 'pair', how: 'groups' }, seq);
    if (phase === 'paired') this.#does({ do: 'round', on: true }, seq);
  }

  #does(does: TeacherCommand, seq: number): void {
    this.#pending = { t: 'class', id: newId(), seq, ...does } as ClientMessage;
    this.send(this.#pending);
  }
}
