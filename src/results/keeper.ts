import type { SlotOutcome } from '../match/slot.js';
import { done, failure, type Failure, type Outcome } from './adapter.js';
import { emptyCopy, Local, type Copy } from './local.js';
import type { DeliveryOptions } from './options.js';
import { Retry } from './retry.js';
import type { Troubles } from './troubles.js';

export const taken = (): Failure => failure('taken', 'Another window reports this attempt.');

/** The device's part in a delivery: its copy of the attempt, and whether another window has the attempt now. */
export class Keeper {
  #local: Local | undefined;
  #learner: string | undefined;
  #stop: (() => void) | undefined;
  #isTaken = false;
  #reading: Promise<void> | undefined;
  #isFailing = false;
  readonly #retry: Retry;

  /**
   * `copy`: what the device is to keep, asked for whenever it is written. `found`: told what the device has, where that
   * could not be read when the session began. `works`: the storage works again after it has failed.
   */
  constructor(
    private readonly options: DeliveryOptions,
    private readonly troubles: Troubles,
    private readonly copy: () => Copy,
    private readonly found: (copy: Copy) => void,
    private readonly works: () => void,
  ) {
    this.#retry = new Retry(options.timers);
  }

  /** Whether anything is kept here. */
  get isThere(): boolean {
    return this.#local !== undefined;
  }

  /** Another window has opened the attempt after this one. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** What the device has of this learner; undefined where that is known already, or cannot be. */
  async begin(learner: string): Promise<Copy | undefined> {
    const { storage, key } = this.options;
    if (!storage || this.#learner === learner) return undefined;
    this.#learner = learner;
    const local = new Local(key, learner, storage);
    const copy = (await local.load()) ?? emptyCopy;
    this.#local = local;
    this.#stop = local.watch(() => this.#lose());
    return copy;
  }

  /** The session has ended: other windows may have the attempt. */
  end(): void {
    this.#stop?.();
    this.#retry.reset();
  }

  /** Nothing is kept from now on. */
  forget(): void {
    this.end();
    this.#local = undefined;
  }

  /** The attempt is this window's again; what the other one has kept. */
  async takeBack(): Promise<Copy | undefined> {
    const copy = this.#isTaken ? await this.#local?.load() : undefined;
    this.#isTaken = false;
    return copy;
  }

  /** Writes when the browser has time for it. */
  async keep(force = false): Promise<Outcome> {
    if (this.#isTaken) return taken();
    if (this.#local?.isRead === false) await (this.#reading ??= this.#readLate(this.#local));
    return this.#local ? this.#kept(await this.#local.save(this.copy(), force)) : done;
  }

  async #readLate(local: Local): Promise<void> {
    const copy = await local.load();
    this.#reading = undefined;
    if (copy && this.#local === local) this.found(copy);
  }

  /** Something is to be kept: known at once is only whether another window has the attempt. */
  changed(): Outcome {
    if (this.#isTaken) return taken();
    void this.keep();
    return done;
  }

  /** Hands the copy to the browser before this returns. */
  keepNow(): void {
    if (!this.#isTaken) void this.#local?.saveNow(this.copy()).then((outcome) => this.#kept(outcome));
  }

  /** Puts a text aside that cannot be used here, so that it is not lost when it is written over. */
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
    // Without it no window hears of another one.
    this.#retry.later(() => this.keep());
    const said = failure('not-kept', 'The storage of this device is full or forbidden.');
    this.troubles.tell(said, false);
    return said;
  }

  #lose(): void {
    if (!this.#local || this.#isTaken) return;
    this.#isTaken = true;
    this.troubles.tell(taken(), false);
  }
}
