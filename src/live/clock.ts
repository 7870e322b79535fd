/**
 * The server's clock of a turn. It keeps no time itself: all times are milliseconds since 1970 and come from the log, so
 * that every process counts the same. What a device says of its own time is never used.
 */
import { allowances, type Allowance } from '../match/clock.js';
import { longestMs } from '../rules/game.js';

export { allowances, type Allowance };

/** The most that a slow connection is credited, in milliseconds there and back: more would be a way to win time. */
export const mostRtt = 1500;

/** How long after its limit a turn is ended by the server, in milliseconds: an answer in time may still be on its way. */
export const grace = 1500;

/** A time during which the class was paused; without `to` it still is. */
export interface Pause {
  readonly from: number;
  readonly to?: number;
}

/** What a turn's time is counted from. */
export interface Turning {
  /** When the turn began. */
  readonly turnAt: number;
  /** The pauses of the class, in order; they may not overlap. Those before the turn do not matter. */
  readonly pauses: readonly Pause[];
}

export const isPaused = (pauses: readonly Pause[]): boolean => pauses.some(({ to }) => to === undefined);

/** Returns how long the seat to act has, in milliseconds as the rules count them; Infinity without a limit. */
export const limitIn = <S>({ limit }: { limit?: (state: S) => number }, state: S): number => limit?.(state) ?? Infinity;

/** Returns the milliseconds of a turn up to now, without pauses: whole, 0 to one day. */
export function taken({ turnAt, pauses }: Turning, now: number): number {
  const paused = pauses.reduce((sum, { from, to = now }) => {
    return sum + Math.max(0, Math.min(to, now) - Math.max(from, turnAt));
  }, 0);
  return Math.min(Math.max(0, Math.round(now - turnAt - paused)), longestMs);
}

/**
 * Returns the milliseconds that a move took on the player's screen, for its field `ms`: without the way of the question
 * and of the answer. `rtt`: milliseconds there and back, as the server measured them; what is no such number counts as 0.
 * Whoever has more time gets 0, which means unknown, as on a single device.
 */
export function msOf(turning: Turning, now: number, rtt: number, allowance: Allowance): number {
  if (allowance !== 1) return 0;
  const way = rtt > 0 ? Math.min(rtt, mostRtt) : 0;
  return Math.max(0, taken(turning, now) - Math.round(way));
}

/**
 * Returns in how many milliseconds the server ends the turn, 0 if it does now; Infinity if it never does: without a limit,
 * with an unlimited allowance, and while the class is paused. `limit`: milliseconds, Infinity for none.
 */
export function timeUpIn(turning: Turning, now: number, limit: number, allowance: Allowance): number {
  if (isPaused(turning.pauses)) return Infinity;
  return Math.max(0, limit * allowance + grace - taken(turning, now));
}
