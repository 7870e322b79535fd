/**
 * Limits of time, the same in every game (PLY-19, MUL-15): what comes exactly as the time runs out is in time. Limits
 * and times are in milliseconds; a limit of Infinity is none.
 */

/** Returns the limit for so many seconds; 0 stands for no limit. */
export const limitOfSeconds = (seconds: number): number => (seconds === 0 ? Infinity : seconds * 1000);

/** Whether an answer or a choice comes too late. */
export const isLate = (ms: number, limit: number): boolean => ms > limit;

/** Whether the time is up, so that a turn without an answer can be ended. */
export const isUp = (ms: number, limit: number): boolean => ms >= limit;
