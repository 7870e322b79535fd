/** Limits against too many requests. Addresses are only held in memory, and forgotten after a while without requests. */
import { fullBucket, take, type Bucket, type Rate } from '../src/live/referee/rate.js';

/** The limits of a server. */
export const most = {
  /** Maximum number of devices connected to a lesson, by sockets and held polls. */
  sockets: 200,
  /** Maximum number of lessons in memory. */
  lessons: 20_000,
  /** Maximum number of bytes buffered for a device; a slower one is disconnected. */
  waiting: 256 * 1024,
  /** Number of excessive or unreadable messages after which a device is disconnected. */
  strikes: 40,
} as const;

/** The rate of wrong codes allowed for an address, which may be that of a whole school. */
const codeRate: Rate = { perSecond: 10 / 60, burst: 10 };
/** Beyond that rate each code, even a correct one, is delayed by so many milliseconds, and only a limited number may wait. */
export const codeDelay = 2000;
const mostDelayed = 50;

interface Guesser {
  bucket: Bucket;
  delayed: number;
}

/** Counts wrong codes by address. No address is ever locked out, because it may be a whole school. */
export class WrongCodes {
  readonly #guessers = new Map<string, Guesser>();

  constructor(private readonly now: () => number) {}

  /** Counts a wrong code. */
  wrong(address: string): void {
    this.#forget();
    const one = this.#guessers.get(address) ?? { bucket: fullBucket(codeRate, this.now()), delayed: 0 };
    one.bucket = take(one.bucket, this.now(), codeRate) ?? { tokens: 0, at: this.now() };
    this.#guessers.set(address, one);
  }

  /** Returns the delay before a code may be looked up, in milliseconds; undefined if too many are waiting already. */
  delay(address: string): number | undefined {
    const one = this.#guessers.get(address);
    if (!one || take(one.bucket, this.now(), codeRate)) return 0;
    return one.delayed < mostDelayed ? codeDelay : undefined;
  }

  /** Registers that one more code waits, or one less. */
  waits(address: string, change: 1 | -1): void {
    const one = this.#guessers.get(address);
    if (one) one.delayed += change;
  }

  #forget(): void {
    if (this.#guessers.size < 10_000) return;
    for (const [address, { bucket, delayed }] of this.#guessers) {
      if (!delayed && bucket.at < this.now() - 60_000) this.#guessers.delete(address);
    }
  }
}
