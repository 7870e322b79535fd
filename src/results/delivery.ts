import type { Timers } from '../match/clock.js';
import type { Storage } from '../match/store.js';
import type { Result } from '../rules/game.js';
import {
  done,
  failure,
  type Failure,
  type FailureCode,
  type Opened,
  type Outcome,
  type ResultAdapter,
  type Status,
} from './adapter.js';
import type { Attached, Channel, Parcel, Promised, Receipt } from './channel.js';
import { emptyCopy, Local, putAside, type Queued } from './local.js';
import type { Answer, GameResult } from './result.js';
import { savedFrom } from './resume.js';
import { scoreOf, type ScoreRule } from './score.js';
import { readState, writeState, type Saved } from './state.js';

export interface DeliveryOptions {
  /** Names the activity on this device, for example the page's path. */
  readonly key: string;
  /** By what a game becomes a score; without it as `usualRule` says. */
  readonly rule?: ScoreRule;
  /** The score from which the attempt is passed, 0 to 100. The host's own figure comes before it; without any of them
   * success stays unknown. */
  readonly passAt?: number;
  readonly timers: Timers;
  readonly date?: () => Date;
  /** The device's storage. Without it, what the host does not take is lost with the page. */
  readonly storage?: () => Storage | undefined;
  /** Something went wrong; `kept`: it is kept on the device and tried again. */
  readonly onTrouble?: (trouble: Failure, kept: boolean) => void;
  /** After trouble: the host has everything. */
  readonly onClear?: () => void;
}

/** Milliseconds between tries; the last is for all that follow. */
const pauses = [5000, 15_000, 60_000];
/** Troubles that are over when the host has everything. */
const passing: readonly FailureCode[] = ['no-host', 'refused', 'lost', 'unreachable'];
/** An answer that is refused so often is not offered again. */
const mostTries = 3;

/** What all adapters share: the queue, trying again, the best score, the status, two windows on one attempt. */
export class Delivery implements ResultAdapter {
  #attached: Attached | undefined;
  #opening: Promise<Outcome<Opened>> | undefined;
  #closed = false;
  #taken = false;
  /** What the host has kept cannot be gone on with, and stays with it until somebody has chosen. */
  #held = false;
  #since = 0;
  #saved: Saved | undefined;
  #result: GameResult | undefined;
  #unsent = false;
  #pending: Queued[] = [];
  #tries = new Map<string, number>();
  #best: number | undefined;
  #finished = 0;
  #revision = 0;
  #opened = 0;
  #local: Local | undefined;
  #learner: string | undefined;
  /** What the device had kept when this page came. */
  #copy = emptyCopy;
  #sending: Promise<Outcome> | undefined;
  #cancelRetry: (() => void) | undefined;
  #failures = 0;
  /** Troubles that have been told of and are not over. */
  readonly #troubles = new Set<string>();
  #answered = 0;

  constructor(
    private readonly channel: Channel,
    private readonly options: DeliveryOptions,
  ) {}

  get status(): Status {
    const { best } = this;
    const passAt = this.#attached?.passAt ?? this.options.passAt;
    const judged = best !== undefined && passAt !== undefined;
    const passed = this.#attached?.passed || (judged && best >= passAt);
    return { completed: this.#finished > 0, success: passed ? 'passed' : judged ? 'failed' : 'unknown' };
  }

  get best(): number | undefined {
    return this.#best;
  }

  get waiting(): number {
    return this.#pending.length;
  }

  open(): Promise<Outcome<Opened>> {
    if (this.#closed) return Promise.resolve(failure('closed', 'The session has ended.'));
    this.#opening ??= this.#attach().finally(() => {
      if (!this.#attached) this.#opening = undefined;
    });
    return this.#opening;
  }

  answer(answer: Answer): Outcome {
    if (this.#closed) return failure('closed', 'The session has ended.');
    const at = this.#date().getTime();
    this.#pending.push({ ...answer, id: `${at.toString(36)}-${this.#opened}-${this.#answered++}`, at });
    return this.#keep();
  }

  progress(result: GameResult): Outcome {
    if (this.#closed) return failure('closed', 'The session has ended.');
    this.#result = result;
    this.#unsent = true;
    this.#revision++;
    this.#saved = savedFrom(result, this.#attempt());
    return this.#keep();
  }

  result(result: GameResult): Outcome {
    if (!result.over || this.#closed) return this.progress(result);
    this.#finished++;
    this.#raise(scoreOf(result, this.options.rule));
    return this.progress(result);
  }

  commit(): Promise<Outcome> {
    return this.#commit(false);
  }

  close(leaving = false): Promise<Outcome> {
    if (this.#closed) return Promise.resolve(failure('closed', 'The session has ended.'));
    if (this.#sending && !leaving) return this.#sending.then(() => this.close());
    if (!this.#attached && leaving) return Promise.resolve(failure('not-open', 'There is no session to end.'));
    return this.#send(leaving, (parcel) => this.channel.close(parcel), true);
  }

  hold(): void {
    this.#held = true;
  }

  takeOver(): Promise<Outcome> {
    this.#taken = this.#held = false;
    this.#unsent = true;
    // What the other window wrote counts as seen, and is written over.
    this.#revision += 1000;
    if (this.#saved) this.#saved = { ...this.#saved, ...this.#attempt() };
    const kept = this.#keep(true);
    return kept.ok ? this.commit() : Promise.resolve(kept);
  }

  #commit(leaving: boolean): Promise<Outcome> {
    if (this.#closed) return Promise.resolve(failure('closed', 'The session has ended.'));
    if (this.#sending) return this.#sending.then(() => this.#commit(leaving));
    if (!this.#unsent && !this.#pending.length) return Promise.resolve(done);
    return this.#send(leaving, (parcel) => this.channel.send(parcel), false);
  }

  /**
   * Where the host answers at once, so does all of this: SCORM calls made while the page is hidden are over before the
   * browser takes the page away.
   */
  #send(leaving: boolean, call: (parcel: Parcel) => Promised<Outcome<Receipt>>, last: boolean): Promise<Outcome> {
    if (!this.#attached) {
      return this.open().then((opened) => (opened.ok ? this.#send(leaving, call, last) : opened));
    }
    // The other window's attempt is the later one: nothing of this is to stand over it.
    const kept = this.#keep();
    if (this.#taken) return Promise.resolve(kept);
    const parcel = this.#parcel(leaving);
    const revision = this.#revision;
    const settle = (outcome: Outcome<Receipt>): Outcome => this.#settle(outcome, revision, last);
    const lost = (error: unknown): Failure => failure('lost', `The host failed: ${String(error)}`);
    try {
      const outcome = call(parcel);
      if (!(outcome instanceof Promise)) return Promise.resolve(settle(outcome));
      const sending = outcome.catch(lost).then((got) => {
        this.#sending = undefined;
        return settle(got);
      });
      this.#sending = sending;
      return sending;
    } catch (error) {
      return Promise.resolve(settle(lost(error)));
    }
  }

  #settle(outcome: Outcome<Receipt>, revision: number, last: boolean): Outcome {
    if (!outcome.ok) {
      this.#tell(outcome);
      this.#retryLater();
      return outcome;
    }
    const { taken, refused } = outcome.value;
    for (const { answer } of refused) if (answer) this.#tries.set(answer, (this.#tries.get(answer) ?? 0) + 1);
    const given = (id: string): boolean => taken.includes(id) || (this.#tries.get(id) ?? 0) >= mostTries;
    this.#pending = this.#pending.filter(({ id }) => !given(id));
    const stateRefused = refused.some(({ answer }) => answer === undefined);
    if (revision === this.#revision && !stateRefused && !this.#held) this.#unsent = false;
    this.#failures = 0;
    this.#cancelRetry?.();
    this.#keep();
    this.#closed = last;
    if (refused.length) {
      const said = failure('refused', refused.map(({ message }) => message).join('; '));
      this.#tell(said);
      return said;
    }
    if ((!this.#unsent || this.#held) && !this.#pending.length) this.#clear();
    return done;
  }

  #parcel(leaving: boolean): Parcel {
    return {
      saved: this.#held ? undefined : this.#saved,
      result: this.#result,
      answers: [...this.#pending],
      best: this.#best,
      status: this.status,
      ms: Math.max(0, this.options.timers.now() - this.#since),
      at: this.#date(),
      leaving,
    };
  }

  async #attach(): Promise<Outcome<Opened>> {
    if (this.channel.learner !== undefined) this.#keepFor(this.channel.learner);
    let attached: Outcome<Attached>;
    try {
      attached = await this.channel.open();
    } catch (error) {
      attached = failure('lost', `The host failed: ${String(error)}`);
    }
    if (!attached.ok) {
      this.#tell(attached);
      if (attached.code === 'unreachable') this.#retryLater();
      return attached;
    }
    return { ok: true, value: this.#adopt(attached.value) };
  }

  /** Of the host's state and the device's, the later one is gone on with; a game that is being played stays. */
  #adopt(attached: Attached): Opened {
    const { learner, mode, kept } = attached;
    this.#since = this.options.timers.now();
    this.#attached = attached;
    this.#keepFor(learner);
    const copy = this.#copy;
    const theirs = kept && this.#usable(kept.read, kept.raw);
    this.#held ||= kept !== undefined && !theirs;
    const ours = copy.unsent && copy.state ? this.#usable(readState(copy.state), copy.state) : undefined;
    const isOurs = ours !== undefined && ours.revision > (theirs?.revision ?? -1);
    const newest = isOurs ? ours : theirs;

    for (const best of [attached.best, theirs?.best, ours?.best]) this.#raise(best);
    this.#finished += Math.max(theirs?.finished ?? 0, ours?.finished ?? 0, attached.completed ? 1 : 0);
    const playing = this.#saved;
    this.#revision = Math.max(this.#revision, newest?.revision ?? 0) + (playing ? 1 : 0);
    if (playing && newest) putAside(this.options.key, learner, writeState(newest), this.#storage);
    this.#saved = playing ? { ...playing, ...this.#attempt() } : newest;
    this.#unsent ||= isOurs;
    this.#keep();
    return { ...(this.#saved ? { saved: this.#saved } : {}), ...this.#bestSoFar(), mode };
  }

  #usable(read: Result<Saved>, raw: string): Saved | undefined {
    if (read.ok) return read.value;
    const isAside = putAside(this.options.key, this.#attached!.learner, raw, this.#storage);
    this.#tell(failure(read.code === 'version' ? 'version' : 'state', read.message), isAside);
    return undefined;
  }

  /** Takes up what the device kept of this learner; what is not sent yet is sent with what comes. */
  #keepFor(learner: string): void {
    if (!this.options.storage || this.#learner === learner) return;
    this.#learner = learner;
    this.#local = new Local(this.options.key, learner, this.#storage);
    this.#copy = this.#local.load() ?? emptyCopy;
    this.#opened = this.#copy.opened + 1;
    const read = readState(this.#copy.state);
    if (read.ok) this.#revision = Math.max(this.#revision, read.value.revision);
    const known = new Set(this.#pending.map(({ id }) => id));
    this.#pending = [...this.#copy.answers.filter(({ id }) => !known.has(id)), ...this.#pending];
  }

  /** Writes the device's copy. */
  #keep(force = false): Outcome {
    if (this.#attached && this.#attached.mode !== 'normal') return done;
    if (this.#taken) return failure('taken', 'Another window reports this attempt.');
    if (!this.#local || this.#learner === undefined) return done;
    // Before the host is there a new game may begin; an older one that it never got is not written over.
    const { state, unsent } = this.#copy;
    if (!this.#attached && unsent && state && this.#saved) {
      putAside(this.options.key, this.#learner, state, this.#storage);
      this.#copy = emptyCopy;
    }
    const saved = this.#local.save(
      {
        state: this.#saved ? writeState(this.#saved) : '',
        unsent: this.#unsent,
        answers: this.#pending,
        opened: this.#opened,
      },
      force,
    );
    if (saved === 'saved') return done;
    this.#taken = saved === 'taken';
    const said = this.#taken
      ? failure('taken', 'Another window reports this attempt.')
      : failure('not-kept', 'The storage of this device is full or forbidden.');
    this.#tell(said, false);
    return said;
  }

  #raise(score: number | undefined): void {
    if (score !== undefined) this.#best = Math.max(this.#best ?? 0, score);
  }

  #bestSoFar(): { best?: number } {
    return this.#best === undefined ? {} : { best: this.#best };
  }

  #attempt(): Pick<Saved, 'revision' | 'best' | 'finished'> {
    return { revision: this.#revision, finished: this.#finished, ...this.#bestSoFar() };
  }

  #retryLater(): void {
    this.#cancelRetry?.();
    const pause = pauses[Math.min(this.#failures++, pauses.length - 1)];
    this.#cancelRetry = this.options.timers.later(() => void this.commit(), pause);
  }

  /** Tells of a trouble once, until it is over. */
  #tell(trouble: Failure, kept = this.#local !== undefined): void {
    const said = `${trouble.code} ${trouble.message}`;
    if (this.#troubles.has(said)) return;
    this.#troubles.add(said);
    this.#call(() => this.options.onTrouble?.(trouble, kept));
  }

  /** The host has everything: its troubles are over. */
  #clear(): void {
    const over = [...this.#troubles].filter((said) => passing.some((code) => said.startsWith(`${code} `)));
    for (const said of over) this.#troubles.delete(said);
    if (over.length) this.#call(() => this.options.onClear?.());
  }

  /** What the page does with a message is no fault of the delivery. */
  #call(call: () => void): void {
    try {
      call();
    } catch {
      // said in the page's own console by whoever wrote it
    }
  }

  readonly #storage = (): Storage | undefined => this.options.storage?.();

  readonly #date = (): Date => this.options.date?.() ?? new Date();
}
