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
import type { Attached, Channel, Parcel, Promised, Receipt } from './channel.js';
import { CommitScheduler } from './commit-scheduler.js';
import { Keeper, taken } from './keeper.js';
import type { DeliveryOptions } from './options.js';
import type { Answer, GameResult } from './result.js';
import { Reconciler } from './reconcile.js';
import { Retry } from './retry.js';
import { scoreOf } from './score.js';
import { Sender, thrown } from './sender.js';
import { SharedBest } from './shared-best.js';
import type { Saved } from './state.js';
import { callListener, Troubles } from './troubles.js';

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
  readonly #troubles: Troubles;
  readonly #keeper: Keeper;
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
    this.#troubles = new Troubles(options.onTrouble, options.onClear);
    this.#keeper = new Keeper(
      options,
      this.#troubles,
      () => this.#attempt.copyNow(),
      (copy) => this.#reconciler.adoptLate(copy),
      (answers) => {
        this.#attempt.ledger.adoptLeft(answers);
        this.#keeper.changed();
        void this.commit();
      },
      () => this.#tellAgain(),
    );
    this.#reconciler = new Reconciler(this.#attempt, this.#keeper, (trouble) => this.#tell(trouble));
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
    return this.#attempt.ledger.pending.length;
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

  get troubles(): readonly Failure[] {
    return this.#troubles.all;
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
    const { ledger, session, revision } = this.#attempt;
    const at = this.#date().getTime();
    const id = `${at.toString(36)}-${session}-${this.#answered++}`;
    ledger.add({ ...answer, id, at, session, since: revision });
    return this.#keeper.changed();
  }

  progress(result: GameResult): Outcome {
    if (this.#closed) return closed();
    if (this.mode !== 'normal') return done;
    if (this.#isSummarized) this.#attempt.summarize();
    this.#attempt.progress(result, this.options.settings);
    return this.#keeper.changed();
  }

  learned(learning: string): Outcome {
    if (this.#closed) return closed();
    if (this.mode !== 'normal') return done;
    this.#attempt.learn(learning, this.#isSummarized);
    return this.#keeper.changed();
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
    const kept = await this.#keeper.claim((copy) => {
      const newer = this.#reconciler.adoptWindow(copy);
      if (newer) callListener(() => this.options.onNewer?.(newer));
    });
    if (this.#keeper.isTaken) return kept;
    if (!this.offered.length) this.#troubles.over('kept', 'forked');
    this.#attempt.resend();
    return this.#send(false);
  }

  async replace(): Promise<Outcome> {
    if (this.#closed) return closed();
    if (this.mode !== 'normal') return done;
    if (this.#keeper.isTaken) return taken();
    this.#chosen();
    return this.#send(false);
  }

  goBack(): Outcome<Saved> {
    const [other] = this.#attempt.others;
    if (!other || this.#keeper.isTaken) return failure('state', 'There is no other game.');
    this.#attempt.follow(other);
    this.#chosen(other);
    this.#keeper.changed();
    return { ok: true, value: this.#attempt.saved ?? other };
  }

  get offered(): readonly Saved[] {
    return this.#attempt.others;
  }

  /** The player has chosen a game. If there are more, the next question follows. */
  #chosen(saved?: Saved): void {
    this.#attempt.choose(saved);
    this.#troubles.over('kept', 'forked', 'state', 'version');
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
    const kept = await this.#keeper.keep();
    if (this.#keeper.isTaken) return kept;
    if (!last && !this.unsaved) return done;
    if (this.#isOffline && this.mode === 'normal') return this.#fail(offline());
    return this.#sender.announced(() => (this.#closed ? closed() : this.#hand(false, last)));
  }

  /**
   * Sends synchronously if the host answers synchronously, so that SCORM calls made while the page is being hidden complete before the
   * browser discards the page.
   */
  #sendNow(last: boolean): Promise<Outcome> {
    if (this.#keeper.isTaken) return Promise.resolve(taken());
    if (!last && !this.unsaved) return Promise.resolve(done);
    this.#keeper.keepNow();
    const outcome = this.#hand(last, last, true);
    if (!(outcome instanceof Promise)) this.#keeper.keepNow();
    return Promise.resolve(outcome);
  }

  #hand(leaving: boolean, last: boolean, hidden = false): Promised<Outcome> {
    const parcel = this.#parcel(leaving);
    const { revision } = this.#attempt;
    return this.#sender.hand(parcel, last, (outcome) => this.#settle(outcome, parcel, revision, last, hidden));
  }

  #settle(outcome: Outcome<Receipt>, parcel: Parcel, revision: number, last: boolean, hidden: boolean): Outcome {
    const attempt = this.#attempt;
    const { ledger } = attempt;
    const ids = parcel.answers.map(({ id }) => id);
    // A failed parcel may have arrived nevertheless, so its numbers count as used.
    ledger.sent(ids, this.channel.places ?? new Map(), attempt.session, revision);
    if (!outcome.ok) return this.#fail(outcome);
    const { taken: given, trust, refused } = outcome.value;
    ledger.leave(
      ids.filter((id) => !given.includes(id)),
      refused.flatMap(({ answer }) => answer ?? []),
    );
    // A confirmation without evidence is not trusted if the device was offline or the page was being closed.
    if (trust === 'shown' || !(parcel.leaving || this.#isOffline)) {
      // A page is hidden before it is closed, and a run-time may then use a beacon. If the beacon lost an answer, the next attempt would
      // not send it either, because it takes over only answers that may not have arrived.
      if (trust === 'shown' || !hidden) ledger.take(given, trust);
      const stateRefused = refused.some(({ answer }) => answer === undefined);
      // If the host has accepted neither a state nor an answer, the next session need not find anything there.
      if (!stateRefused || given.length) attempt.confirm(trust);
      if (revision === attempt.revision && !stateRefused && !attempt.isHeld) attempt.isUnsent = false;
    } else if (attempt.isUnsent && !last) attempt.renew();
    this.#retry.reset();
    this.#closed = last;
    if (last) {
      this.#unwatch?.();
      this.#shared.end();
      this.#keeper.end();
    }
    if (!parcel.leaving) void this.#keeper.keep();
    if (refused.length) {
      const said = failure('refused', refused.map(({ message }) => message).join('; '));
      this.#tell(said);
      return said;
    }
    if (!this.unsaved || (attempt.isHeld && !this.waiting)) this.#troubles.over(...passing);
    return done;
  }

  /** Schedules a retry with a new revision, because a host may consider the old one as already sent. */
  #fail(why: Failure): Failure {
    this.#tell(why);
    if (this.#attempt.isUnsent) this.#attempt.renew();
    void this.#keeper.keep();
    this.#retry.later(() => this.commit());
    return why;
  }

  /**
   * Sends everything again with a new revision. While the storage failed, windows did not notice each other, and another one may have
   * overwritten the host's data.
   */
  #tellAgain(): void {
    if (!this.#attempt.host || !this.#attempt.saved || this.mode !== 'normal' || this.#closed) return;
    if (this.channel.doubt) {
      this.channel.doubt();
      this.#attempt.ledger.doubt();
    }
    this.#attempt.resend();
    void this.commit();
  }

  /** Reports another window's better score, unless that window reports it itself. */
  #raised(): void {
    if (this.#keeper.isTaken || this.#closed) return;
    this.#attempt.resend();
    // No event of the page would otherwise show that data is unsaved.
    callListener(() => this.options.onBusy?.(false));
    void this.commit();
  }

  #parcel(leaving: boolean): Parcel {
    const { saved, isHeld, held, result, ledger, best } = this.#attempt;
    return {
      saved: isHeld ? held : saved,
      result,
      answers: ledger.pending,
      told: ledger.arrived,
      best,
      status: this.status,
      carries: this.options.summary === true,
      ms: Math.max(0, this.options.timers.now() - this.#since),
      at: this.#date(),
      leaving,
    };
  }

  async #attach(): Promise<Outcome<Opened>> {
    if (this.channel.learner !== undefined) await this.#keepFor(this.channel.learner);
    let attached: Outcome<Attached>;
    try {
      attached = await this.channel.open();
    } catch (error) {
      attached = thrown(error);
    }
    if (!attached.ok) {
      this.#tell(attached);
      if (attached.code !== 'launch') {
        this.#isLate = true;
        this.#retry.later(() => this.open().then((opened) => (opened.ok ? this.commit() : opened)));
      }
      return attached;
    }
    await this.#keepFor(attached.value.learner);
    if (attached.value.mode === 'normal') await this.#keeper.claim((copy) => this.#attempt.takeUp(copy));
    this.#since = this.options.timers.now();
    const value = this.#reconciler.adoptHost(attached.value);
    if (this.mode === 'normal') this.#shared.begin();
    // If there is nothing to send, as in a review, no commit follows that would clear the failures of opening.
    if (!this.unsaved) this.#troubles.over(...passing);
    if (this.#isLate) callListener(() => this.options.onOpened?.(value));
    if (this.#isOffline && this.mode === 'normal') this.#tell(offline());
    return { ok: true, value };
  }

  /** Continues from what the device has stored for this learner. What is still unsent is sent with the next commit. */
  async #keepFor(learner: string): Promise<void> {
    const copy = await this.#keeper.begin(learner);
    if (copy) this.#attempt.takeUp(copy);
  }

  /** True if the host gets the summary: only one that lists answers does. */
  get #isSummarized(): boolean {
    return this.options.summary === true && this.channel.places !== undefined;
  }

  get #isOffline(): boolean {
    return !this.channel.isLocal && this.options.connection?.online() === false;
  }

  #connected(): void {
    if (this.#closed || this.mode !== 'normal') return;
    if (this.#isOffline) this.#tell(offline());
    else if (this.unsaved) void this.commit();
    else this.#troubles.over('offline');
  }

  #tell(trouble: Failure): void {
    this.#troubles.tell(trouble, this.#keeper.isThere);
  }

  readonly #date = (): Date => this.options.date?.() ?? new Date();
}

const closed = (): Failure => failure('closed', 'The session has ended.');
const offline = (): Failure => failure('offline', 'There is no connection.');
