import type { SlotOutcome } from '../match/slot.js';
import { done, failure, type Failure, type Outcome } from './adapter.js';
import { emptyCopy, type AttemptCopy } from './stored-copy.js';
import { DeviceCopy } from './device-copy.js';
import type { QueuedAnswer } from './queued-answer.js';
import type { DeliveryOptions } from './options.js';
import { Retry } from './retry.js';
import type { Failures } from './failures.js';

export const taken = (): Failure => failure('taken', 'Another window reports this attempt.');

/** Stores the copy of the attempt on the device, and knows whether another window has taken over the attempt. */
export class AttemptStore {
  #deviceCopy: DeviceCopy | undefined;
  #learner: string | undefined;
  #stop: (() => void) | undefined;
  #isTaken = false;
  #isClaiming = false;
  #reading: Promise<void> | undefined;
  #isFailing = false;
  /** The ids of the answers that have been stored: a window that takes over the attempt has them. */
  readonly #stored = new Set<string>();
  #isEnded = false;
  readonly #retry: Retry;

  /**
   * @param copy Returns what the device should store; called before each write.
   * @param found Receives the stored copy if it could not be read when the session began, and can be later.
   * @param forwarded Receives answers of a window that no longer reports the attempt.
   * @param works Called when the storage works again after a failure.
   */
  constructor(
    private readonly options: DeliveryOptions,
    private readonly failures: Failures,
    private readonly copy: () => AttemptCopy,
    private readonly found: (copy: AttemptCopy) => void,
    private readonly forwarded: (answers: readonly QueuedAnswer[]) => void,
    private readonly works: () => void,
  ) {
    this.#retry = new Retry(options.timers);
  }

  /** True if the device stores anything. */
  get isAvailable(): boolean {
    return this.#deviceCopy !== undefined;
  }

  /** True if another window has opened the attempt after this one. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Resolves to the copy stored for this learner; undefined if it is already known or there is no storage. */
  async begin(learner: string): Promise<AttemptCopy | undefined> {
    const { storage, key } = this.options;
    if (!storage || this.#learner === learner) return undefined;
    this.#learner = learner;
    const deviceCopy = new DeviceCopy(key, learner, storage);
    const copy = (await deviceCopy.load()) ?? emptyCopy;
    this.#deviceCopy = deviceCopy;
    this.#stop = deviceCopy.watch(
      () => this.#lose(),
      () => void this.#takeForwarded(deviceCopy),
    );
    if (!deviceCopy.isRead) this.#saved('failed');
    return copy;
  }

  /** Ends the session: other windows may take the attempt over. */
  end(): void {
    this.#isEnded = true;
    this.#stop?.();
    this.#retry.reset();
  }

  /** Stops storing anything. */
  forget(): void {
    this.end();
    this.#deviceCopy = undefined;
    this.failures.clear('not-kept');
  }

  /** Makes this window the one that reports. Data that another one has stored, even in the meantime, is merged before it is overwritten. */
  async claim(merge: (copy: AttemptCopy) => void): Promise<Outcome> {
    const deviceCopy = this.#deviceCopy;
    this.#isClaiming = true;
    let isForeign = this.#isTaken;
    while (deviceCopy?.isRead) {
      // Until the other window's data is merged, this window must not overwrite it, even if the page is closed.
      this.#isTaken = isForeign;
      const copy = isForeign ? await deviceCopy.load() : undefined;
      if (copy) merge(copy);
      this.#isTaken = false;
      isForeign = (await deviceCopy.save(this.copy())) === 'taken';
      if (!isForeign) break;
    }
    this.#isTaken = false;
    this.#isClaiming = false;
    this.failures.clear('taken');
    return this.save();
  }

  /** Stores the copy; the browser may defer the write. */
  async save(): Promise<Outcome> {
    if (this.#isTaken) return taken();
    if (this.#deviceCopy?.isRead === false && !this.#isEnded)
      await (this.#reading ??= this.#readLate(this.#deviceCopy));
    if (!this.#deviceCopy) return done;
    const copy = this.copy();
    const outcome = await this.#deviceCopy.save(copy);
    if (outcome === 'saved') for (const { id } of copy.answers) this.#stored.add(id);
    return this.#saved(outcome);
  }

  async #readLate(deviceCopy: DeviceCopy): Promise<void> {
    const copy = await deviceCopy.load();
    this.#reading = undefined;
    if (copy && this.#deviceCopy === deviceCopy) this.found(copy);
  }

  /** Starts storing a change. It does not wait, so the outcome tells only whether another window has taken over the attempt. */
  changed(): Outcome {
    if (this.#isTaken) return taken();
    void this.save();
    return done;
  }

  /** Stores the copy synchronously, for a page that is being closed. */
  saveNow(): void {
    if (!this.#isTaken) void this.#deviceCopy?.saveNow(this.copy()).then((outcome) => this.#saved(outcome));
  }

  /** Keeps a copy of a text that cannot be used, before it is overwritten. */
  setAside(text: string): void {
    void this.#deviceCopy?.setAside(text);
  }

  #saved(outcome: SlotOutcome): Outcome {
    if (outcome === 'taken') {
      this.#lose();
      return taken();
    }
    if (outcome === 'saved') {
      this.failures.clear('not-kept');
      this.#retry.reset();
      if (this.#isFailing) {
        this.#isFailing = false;
        this.works();
      }
      return done;
    }
    this.#isFailing = true;
    // Without storage, windows do not notice each other.
    if (!this.#isEnded) this.#retry.later(() => this.save());
    const failed = failure('not-kept', 'The storage of this device is full or blocked.');
    this.failures.add(failed, false);
    return failed;
  }

  /** Records that another window reports from now on, and forwards the answers to it that could not be stored. */
  #lose(): void {
    if (!this.#deviceCopy || this.#isTaken || this.#isClaiming) return;
    this.#isTaken = true;
    const { answers, attempt = '' } = this.copy();
    const unsaved = answers.filter(({ id }) => !this.#stored.has(id));
    if (unsaved.length) void this.#deviceCopy.forward(unsaved, attempt);
    this.failures.add(taken(), false);
  }

  async #takeForwarded(deviceCopy: DeviceCopy): Promise<void> {
    if (this.#isTaken || this.#isEnded || !deviceCopy.isRead) return;
    const answers = await deviceCopy.forwarded().catch(() => []);
    if (answers.length && !this.#isTaken && !this.#isEnded) this.forwarded(answers);
  }
}
