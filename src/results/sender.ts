import type { Timers } from '../match/clock.js';
import { failure, type Failure, type Outcome } from './adapter.js';
import type { Channel, Payload, Promised, Receipt } from './channel.js';
import { callListener } from './failures.js';

/** A host is slow if a commit takes this many milliseconds; the page then gets `sayBusy` milliseconds to announce the next one. */
const slow = 400;
const sayBusy = 60;

/** Converts an exception from a channel to a failure. */
export const thrown = (error: unknown): Failure => failure('lost', `The host failed: ${String(error)}`);

/** Sends payloads to the host, one at a time, and notifies the page before a slow host blocks it. */
export class Sender {
  #isUnderWay = false;
  #lastTook = 0;

  constructor(
    private readonly channel: Channel,
    private readonly timers: Timers,
    private readonly onBusy: ((busy: boolean) => void) | undefined,
  ) {}

  /** True while a payload has been sent but not answered. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Returns the outcome synchronously if the host answers synchronously. `last` is true if the session ends with this payload. */
  send(payload: Payload, last: boolean, settle: (outcome: Outcome<Receipt>) => Outcome): Promised<Outcome> {
    const before = this.timers.now();
    const answered = (outcome: Outcome<Receipt>): Outcome => {
      if (outcome.ok) this.#lastTook = this.timers.now() - before;
      return settle(outcome);
    };
    try {
      const outcome = last ? this.channel.close(payload) : this.channel.send(payload);
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

  /** If the last commit was slow, gives the page time to announce the next one. */
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
    callListener(() => this.onBusy?.(busy));
    return new Promise((resolve) => (busy ? this.timers.later(resolve, sayBusy) : resolve()));
  }
}
