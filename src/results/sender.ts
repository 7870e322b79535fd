import type { Timers } from '../match/clock.js';
import { failure, type Failure, type Outcome } from './adapter.js';
import type { Channel, Parcel, Promised, Receipt } from './channel.js';
import { call } from './troubles.js';

/** A host that took so many milliseconds for a commit is slow; the page has so many to say so before the next one. */
const slow = 400;
const sayBusy = 60;

/** What a channel throws is a failure as any other. */
export const thrown = (error: unknown): Failure => failure('lost', `The host failed: ${String(error)}`);

/** Hands parcels to the host, one at a time, and tells the page before a slow host blocks it. */
export class Sender {
  #isUnderWay = false;
  #lastTook = 0;

  constructor(
    private readonly channel: Channel,
    private readonly timers: Timers,
    private readonly onBusy: ((busy: boolean) => void) | undefined,
  ) {}

  /** The host has a parcel, and has not answered. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Where the host answers at once, so does this. `last`: the session ends with it. */
  hand(parcel: Parcel, last: boolean, settle: (outcome: Outcome<Receipt>) => Outcome): Promised<Outcome> {
    const before = this.timers.now();
    const answered = (outcome: Outcome<Receipt>): Outcome => {
      if (outcome.ok) this.#lastTook = this.timers.now() - before;
      return settle(outcome);
    };
    try {
      const outcome = last ? this.channel.close(parcel) : this.channel.send(parcel);
      if (!(outcome instanceof Promise)) return answered(outcome);
      this.#isUnderWay = true;
      return outcome.catch(thrown).then((got) => {
        this.#isUnderWay = false;
        return answered(got);
      });
    } catch (error) {
      return answered(thrown(error));
    }
  }

  /** Where the last commit was slow, the page has the time to show that the next one comes. */
  async announced(send: () => Promised<Outcome>): Promise<Outcome> {
    const isSlow = this.onBusy !== undefined && this.#lastTook > slow;
    if (isSlow) await this.#say(true);
    try {
      return await send();
    } finally {
      if (isSlow) void this.#say(false);
    }
  }

  #say(busy: boolean): Promise<void> {
    call(() => this.onBusy?.(busy));
    return new Promise((resolve) => (busy ? this.timers.later(resolve, sayBusy) : resolve()));
  }
}
