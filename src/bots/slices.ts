/** Runs work on the main thread in slices, between which the page can respond. */

/**
 * Milliseconds after which the page gets a turn. Including the step in progress, and on a slow machine, a slice stays
 * below 8 ms.
 */
const slice = 4;

/** Yields to the page: resolves in a new task. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs steps until one returns false or the signal is aborted. Resolves to false if aborted. */
export async function inSlices(step: () => unknown, signal?: AbortSignal): Promise<boolean> {
  for (;;) {
    const until = performance.now() + slice;
    do {
      if (signal?.aborted) return false;
      if (!step()) return true;
    } while (performance.now() < until);
    await pause();
  }
}

/** Runs a generator to its end in slices. Resolves to undefined if aborted. */
export async function endInSlices<T>(steps: Generator<unknown, T>, signal?: AbortSignal): Promise<T | undefined> {
  let end: T | undefined;
  await inSlices(() => {
    const { done, value } = steps.next();
    if (done) end = value;
    return !done;
  }, signal);
  return end;
}
