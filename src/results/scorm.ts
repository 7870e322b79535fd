import { done, failure, type Failure, type Mode, type Outcome } from './adapter.js';
import type { Attached, Channel, Parcel, Receipt, Refusal } from './channel.js';
import { RequestMonitor } from './evidence.js';
import type { Queued, Trust } from './local.js';

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
  /**
   * Another value that the element takes. A run-time may take a value as sent though its request was lost, and send it
   * again only after another one; left out where it sends all that differs from the beginning.
   */
  other?(element: string, value: string): string | undefined;
}

/** Names and values, in the order in which they are to be set; one that `isOptional` may be refused. */
export type Elements = readonly (readonly [element: string, value: string, isOptional?: boolean])[];

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

/** A run-time, and the window that it was found in. */
export interface Found {
  readonly api: Api;
  readonly window: unknown;
}

/** Looks up the parents of a window, then those of its opener. A thing of that name without the calls is none. */
export function findApi(window: WindowLike, calls: Calls): Found | undefined {
  const isApi = (thing: unknown): thing is Api =>
    typeof thing === 'object' &&
    thing !== null &&
    [calls.initialize, calls.setValue, calls.finish].every((name) => typeof peek(thing, name) === 'function');
  const above = (start: unknown): Found | undefined => {
    let at = start;
    for (let i = 0; i < deepest && at; i++) {
      const api = peek(at, calls.api);
      if (isApi(api)) return { api, window: at };
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
  #requests = new RequestMonitor(undefined);
  #mode: Mode = 'normal';
  /** How many interactions the run-time of this page knows: one with a higher number it does not take. */
  #count = 0;
  /** Where the answers of this session were set: a commit that failed sets them there again. */
  readonly #places = new Map<string, number>();
  /** What was set since the last commit. */
  readonly #uncommitted = new Map<string, string>();
  /** What was last put into a request that did not arrive, or may not have: the run-time may take it as sent. */
  readonly #unconfirmed = new Map<string, string>();
  /** What stands with the host, as far as that is known: setting it again sends nothing. */
  readonly #confirmed = new Map<string, string>();
  /** The host has no interactions. */
  #interactionsOff = false;

  constructor(
    private readonly window: WindowLike,
    private readonly dialect: Dialect,
  ) {}

  get places(): ReadonlyMap<string, number> {
    return this.#places;
  }

  open(): Outcome<Attached> {
    const { calls } = this.dialect;
    if (!this.#api) {
      const found = findApi(this.window, calls);
      if (!found) return failure('no-host', `No ${calls.api} was found above this page.`);
      this.#api = found.api;
      this.#requests = new RequestMonitor(found.window);
    }
    const begun = this.#call(calls.initialize, '') === 'true';
    // Another script of the page may have begun the session: then it can be read.
    if (!begun && !this.#isRunning()) return this.#failed(calls.initialize);
    const attached = this.dialect.attached((element) => this.#read(element));
    this.#mode = attached.mode;
    this.#count = Number(this.#read('cmi.interactions._count')) || 0;
    if (this.#mode === 'normal')
      for (const [element, value] of this.dialect.first((e) => this.#read(e))) this.#put(element, value);
    return { ok: true, value: { ...attached, count: this.#count } };
  }

  doubt(): void {
    for (const [element, value] of this.#confirmed)
      if (!this.#unconfirmed.has(element)) this.#unconfirmed.set(element, value);
    this.#confirmed.clear();
  }

  send(parcel: Parcel): Outcome<Receipt> {
    if (this.#mode !== 'normal')
      return { ok: true, value: { taken: parcel.answers.map(({ id }) => id), trust: 'shown', refused: [] } };
    const standing = this.dialect.standing(parcel);
    const numbered = this.#numbered(parcel);
    const due = [...standing.flat(), ...numbered.flatMap(([answer, n]) => this.dialect.interaction(answer, n))];
    // While a page goes away it is not known whether a commit arrives, nor in which order: other values might stay.
    const resent = parcel.leaving ? done : this.#forceResend(due);
    if (!resent.ok) return resent;

    const refused: Refusal[] = [];
    const taken = this.#setAnswers(parcel, refused);
    for (const group of standing) {
      for (const [element, value, isOptional] of group) {
        const why = this.#put(element, value);
        if (why && !isOptional) refused.push({ message: why });
        if (why) break;
      }
    }
    const trust = this.#commit(parcel.leaving);
    return trust.ok ? { ok: true, value: { taken, trust: trust.value, refused } } : trust;
  }

  close(parcel: Parcel): Outcome<Receipt> {
    const sent = this.send(parcel);
    // A platform writes "completed" and a score of 0 where a session that only looks on is finished; it ends by itself.
    if (!sent.ok || this.#mode !== 'normal') return sent;
    return this.#call(this.dialect.calls.finish, '') === 'true' ? sent : this.#failed(this.dialect.calls.finish);
  }

  /** The answers that are set, with their numbers: what the host lacks, and before it what this run-time does not know. */
  #numbered({ answers, told }: Parcel): (readonly [Queued, number])[] {
    if (this.#interactionsOff) return [];
    const placeOf = ({ id, place }: Queued): number | undefined => this.#places.get(id) ?? place;
    const known = [...told.filter((one) => (placeOf(one) ?? -1) >= this.#count), ...answers].flatMap((answer) => {
      const place = placeOf(answer);
      return place === undefined ? [] : [[answer, place] as const];
    });
    known.sort(([, one], [, other]) => one - other);
    let next = Math.max(this.#count, ...[...told, ...answers].map((one) => (placeOf(one) ?? -1) + 1));
    const added = answers.flatMap((answer) => (placeOf(answer) === undefined ? [[answer, next++] as const] : []));
    return [...known, ...added].filter(([, n]) => n < mostInteractions);
  }

  /** Sets the answers; the ids of those that the host has, or will never have. */
  #setAnswers(parcel: Parcel, refused: Refusal[]): string[] {
    const set = new Set<string>();
    // One that is refused leaves its number to the next.
    let gone = 0;
    for (const [answer, n] of this.#numbered(parcel)) {
      const isNew = answer.place === undefined && !this.#places.has(answer.id);
      const outcome = this.#interaction(answer, isNew ? n - gone : n, refused);
      if (outcome) set.add(answer.id);
      else if (isNew) gone++;
    }
    const isFull = (answer: Queued): boolean =>
      this.#interactionsOff || (this.#places.get(answer.id) ?? answer.place ?? this.#count) >= mostInteractions;
    return parcel.answers.filter((answer) => set.has(answer.id) || isFull(answer)).map(({ id }) => id);
  }

  /** Sets an answer's interaction; false where it is to be offered again. */
  #interaction(answer: Queued, n: number, refused: Refusal[]): boolean {
    if (this.#interactionsOff) return true;
    // What is between is with another window, and not known here: the next session has its number.
    if (n > this.#count) return false;
    const [[name, id], ...others] = this.dialect.interaction(answer, n);
    const why = this.#put(name, id);
    if (why) {
      // Not implemented (401 and, in SCORM 2004, 402): asking again is no use.
      if (/ 40[12]:/.test(why)) this.#interactionsOff = true;
      refused.push({ answer: answer.id, message: why });
      return false;
    }
    if (n === this.#count) this.#count++;
    this.#places.set(answer.id, n);
    for (const [element, value] of others) {
      const wrong = this.#put(element, value);
      if (wrong) refused.push({ answer: answer.id, message: wrong });
    }
    return true;
  }

  /**
   * A value that may be taken as sent, and is not, is sent only after another one: that one is committed first. Whether
   * its request arrives is no matter.
   */
  #forceResend(due: Elements): Outcome {
    const others = due.flatMap(([element, value]) => {
      const other = this.#unconfirmed.get(element) === value ? this.dialect.other?.(element, value) : undefined;
      return other === undefined ? [] : [[element, other] as const];
    });
    if (!others.length) return done;
    for (const pair of others) this.#put(...pair);
    const trust = this.#commit(false);
    // It is not what is to stand there.
    for (const pair of others) this.#unconfirmed.set(...pair);
    return trust.ok ? done : trust;
  }

  /** Without a session the values were taken all the same, and without a connection the commit is answered well too. */
  #commit(leaving: boolean): Outcome<Trust> {
    const { commit } = this.dialect.calls;
    this.#requests.begin();
    const isTrue = this.#call(commit, '') === 'true';
    const seen = this.#requests.end();
    const evidence = isTrue ? seen : 'lost';
    for (const [element, value] of this.#uncommitted) {
      if (evidence !== 'lost') {
        this.#unconfirmed.delete(element);
        this.#confirmed.set(element, value);
      } else if (this.#confirmed.get(element) !== value) this.#unconfirmed.set(element, value);
    }
    this.#uncommitted.clear();
    if (!isTrue) return this.#failed(commit);
    if (evidence === 'arrived') return { ok: true, value: 'shown' };
    // A page that goes away is answered by a beacon, which may arrive.
    return evidence === 'unknown' || leaving
      ? { ok: true, value: 'said' }
      : failure('offline', 'The platform has answered, and its request has not arrived.');
  }

  #isRunning(): boolean {
    this.#read('cmi._version');
    return this.#lastError() === '0';
  }

  #read(element: string): string {
    const value = this.#call(this.dialect.calls.getValue, element) ?? '';
    this.#confirmed.set(element, value);
    return value;
  }

  /** Sets a value; why it was refused, or undefined. */
  #put(element: string, value: string): string | undefined {
    if (this.#call(this.dialect.calls.setValue, element, value) === 'true') {
      this.#uncommitted.set(element, value);
      return undefined;
    }
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
