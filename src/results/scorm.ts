import { failure, type Failure, type Mode, type Outcome } from './adapter.js';
import type { Attached, Channel, Parcel, Receipt, Refusal } from './channel.js';
import type { Queued } from './local.js';

/** As much of a window as is needed to find a run-time. Any of it may throw: a window of another origin does. */
export interface WindowLike {
  readonly parent?: unknown;
  readonly opener?: unknown;
}

/** The run-time calls of a standard; what comes back is the host's, and may be anything. */
export type Api = Readonly<Record<string, unknown>>;

/** By which names a standard calls the same things. */
export interface Calls {
  readonly api: string;
  readonly initialize: string;
  readonly getValue: string;
  readonly setValue: string;
  readonly commit: string;
  readonly finish: string;
  readonly lastError: string;
  readonly errorString: string;
}

/** What a standard calls its elements, and how it writes them. */
export interface Dialect {
  readonly calls: Calls;
  /** What the host says at the beginning. */
  attached(read: (element: string) => string): Attached;
  /** Set once, at the beginning: an attempt that is only opened is not done. */
  first(read: (element: string) => string): Elements;
  /** How the attempt stands, in groups: of one whose value is refused, the rest is not set. */
  standing(parcel: Parcel): readonly Elements[];
  /** The `n`th interaction; the first element makes it, and each of the others stands for itself. */
  interaction(answer: Queued, n: number): Elements;
}

/** Names and values, in the order in which they are to be set. */
export type Elements = readonly (readonly [element: string, value: string])[];

/** Interactions that a run-time must hold (SCORM 2004, 4th edition); of more, only the sums are told. */
export const mostInteractions = 250;
/** Windows are nested less deeply than this. */
const deepest = 100;

const peek = (from: unknown, name: string): unknown => {
  try {
    return (from as Record<string, unknown>)[name];
  } catch {
    return undefined; // of another origin
  }
};

/** Looks up the parents of a window, then those of its opener. A thing of that name without the calls is none. */
export function findApi(window: WindowLike, calls: Calls): Api | undefined {
  const isApi = (thing: unknown): thing is Api =>
    typeof thing === 'object' &&
    thing !== null &&
    [calls.initialize, calls.setValue, calls.finish].every((name) => typeof peek(thing, name) === 'function');
  const above = (start: unknown): Api | undefined => {
    let at = start;
    for (let i = 0; i < deepest && at; i++) {
      const api = peek(at, calls.api);
      if (isApi(api)) return api;
      const parent = peek(at, 'parent');
      if (parent === at) break;
      at = parent;
    }
    return undefined;
  };
  return above(window) ?? above(peek(window, 'opener')) ?? above(peek(peek(window, 'top'), 'opener'));
}

/** A SCORM run-time, in either version. All its calls are answered at once. */
export class ScormChannel implements Channel {
  #api: Api | undefined;
  #mode: Mode = 'normal';
  /** Where the next interaction goes. */
  #next = 0;
  /** Answers that were set in this session, and where: a commit that failed sets them there again. */
  readonly #places = new Map<string, number>();
  /** The host has no interactions. */
  #interactionsOff = false;

  constructor(
    private readonly window: WindowLike,
    private readonly dialect: Dialect,
  ) {}

  open(): Outcome<Attached> {
    const { calls } = this.dialect;
    this.#api ??= findApi(this.window, calls);
    if (!this.#api) return failure('no-host', `No ${calls.api} was found above this page.`);
    const begun = this.#call(calls.initialize, '') === 'true';
    // Another script of the page may have begun the session: then it can be read.
    if (!begun && !this.#isRunning()) return this.#failed(calls.initialize);
    const attached = this.dialect.attached((element) => this.#read(element));
    this.#mode = attached.mode;
    this.#next = Number(this.#read('cmi.interactions._count')) || 0;
    if (this.#mode === 'normal')
      for (const [name, value] of this.dialect.first((e) => this.#read(e))) this.#set(name, value);
    return { ok: true, value: attached };
  }

  send(parcel: Parcel): Outcome<Receipt> {
    if (this.#mode !== 'normal') return { ok: true, value: { taken: parcel.answers.map(({ id }) => id), refused: [] } };
    const refused: Refusal[] = [];
    const taken = parcel.answers.filter((answer) => this.#interaction(answer, refused)).map(({ id }) => id);
    for (const group of this.dialect.standing(parcel)) {
      for (const [element, value] of group) {
        const why = this.#set(element, value);
        if (why) refused.push({ message: why });
        if (why) break;
      }
    }
    // Without a session the values were taken all the same; only the commit tells.
    if (this.#call(this.dialect.calls.commit, '') !== 'true') return this.#failed(this.dialect.calls.commit);
    return { ok: true, value: { taken, refused } };
  }

  close(parcel: Parcel): Outcome<Receipt> {
    const sent = this.send(parcel);
    if (!sent.ok) return sent;
    return this.#call(this.dialect.calls.finish, '') === 'true' ? sent : this.#failed(this.dialect.calls.finish);
  }

  /** Sets an answer's interaction; false where it is to be offered again. */
  #interaction(answer: Queued, refused: Refusal[]): boolean {
    const n = this.#places.get(answer.id) ?? this.#next;
    if (this.#interactionsOff || n >= mostInteractions) return true;
    const [first, ...others] = this.dialect.interaction(answer, n);
    const why = this.#set(...first);
    if (why) {
      // Not implemented (401 and, in SCORM 2004, 402): asking again is no use.
      if (/ 40[12]:/.test(why)) this.#interactionsOff = true;
      refused.push({ answer: answer.id, message: why });
      return false;
    }
    if (n === this.#next) this.#next++;
    this.#places.set(answer.id, n);
    for (const [element, value] of others) {
      const wrong = this.#set(element, value);
      if (wrong) refused.push({ answer: answer.id, message: wrong });
    }
    return true;
  }

  #isRunning(): boolean {
    this.#read('cmi._version');
    return this.#lastError() === '0';
  }

  #read(element: string): string {
    return this.#call(this.dialect.calls.getValue, element) ?? '';
  }

  /** Sets a value; why it was refused, or undefined. */
  #set(element: string, value: string): string | undefined {
    if (this.#call(this.dialect.calls.setValue, element, value) === 'true') return undefined;
    const code = this.#lastError();
    return `${element} ${code}: ${this.#call(this.dialect.calls.errorString, code) ?? ''}`;
  }

  #lastError(): string {
    return this.#call(this.dialect.calls.lastError) ?? '';
  }

  #failed(name: string): Failure {
    const code = this.#lastError();
    return failure('lost', `${name} ${code}: ${this.#call(this.dialect.calls.errorString, code) ?? ''}`);
  }

  /** Hosts answer `true` and `'true'`, numbers and their texts; undefined where the call fails or the host is gone. */
  #call(name: string, ...given: string[]): string | undefined {
    try {
      const call = peek(this.#api, name);
      if (typeof call !== 'function') return undefined;
      const answer: unknown = call.apply(this.#api, given);
      if (typeof answer === 'string') return answer;
      return typeof answer === 'boolean' || typeof answer === 'number' ? String(answer) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A score or figure that the host says; undefined where it says none. */
export function figure(text: string, from: number, to: number): number | undefined {
  const value = text.trim() === '' ? NaN : Number(text);
  return value >= from && value <= to ? value : undefined;
}

/** `browse` and `review`; anything else is the normal mode. */
export const modeFrom = (text: string): Mode => (text === 'browse' || text === 'review' ? text : 'normal');
