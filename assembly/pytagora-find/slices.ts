/**
 * So that a page need not stand still, growing sides can pause after some work and go on later. What the first few glyphs of
 * a side lead to is a twig; twigs come in the same order each time, so those that were done before are passed over.
 */

/** Glyphs before the last one of a twig, at most. */
export const twigLength: i32 = 2;
/** The twig in hand, and the first that is not done. */
let twig: i32 = 0;
let undone: i32 = 0;
/** Work done in this slice, and how much it may be. */
let work: i32 = 0;
let budget: i32 = i32.MAX_VALUE;
/** Whether growing has paused: with the same arguments it goes on. */
export let hasPaused: bool = false;
/** Whether nothing more is to be grown now. */
export let hasStopped: bool = false;

/** For whoever has had enough. */
export function stop(): void {
  hasStopped = true;
}

/** Begins a slice of so much work. */
export function beginSlice(most: i32): void {
  work = 0;
  budget = most;
}

export function addWork(): void {
  work++;
}

/** What has paused will not go on. */
export function forget(): void {
  hasPaused = false;
}

/** Before sides are grown, anew or on from where it has paused. */
export function beginTwigs(): void {
  if (!hasPaused) undone = 0;
  hasPaused = hasStopped = false;
  twig = 0;
}

/** The next twig: whether it is to be grown now. */
export function isNextTwig(): bool {
  const isDone = twig < undone;
  if (!isDone && !hasPaused && work > budget) {
    hasPaused = hasStopped = true;
    undone = twig;
  }
  twig++;
  return !isDone && !hasPaused;
}
