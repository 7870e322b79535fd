/**
 * Limits against too many requests. Addresses and ids of devices are only held in memory, and forgotten after a while without
 * requests. A whole school may have one address, so that an address is never shut out; only a device by itself waits for long.
 */
import { fullBucket, take, type Bucket, type Rate } from '../src/live/referee/rate.js';

/** The limits of a server. */
export const most = {
  /** Maximum number of devices in a lesson that have not chosen a name; then the one that has been there longest has to come again. */
  guests: 100,
  /** The same for one device, of which each window counts. */
  guestsOfDevice: 3,
  /** Maximum number of connections of a pupil, and of projectors. */
  connections: 4,
  projectors: 20,
  /** Maximum number of lessons in memory. */
  lessons: 20_000,
  /** Maximum number of bytes buffered for a device; a slower one is disconnected. */
  waiting: 256 * 1024,
  /** Number of excessive or unreadable messages after which a device is disconnected. */
  strikes: 40,
} as const;

/** Number of keys in memory from which on those that are not needed any more are forgotten. */
const mostKeys = 10_000;

interface WaitRule {
  /** Number of tries without a wait. */
  readonly free: number;
  /** The first wait and the longest one, in milliseconds; each is twice the one before. */
  readonly first: number;
  readonly longest: number;
  /** Time without a try after which all are forgotten, in milliseconds. */
  readonly forgotten: number;
}

/** Waits that double with each try, by device. */
export class Waits {
  readonly #tries = new Map<string, { count: number; until: number; what: string }>();

  constructor(
    private readonly rule: WaitRule,
    private readonly now: () => number,
  ) {}

  /** Returns how long a device has to wait before its next try, in milliseconds. */
  left(key: string): number {
    return Math.max(0, (this.#tries.get(key)?.until ?? 0) - this.now());
  }

  #last(key: string) {
    const known = this.#tries.get(key);
    return known && this.now() - known.until < this.rule.forgotten ? known : undefined;
  }

  /** Returns whether the last try of a device was the same. */
  isLast(key: string, what: string): boolean {
    return this.#last(key)?.what === what;
  }

  /** Counts a try. */
  count(key: string, what: string): void {
    const { free, first, longest, forgotten } = this.rule;
    const now = this.now();
    const count = (this.#last(key)?.count ?? 0) + 1;
    const wait = count < free ? 0 : Math.min(longest, first * 2 ** Math.min(30, count - free));
    this.#tries.set(key, { count, until: now + wait, what });
    if (this.#tries.size > mostKeys)
      for (const [other, { until }] of this.#tries) if (now - until >= forgotten) this.#tries.delete(other);
  }

  forget(key: string): void {
    this.#tries.delete(key);
  }
}

/** Rates by address. */
export class Rates {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {}

  /** Counts a request. Returns whether it is within the rate. */
  take(key: string): boolean {
    const now = this.now();
    const bucket = this.#buckets.get(key) ?? fullBucket(this.rate, now);
    const left = take(bucket, now, this.rate);
    this.#buckets.set(key, left ?? bucket);
    const full = (this.rate.burst / this.rate.perSecond) * 1000;
    if (this.#buckets.size > mostKeys)
      for (const [other, { at }] of this.#buckets) if (now - at > full) this.#buckets.delete(other);
    return left !== undefined;
  }

  /** Returns whether the next request is within the rate. */
  has(key: string): boolean {
    const bucket = this.#buckets.get(key);
    return !bucket || take(bucket, this.now(), this.rate) !== undefined;
  }
}

/** A device that has no token yet. */
export interface Stranger {
  readonly address: string;
  /** The id that its window has given itself; undefined if it sends none. */
  readonly device?: string | undefined;
}

/** Wrong codes of a device: five at once, then it waits 2 s, 4 s and so on up to a minute. */
const wrongCodes: WaitRule = { free: 5, first: 2000, longest: 60_000, forgotten: 600_000 };
/** Wrong codes of an address: a school of devices with ids, or the devices without one. */
const addressCodes: Rate = { perSecond: 5, burst: 300 };
const namelessCodes: Rate = { perSecond: 10 / 60, burst: 10 };
/** Beyond the rate of an address each code, even a correct one, is delayed by so many milliseconds, and only a limited number may wait. */
export const codeDelay = 2000;
const mostDelayed = 50;

/** Counts wrong codes. Devices that have a token are not concerned. */
export class WrongCodes {
  readonly #devices: Waits;
  readonly #addresses: Rates;
  readonly #nameless: Rates;
  readonly #delayed = new Map<string, number>();

  constructor(now: () => number) {
    this.#devices = new Waits(wrongCodes, now);
    this.#addresses = new Rates(addressCodes, now);
    this.#nameless = new Rates(namelessCodes, now);
  }

  /** Counts a wrong code, once: a device may send it twice, over a socket and over HTTP beside it. */
  wrong({ address, device }: Stranger, code: string): void {
    if (device === undefined) return void this.#nameless.take(address);
    const key = `${address} ${device}`;
    if (this.#devices.isLast(key, code)) return;
    this.#devices.count(key, code);
    this.#addresses.take(address);
  }

  /** Returns how long the device has to wait before it may send a code, in milliseconds. */
  left({ address, device }: Stranger): number {
    return device === undefined ? 0 : this.#devices.left(`${address} ${device}`);
  }

  /** Returns the delay before a code may be looked up, in milliseconds; undefined if too many are waiting already. */
  delay({ address, device }: Stranger): number | undefined {
    if ((device === undefined ? this.#nameless : this.#addresses).has(address)) return 0;
    return (this.#delayed.get(address) ?? 0) < mostDelayed ? codeDelay : undefined;
  }

  /** Registers that one more code waits, or one less. */
  waits({ address }: Stranger, change: 1 | -1): void {
    const count = (this.#delayed.get(address) ?? 0) + change;
    if (count > 0) this.#delayed.set(address, count);
    else this.#delayed.delete(address);
  }
}

/** Names that a device takes or asks for in a lesson: three at once, then it waits 5 s, 10 s and so on up to two minutes. */
const names: WaitRule = { free: 3, first: 5000, longest: 120_000, forgotten: 600_000 };
/** Names that all devices of an address take in a lesson: a class that comes at once does not notice it. */
const addressNames: Rate = { perSecond: 1, burst: 30 };
/** The same for devices without an id. */
const namelessNames: Rate = { perSecond: 0.5, burst: 6 };

/** Counts the names that devices take in lessons, and knows the last one of each device. */
export class TakenNames {
  readonly #devices: Waits;
  readonly #addresses: Rates;
  readonly #nameless: Rates;
  readonly #last = new Map<string, number>();

  constructor(now: () => number) {
    this.#devices = new Waits(names, now);
    this.#addresses = new Rates(addressNames, now);
    this.#nameless = new Rates(namelessNames, now);
  }

  /**
   * Counts a message with which a device wants a name. Returns how long it has to wait first, in milliseconds; then it is not counted. The
   * message may come twice, over a socket and over HTTP beside it.
   */
  wait(lesson: string, { address, device }: Stranger, message: string): number {
    const ofAddress = `${lesson} ${address}`;
    if (device === undefined) return this.#nameless.take(ofAddress) ? 0 : 2000;
    const key = `${ofAddress} ${device}`;
    if (this.#devices.isLast(key, message)) return 0;
    const left = this.#devices.left(key);
    if (left > 0) return left;
    if (!this.#addresses.take(ofAddress)) return 2000;
    this.#devices.count(key, message);
    return 0;
  }

  /** Registers the name of a device, and returns the one that it had before. */
  set(lesson: string, { device }: Stranger, pupil: number): number | undefined {
    if (device === undefined) return undefined;
    const key = `${lesson} ${device}`;
    const before = this.#last.get(key);
    this.#last.delete(key);
    this.#last.set(key, pupil);
    if (this.#last.size > mostKeys) for (const [oldest] of this.#last) return (this.#last.delete(oldest), before);
    return before;
  }
}
