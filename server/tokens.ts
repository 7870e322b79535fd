/**
 * The secrets of a server: the names of lessons in the log, and the tokens for seats. Nothing is looked up: a token
 * contains its purpose in clear text, and a keyed hash proves that this server has made it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LessonId } from './log/port.js';

/** The holder of a token: a teacher, a projector, which can only watch, or a pupil by number. */
export type Holder = 'teacher' | 'projector' | { readonly pupil: number; readonly epoch: number };

export interface Token {
  readonly lesson: LessonId;
  readonly holder: Holder;
}

const form = /^([\w-]{22})\.(t|v|p(\d{1,3})\.(\d{1,6}))\.([\w-]{22})$/;

/** Compares two texts in a time that does not reveal where they differ. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export class Tokens {
  /**
   * `secret`: at least 128 random bits; the same for all servers of a log. `revoked`: how often the links of teachers were revoked; those
   * made before it are invalid, while pupils keep their seats.
   */
  constructor(
    private readonly secret: Uint8Array,
    private readonly revoked = 0,
  ) {}

  /** Returns the key with which teachers open lessons: 128 bits. */
  get key(): string {
    return this.#hash('key', this.revoked === 0 ? '' : String(this.revoked));
  }

  /** Returns the lesson of a code. The code cannot be derived from the names of files or keys in the log. */
  lessonIdOf(code: string): LessonId {
    return this.#hash('class', code);
  }

  /** Returns the bytes for the code of a new lesson: always the same for a teacher's message, also when it is repeated. */
  bytesFor(id: string, attempt: number): Uint8Array {
    return createHmac('sha256', this.secret).update(`code\0${id}\0${attempt}`).digest();
  }

  make({ lesson, holder }: Token): string {
    const role = holder === 'teacher' ? 't' : holder === 'projector' ? 'v' : `p${holder.pupil}.${holder.epoch}`;
    return `${lesson}.${role}.${this.#mac(lesson, role)}`;
  }

  /** Returns the content of a token; undefined if this server has not made it. Accepts any text. */
  read(text: string): Token | undefined {
    const found = form.exec(text);
    if (!found) return undefined;
    const [, lesson, role, pupil, epoch, mac] = found;
    if (!isSame(mac, this.#mac(lesson, role))) return undefined;
    const holder =
      role === 't' ? 'teacher' : role === 'v' ? 'projector' : { pupil: Number(pupil), epoch: Number(epoch) };
    return { lesson, holder };
  }

  #mac(lesson: LessonId, role: string): string {
    const times = role.startsWith('p') || this.revoked === 0 ? '' : `.${this.revoked}`;
    return this.#hash('token', `${lesson}.${role}${times}`);
  }

  /** Returns a keyed hash: 128 bits in base64url. */
  #hash(use: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${use}\0${text}`).digest().subarray(0, 16).toString('base64url');
  }
}
