import type { TeacherCommand, LessonView } from '../../src/live/protocol/lesson-messages.js';
import type { ToClient } from '../../src/live/protocol/messages.js';
import { Connection, type ConnectionEvent } from '../../src/live/client/connection.js';
import type { Network } from '../../src/live/client/network.js';
import type { ConnectionController } from '../lesson/connection-controller.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

export interface TeacherConnectionEvents {
  received(event: ConnectionEvent): void;
  /** Called when the server refuses an action of the teacher. */
  refused(reason: string): void;
}

/**
 * Returns the storage key under which this window keeps the token that opens its lesson again, with the teacher's key that
 * opened it.
 */
const keyOf = (server: string): string => `abacade.class:${server}`;

/** The connection of a teacher or a projector: it also receives the lesson as a whole, and the token that opens it again. */
export class TeacherConnection {
  view: LessonView | undefined;
  /** The time at which the view was received, in milliseconds of the clock of `Timers`. */
  viewAt = 0;
  teacher: Of<'teacher'> | undefined;
  connection: Connection;
  #token: string;
  /** The last action, to be repeated once if it was based on an outdated view of the lesson. */
  #last: { readonly id: string; readonly command: TeacherCommand; readonly isAgain: boolean } | undefined;

  constructor(
    private readonly server: string,
    private readonly key: string,
    private readonly network: Network,
    private readonly controller: ConnectionController,
    private readonly events: TeacherConnectionEvents,
  ) {
    const [by, token] = network.storage.get(keyOf(server))?.split(' ') ?? [];
    this.#token = by === key && token ? token : key;
    this.connection = this.#connectionWith(this.#token);
  }

  /** True if this window is a projector: the server sends it a view of the lesson but no token that opens the lesson. */
  get isProjector(): boolean {
    return this.view !== undefined && this.teacher === undefined;
  }

  /** The address of the server. */
  get address(): string {
    return this.server;
  }

  connect(): void {
    this.controller.use(this.connection, (event) => this.#receive(event));
  }

  /** Goes on with a lesson from the list of those that the server has. */
  goOn(token: string): void {
    this.network.storage.set(keyOf(this.server), `${this.key} ${token}`);
    this.#use(token);
  }

  send(command: TeacherCommand, isAgain = false): void {
    const id = this.connection.newId();
    this.#last = { id, command, isAgain };
    this.connection.send({ t: 'class', id, seq: this.view?.seq ?? 0, ...command });
  }

  /** Asks for the file of the lesson, which the server sends as `lesson`. */
  save(): void {
    this.connection.send({ t: 'save', id: this.connection.newId() });
  }

  /** Forgets the token that opens the lesson, after the lesson has been deleted. */
  forget(): void {
    this.network.storage.set(keyOf(this.server), undefined);
  }

  #use(token: string): void {
    this.teacher = undefined;
    this.#token = token;
    this.connection = this.#connectionWith(token);
    this.connect();
  }

  #connectionWith(token: string): Connection {
    // This window opens a lesson only with its key or token, so the connection must not store a token of its own.
    const storage = { get: () => undefined, set: () => undefined };
    return new Connection({ server: this.server, token }, { ...this.network, storage });
  }

  #receive(event: ConnectionEvent): void {
    switch (event.t) {
      case 'class':
        this.view = event;
        this.viewAt = this.network.timers.now();
        break;
      case 'teacher':
        this.teacher = event;
        if (event.token !== undefined) this.network.storage.set(keyOf(this.server), `${this.key} ${event.token}`);
        break;
      case 'no':
        if (event.id === this.#last?.id && this.#refused(event.reason)) return;
        break;
      case 'bye':
        // The lesson of this window has ended meanwhile, so its token is unknown: the key opens another lesson.
        if (event.why === 'unknown' && this.#token !== this.key && !this.view) {
          this.forget();
          return this.#use(this.key);
        }
        break;
      default:
    }
    this.events.received(event);
  }

  /**
   * Repeats a refused action once if the view was only outdated because pupils have acted meanwhile. Returns whether it was
   * repeated.
   */
  #refused(reason: string): boolean {
    const { command, isAgain } = this.#last!;
    this.#last = undefined;
    if (reason !== 'stale' || isAgain) {
      this.events.refused(reason);
      return false;
    }
    this.send(command, true);
    return true;
  }
}
