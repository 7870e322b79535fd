import type { ClassDoes, ClassView } from '../../src/live/class-messages.js';
import type { ToClient } from '../../src/live/messages.js';
import { Line, type Heard } from '../../src/line/line.js';
import type { Network } from '../../src/line/network.js';
import type { LineController } from '../live/line-controller.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

export interface LessonLineEvents {
  heard(heard: Heard): void;
  /** What the teacher did is refused. */
  refused(reason: string): void;
}

/** Where this window keeps what opens its class again, with the key that opened it. */
const keyOf = (server: string): string => `abacade.class:${server}`;

/** A teacher's or a projector's connection: it also knows the class as a whole, and what opens it again. */
export class LessonLine {
  view: ClassView | undefined;
  /** When the view came, in milliseconds as `Timers` tell it. */
  viewAt = 0;
  teacher: Of<'teacher'> | undefined;
  line: Line;
  #token: string;
  /** What was done last, to be done once more if it was done to an older class. */
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

  /** Whether this window only shows: the server gives it a view of the class and nothing to open it with. */
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

  /** Asks for the file of the lesson: it comes as `lesson`. */
  save(): void {
    this.line.say({ t: 'save', id: this.line.newId() });
  }

  /** Forgets what opens the class: it is no more. */
  forget(): void {
    this.network.kept.set(keyOf(this.server), undefined);
  }

  #lineOf(token: string): Line {
    // The key is the only thing that this window may open a class with: the line keeps no token of its own.
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
        // The class that was open in this window has ended meanwhile: the key opens another one.
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

  /** What pupils have done meanwhile is no reason to refuse a teacher: once, it is done again. Returns whether it is. */
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
