import type { SlotOutcome } from '../match/slot.js';
import { done, failure, type Failure, type Outcome } from './adapter.js';
import { emptyCopy, Local, type Copy, type Queued } from './local.js';
import type { DeliveryOptions } from './options.js';
import { Retry } from './retry.js';
import type { Troubles } from './troubles.js';

export const taken = (): Failure => failure('taken', 'Another window reports this attempt.');

/** Stores the copy of the attempt on the device, and knows whether another window has taken over the attempt. */
export class Keeper {
  #local: Local | undefined;
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
   * @param left Receives answers of a window that no longer reports the attempt.
   * @param works Called when the storage works again after a failure.
   */
  constructor(
    private readonly options: DeliveryOptions,
    private readonly troubles: Troubles,
    private readonly copy: () => Copy,
    private readonly found: (copy: Copy) => void,
    private readonly left: (answers: readonly Queued[]) => void,
    private readonly works: () => void,
  ) {
    this.#retry = new Retry(options.timers);
  }

  /** True if the device stores anything. */
  get isThere(): boolean {
    return this.#local !== undefined;
  }

  /** True if another window has opened the attempt after this one. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Resolves to the copy stored for this learner; undefined if it is already known or there is no storage. */
  async begin(learner: string): Promise<Copy | undefined> {
    const { storage, key } = this.options;
    if (!storage || this.#learner === learner) return undefined;
    this.#learner = learner;
    const local = new Local(key, learner, storage);
    const copy = (await local.load()) ?? emptyCopy;
    this.#local = local;
    this.#stop = local.watch(
      () => this.#lose(),
      () => void this.#takeLeft(local),
    );
    if (!local.isRead) this.#kept('failed');
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
    this.#local = undefined;
    this.troubles.over('not-kept');
  }

  /** Makes this window the one that reports. Data that another one has stored, even in the meantime, is merged before it is overwritten. */
  async claim(merge: (copy: Copy) => void): Promise<Outcome> {
    const local = this.#local;
    this.#isClaiming = true;
    let isForeign = this.#isTaken;
    while (local?.isRead) {
      // Until the other window's data is merged, this window must not overwrite it, even if the page is closed.
      this.#isTaken = isForeign;
      const copy = isForeign ? await local.load() : undefined;
      if (copy) merge(copy);
      this.#isTaken = false;
      isForeign = (await local.save(this.copy())) === 'taken';
      if (!isForeign) break;
    }
    this.#isTaken = false;
    this.#isClaiming = false;
    this.troubles.over('taken');
    return this.keep();
  }

  /** Stores the copy; the browser may defer the write. */
  async keep(): Promise<Outcome> {
    if (this.#isTaken) return taken();
    if (this.#local?.isRead === false && !this.#isEnded) await (this.#reading ??= this.#readLate(this.#local));
    if (!this.#local) return done;
    const copy = this.copy();
    const outcome = await this.#local.save(copy);
    if (outcome === 'saved') for (const { id } of copy.answers) this.#stored.add(id);
    return this.#kept(outcome);
  }

  async #readLate(local: Local): Promise<void> {
    const copy = await local.load();
    this.#reading = undefined;
    if (copy && this.#local === local) this.found(copy);
  }

  /** Starts storing a change. It does not wait, so the outcome tells only whether another window has taken over the attempt. */
  changed(): Outcome {
    if (this.#isTaken) return taken();
    void this.keep();
    return done;
  }

  /** Stores the copy synchronously, for a page that is being closed. */
  keepNow(): void {
    if (!this.#isTaken) void this.#local?.saveNow(this.copy()).then((outcome) => this.#kept(outcome));
  }

  /** Keeps a copy of a text that cannot be used, before it is overwritten. */
  putAside(text: string): void {
    void this.#local?.putAside(text);
  }

  #kept(outcome: SlotOutcome): Outcome {
    if (outcome === 'taken') {
      this.#lose();
      return taken();
    }
    if (outcome === 'saved') {
      this.troubles.over('not-kept');
      this.#retry.reset();
      if (this.#isFailing) {
        this.#isFailing = false;
        this.works();
      }
      return done;
    }
    this.#isFailing = true;
    // Without storage, windows do not notice each other.
    if (!this.#isEnded) this.#retry.later(() => this.keep());
    const said = failure('not-kept', 'The storage of this device is full or blocked.');
    this.troubles.tell(said, false);
    return said;
  }

  /** Records that another window reports from now on, and leaves it the answers that could not be stored. */
  #lose(): void {
    if (!this.#local || this.#isTaken || this.#isClaiming) return;
    this.#isTaken = true;
    const { answers, attempt = '' } = this.copy();
    const left = answers.filter(({ id }) => !this.#stored.has(id));
    if (left.length) void this.#local.leave(left, attempt);
    this.troubles.tell(taken(), false);
  }

  async #takeLeft(local: Local): Promise<void> {
    if (this.#isTaken || this.#isEnded || !local.isRead) return;
    const answers = await local.left().catch(() => []);
    if (answers.length && !this.#isTaken && !this.#isEnded) this.left(answers);
  }
}
