/**
 * The server's clock of a turn. It reads no time itself: all times are milliseconds since 1970 and come from the log, so that every process
 * gets the same result. Times reported by a device are never used.
 */
import { allowances, type Allowance } from '../../match/clock.js';
import { longestMs } from '../../rules/game.js';

export { allowances, type Allowance };

/** The maximum round-trip time credited to a slow connection, in milliseconds. With a higher value, a player could gain time. */
export const mostRtt = 1500;

/** Milliseconds after the limit at which the server ends a turn: an answer given in time may still be on its way. */
export const grace = 1500;

/** A period during which the lesson was paused; if `to` is missing, it still is. */
export interface Pause {
  readonly from: number;
  readonly to?: number;
}

/** The data from which the time of a turn is calculated. */
export interface Turning {
  /** The time at which the turn began. */
  readonly turnAt: number;
  /** The pauses of the lesson, in order and without overlaps. Pauses before the turn are ignored. */
  readonly pauses: readonly Pause[];
}

export const isPaused = (pauses: readonly Pause[]): boolean => pauses.some(({ to }) => to === undefined);

/** Returns the time limit of the seat to act, in milliseconds according to the rules; Infinity without a limit. */
export const limitIn = <S>({ limit }: { limit?: (state: S) => number }, state: S): number => limit?.(state) ?? Infinity;

/** Returns the milliseconds of a turn up to now, without pauses: an integer from 0 to one day. */
export function taken({ turnAt, pauses }: Turning, now: number): number {
  const paused = pauses.reduce((sum, { from, to = now }) => {
    return sum + Math.max(0, Math.min(to, now) - Math.max(from, turnAt));
  }, 0);
  return Math.min(Math.max(0, Math.round(now - turnAt - paused)), longestMs);
}

/**
 * Returns the milliseconds that a move took on the player's screen, for its field `ms`: without the transmission of the question and of the
 * answer. `rtt` is the round-trip time in milliseconds measured by the server; anything else counts as 0. For a player with extra time, the
 * result is 0, which means unknown, as on a single device.
 */
export function msOf(turning: Turning, now: number, rtt: number, allowance: Allowance): number {
  if (allowance !== 1) return 0;
  const way = rtt > 0 ? Math.min(rtt, mostRtt) : 0;
  return Math.max(0, taken(turning, now) - Math.round(way));
}

/**
 * Returns the milliseconds until the server ends the turn, 0 if it ends now; Infinity if it never does: without a limit, with an unlimited
 * allowance, and while the lesson is paused. `limit` is in milliseconds, Infinity for none.
 */
export function timeUpIn(turning: Turning, now: number, limit: number, allowance: Allowance): number {
  if (isPaused(turning.pauses)) return Infinity;
  return Math.max(0, limit * allowance + grace - taken(turning, now));
}
