/**
 * The gateway finds the class of a device, opens classes, and keeps those in memory that have devices connected. It can be
 * killed at any time, and several can share a log, because it only holds a copy.
 */
import type { ClassMessage } from '../src/live/protocol/class-messages.js';
import { makeCode, type codeLengths } from '../src/live/protocol/codes.js';
import type { Hello } from '../src/live/protocol/messages.js';
import { opened } from '../src/live/referee/session-judge.js';
import { lessonOf } from './games.js';
import { most, WrongCodes } from './limits.js';
import { LiveClass, type ClassHost } from './live-class.js';
import type { ClassId } from './log/port.js';
import type { Role, Why } from './member.js';
import { isSame, type Tokens } from './tokens.js';

export interface GatewayOptions extends Omit<ClassHost, 'closed'> {
  readonly tokens: Tokens;
  /** The key with which a teacher opens classes. */
  readonly key: string;
  /** Length of the codes of classes. */
  readonly codes: keyof typeof codeLengths;
}

/** The result of a hello. */
type Found =
  | { readonly cls: LiveClass; readonly role: Role }
  | { readonly opener: true }
  | { readonly bye: Why }
  | { readonly later: number };

type Opened =
  | { readonly ok: true; readonly cls: LiveClass }
  | { readonly ok: false; readonly rule: 'live'; readonly reason: string; readonly message: string };

/** Time for which a class without devices stays in memory, in milliseconds: a whole class may be reconnecting. */
const idle = 60_000;

/** Maximum number of codes to try for a new class: so many cannot be in use by chance. */
const mostCodes = 5;

export class Gateway {
  readonly host: ClassHost;
  readonly #classes = new Map<ClassId, Promise<LiveClass | undefined>>();
  readonly #wrong: WrongCodes;
  #stopSweeping: (() => void) | undefined;

  constructor(private readonly options: GatewayOptions) {
    this.host = { ...options, closed: (cls) => void this.#classes.delete(cls.id) };
    this.#wrong = new WrongCodes(() => options.timers.now());
    this.#sweep();
  }

  /** Returns the class of a device and its role there. */
  async find({ token, code }: Hello, address: string): Promise<Found> {
    if (token !== undefined) return this.#byToken(token);
    return code === undefined ? { bye: 'unknown' } : this.#byCode(code, address);
  }

  /** Returns whether a text is the key with which teachers open classes. */
  isKey(text: string): boolean {
    return isSame(text, this.options.key);
  }

  /** Opens a class. The same message always leads to the same class. The code of a refusal is a field of the lesson, or `busy`. */
  async open(said: ClassMessage & { readonly do: 'open' }): Promise<Opened> {
    const { game, options, how, size, undo, admit, warmUp, id } = said;
    const checked = lessonOf({ game, options, how, size, undo, admit, warmUp });
    if (!checked.ok) return { ok: false, rule: 'live', reason: 'lesson', message: checked.message.slice(0, 500) };
    for (let attempt = 0; attempt < mostCodes; attempt++) {
      const code = this.#newCode(id, attempt);
      const cls = this.options.tokens.classOf(code);
      const judged = opened({ code, ...checked.value }, { id, at: this.host.timers.now() });
      if (!judged.ok || judged.same) continue;
      const answer = await this.host.log.append(`${cls}/s`, judged.entry, judged.state);
      if (answer !== 'done' && answer !== 'same') continue; // another class has this code
      const found = await this.#class(cls);
      if (found) return { ok: true, cls: found };
    }
    return { ok: false, rule: 'live', reason: 'busy', message: 'No code was free.' };
  }

  /** Returns the tokens with which a teacher returns to a class and a projector connects to it, and the code of the class. */
  tokensFor({ id, state }: LiveClass): { token: string; projector: string; code: string } {
    const { tokens } = this.options;
    return {
      token: tokens.make({ cls: id, holder: 'teacher' }),
      projector: tokens.make({ cls: id, holder: 'projector' }),
      code: state.code,
    };
  }

  pupilToken({ id }: LiveClass, pupil: number, epoch: number): string {
    return this.options.tokens.make({ cls: id, holder: { pupil, epoch } });
  }

  /** Releases everything. Devices are not notified: they reconnect. */
  async close(): Promise<void> {
    this.#stopSweeping?.();
    for (const loaded of await Promise.allSettled(this.#classes.values())) {
      if (loaded.status === 'fulfilled') loaded.value?.close();
    }
    this.#classes.clear();
  }

  /** Returns the code for a message: always the same one, so that the message can be repeated. */
  #newCode(id: string, attempt: number): string {
    let bytes: number[] = [];
    let block = 0;
    return makeCode(this.options.codes, (count) => {
      if (bytes.length < count) bytes = [...bytes, ...this.options.tokens.bytesFor(id, attempt * 1000 + block++)];
      return bytes.splice(0, count);
    });
  }

  async #byToken(text: string): Promise<Found> {
    if (this.isKey(text)) return { opener: true };
    const token = this.options.tokens.read(text);
    if (!token) return { bye: 'unknown' };
    const cls = await this.#class(token.cls);
    const { holder } = token;
    // A pupil's lesson is over, whereas a teacher may open another one.
    if (!cls) return { bye: holder === 'teacher' ? 'unknown' : 'closed' };
    const role: Role = typeof holder === 'string' ? { kind: holder } : { kind: 'pupil', ...holder };
    return this.#admit(cls, role);
  }

  async #byCode(code: string, address: string): Promise<Found> {
    const delay = this.#wrong.delay(address);
    if (delay === undefined) return { later: 2000 };
    if (delay > 0) {
      this.#wrong.waits(address, 1);
      await new Promise<void>((resolve) => void this.host.timers.later(resolve, delay));
      this.#wrong.waits(address, -1);
    }
    const cls = await this.#class(this.options.tokens.classOf(code));
    if (!cls) {
      this.#wrong.wrong(address);
      return { bye: 'unknown' };
    }
    return this.#admit(cls, { kind: 'guest' });
  }

  #admit(cls: LiveClass, role: Role): Found {
    if (cls.state.isResting && role.kind !== 'teacher') return { bye: 'closed' };
    return cls.audience.members.size < most.sockets || role.kind === 'teacher' ? { cls, role } : { later: 5000 };
  }

  /** Returns a class, from memory or from the log; undefined if there is none. */
  async #class(id: ClassId): Promise<LiveClass | undefined> {
    const known = this.#classes.get(id);
    if (known) return known;
    if (this.#classes.size >= most.classes) throw new Error('There are as many classes as this server bears.');
    const loading = LiveClass.load(id, this.host);
    this.#classes.set(id, loading);
    const cls = await loading.catch((error: unknown) => {
      this.#classes.delete(id);
      throw error;
    });
    // A wrong code must not cost memory.
    if (!cls) this.#classes.delete(id);
    if (cls?.state.phase !== 'closed') return cls;
    // The class was closed, but could not be erased at that time.
    cls.close();
    await this.host.log.drop(id);
    return undefined;
  }

  /** Periodically removes classes from memory in which no device has been for a while; their state is in the log. */
  #sweep(): void {
    const empty = new Set<ClassId>();
    const sweep = async (): Promise<void> => {
      for (const [id, loading] of [...this.#classes]) {
        const cls = await loading.catch(() => undefined);
        if (!cls || cls.audience.members.size > 0) empty.delete(id);
        else if (empty.delete(id)) cls.close();
        else empty.add(id);
      }
    };
    const again = (): void => {
      this.#stopSweeping = this.host.timers.later(() => void sweep().finally(again), idle);
    };
    again();
  }
}
