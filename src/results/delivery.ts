import {
  done,
  failure,
  type Failure,
  type FailureCode,
  type Mode,
  type Opened,
  type Outcome,
  type ResultAdapter,
  type Status,
} from './adapter.js';
import { AttemptState } from './attempt.js';
import type { Attached, Channel, Payload, Promised, Receipt } from './channel.js';
import { CommitScheduler } from './commit-scheduler.js';
import { AttemptStore, taken } from './attempt-store.js';
import type { DeliveryOptions } from './options.js';
import type { Answer, GameResult } from './result.js';
import { Reconciler } from './reconcile.js';
import { Retry } from './retry.js';
import { scoreOf } from './score.js';
import { Sender, thrown } from './sender.js';
import { SharedBest } from './shared-best.js';
import type { Saved } from './state.js';
import { callListener, Failures } from './failures.js';

export type { DeliveryOptions };

/** Failures that are over once the host has everything. */
const passing: readonly FailureCode[] = ['no-host', 'refused', 'lost', 'unreachable', 'offline'];

/** The part that all adapters share: opens, commits, retries and closes a session, and reports its status. */
export class Delivery implements ResultAdapter {
  readonly #attempt: AttemptState;
  #opening: Promise<Outcome<Opened>> | undefined;
  #closed = false;
  /** True once an attempt to open has failed. */
  #isLate = false;
  /** The time at which it was opened, by `timers.now()`. */
  #since = 0;
  #sending: Promise<Outcome> | undefined;
  #answered = 0;
  readonly #unwatch: (() => void) | undefined;
  readonly #failures: Failures;
  readonly #store: AttemptStore;
  readonly #reconciler: Reconciler;
  readonly #retry: Retry;
  readonly #sender: Sender;
  readonly #scheduler: CommitScheduler;
  readonly #shared: SharedBest;

  constructor(
    private readonly channel: Channel,
    private readonly options: DeliveryOptions,
  ) {
    this.#attempt = new AttemptState(
      () => this.#date().getTime(),
      () => options.timers.now(),
    );
    this.#failures = new Failures(options.onFailure, options.onClear);
    this.#store = new AttemptStore(
      options,
      this.#failures,
      () => this.#attempt.copyNow(),
      (copy) => this.#reconciler.adoptLate(copy),
      (answers) => {
        this.#attempt.answers.adoptForwarded(answers);
        this.#store.changed();
        void this.commit();
      },
      () => this.#resendAll(),
    );
    this.#reconciler = new Reconciler(this.#attempt, this.#store, (one) => this.#addFailure(one));
    this.#retry = new Retry(options.timers);
    this.#sender = new Sender(channel, options.timers, options.onBusy);
    this.#scheduler = new CommitScheduler(options.timers, options.idle, () => this.#send(false));
    this.#shared = new SharedBest(options, this.#attempt, () => this.#raised());
    if (!channel.isLocal) this.#unwatch = options.connection?.watch(() => this.#connected());
  }

  get status(): Status {
    const { best } = this;
    const passAt = this.#attempt.host?.passAt ?? this.options.passAt;
    const judged = best !== undefined && passAt !== undefined;
    const passed = this.#attempt.host?.passed || (judged && best >= passAt);
    return { completed: this.#attempt.finished > 0, success: passed ? 'passed' : judged ? 'failed' : 'unknown' };
  }

  get best(): number | undefined {
    return this.#attempt.best;
  }

  get waiting(): number {
    return this.#attempt.answers.pending.length;
  }

  get mode(): Mode {
    return this.#attempt.host?.mode ?? 'normal';
  }

  get learner(): string | undefined {
    const { host } = this.#attempt;
    return host?.person ?? (host?.learner || undefined);
  }

  get unsaved(): boolean {
    return this.mode === 'normal' && (this.#attempt.isUnsent || this.waiting > 0);
  }

  get failures(): readonly Failure[] {
    return this.#failures.all;
  }

  open(): Promise<Outcome<Opened>> {
    if (this.#closed) return Promise.resolve(closed());
    this.#opening ??= this.#attach().finally(() => {
      if (!this.#attempt.host) this.#opening = undefined;
    });
    return this.#opening;
  }

  answer(answer: Answer): Outcome {
    if (this.#closed) return closed();
    if (this.mode !== 'normal') return done;
    if (this.#isSummarized) this.#attempt.summarize();
    const { answers, session, revision } = this.#attempt;
    const at = this.#date().getTime();
    const id = `${at.toString(36)}-${session}-${this.#answered++}`;
    answers.add({ ...answer, id, at, session, since: revision });
    return this.#store.changed();
  }

  progress(result: GameResult): Outcome {
    if (this.#closed) return closed();
    if (this.mode !== 'normal') return done;
    if (this.#isSummarized) this.#attempt.summarize();
    this.#attempt.progress(result, this.options.settings);
    return this.#store.changed();
  }

  learned(learning: string): Outcome {
    if (this.#closed) return closed();
    if (this.mode !== 'normal') return done;
    this.#attempt.learn(learning, this.#isSummarized);
    return this.#store.changed();
  }

  result(result: GameResult): Outcome {
    if (!result.over || this.#closed || this.mode !== 'normal') return this.progress(result);
    this.#attempt.finished++;
    this.#attempt.raise(scoreOf(result, this.options.rule));
    this.#shared.share();
    return this.progress(result);
  }

  commit(now = false): Promise<Outcome> {
    if (this.#closed) return Promise.resolve(closed());
    if (this.mode !== 'normal') return Promise.resolve(done);
    if (now && !this.#attempt.host) return this.#send(false);
    if (now && !this.#sender.isUnderWay) return this.#sendNow(false);
    return this.#sending?.then(() => this.commit(now)) ?? this.#scheduler.soon();
  }

  async close(leaving = false): Promise<Outcome> {
    if (this.#closed) return closed();
    if (leaving) return this.#attempt.host ? this.#sendNow(true) : failure('not-open', 'There is no session to end.');
    while (this.#sending) await this.#sending;
    return this.#closed ? closed() : this.#send(true);
  }

  hold(): void {
    this.#attempt.hold();
  }

  async takeOver(): Promise<Outcome> {
    if (this.#closed) return closed();
    if (this.mode !== 'normal') return done;
    // Until both games are known, this window must not report anything as saved.
    this.#attempt.isUnsent = true;
    const outcome = await this.#store.claim((copy) => {
      const newer = this.#reconciler.adoptWindow(copy);
      if (newer) callListener(() => this.options.onNewer?.(newer));
    });
    if (this.#store.isTaken) return outcome;
    if (!this.offered.length) this.#failures.clear('kept', 'forked');
    this.#attempt.resend();
    return this.#send(false);
  }

  async replace(): Promise<Outcome> {
    if (this.#closed) return closed();
    if (this.mode !== 'normal') return done;
    if (this.#store.isTaken) return taken();
    this.#chosen();
    return this.#send(false);
  }

  goBack(): Outcome<Saved> {
    const [other] = this.#attempt.others;
    if (!other || this.#store.isTaken) return failure('state', 'There is no other game.');
    this.#attempt.follow(other);
    this.#chosen(other);
    this.#store.changed();
    return { ok: true, value: this.#attempt.saved ?? other };
  }

  get offered(): readonly Saved[] {
    return this.#attempt.others;
  }

  /** The player has chosen a game. If there are more, the next question follows. */
  #chosen(saved?: Saved): void {
    this.#attempt.choose(saved);
    this.#failures.clear('kept', 'forked', 'state', 'version');
    this.#reconciler.ask();
  }

  /** Sends what is unsent, after the device has stored it. */
  #send(last: boolean): Promise<Outcome> {
    this.#sending ??= this.#sendInOrder(last).finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendInOrder(last: boolean): Promise<Outcome> {
    if (!last && this.#attempt.host && !this.unsaved) return done;
    if (!this.#attempt.host) {
      const opened = await this.open();
      if (!opened.ok) return opened;
    }
    const outcome = await this.#store.save();
    if (this.#store.isTaken) return outcome;
    if (!last && !this.unsaved) return done;
    if (this.#isOffline && this.mode === 'normal') return this.#fail(offline());
    return this.#sender.announced(() => (this.#closed ? closed() : this.#sendPayload(false, last)));
  }

  /**
   * Sends synchronously if the host answers synchronously, so that SCORM calls made while the page is being hidden complete before the
   * browser discards the page.
   */
  #sendNow(last: boolean): Promise<Outcome> {
    if (this.#store.isTaken) return Promise.resolve(taken());
    if (!last && !this.unsaved) return Promise.resolve(done);
    this.#store.saveNow();
    const outcome = this.#sendPayload(last, last, true);
    if (!(outcome instanceof Promise)) this.#store.saveNow();
    return Promise.resolve(outcome);
  }

  #sendPayload(leaving: boolean, last: boolean, hidden = false): Promised<Outcome> {
    const payload = this.#payload(leaving);
    const { revision } = this.#attempt;
    return this.#sender.send(payload, last, (outcome) => this.#settle(outcome, payload, revision, last, hidden));
  }

  #settle(outcome: Outcome<Receipt>, payload: Payload, revision: number, last: boolean, hidden: boolean): Outcome {
    const attempt = this.#attempt;
    const { answers } = attempt;
    const ids = payload.answers.map(({ id }) => id);
    // A failed payload may have arrived nevertheless, so its numbers count as used.
    answers.markSent(ids, this.channel.indexes ?? new Map(), attempt.session, revision);
    if (!outcome.ok) return this.#fail(outcome);
    const { accepted: given, ack, rejected } = outcome.value;
    answers.markUnaccepted(
      ids.filter((id) => !given.includes(id)),
      rejected.flatMap(({ answer }) => answer ?? []),
    );
    // A confirmation without evidence is not trusted if the device was offline or the page was being closed.
    if (ack === 'verified' || !(payload.leaving || this.#isOffline)) {
      // A page is hidden before it is closed, and a run-time may then use a beacon. If the beacon lost an answer, the next attempt would
      // not send it either, because it takes over only answers that may not have arrived.
      if (ack === 'verified' || !hidden) answers.acknowledge(given, ack);
      const stateRefused = rejected.some(({ answer }) => answer === undefined);
      // If the host has accepted neither a state nor an answer, the next session need not find anything there.
      if (!stateRefused || given.length) attempt.confirm(ack);
      if (revision === attempt.revision && !stateRefused && !attempt.isHeld) attempt.isUnsent = false;
    } else if (attempt.isUnsent && !last) attempt.renew();
    this.#retry.reset();
    this.#closed = last;
    if (last) {
      this.#unwatch?.();
      this.#shared.end();
      this.#store.end();
    }
    if (!payload.leaving) void this.#store.save();
    if (rejected.length) {
      const rejection = failure('refused', rejected.map(({ message }) => message).join('; '));
      this.#addFailure(rejection);
      return rejection;
    }
    if (!this.unsaved || (attempt.isHeld && !this.waiting)) this.#failures.clear(...passing);
    return done;
  }

  /** Schedules a retry with a new revision, because a host may consider the old one as already sent. */
  #fail(why: Failure): Failure {
    this.#addFailure(why);
    if (this.#attempt.isUnsent) this.#attempt.renew();
    void this.#store.save();
    this.#retry.later(() => this.commit());
    return why;
  }

  /**
   * Sends everything again with a new revision. While the storage failed, windows did not notice each other, and another one may have
   * overwritten the host's data.
   */
  #resendAll(): void {
    if (!this.#attempt.host || !this.#attempt.saved || this.mode !== 'normal' || this.#closed) return;
    if (this.channel.doubt) {
      this.channel.doubt();
      this.#attempt.answers.doubt();
    }
    this.#attempt.resend();
    void this.commit();
  }

  /** Reports another window's better score, unless that window reports it itself. */
  #raised(): void {
    if (this.#store.isTaken || this.#closed) return;
    this.#attempt.resend();
    // No event of the page would otherwise show that data is unsaved.
    callListener(() => this.options.onBusy?.(false));
    void this.commit();
  }

  #payload(leaving: boolean): Payload {
    const { saved, isHeld, held, result, answers, best } = this.#attempt;
    return {
      saved: isHeld ? held : saved,
      result,
      answers: answers.pending,
      acknowledged: answers.acknowledged,
      best,
      status: this.status,
      storesLearning: this.options.summary === true,
      ms: Math.max(0, this.options.timers.now() - this.#since),
      at: this.#date(),
      leaving,
    };
  }

  async #attach(): Promise<Outcome<Opened>> {
    if (this.channel.learner !== undefined) await this.#restoreFor(this.channel.learner);
    let attached: Outcome<Attached>;
    try {
      attached = await this.channel.open();
    } catch (error) {
      attached = thrown(error);
    }
    if (!attached.ok) {
      this.#addFailure(attached);
      if (attached.code !== 'launch') {
        this.#isLate = true;
        this.#retry.later(() => this.open().then((opened) => (opened.ok ? this.commit() : opened)));
      }
      return attached;
    }
    await this.#restoreFor(attached.value.learner);
    if (attached.value.mode === 'normal') await this.#store.claim((copy) => this.#attempt.restore(copy));
    this.#since = this.options.timers.now();
    const value = this.#reconciler.adoptHost(attached.value);
    if (this.mode === 'normal') this.#shared.begin();
    // If there is nothing to send, as in a review, no commit follows that would clear the failures of opening.
    if (!this.unsaved) this.#failures.clear(...passing);
    if (this.#isLate) callListener(() => this.options.onOpened?.(value));
    if (this.#isOffline && this.mode === 'normal') this.#addFailure(offline());
    return { ok: true, value };
  }

  /** Continues from what the device has stored for this learner. What is still unsent is sent with the next commit. */
  async #restoreFor(learner: string): Promise<void> {
    const copy = await this.#store.begin(learner);
    if (copy) this.#attempt.restore(copy);
  }

  /** True if the host gets the summary: only one that lists answers does. */
  get #isSummarized(): boolean {
    return this.options.summary === true && this.channel.indexes !== undefined;
  }

  get #isOffline(): boolean {
    return !this.channel.isLocal && this.options.connection?.online() === false;
  }

  #connected(): void {
    if (this.#closed || this.mode !== 'normal') return;
    if (this.#isOffline) this.#addFailure(offline());
    else if (this.unsaved) void this.commit();
    else this.#failures.clear('offline');
  }

  #addFailure(one: Failure): void {
    this.#failures.add(one, this.#store.isAvailable);
  }

  readonly #date = (): Date => this.options.date?.() ?? new Date();
}

const closed = (): Failure => failure('closed', 'The session has ended.');
const offline = (): Failure => failure('offline', 'There is no connection.');
