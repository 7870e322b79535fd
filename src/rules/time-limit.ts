/**
 * Time limits, the same in every game (PLY-19, MUL-15): a move exactly when the time runs out is in time. Limits and
 * times are in milliseconds; Infinity means no limit.
 */

/** Returns the limit in milliseconds for a number of seconds; 0 means no limit. */
export const limitOfSeconds = (seconds: number): number => (seconds === 0 ? Infinity : seconds * 1000);

/** Returns whether an answer or a choice comes too late. */
export const isLate = (ms: number, limit: number): boolean => ms > limit;

/** Returns whether the time is up, so that a turn without an answer can be ended. */
export const isUp = (ms: number, limit: number): boolean => ms >= limit;
