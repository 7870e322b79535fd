import type { ClassDoes, ClassView } from '../../src/live/protocol/class-messages.js';
import type { ToClient } from '../../src/live/protocol/messages.js';
import { Line, type Heard } from '../../src/live/client/connection.js';
import type { Network } from '../../src/live/client/network.js';
import type { LineController } from '../lesson/line-controller.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

export interface LessonLineEvents {
  heard(heard: Heard): void;
  /** Called when the server refuses an action of the teacher. */
  refused(reason: string): void;
}

/**
 * Returns the storage key under which this window keeps the token that opens its class again, with the teacher's key that
 * opened it.
 */
const keyOf = (server: string): string => `abacade.class:${server}`;

/** The connection of a teacher or a projector: it also receives the class as a whole, and the token that opens it again. */
export class LessonLine {
  view: ClassView | undefined;
  /** The time at which the view was received, in milliseconds of the clock of `Timers`. */
  viewAt = 0;
  teacher: Of<'teacher'> | undefined;
  line: Line;
  #token: string;
  /** The last action, to be repeated once if it was based on an outdated view of the class. */
  #last: { readonly id: string; readonly does: ClassDoes; readonly isAgain: boolean } | undefined;

  constructor(
    private readonly server: string,
    private readonly key: string,
    private readonly network: Network,
    private readonly connection: LineController,
    private readonly on: LessonLineEvents,
  ) {
    const [by, token] = network.kept.get(keyOf(server))?.split(' ') ?? [];
    this.#token = by === key && token ? token : key;
    this.line = this.#lineOf(this.#token);
  }

  /** True if this window is a projector: the server sends it a view of the class but no token that opens the class. */
  get isProjector(): boolean {
    return this.view !== undefined && this.teacher === undefined;
  }

  connect(): void {
    this.connection.use(this.line, (heard) => this.#heard(heard));
  }

  does(does: ClassDoes, isAgain = false): void {
    const id = this.line.newId();
    this.#last = { id, does, isAgain };
    this.line.say({ t: 'class', id, seq: this.view?.seq ?? 0, ...does });
  }

  /** Asks for the file of the lesson, which the server sends as `lesson`. */
  save(): void {
    this.line.say({ t: 'save', id: this.line.newId() });
  }

  /** Forgets the token that opens the class, after the class has been deleted. */
  forget(): void {
    this.network.kept.set(keyOf(this.server), undefined);
  }

  #lineOf(token: string): Line {
    // This window opens a class only with its key or token, so the line must not store a token of its own.
    const kept = { get: () => undefined, set: () => undefined };
    return new Line({ server: this.server, token }, { ...this.network, kept });
  }

  #heard(heard: Heard): void {
    switch (heard.t) {
      case 'class':
        this.view = heard;
        this.viewAt = this.network.timers.now();
        break;
      case 'teacher':
        this.teacher = heard;
        if (heard.token !== undefined) this.network.kept.set(keyOf(this.server), `${this.key} ${heard.token}`);
        break;
      case 'no':
        if (heard.id === this.#last?.id && this.#refused(heard.reason)) return;
        break;
      case 'bye':
        // The class of this window has ended meanwhile, so its token is unknown: the key opens another class.
        if (heard.why === 'unknown' && this.#token !== this.key && !this.view) {
          this.forget();
          this.#token = this.key;
          this.line = this.#lineOf(this.key);
          return this.connect();
        }
        break;
      default:
    }
    this.on.heard(heard);
  }

  /**
   * Repeats a refused action once if the view was only outdated because pupils have acted meanwhile. Returns whether it was
   * repeated.
   */
  #refused(reason: string): boolean {
    const { does, isAgain } = this.#last!;
    this.#last = undefined;
    if (reason !== 'stale' || isAgain) {
      this.on.refused(reason);
      return false;
    }
    this.does(does, true);
    return true;
  }
}
