/** Limits the messages of a device by a token bucket. */

/** Messages per second, and the maximum number at once after a silence. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export const messageRate: Rate = { perSecond: 5, burst: 20 };

/** The state of a bucket at a time, in milliseconds; plain data. */
export interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

export const fullBucket = (rate: Rate, now: number): Bucket => ({ tokens: rate.burst, at: now });

/** Returns the bucket with one token less; undefined if it is empty, so that the message comes too early. */
export function take({ tokens, at }: Bucket, now: number, { perSecond, burst }: Rate): Bucket | undefined {
  // A clock that was set back must not fill or empty the bucket.
  const left = Math.min(burst, tokens + (Math.max(0, now - at) * perSecond) / 1000);
  return left >= 1 ? { tokens: left - 1, at: Math.max(now, at) } : undefined;
}
