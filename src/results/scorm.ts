import { summaryId } from '../learning/index.js';
import { done, failure, type Failure, type Mode, type Outcome } from './adapter.js';
import type { Attached, Channel, Payload, Receipt, Rejection } from './channel.js';
import { RequestMonitor } from './request-monitor.js';
import type { QueuedAnswer, Ack } from './queued-answer.js';
import { isUnset } from './unset-value.js';

/** The part of a window needed to find a run-time. Any access may throw, as for a window of another origin. */
export interface WindowLike {
  readonly parent?: unknown;
  readonly opener?: unknown;
}

/** A run-time's API object. Its contents and results are untrusted. */
export type Api = Readonly<Record<string, unknown>>;

/** The names that a standard gives to the API object and its functions. */
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

/** The elements of a version of the standard, and the format of their values. */
export interface Dialect {
  readonly calls: Calls;
  /** Reads the data that the host reports at the beginning. */
  attached(read: (element: string) => string): Attached;
  /** The elements set once, at the beginning, so that an attempt that was only opened does not count as completed. */
  initial(read: (element: string) => string): Elements;
  /** The status of the attempt, in groups: if a value is rejected, the rest of its group is not set. */
  status(payload: Payload): readonly Elements[];
  /** The elements of interaction `n`, from 0. The first one creates it; the others are independent of each other. */
  interaction(answer: QueuedAnswer, n: number): Elements;
  /**
   * Returns another valid value for the element. A run-time may consider a value as sent although its request was lost, and send it again
   * only after a different one. Not needed if the run-time sends everything that differs from the beginning.
   */
  other?(element: string, value: string): string | undefined;
}

/** Names and values in the order in which they are set. One that `isOptional` may be rejected. */
export type Elements = readonly (readonly [element: string, value: string, isOptional?: boolean])[];

/** Returns the elements of the interaction with the summary. `response` is the standard's name of a learner's answer. */
export const summaryElements = (interaction: string, response: string, summary: string): Elements => [
  [`${interaction}.id`, summaryId],
  [`${interaction}.type`, 'fill-in'],
  [`${interaction}.${response}`, summary],
  [`${interaction}.result`, 'neutral'],
];

/** The number of interactions that a run-time must support (SCORM 2004, 4th edition); further answers are only counted. */
export const mostInteractions = 250;
/** The maximum number of ancestors searched for a run-time. */
const deepest = 100;

const peek = (from: unknown, name: string): unknown => {
  try {
    return (from as Record<string, unknown>)[name];
  } catch {
    return undefined; // a window of another origin
  }
};

/** A run-time, and the window in which it was found. */
export interface Found {
  readonly api: Api;
  readonly window: unknown;
}

/** Searches a window and its ancestors, then its opener's. An object with the right name but without the functions is ignored. */
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

/** A SCORM run-time of either version. All its calls are synchronous. */
export class ScormChannel implements Channel {
  #api: Api | undefined;
  #requests = new RequestMonitor(undefined);
  #mode: Mode = 'normal';
  /** The number of interactions known to this page's run-time, which rejects any higher number. */
  #count = 0;
  /** The numbers given to the answers of the last payload. */
  readonly #indexes = new Map<string, number>();
  /** By number, the id of the answer to which this session has set an interaction. */
  readonly #answerIds = new Map<number, string>();
  /**
   * The summary to which this session has set its interaction. Only the summary changes, and a run-time that was started before another
   * window changed it sends the old one.
   */
  #summary: string | undefined;
  /** Values set since the last commit. */
  readonly #uncommitted = new Map<string, string>();
  /** Values last sent in a request that did not, or may not have, arrived: the run-time may consider them as sent. */
  readonly #unconfirmed = new Map<string, string>();
  /** Values that the host is known to have: setting one again sends nothing. */
  readonly #confirmed = new Map<string, string>();
  /** True if another window may have overwritten interactions that this run-time knows. */
  #isDoubted = false;
  /** True if the host does not support interactions. */
  #interactionsOff = false;

  constructor(
    private readonly window: WindowLike,
    private readonly dialect: Dialect,
  ) {}

  get indexes(): ReadonlyMap<string, number> {
    return this.#indexes;
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
    // Another script of the page may have initialized the session; then elements can be read.
    if (!begun && !this.#isRunning()) return this.#failed(calls.initialize);
    const attached = this.dialect.attached((element) => this.#read(element));
    this.#mode = attached.mode;
    this.#count = Number(this.#read('cmi.interactions._count')) || 0;
    if (this.#mode === 'normal')
      for (const [element, value] of this.dialect.initial((e) => this.#read(e))) this.#put(element, value);
    return { ok: true, value: { ...attached, count: this.#count } };
  }

  doubt(): void {
    for (const [element, value] of this.#confirmed)
      if (!this.#unconfirmed.has(element)) this.#unconfirmed.set(element, value);
    this.#confirmed.clear();
    this.#isDoubted = true;
  }

  send(payload: Payload): Outcome<Receipt> {
    if (this.#mode !== 'normal')
      return { ok: true, value: { accepted: payload.answers.map(({ id }) => id), ack: 'verified', rejected: [] } };
    this.#indexes.clear();
    const status = this.dialect.status(payload);
    const numbered = this.#numbered(payload);
    const due = [...status.flat(), ...numbered.flatMap(([answer, n]) => this.dialect.interaction(answer, n))];
    // While the page is being closed, commits may be lost or reordered, so temporary values might remain.
    const resent = payload.leaving ? done : this.#forceResend(due);
    if (!resent.ok) return resent;

    const rejected: Rejection[] = [];
    const accepted = this.#setAnswers(payload, rejected);
    for (const group of status) {
      for (const [element, value, isOptional] of group) {
        const why = this.#put(element, value);
        if (why && !isOptional) rejected.push({ message: why });
        if (why) break;
      }
    }
    const ack = this.#commit(payload.leaving);
    if (!ack.ok) return ack;
    if (!payload.leaving) this.#isDoubted = false;
    return { ok: true, value: { accepted, ack: ack.value, rejected } };
  }

  close(payload: Payload): Outcome<Receipt> {
    const sent = this.send(payload);
    // In a browse or review session, a platform would record "completed" and a score of 0 if finish were called; such a session ends by
    // itself.
    if (!sent.ok || this.#mode !== 'normal') return sent;
    return this.#call(this.dialect.calls.finish, '') === 'true' ? sent : this.#failed(this.dialect.calls.finish);
  }

  /**
   * Returns the answers to set, with their numbers: first those that this run-time does not know or has set to another answer, or all of
   * them if they are doubted, then unsent ones.
   */
  #numbered({ answers, acknowledged }: Payload): (readonly [QueuedAnswer, number])[] {
    if (this.#interactionsOff) return [];
    const isLacking = ({ id, index = -1, summary }: QueuedAnswer): boolean =>
      this.#isDoubted ||
      index >= this.#count ||
      (this.#answerIds.get(index) ?? id) !== id ||
      (summary !== undefined && summary !== this.#summary);
    const known = [...acknowledged.filter(isLacking), ...answers].flatMap((answer) =>
      answer.index === undefined ? [] : [[answer, answer.index] as const],
    );
    known.sort(([, one], [, other]) => one - other);
    let next = Math.max(this.#count, ...[...acknowledged, ...answers].map(({ index = -1 }) => index + 1));
    const added = answers.flatMap((answer) => (answer.index === undefined ? [[answer, next++] as const] : []));
    return [...known, ...added].filter(([, n]) => n < mostInteractions);
  }

  /**
   * Sets the answers. Returns the ids of those that need not be sent again, because the host has them or cannot take
   * them.
   */
  #setAnswers(payload: Payload, rejected: Rejection[]): string[] {
    const set = new Set<string>();
    // The number of a rejected answer goes to the next one.
    let gone = 0;
    for (const [answer, n] of this.#numbered(payload)) {
      const isNew = answer.index === undefined;
      const outcome = this.#interaction(answer, isNew ? n - gone : n, rejected);
      if (outcome) set.add(answer.id);
      else if (isNew) gone++;
    }
    const isFull = (answer: QueuedAnswer): boolean =>
      this.#interactionsOff || (answer.index ?? this.#count) >= mostInteractions;
    return payload.answers.filter((answer) => set.has(answer.id) || isFull(answer)).map(({ id }) => id);
  }

  /** Sets the interaction of an answer. Returns true if the answer need not be sent again. */
  #interaction(answer: QueuedAnswer, n: number, rejected: Rejection[]): boolean {
    if (this.#interactionsOff) return true;
    // The interactions in between were set by another window and are unknown here; the next session knows the count.
    if (n > this.#count) return false;
    const [[name, id], ...others] = this.dialect.interaction(answer, n);
    const why = this.#put(name, id);
    if (why) {
      // Not implemented (401 and, in SCORM 2004, 402): retrying is useless.
      if (/ 40[12]:/.test(why)) this.#interactionsOff = true;
      rejected.push({ answer: answer.id, message: why });
      return false;
    }
    if (n === this.#count) this.#count++;
    this.#indexes.set(answer.id, n);
    this.#answerIds.set(n, answer.id);
    if (answer.summary !== undefined) this.#summary = answer.summary;
    for (const [element, value] of others) {
      const wrong = this.#put(element, value);
      if (wrong) rejected.push({ answer: answer.id, message: wrong });
    }
    return true;
  }

  /**
   * Commits temporary values for elements whose values the run-time may wrongly consider as sent, so that it sends the
   * right ones afterwards. It does not matter whether this request arrives.
   */
  #forceResend(due: Elements): Outcome {
    const others = due.flatMap(([element, value]) => {
      const other = this.#unconfirmed.get(element) === value ? this.dialect.other?.(element, value) : undefined;
      return other === undefined ? [] : [[element, other] as const];
    });
    if (!others.length) return done;
    for (const pair of others) this.#put(...pair);
    const ack = this.#commit(false);
    // The temporary values must not remain.
    for (const pair of others) this.#unconfirmed.set(...pair);
    return ack.ok ? done : ack;
  }

  /** Commits, and returns the evidence for it. A run-time may accept values without a session, and report success without a connection. */
  #commit(leaving: boolean): Outcome<Ack> {
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
    if (evidence === 'arrived') return { ok: true, value: 'verified' };
    // While the page is being closed, run-times send a beacon, which may arrive.
    return evidence === 'unknown' || leaving
      ? { ok: true, value: 'claimed' }
      : failure('offline', 'The platform reported success, but its request did not arrive.');
  }

  #isRunning(): boolean {
    this.#read('cmi._version');
    return this.#lastError() === '0';
  }

  /** Reads a value; an empty text if it was never set. */
  #read(element: string): string {
    const value = this.#call(this.dialect.calls.getValue, element) ?? '';
    this.#confirmed.set(element, value);
    return isUnset(value) ? '' : value;
  }

  /** Sets a value. Returns the reason if it was rejected, otherwise undefined. */
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

  /** Calls a function of the run-time. Results may be strings, booleans or numbers; undefined if the call fails. */
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

/** Reads a number from `from` to `to`; undefined if the text is anything else. */
export function figure(text: string, from: number, to: number): number | undefined {
  const value = text.trim() === '' ? NaN : Number(text);
  return value >= from && value <= to ? value : undefined;
}

/** Reads the mode: `browse` or `review`; anything else is `normal`. */
export const modeFrom = (text: string): Mode => (text === 'browse' || text === 'review' ? text : 'normal');
