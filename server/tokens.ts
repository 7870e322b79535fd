/**
 * The secrets of a server: what a class is called in the log, and what opens a seat. Nothing is looked up: a token says in
 * clear what it is for, and a keyed hash says that this server has made it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ClassId } from './log/port.js';

/** Who holds a token: a teacher, a projector, which only sees, or a pupil by number. */
export type Holder = 'teacher' | 'projector' | { readonly pupil: number; readonly epoch: number };

export interface Token {
  readonly cls: ClassId;
  readonly holder: Holder;
}

const form = /^([\w-]{22})\.(t|v|p(\d{1,3})\.(\d{1,6}))\.([\w-]{22})$/;

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export class Tokens {
  /** `secret`: at least 128 random bits; the same for all servers of a log. */
  constructor(private readonly secret: Uint8Array) {}

  /** The key with which teachers open classes: 128 bits. */
  get key(): string {
    return this.#hash('key', '');
  }

  /** Returns the class of a code: with no file and no key of the log can anybody tell the code. */
  classOf(code: string): ClassId {
    return this.#hash('class', code);
  }

  /** Returns bytes that the code of a new class is made of: the same whenever a teacher's message comes again. */
  bytesFor(id: string, attempt: number): Uint8Array {
    return createHmac('sha256', this.secret).update(`code\0${id}\0${attempt}`).digest();
  }

  make({ cls, holder }: Token): string {
    const role = holder === 'teacher' ? 't' : holder === 'projector' ? 'v' : `p${holder.pupil}.${holder.epoch}`;
    return `${cls}.${role}.${this.#hash('token', `${cls}.${role}`)}`;
  }

  /** Returns whose token it is; undefined if this server has not made it. Takes any text. */
  read(text: string): Token | undefined {
    const found = form.exec(text);
    if (!found) return undefined;
    const [, cls, role, pupil, epoch, mac] = found;
    if (!isSame(mac, this.#hash('token', `${cls}.${role}`))) return undefined;
    const holder =
      role === 't' ? 'teacher' : role === 'v' ? 'projector' : { pupil: Number(pupil), epoch: Number(epoch) };
    return { cls, holder };
  }

  /** 128 bits in base64url. */
  #hash(use: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${use}\0${text}`).digest().subarray(0, 16).toString('base64url');
  }
}
