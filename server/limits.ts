/** Limits against those who ask too much. An address is only held in memory, and forgotten when it is quiet. */
import { fullBucket, take, type Bucket, type Rate } from '../src/live/rate.js';

/** The most of each that a server bears. */
export const most = {
  /** Sockets and held questions of a class. */
  sockets: 200,
  /** Classes in memory. */
  classes: 20_000,
  /** Bytes that wait for a device before it counts as too slow. */
  waiting: 256 * 1024,
  /** Messages too many, or unreadable, before a device is sent away. */
  strikes: 40,
} as const;

/** So many wrong codes may come from an address, which is maybe a whole school. */
const codeRate: Rate = { perSecond: 10 / 60, burst: 10 };
/** Then each code waits so long, in milliseconds, the right one, too; and only so many wait. */
export const codeDelay = 2000;
const mostDelayed = 50;

interface Guesser {
  bucket: Bucket;
  delayed: number;
}

/** Counts wrong codes by address. Nobody is ever shut out: a school is one address. */
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

  /** Returns how many milliseconds a code has to wait before it is looked up; undefined if too many wait already. */
  delay(address: string): number | undefined {
    const one = this.#guessers.get(address);
    if (!one || take(one.bucket, this.now(), codeRate)) return 0;
    return one.delayed < mostDelayed ? codeDelay : undefined;
  }

  /** Says that a code waits, or waits no more. */
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
