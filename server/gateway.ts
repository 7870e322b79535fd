/**
 * The gateway finds the lesson of a device, opens lessons, and keeps those in memory that have devices connected. It can be
 * killed at any time, and several can share a log, because it only holds a copy.
 */
import type { KeptLesson, TeacherMessage } from '../src/live/protocol/lesson-messages.js';
import { makeCode, type codeLengths } from '../src/live/protocol/codes.js';
import { mostKept, type Hello } from '../src/live/protocol/messages.js';
import { opened } from '../src/live/referee/session-judge.js';
import type { SessionState } from '../src/live/referee/session-state.js';
import { lessonOf } from './games.js';
import { most, TakenNames, WrongCodes, type Stranger } from './limits.js';
import { LiveLesson, type LessonHost } from './live-lesson.js';
import type { LessonId } from './log/port.js';
import type { Role, GoodbyeReason } from './member.js';
import { isSame, type Tokens } from './tokens.js';

export interface GatewayOptions extends Omit<LessonHost, 'closed'> {
  readonly tokens: Tokens;
  /** The key with which a teacher opens lessons. */
  readonly key: string;
  /** Length of the codes of lessons. */
  readonly codes: keyof typeof codeLengths;
  /** The milliseconds for which the log keeps a lesson that is continued next time, to tell the teacher. */
  readonly waits?: number;
}

/** The result of a hello. */
type Found =
  | { readonly lesson: LiveLesson; readonly role: Role }
  | { readonly opener: true }
  | { readonly bye: GoodbyeReason }
  | { readonly later: number };

type Opened =
  | { readonly ok: true; readonly lesson: LiveLesson }
  | { readonly ok: false; readonly rule: 'live'; readonly reason: string; readonly message: string };

/** Time for which a lesson without devices stays in memory, in milliseconds: its pupils may all be reconnecting. */
const idle = 60_000;

/** Maximum number of codes to try for a new lesson: so many cannot be in use by chance. */
const mostCodes = 5;

export class Gateway {
  readonly host: LessonHost;
  readonly #lessons = new Map<LessonId, Promise<LiveLesson | undefined>>();
  readonly names: TakenNames;
  readonly #wrong: WrongCodes;
  #stopSweeping: (() => void) | undefined;
  #kept: Promise<KeptLesson[]> | undefined;
  readonly #endings: ((lesson: LessonId) => void)[] = [];

  constructor(private readonly options: GatewayOptions) {
    this.host = {
      ...options,
      closed: (lesson, why) => {
        this.#lessons.delete(lesson.id);
        if (why) for (const call of this.#endings) call(lesson.id);
      },
    };
    this.names = new TakenNames(() => options.timers.now());
    this.#wrong = new WrongCodes(() => options.timers.now());
    this.#sweep();
  }

  /** Returns the lesson of a device and its role there. */
  async find({ token, code, device }: Hello, address: string): Promise<Found> {
    if (token !== undefined) return this.#byToken(token);
    return code === undefined ? { bye: 'unknown' } : this.#byCode(code, { address, device });
  }

  /** Returns whether a text is the key with which teachers open lessons. */
  isKey(text: string): boolean {
    return isSame(text, this.options.key);
  }

  /** Opens a lesson. The same message always leads to the same lesson. The code of a refusal is a field of the lesson, or `busy`. */
  async open(message: TeacherMessage & { readonly do: 'open' }): Promise<Opened> {
    const { game, options, how, size, undo, admit, warmUp, id } = message;
    const checked = lessonOf({ game, options, how, size, undo, admit, warmUp });
    if (!checked.ok) return { ok: false, rule: 'live', reason: 'lesson', message: checked.message.slice(0, 500) };
    for (let attempt = 0; attempt < mostCodes; attempt++) {
      const code = this.#newCode(id, attempt);
      const lesson = this.options.tokens.lessonIdOf(code);
      const judged = opened({ code, ...checked.value }, { id, at: this.host.timers.now() });
      if (!judged.ok || judged.same) continue;
      const answer = await this.host.log.append(`${lesson}/s`, judged.entry, judged.state);
      if (answer !== 'done' && answer !== 'same') continue; // another lesson has this code
      const found = await this.#load(lesson);
      if (found) return { ok: true, lesson: found };
    }
    return { ok: false, rule: 'live', reason: 'busy', message: 'No code was free.' };
  }

  /** Returns a lesson; undefined if there is none, or none any more. */
  lesson(id: LessonId): Promise<LiveLesson | undefined> {
    return this.#load(id);
  }

  /** Calls `call` with each lesson that ends while this server has it in memory. */
  onEnd(call: (lesson: LessonId) => void): void {
    this.#endings.push(call);
  }

  /**
   * Returns the tokens with which a teacher returns to a lesson and a projector connects to it, the code of the lesson, and how long it can wait
   * for next time.
   */
  tokensFor({ id, state }: LiveLesson): { token: string; projector: string; code: string; waits?: number } {
    const { tokens, waits } = this.options;
    return {
      ...(waits !== undefined && { waits }),
      token: tokens.make({ lesson: id, holder: 'teacher' }),
      projector: tokens.make({ lesson: id, holder: 'projector' }),
      code: state.code,
    };
  }

  /** Returns the lessons that a holder of the key can go on with, the newest first. */
  kept(): Promise<KeptLesson[]> {
    // Many windows may ask at once, as after a restart.
    this.#kept ??= this.#readKept().finally(() => (this.#kept = undefined));
    return this.#kept;
  }

  /** Returns the number of lessons in memory, and of their devices by role. */
  async counts(): Promise<{ lessons: number; devices: Record<Role['kind'], number> }> {
    const devices = { guest: 0, pupil: 0, teacher: 0, projector: 0 };
    const loaded = await Promise.allSettled(this.#lessons.values());
    for (const one of loaded)
      if (one.status === 'fulfilled') for (const { role } of one.value?.members.all ?? []) devices[role.kind]++;
    return { lessons: this.#lessons.size, devices };
  }

  /** Rejects if the log does not answer. */
  async checkHealth(): Promise<void> {
    await this.host.log.last('health/s');
  }

  pupilToken({ id }: LiveLesson, pupil: number, epoch: number): string {
    return this.options.tokens.make({ lesson: id, holder: { pupil, epoch } });
  }

  /** Releases everything. Devices are not notified: they reconnect. */
  async close(): Promise<void> {
    this.#stopSweeping?.();
    for (const loaded of await Promise.allSettled(this.#lessons.values())) {
      if (loaded.status === 'fulfilled') loaded.value?.close();
    }
    this.#lessons.clear();
  }

  async #readKept(): Promise<KeptLesson[]> {
    const { log } = this.host;
    const found = await Promise.all(
      (await log.lessons()).map(async (lesson) => {
        try {
          const state = (await log.last(`${lesson}/s`)) as unknown as SessionState | undefined;
          return state && state.phase !== 'closed' ? { lesson, state } : [];
        } catch (error) {
          // A damaged file must not hide the other lessons.
          this.host.warn(error);
          return [];
        }
      }),
    );
    return found
      .flat()
      .sort((a, b) => b.state.openedAt - a.state.openedAt)
      .slice(0, mostKept)
      .map(({ lesson, state }) => ({
        token: this.options.tokens.make({ lesson, holder: 'teacher' }),
        code: state.code,
        game: state.lesson.game,
        pupils: state.pupils.length,
        round: state.round,
        isWaiting: state.isResting,
      }));
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
    const lesson = await this.#load(token.lesson);
    const { holder } = token;
    // A pupil's lesson is over, whereas a teacher may open another one.
    if (!lesson) return { bye: holder === 'teacher' ? 'unknown' : 'closed' };
    const role: Role = typeof holder === 'string' ? { kind: holder } : { kind: 'pupil', ...holder };
    return this.#admit(lesson, role);
  }

  async #byCode(code: string, stranger: Stranger): Promise<Found> {
    const left = this.#wrong.left(stranger);
    if (left > 0) return { later: left };
    const delay = this.#wrong.delay(stranger);
    if (delay === undefined) return { later: 2000 };
    if (delay > 0) {
      this.#wrong.waits(stranger, 1);
      await new Promise<void>((resolve) => void this.host.timers.later(resolve, delay));
      this.#wrong.waits(stranger, -1);
    }
    const lesson = await this.#load(this.options.tokens.lessonIdOf(code));
    if (!lesson) {
      this.#wrong.wrong(stranger, code);
      return { bye: 'unknown' };
    }
    return this.#admit(lesson, { kind: 'guest' });
  }

  #admit(lesson: LiveLesson, role: Role): Found {
    if (lesson.state.isResting && role.kind !== 'teacher') return { bye: 'closed' };
    return lesson.members.hasPlace(role) ? { lesson, role } : { later: 5000 };
  }

  /** Returns a lesson, from memory or from the log; undefined if there is none. */
  async #load(id: LessonId): Promise<LiveLesson | undefined> {
    const known = this.#lessons.get(id);
    if (known) return known;
    if (this.#lessons.size >= most.lessons) throw new Error('This server has no room for another lesson.');
    const loading = LiveLesson.load(id, this.host);
    this.#lessons.set(id, loading);
    const lesson = await loading.catch((error: unknown) => {
      this.#lessons.delete(id);
      throw error;
    });
    // A wrong code must not cost memory.
    if (!lesson) this.#lessons.delete(id);
    if (lesson?.state.phase !== 'closed') return lesson;
    // The lesson was closed, but could not be erased at that time.
    lesson.close();
    await this.host.log.drop(id);
    return undefined;
  }

  /** Periodically removes lessons from memory in which no device has been for a while; their state is in the log. */
  #sweep(): void {
    const empty = new Set<LessonId>();
    const sweep = async (): Promise<void> => {
      for (const [id, loading] of [...this.#lessons]) {
        const lesson = await loading.catch(() => undefined);
        if (!lesson || lesson.members.all.size > 0) empty.delete(id);
        else if (empty.delete(id)) lesson.close();
        else empty.add(id);
      }
    };
    const again = (): void => {
      this.#stopSweeping = this.host.timers.later(() => void sweep().finally(again), idle);
    };
    again();
  }
}
