/**
 * Lets the growing of sides pause after some work and resume later, so that a page stays responsive. The continuations
 * of the first few glyphs of a side form a twig. Twigs are visited in the same order each time, so those already done
 * are skipped.
 */

/** The largest number of glyphs before the last one of a twig. */
export const twigLength: i32 = 2;
/** The current twig, and the first one that has not been done. */
let twig: i32 = 0;
let undone: i32 = 0;
/** The work done in this slice, and its limit. */
let work: i32 = 0;
let budget: i32 = i32.MAX_VALUE;
/** True if growing has paused; calling it again with the same arguments resumes it. */
export let hasPaused: bool = false;
/** True if growing should stop. */
export let hasStopped: bool = false;

/** Stops growing, for a caller that needs no more sides. */
export function stop(): void {
  hasStopped = true;
}

/** Starts a slice with that much work. */
export function beginSlice(most: i32): void {
  work = 0;
  budget = most;
}

export function addWork(): void {
  work++;
}

/** Returns whether the work of this slice is done. */
export function isSpent(): bool {
  return work > budget;
}

/** Discards a paused run. */
export function forget(): void {
  hasPaused = false;
}

/** Call before growing sides, for the first time or to resume. */
export function beginTwigs(): void {
  if (!hasPaused) undone = 0;
  hasPaused = hasStopped = false;
  twig = 0;
}

/** Moves to the next twig and returns whether to grow it now. */
export function isNextTwig(): bool {
  const isDone = twig < undone;
  if (!isDone && !hasPaused && work > budget) {
    hasPaused = hasStopped = true;
    undone = twig;
  }
  twig++;
  return !isDone && !hasPaused;
}
